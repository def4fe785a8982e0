import pytest

from rulings.engine.rulebook import Citation, Rule, rule, rule_groups, rules, settings, sources, translation_notes
from rulings.engine.rulebook.data import load

FOUNDING = ("roberts-rules", "hungarian-nl", "russian-club", "pokerstars")


def test_the_groups_of_rules_in_reading_order() -> None:
    assert rule_groups() == (
        "stakes",
        "order",
        "blinds",
        "sizes",
        "words",
        "chips",
        "short wagers",
        "turn",
        "all-in",
        "showdown",
        "irregularities",
    )


def test_no_rule_is_lost_between_the_files() -> None:
    files = ("stakes", "order", "blinds", "sizes", "words", "chips", "short-wagers", "turn", "all-in", "showdown")
    counted = sum(len(load(f"rules/{name}.toml")["rule"]) for name in (*files, "irregularities"))
    assert len(rules()) == counted == 152


def test_a_rule_is_found_by_its_id() -> None:
    assert rule("unaware-of-raise") == Rule(
        id="unaware-of-raise",
        group="short wagers",
        title="Not aware of the raise",
        text=(
            "A caller who did not know the pot was raised may take his chips back and decide again while nobody behind "
            "him has acted, or only after a dealer's error, or never, as the house says."
        ),
        sources=(
            Citation("roberts-rules", "r12", None),
            Citation("wsop-live-2024", "135", "possibly"),
            Citation("russian-club", "D2", "only after the dealer's error"),
            Citation("tda-2024", "51", "the floor"),
        ),
        settings=("unaware_of_raise",),
        note=None,
    )


def test_an_unknown_rule_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rule("no-such-rule")


def test_every_rule_has_a_source_and_every_source_exists() -> None:
    assert {found.id for found in rules().values() if not found.sources} == set()
    assert {cited.source for found in rules().values() for cited in found.sources} == set(sources())


def test_every_setting_bends_a_rule_and_no_rule_names_another() -> None:
    assert {name for found in rules().values() for name in found.settings} == set(settings())


def test_the_founding_texts_come_first_and_say_how_they_are_counted() -> None:
    assert tuple(sources())[:4] == FOUNDING
    assert [sources()[name].language for name in FOUNDING] == ["es", "hu", "ru", "es"]
    assert all(sources()[name].counting for name in FOUNDING)


def test_citations_of_the_founding_texts_name_the_place() -> None:
    placeless = [
        (found.id, cited.source)
        for found in rules().values()
        for cited in found.sources
        if cited.source in FOUNDING and not cited.at
    ]
    assert placeless == []


def test_translation_notes_name_founding_texts_rules_and_settings_that_exist() -> None:
    notes = translation_notes()
    assert [sum(note.source == name for note in notes) for name in FOUNDING] == [14, 6, 2, 6]
    assert {name for note in notes for name in note.rules} <= set(rules())
    assert {name for note in notes for name in note.settings} <= set(settings())


def test_the_mistranslated_rule_on_unlimited_raising_is_noted() -> None:
    note = translation_notes()[0]
    assert (note.source, note.at, note.rules, note.settings) == (
        "roberts-rules",
        "r2",
        ("no-cap-big-bet",),
        ("big_bet_raise_cap",),
    )


@pytest.mark.parametrize(
    "rule_id",
    [
        "after-turn",
        "check-raise-barred",
        "choice-answer",
        "draw-count",
        "floor-decision",
        "hand-released",
        "no-raise-left",
        "owes-chips",
        "spread-limit-size",
    ],
)
def test_what_rule_books_imply_without_a_rule_has_an_id_to_cite(rule_id: str) -> None:
    assert rule(rule_id).sources
