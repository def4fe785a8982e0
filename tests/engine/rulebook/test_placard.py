import string

import pytest

from rulings.engine.rulebook import (
    LANGUAGES,
    Paragraph,
    group_heading,
    groups,
    house,
    placard,
    placard_frame,
    preset_names,
    setting_values,
    settings,
)
from rulings.engine.rulebook.data import load
from rulings.engine.rulebook.placard import idle
from tests.engine.rulebook.test_labels import keys, own_figures

TRANSLATED = LANGUAGES[1:]


def texts(language):
    return load(f"placard/{language}.toml")


def places(text):
    return {field for _text, field, _spec, _conversion in string.Formatter().parse(text) if field}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_sentence_for_every_value_and_no_others(language):
    found = texts(language)
    assert list(found) == ["page", "groups", *settings()]
    assert list(found["groups"]) == list(groups())
    for name, setting in settings().items():
        assert set(found[name]) - own_figures(name, found[name]) == keys(setting.values), name


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_says_as_much_as_the_english(language):
    english, found = texts("en"), texts(language)
    for name in settings():
        assert list(found[name]) == list(english[name]), name
        for key, sentence in found[name].items():
            assert bool(sentence) == bool(english[name][key]), (name, key)
            assert places(sentence) == places(english[name][key]), (name, key)
            assert not sentence or sentence != english[name][key], (name, key)
    for key, text in found["page"].items():
        assert places(text) == places(english["page"][key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_one(language):
    for name in settings():
        for sentence in filter(None, texts(language)[name].values()):
            assert sentence.endswith("."), (name, sentence)
            assert sentence[0].isupper() or sentence[0] in '"«„', (name, sentence)


def said(preset, group, **changes):
    """The sentences of a preset with changes on one group."""
    values = setting_values(house({"preset": preset, "settings": changes}))
    paragraphs = {paragraph.heading: paragraph.sentences for paragraph in placard(values, "en")}
    return paragraphs.get(group_heading(group, "en"), ())


def test_a_group_in_plain_sentences():
    assert said("wsop-live-2024", "run it") == (
        "An all-in pot may be run on up to 3 boards.",
        "To run it more than once every player in the pot has to agree.",
    )
    assert said("wsop-live-2024", "straddles") == (
        "The player to the left of the big blind may straddle.",
        "The button may straddle and comes before others who would.",
        "A straddle is twice the blind before it.",
        "There is one straddle in a hand.",
        "The straddler acts last in the first round and may raise.",
        "The least raise over a straddle is one big blind.",
        "After a straddle of the button the small blind acts first.",
    )


def test_what_decides_nothing_is_not_said():
    assert said("standard", "straddles") == ("There are no straddles, unless the stakes of the table say so.",)
    assert said("standard", "run it") == ("An all-in pot is run once.",)
    utg = said("standard", "straddles", straddle_positions=["utg"])
    assert "After a straddle of the button the small blind acts first." not in utg


def test_a_setting_is_idle_only_while_all_others_named_say_so():
    setting = settings()["headsup_uncap"]
    uncapped = setting_values(house({"settings": {"limit_raise_cap": "none", "limit_raise_cap_two_round": "none"}}))
    assert idle(setting, uncapped)
    assert not idle(setting, uncapped | {"big_bet_raise_cap": 3})
    assert not idle(settings()["undercall"], uncapped)


def test_the_settings_named_in_idle_exist_and_have_those_values():
    for setting in settings().values():
        for name, among in setting.idle.items():
            for value in among:
                settings()[name].values.read(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", preset_names())
def test_every_preset_can_be_hung_up(preset, language):
    paragraphs = placard(setting_values(house(preset)), language)
    assert [paragraph.heading for paragraph in paragraphs] == [group_heading(group, language) for group in groups()]
    assert all(paragraph.sentences for paragraph in paragraphs)


def test_a_regional_language_reads_its_base_and_an_unknown_one_english():
    values = setting_values(house())
    assert placard(values, "es-AR") == placard(values, "es")
    assert placard(values, "xx") == placard(values, "../es") == placard(values, "en")
    assert placard_frame("ru").title == "Правила зала"


def test_a_version_from_before_a_setting_was_known_does_not_speak_of_it():
    assert placard({"run_it_max": 2}, "en") == (
        Paragraph("Running it more than once", ("An all-in pot may be run on up to 2 boards.",)),
    )
