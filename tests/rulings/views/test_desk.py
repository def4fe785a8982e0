"""The page at /, tap by tap."""

import json

import pytest
from django.test import Client
from django.utils.html import escape

from rulings.desk import records

BET = {"seat": 2, "say": "bet", "amount": 50}
CHIP = {"seat": 3, "push": [100]}


@pytest.fixture
def floor(client, anna):
    client.force_login(anna)
    return client


def text(*events, **parts):
    return records.write({**records.new(), "events": list(events), **parts})


def carried(response):
    """The record that the page carries on."""
    return response.context["record"]


def test_the_empty_page(floor):
    response = floor.get("/")
    assert response.status_code == 200
    assert carried(response) == text()
    assert "What happened?" in response.text
    assert "One silent chip" in response.text
    assert response.headers["Cache-Control"] == "max-age=0, no-cache, no-store, must-revalidate, private"


def test_the_story_without_javascript(floor):
    bet = floor.post("/", {"record": text(), "step": "add", "seat": "2", "word": "bet", "number": "50"})
    chip = floor.post("/", {"record": carried(bet), "step": "chip:100", "seat": "3"})
    call = floor.post("/", {"record": carried(chip), "step": "add", "seat": "3", "tapped": "100"})
    assert carried(call) == text(BET, CHIP)
    for words in [
        "<!doctype html>",
        '<p class="verdict">Call 50</p>',
        "<dt>comes back</dt> <dd>50</dd>",
        "Seat 4 to act: call 50, or raise to 100 or more",
        "One chip without a word is a call, whatever it is worth: 50 of the 100 play. 50 comes back.",
        '<a href="/rulebook/single-overchip-call/?house=standard"',
        "Robert&#x27;s Rules of Poker, section 3, Spanish translation r15",
    ]:
        assert words in call.text


def test_htmx_gets_what_changes_and_the_address_that_brings_it_back(floor):
    response = floor.post(
        "/", {"record": text(BET), "step": "add", "seat": "3", "tapped": "100"}, headers={"HX-Request": "true"}
    )
    assert "<!doctype" not in response.text
    assert 'id="announcement" hx-swap-oob="innerHTML"' in response.text
    again = floor.get(response.headers["HX-Replace-Url"])
    assert carried(again) == text(BET, CHIP)
    assert "Call 50" in again.text


def test_a_long_record_is_not_kept_in_the_address(floor):
    long = text(*[{"seat": 2, "say": "time"}] * 100)
    response = floor.post("/", {"record": long, "step": "look:0"}, headers={"HX-Request": "true"})
    assert response.headers["HX-Replace-Url"] == "/"
    assert carried(response) == long


def test_a_bad_entry_keeps_everything(floor):
    response = floor.post("/", {"record": text(BET), "step": "add", "seat": "3", "word": "call", "number": "many"})
    assert carried(response) == text(BET)
    assert '<p class="errorlist" id="number-problem">Write a whole number above 0, such as 50.</p>' in response.text
    assert 'value="many"' in response.text
    assert response.context["palette"]["draft"].word == "call"


def test_what_became_wrong_is_said_beside_it_and_the_rest_stands(floor):
    record = text(BET, {"seat": 3, "push": [7]}, {"seat": 4, "say": "call"}, {"garbage": "<b>"})
    response = floor.get("/", {"record": record})
    assert carried(response) == record
    assert [line.problem for line in response.context["lines"]] == [
        "",
        "There is no 7 chip on the table.",
        "Not ruled on yet.",
        "Not ruled on yet.",
    ]
    assert [line.told for line in response.context["lines"]][2:] == ["Seat 4: “call”", '{"garbage": "<b>"}']
    assert escape('{"garbage": "<b>"}') in response.text
    assert response.context["line"].index == 0
    assert "Seat 3 to act" in response.text


def test_nothing_could_be_ruled_on(floor):
    response = floor.get("/", {"record": text({"garbage": 1})})
    assert "Nothing could be ruled on" in response.text


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("{<", "It is not written in JSON."),
        ("[]", "It is not a record with a list of what happened."),
        ('{"events": [], "button": 1}', "game: must be there"),
        (json.dumps({"note": "x" * 70000}), "It is longer than this page takes."),
    ],
)
def test_what_is_no_record_is_shown_as_it_came(floor, record, said):
    response = floor.post("/", {"record": record, "step": "add"})
    assert response.status_code == 422
    assert said in response.text
    assert escape(record) in response.text


def test_the_ruling_of_an_earlier_act(floor):
    response = floor.post("/", {"record": text(BET, CHIP), "step": "look:0"})
    assert '<p class="verdict">Bet 50</p>' in response.text
    assert "Seat 3 to act" in response.text
    assert "Back to the newest" in response.text


def test_an_act_out_of_turn_names_whose_turn_it_is_and_what_becomes_of_it(floor):
    acts = [BET, {"seat": 4, "say": "raise", "amount": 150}, {"seat": 3, "say": "fold"}]
    response = floor.get("/", {"record": text(*acts)})
    assert [line.ruling.verdict for line in response.context["lines"]] == [
        "Bet 50",
        "Out of turn - waits for seat 3",
        "Fold",
    ]
    assert [also.verdict for also in response.context["line"].ruling.also] == ["Raise to 150"]
    assert "And seat 4: Raise to 150" in response.text


def test_the_house_setting_and_the_discretion_are_said(floor):
    acts = [BET, {"seat": 3, "push": [25]}]
    response = floor.get("/", {"record": text(*acts, house="russian-club")})
    assert "Chooses: call 50 or fold and leave 25" in response.text
    assert "House setting: Less than a call: pay the rest, or fold and leave it" in response.text
    acts = [BET, {"seat": 3, "forward": [100]}, {"seat": 4, "say": "call"}]
    response = floor.get("/", {"record": text(*acts, house="roberts-rules")})
    assert "And seat 3: Call 50" in response.text
    assert "the floor may decide otherwise" in response.text


def set_up(floor, record, step="set", **changes):
    opened = floor.post("/", {"record": record, "step": "set-up"})
    form = opened.context["form"]
    sent = {"record": record, "setting-up": "yes", "step": step}
    for bound in form:
        value = bound.value()
        sent[bound.html_name] = "" if value is None else value
    return floor.post("/", {**sent, **changes})


def test_another_house_rules_the_same_acts_again(floor):
    acts = [BET, {"seat": 3, "push": [25]}]
    response = set_up(floor, text(*acts), house="russian-club")
    assert carried(response) == text(*acts, house="russian-club")
    assert "form" not in response.context
    assert "Chooses: call 50 or fold and leave 25" in response.text


def test_a_choice_sent_at_once_keeps_the_set_up_open(floor):
    response = set_up(floor, text(), step="", variant="razz", betting="fixed_limit")
    assert [field.name for field in response.context["form"].amounts] == ["small_bet", "big_bet", "ante", "bring_in"]
    assert json.loads(carried(response))["game"]["bring_in"] == 2


def test_a_wrong_table_is_said_at_its_field_and_changes_nothing(floor):
    response = set_up(floor, text(BET), stack_2="0", house="tda-2024")
    assert carried(response) == text(BET)
    assert response.context["form"].errors == {"stack_2": ["A player without chips must be in a pot."]}
    assert "Bet 50" in response.text


def test_a_new_hand_and_back(floor):
    cleared = floor.post("/", {"record": text(BET), "step": "new"})
    assert carried(cleared) == text()
    back = floor.post("/", {"record": text(), "step": "restore", "cleared": cleared.context["cleared"]})
    assert carried(back) == text(BET)


def test_a_form_of_somebody_else_s_is_refused(anna):
    client = Client(enforce_csrf_checks=True)
    client.force_login(anna)
    assert client.post("/", {"record": text(), "step": "add"}).status_code == 403


def test_other_methods_are_not_for_this_page(floor):
    assert floor.put("/").status_code == 405


def test_nothing_is_asked_of_the_database(floor, django_assert_num_queries):
    with django_assert_num_queries(2):  # the session and the user
        floor.post("/", {"record": text(BET), "step": "add", "seat": "3", "tapped": "100"})
