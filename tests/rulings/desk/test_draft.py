"""The event put together in the palette."""

import pytest

from rulings.desk import draft as drafts
from rulings.desk.draft import Draft, DraftError


@pytest.mark.parametrize(
    ("fields", "event"),
    [
        ({"seat": "2", "word": "bet", "number": "50"}, {"seat": 2, "say": "bet", "amount": 50}),
        ({"seat": "2", "word": "raise", "number": "60", "meaning": "by"}, {"seat": 2, "say": "raise", "by": 60}),
        ({"seat": "2", "word": "fold"}, {"seat": 2, "say": "fold"}),
        ({"seat": "2", "number": " 50 "}, {"seat": 2, "say": 50}),
        ({"seat": "3", "tapped": "100"}, {"seat": 3, "push": [100]}),
        ({"seat": "3", "tapped": "25 5 5", "word": "call"}, {"seat": 3, "say": "call", "push": [25, 5, 5]}),
        ({"seat": "3", "tapped": "25", "motion": "forward"}, {"seat": 3, "forward": [25]}),
        ({"seat": "3", "small": "60", "motion": "pull"}, {"seat": 3, "pull": 60}),
        ({"seat": "3", "tapped": "25", "continues": "on"}, {"seat": 3, "push": [25], "continues": True}),
        ({"seat": "3", "take_back": "on", "unaware": "on"}, {"seat": 3, "take_back": True, "unaware": True}),
        ({"seat": "3", "tap": "on"}, {"seat": 3, "tap": True}),
        ({"seat": "3", "muck": "on"}, {"seat": 3, "muck": True}),
    ],
)
def test_a_draft_and_its_event_turn_into_each_other(fields, event):
    draft = drafts.read(fields)
    assert drafts.event(draft) == event
    again = drafts.from_event(event, 4)
    assert drafts.event(again) == event
    assert again.editing == 4


@pytest.mark.parametrize(
    ("fields", "field", "said"),
    [
        ({"word": "fold"}, "seat", "Choose whose act it was."),
        ({"seat": "2"}, "word", "Say what happened: a word, a number, chips or a motion."),
        ({"seat": "2", "unaware": "on"}, "word", "Say what happened: a word, a number, chips or a motion."),
        ({"seat": "2", "number": "fifty"}, "number", "Write a whole number above 0, such as 50."),
        ({"seat": "2", "number": "0"}, "number", "Write a whole number above 0, such as 50."),
        ({"seat": "2", "small": "-5"}, "small", "Write a whole number above 0, such as 50."),
        (
            {"seat": "2", "small": "5", "tapped": "25"},
            "small",
            "Either tap the chips or write how much they came to, not both.",
        ),
    ],
)
def test_what_makes_no_event(fields, field, said):
    with pytest.raises(DraftError) as caught:
        drafts.event(drafts.read(fields))
    assert (caught.value.field, caught.value.message) == (field, said)


def test_what_no_palette_sends_is_left_out():
    fields = {"seat": "x", "motion": "throw", "meaning": "about", "tapped": "1 x -5 ²", "editing": "x"}
    assert drafts.read(fields) == Draft(chips=(1,))


def test_the_tray_holds_so_many_chips():
    assert len(drafts.read({"tapped": "1 " * 500}).chips) == 40


@pytest.mark.parametrize(
    "event",
    [
        {"dealer": "calls_on", "seat": 4},
        {"seat": 2, "show": "AhKd"},
        {"seat": 2, "pull": [5], "push": [25]},
        {"seat": 2, "say": "raise", "to": 5, "by": 5},
        {"say": "fold"},
    ],
)
def test_what_the_palette_has_no_place_for(event):
    assert drafts.from_event(event, 0) is None


def test_a_wrong_event_can_still_be_edited():
    draft = drafts.from_event({"seat": "x", "push": ["y", 25], "say": 5.5, "tap": 1}, 0)
    assert draft == Draft(number="5.5", chips=(25,), editing=0)


def test_the_dealer():
    assert drafts.called_on(Draft(seat=4)) == {"dealer": "calls_on", "seat": 4}
    assert drafts.dealt(Draft(cards="7h")) == {"dealer": "deals", "board": "7h"}
    with pytest.raises(DraftError, match="such as 7h"):
        drafts.dealt(Draft(seat=4))
    with pytest.raises(DraftError, match="whom the dealer asked"):
        drafts.called_on(Draft())


def test_extras_are_shown_when_there_are_any():
    assert not Draft(seat=2, word="bet", number="50", chips=(25,)).has_extras
    assert all(
        draft.has_extras
        for draft in (Draft(small="5"), Draft(motion="pull"), Draft(flags=frozenset({"tap"})), Draft(meaning="by"))
    )
