import re

import pytest

from rulings.engine.rulebook import (
    LANGUAGES,
    RuleText,
    group_title,
    groups,
    rule,
    rule_groups,
    rule_text,
    rules,
    setting_means,
    settings,
)
from rulings.engine.rulebook.data import load

TRANSLATED = LANGUAGES[1:]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_covers_every_rule_setting_and_group(language: str) -> None:
    locale = load(f"locale/{language}.toml")
    assert list(locale) == ["groups", "settings", "rules"]
    assert set(locale["rules"]) == set(rules())
    assert set(locale["settings"]) == set(settings())
    assert set(locale["groups"]) == {*groups(), *rule_groups()}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_rule_has_a_title_and_a_text_of_its_own(language: str) -> None:
    for rule_id, found in rules().items():
        words = rule_text(rule_id, language)
        assert words.title.strip(), rule_id
        assert words.text.endswith("."), rule_id
        assert words.text != found.text, rule_id


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_setting_names_the_same_values(language: str) -> None:
    for name in settings():
        assert values_named(setting_means(name, language)) == values_named(setting_means(name, "en")), name


def test_english_is_the_catalogue_itself() -> None:
    assert rule_text("string-bet", "en") == RuleText(rule("string-bet").title, rule("string-bet").text)
    assert setting_means("undercall", "en") == settings()["undercall"].means
    assert group_title("turn", "en") == "turn"


def test_a_regional_language_reads_its_base_and_an_unknown_one_english() -> None:
    assert rule_text("string-bet", "es-AR") == rule_text("string-bet", "es")
    assert rule_text("string-bet", "xx") == rule_text("string-bet", "en")
    assert rule_text("string-bet", "../es") == rule_text("string-bet", "en")


def test_an_unknown_rule_or_setting_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rule_text("no-such-rule", "es")
    with pytest.raises(KeyError):
        setting_means("no_such_setting", "es")


def values_named(means: str) -> set[str]:
    """The identifiers with an underscore in a text: values and settings, the same in every language."""
    return set(re.findall(r"[a-z]+(?:_[a-z]+)+", means))
