"""What holds for every hand: random tables, houses and happenings."""

import copy
import json
from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings

from rulings.engine import RecordError, rule_record, rulebook
from tests.engine.strategies import clean_actions, hands

QUICK = 60
RULING = {
    *("event", "seat", "status", "action", "to", "added", "returned", "owed", "all_in", "choices", "discretion"),
    *("rules", "settings", "reason", "also"),
}
STATE = {"street", "to_act", "bet", "legal", "raises", "capped", "pot", "pots", "uncalled", "seats", "held"}
SEAT_KEYS = {"seat", "button", "first_to_act", "small_blind_seat", "big_blind_seat", "to_act"}
STATUS = {"stands", "amended", "choice", "held", "void", "noted"}
ACTIONS = {"fold", "check", "call", "bet", "raise", "complete", "post", None}


def all_rulings(hand):
    """Every ruling of a hand, those in `also` among them."""
    waiting = list(hand.answer["rulings"])
    while waiting:
        ruling = waiting.pop()
        waiting += ruling["also"]
        yield ruling


def chips_there(state):
    return sum(seat["stack"] for seat in state["seats"].values()) + state["pot"]


def chips_brought(record):
    pots = record.get("start", {}).get("pots", [])
    return sum(seat["stack"] for seat in record["seats"].values()) + sum(pot["amount"] for pot in pots)


def chips_are_conserved(hand):
    brought = chips_brought(hand.record)
    assert {chips_there(answer["state"]) for answer in hand.answers} == {brought}


def awards_give_out_the_pot_and_no_more(hand):
    for answer in hand.answers:
        shown = answer["showdown"]
        if shown is None or shown["awards"] is None:
            continue
        given_out = Counter()
        for award in shown["awards"]:
            assert award["amount"] > 0
            given_out[award["pot"]] += award["amount"]
        assert given_out == {at: pot["amount"] for at, pot in enumerate(answer["state"]["pots"])}
        assert sum(shown["stacks"].values()) == chips_brought(hand.record)


def pots_are_the_levels_that_live_players_reached(hand):
    """Chip by chip: a pot is what lies at the levels that the same live players have reached."""
    game = hand.record["game"]
    if hand.record.get("start", {}).get("pots") or {"ante", "dead"} & game.keys():
        return
    for answer in hand.answers:
        state = answer["state"]
        in_for = {int(seat): hand.record["seats"][seat]["stack"] - now["stack"] for seat, now in state["seats"].items()}
        if state["uncalled"] and answer["showdown"] is None:
            in_for[state["uncalled"]["seat"]] -= state["uncalled"]["amount"]
        live = [int(seat) for seat, now in state["seats"].items() if now["status"] != "folded"]
        expected: Counter[tuple[int, ...]] = Counter()
        reached = tuple(live)
        for level in range(max(in_for.values())):
            reached = tuple(seat for seat in live if in_for[seat] > level) or reached
            expected[reached] += sum(amount > level for amount in in_for.values())
        assert {tuple(pot["seats"]): pot["amount"] for pot in state["pots"]} == expected


def nothing_is_negative(hand):
    for answer in hand.answers:
        state = answer["state"]
        amounts = [state["bet"], state["pot"], *(pot["amount"] for pot in state["pots"])]
        for seat in state["seats"].values():
            amounts += [seat["wager"], seat["stack"] or 0]
        assert min(amounts) >= 0
        assert all(pot["amount"] and pot["seats"] for pot in state["pots"])
        assert state["uncalled"] is None or state["uncalled"]["amount"] > 0
    for ruling in all_rulings(hand):
        assert min(ruling["returned"], ruling["owed"], ruling["to"] or 0) >= 0, ruling


def pots_and_what_is_uncalled_are_the_pot(hand):
    for answer in hand.answers:
        state = answer["state"]
        layers = sum(pot["amount"] for pot in state["pots"])
        if answer["showdown"] is None and state["uncalled"]:
            layers += state["uncalled"]["amount"]
        assert layers == state["pot"]


def a_layer_is_won_by_players_who_are_in(hand):
    for answer in hand.answers:
        state = answer["state"]
        live = {int(seat) for seat, player in state["seats"].items() if player["status"] != "folded"}
        pots = [pot["seats"] for pot in state["pots"]]
        assert all(seats == sorted(set(seats)) and set(seats) <= live for seats in pots)
        assert len({tuple(seats) for seats in pots}) == len(pots)


def legal_actions_are_accepted(hand):
    state = hand.answer["state"]
    if state["legal"] is None:
        return
    for event in clean_actions(state):
        ruling = ruling_on(hand, event)
        assert ruling is not None, event
        if any("correction_window" in also["settings"] for also in ruling["also"]):
            continue  # it is this very act that lets a wager before it stand at another size
        assert (ruling["status"], ruling["seat"]) == ("stands", state["to_act"]), (event, ruling)
        is_what_was_said(event, ruling, state)


def is_what_was_said(event, ruling, state):
    word, legal = event["say"], state["legal"]
    own = state["seats"][str(state["to_act"])]["wager"]
    if word in ("fold", "check"):
        assert ruling["action"] == word, (event, ruling)
        return
    total = own + legal["call"] if word == "call" else event.get("to", legal["complete"])
    # The low card's bet is the bring-in, or completes it; what is all-in for less than a completion is a raise.
    others = ("complete", "post", "raise") if ruling["all_in"] else ("complete", "post")
    assert ruling["action"] in (word, *others), (event, ruling)
    assert (ruling["to"], ruling["added"]) == (total, total - own), (event, ruling)


def what_is_not_legal_is_no_clean_action(hand):
    state = hand.answer["state"]
    if state["legal"] is None:
        return
    for event in just_outside(state):
        ruling = ruling_on(hand, event)
        if ruling is not None:
            said = (ruling["status"], ruling["action"], ruling["to"])
            assert said != ("stands", event["say"], event.get("to")), ruling


def just_outside(state):
    """Totals beside the legal ones, and words that are not there to be said."""
    legal, seat, bet = state["legal"], state["to_act"], state["bet"]
    if not legal["check"]:
        yield {"seat": seat, "say": "check"}
    for word in ("bet", "raise"):
        sizes = legal[word]
        if sizes is not None:
            totals = [sizes["min"] - 1] + ([] if sizes["max"] is None else [sizes["max"] + 1])
        elif legal["complete"] is None:
            totals = [bet + 1, 2 * bet + 50]
        else:
            totals = [legal["complete"] - 1, legal["complete"] + 1]
        yield from ({"seat": seat, "say": word, "to": total} for total in totals if total > 0)


def the_same_record_gives_the_same_answer(hand):
    before = copy.deepcopy(hand.record)
    assert rule_record(hand.record) == rule_record(hand.record) == hand.answer
    assert hand.record == before


def it_is_the_same_hand_one_seat_further_round_the_table(hand):
    assert moved(hand.answer) == without_reasons(rule_record(moved(hand.record)))


def moved(value, key=""):
    """A record or an answer with everybody one seat further; of ten seats the first comes after the last."""
    if isinstance(value, dict):
        by_seat = key in ("seats", "stacks", "hands")
        return {
            str(int(name) % 10 + 1) if by_seat else name: moved(part, name)
            for name, part in sorted(value.items())
            if name != "reason"
        }
    if isinstance(value, list) and key in ("seats", "agreed", "held", "order"):
        return [seat % 10 + 1 for seat in value] if key == "order" else sorted(seat % 10 + 1 for seat in value)
    if isinstance(value, list):
        return [moved(part, key) for part in value]
    return value % 10 + 1 if key in SEAT_KEYS and value is not None else value


def without_reasons(value):
    """An answer without the sentences, which name seats."""
    if isinstance(value, dict):
        return {name: without_reasons(part) for name, part in value.items() if name != "reason"}
    return [without_reasons(part) for part in value] if isinstance(value, list) else value


def a_cut_record_gives_the_same_rulings(hand):
    for count, answer in enumerate(hand.answers):
        assert answer["rulings"] == hand.answer["rulings"][:count]


def an_answer_is_json_of_the_format(hand):
    for answer in hand.answers:
        assert json.loads(json.dumps(answer, allow_nan=False)) == answer
        assert set(answer) == {"rulings", "state", "showdown"}
        assert set(answer["state"]) == STATE
        assert (answer["state"]["legal"] is None) == (answer["state"]["to_act"] is None)
        over = answer["state"]["street"] in ("showdown", "over")
        assert over == (answer["showdown"] is not None)
    for ruling in all_rulings(hand):
        assert set(ruling) == RULING
        assert ruling["status"] in STATUS
        assert ruling["action"] in ACTIONS
        assert (ruling["status"] == "choice") == bool(ruling["choices"])
    for at, ruling in enumerate(hand.answer["rulings"]):
        assert ruling["event"] == at
        assert ruling["seat"] == hand.events[at].get("seat")


def every_ruling_gives_its_reason(hand):
    rules, names = rulebook.rules(), rulebook.settings()
    for ruling in all_rulings(hand):
        assert ruling["reason"].strip()
        assert "{" not in ruling["reason"]
        assert set(ruling["rules"]) <= set(rules)
        assert set(ruling["settings"]) <= set(names)
        assert len(ruling["rules"]) == len(set(ruling["rules"]))
        if ruling["status"] in ("amended", "choice", "held", "void"):
            assert ruling["rules"], ruling


def the_player_to_act_can_act(hand):
    for answer in hand.answers:
        state = answer["state"]
        if state["to_act"] is not None:
            assert state["seats"][str(state["to_act"])]["status"] == "active"
        assert all(state["seats"][str(seat)]["status"] == "active" for seat in state["held"])
        assert state["to_act"] not in state["held"]
        for player in state["seats"].values():
            if player["status"] == "active" and answer["showdown"] is None:
                assert player["stack"] != 0


def pushed_chips_stay_or_come_back(hand):
    for owes, event, ruling in acts_with_debts(hand):
        one_motion = "push" in event and not {"say", "continues", "pull"} & event.keys()
        if one_motion and not owes and ruling["status"] != "choice":
            assert ruling["added"] + ruling["returned"] == total(event["push"]), (event, ruling)
            assert ruling["status"] != "void" or not ruling["added"], (event, ruling)


def a_wager_is_what_was_added_and_what_is_owed(hand):
    for before, (owes, event, ruling) in zip(hand.answers, acts_with_debts(hand), strict=False):
        in_turn = event.get("seat") == before["state"]["to_act"] and "floor" not in event
        counts = ruling["status"] in ("stands", "amended") and ruling["action"] not in (None, "fold")
        if in_turn and counts and not owes:
            own = before["state"]["seats"][str(event["seat"])]["wager"]
            assert ruling["added"] + ruling["owed"] == ruling["to"] - own, (event, ruling)


def acts_with_debts(hand):
    """Each event with its ruling, and whether its seat may have chips to pay or to choose about from before."""
    owing = set()
    for event, ruling in zip(hand.events, hand.answer["rulings"], strict=True):
        yield event.get("seat") in owing, event, ruling
        if "say" in event or "floor" in event or "forward" in event:
            owing.add(event.get("seat"))
        owing |= {told["seat"] for told in (ruling, *ruling["also"]) if told["owed"] or told["choices"]}


def total(chips):
    return chips if isinstance(chips, int) else sum(chips)


def ruling_on(hand, event):
    """The ruling on one event more; None where it contradicts the record."""
    try:
        return rule_record({**hand.record, "events": [*hand.events, event]})["rulings"][-1]
    except RecordError:
        return None


ANY_TABLE = (
    nothing_is_negative,
    pots_and_what_is_uncalled_are_the_pot,
    a_layer_is_won_by_players_who_are_in,
    legal_actions_are_accepted,
    what_is_not_legal_is_no_clean_action,
    the_same_record_gives_the_same_answer,
    it_is_the_same_hand_one_seat_further_round_the_table,
    a_cut_record_gives_the_same_rulings,
    an_answer_is_json_of_the_format,
    every_ruling_gives_its_reason,
    the_player_to_act_can_act,
    pushed_chips_stay_or_come_back,
    a_wager_is_what_was_added_and_what_is_owed,
)
KNOWN_STACKS = (
    chips_are_conserved,
    awards_give_out_the_pot_and_no_more,
    pots_are_the_levels_that_live_players_reached,
)


EXAMPLES = pytest.mark.parametrize(
    "examples", [QUICK, pytest.param(5000, marks=pytest.mark.slow)], ids=["quick", "thorough"]
)


def check(properties, strategy, examples):
    """Hold the properties against that many hands.

    The first hand that fails is shown as it is: finding a small one takes minutes.
    """

    @settings(
        max_examples=examples,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def holds(hand):
        note(json.dumps(hand.record))
        for holds_for in properties:
            holds_for(hand)

    holds()


@EXAMPLES
def test_what_holds_for_every_hand(examples):
    check(ANY_TABLE, hands(), examples)


@EXAMPLES
def test_what_holds_for_every_hand_with_known_stacks(examples):
    check(KNOWN_STACKS, hands(known=True), examples)
