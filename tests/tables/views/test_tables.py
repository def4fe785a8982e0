"""A table's page, its set-up, and its stakes."""

import pytest

from tables.models import Table, TableSession
from tables.services import activate_stakes, close_table, create_house_rules, create_stakes, open_table, retire_stakes

pytestmark = pytest.mark.django_db


@pytest.fixture
def as_manager(client, manager):
    client.force_login(manager)
    return client


@pytest.fixture
def as_floor(client, floor):
    client.force_login(floor)
    return client


@pytest.fixture
def other_stakes(venue, owner, chip_set, facts):
    return activate_stakes(
        actor=owner, stakes=create_stakes(actor=owner, venue=venue, name="1/2 late", chip_set=chip_set, facts=facts)
    )


def test_a_table_is_set_up(as_manager, venue, active_stakes):
    form = as_manager.get("/v/river/tables/new/").context["form"]
    assert (form["number"].value(), form["seats"].value()) == (1, 9)
    response = as_manager.post("/v/river/tables/new/", {"number": "4", "seats": "8", "stakes": active_stakes.pk})
    assert response.headers["Location"] == "/v/river/"
    assert list(Table.objects.values_list("number", "seats", "stakes", "house_rules")) == [
        (4, 8, active_stakes.pk, None)
    ]
    assert as_manager.get("/v/river/tables/new/").context["form"]["number"].value() == 5


def test_only_active_stakes_and_rules_of_this_venue_can_be_chosen(
    as_manager, venue, owner, stakes, other_venue, stranger
):
    create_house_rules(actor=stranger, venue=other_venue, name="Lake rules", preset="standard", settings={})
    create_house_rules(actor=owner, venue=venue, name="Late rules", preset="standard", settings={})
    form = as_manager.get("/v/river/tables/new/").context["form"]
    choices = {name: [str(label) for _value, label in form[name].field.choices] for name in ("stakes", "house_rules")}
    assert choices == {"stakes": ["Chosen when it is opened"], "house_rules": ["Those of the venue", "Late rules"]}


@pytest.mark.parametrize(
    ("typed", "errors"),
    [
        ({"number": "6"}, {"number": ["This venue has a table of that number."]}),
        ({"number": ""}, {"number": ["Write the table's number, such as 6."]}),
        ({"number": "0"}, {"number": ["Ensure this value is greater than or equal to 1."]}),
        ({"seats": "1"}, {"seats": ["Ensure this value is greater than or equal to 2."]}),
        ({"seats": "24"}, {"seats": ["Ensure this value is less than or equal to 23."]}),
    ],
)
def test_what_is_wrong_stands_at_its_field(as_manager, table, typed, errors):
    response = as_manager.post("/v/river/tables/new/", {"number": "7", "seats": "9"} | typed)
    assert response.context["form"].errors == errors
    assert Table.objects.count() == 1


def test_a_table_is_changed_while_it_is_open(as_manager, table, session, owner, venue):
    rules = create_house_rules(actor=owner, venue=venue, name="Late rules", preset="standard", settings={})
    at = f"/v/river/tables/{table.pk}/change/"
    assert "stakes" not in as_manager.get(at).context["form"].fields
    as_manager.post(at, {"number": "12", "seats": "8", "house_rules": rules.pk})
    table.refresh_from_db()
    assert (table.number, table.seats, table.house_rules, table.session) == (12, 8, rules, session)


def test_a_refused_change_does_not_rename_the_page(as_manager, table, venue, owner):
    Table.objects.create(venue=venue, number=7)
    response = as_manager.post(f"/v/river/tables/{table.pk}/change/", {"number": "7", "seats": "9"})
    assert "Change Table 6" in response.text


def test_the_stakes_are_chosen_with_the_opening(as_floor, table, other_stakes):
    page = as_floor.get(f"/v/river/tables/{table.pk}/")
    assert [label for _value, label in page.context["form"]["stakes"].field.choices] == [
        "1/2 late: 1/2 NLH, 100-300, UTG straddle 4",
        "1/2 no-limit: 1/2 NLH, 100-300, UTG straddle 4",
    ]
    response = as_floor.post(f"/v/river/tables/{table.pk}/open/", {"stakes": other_stakes.pk})
    assert response.headers["Location"] == "/v/river/"
    table.refresh_from_db()
    assert (table.stakes, table.session is None) == (other_stakes, False)


def test_stakes_are_changed_while_it_is_open(as_floor, table, session, other_stakes):
    as_floor.post(f"/v/river/tables/{table.pk}/stakes/", {"stakes": other_stakes.pk})
    table.refresh_from_db()
    assert (table.stakes, table.session) == (other_stakes, session)


def test_stakes_that_are_not_active_are_refused_at_the_field(as_floor, table, other_stakes, owner):
    retire_stakes(actor=owner, stakes=other_stakes)
    for what in ("open", "stakes"):
        response = as_floor.post(f"/v/river/tables/{table.pk}/{what}/", {"stakes": other_stakes.pk})
        assert response.context["form"].errors == {"stakes": ["Choose active stakes."]}
    assert not TableSession.objects.exists()


def test_a_table_already_open_is_said_above_the_form(as_floor, table, session, other_stakes):
    response = as_floor.post(f"/v/river/tables/{table.pk}/open/", {"stakes": other_stakes.pk})
    assert response.context["form"].non_field_errors() == ["This table is open already."]
    table.refresh_from_db()
    assert table.stakes != other_stakes


def test_when_it_was_open_and_by_whom(as_floor, table, floor, owner):
    assert "It was never open." in as_floor.get(f"/v/river/tables/{table.pk}/").text
    open_table(actor=floor, table=table)
    close_table(actor=owner, table=table)
    sessions = as_floor.get(f"/v/river/tables/{table.pk}/").context["sessions"]
    assert [(str(session.opened_by), str(session.closed_by)) for session in sessions] == [("Flora", "Olga")]


def test_a_long_history_takes_no_more_queries(as_floor, table, floor, django_assert_num_queries):
    def look(sessions):
        # session, user, venue, table, role twice, house rules, sessions; thrice the stakes: any? is one chosen? which?
        with django_assert_num_queries(11):
            assert len(as_floor.get(f"/v/river/tables/{table.pk}/").context["sessions"]) == sessions

    for number in range(50):
        open_table(actor=floor, table=table)
        close_table(actor=floor, table=table)
        if number == 0:
            look(1)
    look(50)
