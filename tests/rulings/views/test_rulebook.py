"""A rule's page."""

import pytest

from rulings.engine.rulebook import rules


@pytest.fixture
def floor(client, anna):
    client.force_login(anna)
    return client


def test_what_it_says_who_says_so_and_what_this_house_chose(floor):
    response = floor.get("/rulebook/undercall/?house=russian-club")
    rule = rules()["undercall"]
    assert response.status_code == 200
    assert rule.title in response.text
    assert [source.id for source, _citation in response.context["citations"]] == [c.source for c in rule.sources]
    bend = next(bend for bend in response.context["bends"] if bend.name == "undercall")
    assert [choice.value for choice in bend.choices if choice.here] == ["complete or fold"]
    assert response.text.count("this house") >= 1


def test_a_house_there_is_none_of_is_the_standard(floor):
    assert floor.get("/rulebook/undercall/?house=nowhere").context["house"].name == "standard"


def test_a_rule_there_is_none_of(floor):
    assert floor.get("/rulebook/never-heard-of/").status_code == 404


def test_every_rule_has_its_page(floor, subtests):
    for rule_id, rule in rules().items():
        with subtests.test(rule_id):
            assert floor.get(f"/rulebook/{rule_id}/").context["text"].title == rule.title
