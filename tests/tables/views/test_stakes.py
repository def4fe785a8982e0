"""The pages of stakes."""

from dataclasses import replace

import pytest

from tables.models import Stakes
from tables.services import activate_stakes, change_stakes, create_stakes, retire_stakes

pytestmark = pytest.mark.django_db

TYPED = {
    "name": "1/2 no-limit",
    "variant": "holdem",
    "betting": "no_limit",
    "cash": "on",
    "ante_type": "each",
    "check_raise": "allowed",
    "small_blind": "1",
    "big_blind": "2",
    "min_buy_in": "100",
    "straddle_policy": "house",
    "rake_percent": "0",
}
HTMX = {"HX-Request": "true"}


@pytest.fixture
def as_manager(client, manager):
    client.force_login(manager)
    return client


@pytest.fixture
def as_floor(client, floor):
    client.force_login(floor)
    return client


def names(response):
    return [stakes.name for stakes in response.context["stakes"]]


def test_the_list_by_status(as_floor, venue, owner, chip_set, facts, active_stakes):
    for name in ("A draft", "Old ones"):
        create_stakes(actor=owner, venue=venue, name=name, chip_set=chip_set, facts=facts)
    retire_stakes(actor=owner, stakes=Stakes.objects.get(name="Old ones"))
    everything = as_floor.get("/v/river/stakes/")
    assert names(everything) == ["1/2 no-limit", "A draft", "Old ones"]
    assert [(link.title, link.number) for link in everything.context["filters"]] == [
        ("All", 3),
        ("Draft", 1),
        ("Active", 1),
        ("Retired", 1),
    ]
    assert names(as_floor.get("/v/river/stakes/?status=draft")) == ["A draft"]
    assert "1/2 NLH, 100-300, UTG straddle 4" in everything.text


def test_no_stakes_yet(as_manager, venue):
    page = as_manager.get("/v/river/stakes/").text
    assert "No stakes yet" in page
    assert "/v/river/chips/new/" in page


def test_stakes_are_made_as_a_draft(as_manager, chip_set):
    response = as_manager.post("/v/river/stakes/new/", TYPED | {"chip_set": chip_set.pk}, follow=True)
    made = Stakes.objects.get()
    assert response.redirect_chain == [(f"/v/river/stakes/{made.pk}/", 302)]
    assert (made.status, made.preview) == ("draft", "1/2 NLH, from 100")


def test_what_is_unusual_is_said_and_saved(as_manager, chip_set):
    response = as_manager.post(
        "/v/river/stakes/new/", TYPED | {"chip_set": chip_set.pk, "min_buy_in": "10"}, follow=True
    )
    assert "Ten bets are usual as the least buy-in: 20." in response.text
    assert Stakes.objects.get().preview == "1/2 NLH, from 10"


def test_what_is_wrong_stands_at_its_field_and_saves_nothing(as_manager, chip_set):
    response = as_manager.post("/v/river/stakes/new/", TYPED | {"chip_set": chip_set.pk, "small_blind": "5"})
    assert response.context["form"].errors == {"big_blind": ["The big blind must be at least the small blind of 5."]}
    assert 'id="id_big_blind_error"' in response.text
    assert not Stakes.objects.exists()


def test_a_name_there_is_already(as_manager, chip_set, stakes):
    response = as_manager.post("/v/river/stakes/new/", TYPED | {"chip_set": chip_set.pk})
    assert response.context["form"].errors == {"name": ["This venue has stakes of that name."]}


def test_the_line_while_typing(as_manager, chip_set):
    sent = TYPED | {"chip_set": chip_set.pk, "look": "line", "name": "", "min_buy_in": "15"}
    response = as_manager.post("/v/river/stakes/new/", sent, headers=HTMX)
    assert "1/2 NLH, from 15" in response.text
    assert "Ten bets are usual" in response.text
    assert "<input" not in response.text
    assert not Stakes.objects.exists()


def test_the_fields_of_another_game(as_manager, chip_set):
    sent = TYPED | {"chip_set": chip_set.pk, "look": "fields", "betting": "fixed_limit"}
    response = as_manager.post("/v/river/stakes/new/", sent, headers=HTMX)
    assert 'name="small_bet"' in response.text
    assert "errorlist" not in response.text
    assert 'id="line" hx-swap-oob="innerHTML"' in response.text
    assert "<!doctype" not in response.text


def test_looking_without_a_script(as_manager, chip_set):
    sent = TYPED | {"chip_set": chip_set.pk, "look": "page", "betting": "fixed_limit"}
    page = as_manager.post("/v/river/stakes/new/", sent).text
    assert "<!doctype html>" in page
    assert 'name="small_bet"' in page
    assert "errorlist" not in page


def test_a_change_is_another_version_and_the_old_one_stays(as_manager, stakes, chip_set, manager):
    sent = TYPED | {"chip_set": chip_set.pk, "name": "1/2", "min_buy_in": "50"}
    as_manager.post(f"/v/river/stakes/{stakes.pk}/change/", sent)
    page = as_manager.get(f"/v/river/stakes/{stakes.pk}/")
    versions = [
        (version.number, version.preview, str(version.created_by)) for version, _changes in page.context["versions"]
    ]
    assert versions == [(2, "1/2 NLH, from 50", "Mario"), (1, "1/2 NLH, 100-300, UTG straddle 4", "Olga")]
    assert [tuple(change) for change in page.context["versions"][0].differences] == [
        ("Smallest buy-in", "100", "50"),
        ("Largest buy-in", "300", "none"),
        ("Straddles", "As set here", "As the house rules say"),
        ("Who may straddle", "Under the gun", "none"),
    ]


def test_what_they_say_fact_by_fact(as_manager, stakes):
    facts = dict(as_manager.get(f"/v/river/stakes/{stakes.pk}/").context["facts"])
    assert (facts["Game"], facts["Small blind"], facts["Largest buy-in"]) == ("Hold'em", "1", "300")
    assert facts["Live or dead"] == "Live: may raise when the action comes back"
    assert {"Third blind", "Bring-in", "Kill"} & facts.keys() == set()


def test_a_refused_change_does_not_rename_the_page(as_manager, stakes, chip_set):
    sent = TYPED | {"chip_set": chip_set.pk, "name": "Else", "small_blind": "5"}
    assert "Change 1/2 no-limit" in as_manager.post(f"/v/river/stakes/{stakes.pk}/change/", sent).text


def test_retired_stakes_are_activated_before_they_are_changed(as_manager, stakes, chip_set, owner):
    retire_stakes(actor=owner, stakes=stakes)
    response = as_manager.post(f"/v/river/stakes/{stakes.pk}/change/", TYPED | {"chip_set": chip_set.pk})
    assert response.context["form"].non_field_errors() == ["Retired stakes are not changed: activate them first."]


def buttons(response, stakes):
    actions = ("change", "activate", "retire")
    return {action for action in actions if f"/v/river/stakes/{stakes.pk}/{action}/" in response.text}


def test_everybody_sees_the_buttons_they_may_press(client, people, stakes, owner):
    def pressed(role):
        client.force_login(people[role])
        return buttons(client.get(f"/v/river/stakes/{stakes.pk}/"), stakes)

    roles = ("manager", "floor", "dealer")
    assert [pressed(role) for role in roles] == [{"change", "activate", "retire"}, {"activate"}, set()]
    activate_stakes(actor=owner, stakes=stakes)
    assert [pressed(role) for role in roles] == [{"change", "retire"}, set(), set()]
    retire_stakes(actor=owner, stakes=stakes)
    assert [pressed(role) for role in roles] == [{"activate"}, set(), set()]


def test_the_floor_puts_a_draft_into_use(as_floor, stakes):
    response = as_floor.post(f"/v/river/stakes/{stakes.pk}/activate/", follow=True)
    assert "1/2 no-limit can be played now." in response.text
    again = as_floor.post(f"/v/river/stakes/{stakes.pk}/activate/", follow=True)
    assert "These stakes are active already." in again.text


def test_stakes_that_are_played_are_not_retired(as_manager, session, active_stakes):
    response = as_manager.post(f"/v/river/stakes/{active_stakes.pk}/retire/", follow=True)
    assert "They are being played: Table 6." in response.text


def test_many_stakes_take_no_more_queries(as_floor, venue, owner, chip_set, facts, django_assert_num_queries):
    def look(count):
        with django_assert_num_queries(8):  # session, user, venue, role twice, counts, chips, stakes
            assert len(names(as_floor.get("/v/river/stakes/"))) == count

    for number in range(50):
        create_stakes(actor=owner, venue=venue, name=f"Stakes {number}", chip_set=chip_set, facts=facts)
        if number == 0:
            look(1)
    look(50)


def test_many_versions_take_no_more_queries(as_floor, owner, stakes, chip_set, facts, django_assert_num_queries):
    def look(count):
        with django_assert_num_queries(8):  # session, user, venue, role twice, stakes, versions, tables
            assert len(as_floor.get(f"/v/river/stakes/{stakes.pk}/").context["versions"]) == count

    look(1)
    for number in range(49):
        changed = replace(facts, max_buy_in=301 + number)
        change_stakes(actor=owner, stakes=stakes, name=stakes.name, chip_set=chip_set, facts=changed)
    look(50)
