from typing import Any

import pytest

from rulings.engine.rulebook import House, Says, house, preset_names, presets, setting_values, settings, sources

STANDARD_VALUES = {
    "limit_raise_cap": 3,
    "limit_raise_cap_two_round": 4,
    "big_bet_raise_cap": "none",
    "headsup_uncap": "before_cap",
    "straddle_counts_as_raise": "no",
    "check_raise": "allowed",
    "short_allin_reopen": "full",
    "short_allin_accumulation": "per_player_total",
    "limit_reopen": "half",
    "limit_short_response": "complete",
    "min_raise": "last_full_raise",
    "wager_unit": "smallest_chip",
    "rounding": "nearest",
    "smallest_chip_basis": "ante_blind_rake",
    "allin_small_chips": "out_of_play",
    "verbal_vs_chips": "verbal",
    "raise_amount_means": "total",
    "raise_word_motions": "single_motion",
    "ambiguous_amount": "highest_up_to_pot",
    "single_chip_open": "full_value",
    "multi_chip": "threshold_only",
    "under_raise": "half",
    "prior_chips": "tda",
    "forward_motion": "release_only",
    "undercall": "bring_up",
    "underbet": "bring_up",
    "correction_window": "betting_round",
    "unaware_of_raise": "withdraw_if_none_acted",
    "out_of_turn_binding": "if_unchanged",
    "out_of_turn_call_changes": "no",
    "out_of_turn_check": "binds_if_unchanged",
    "dealer_prompted": "may_change",
    "dealer_prompted_options": "call_or_fold",
    "skipped_threshold": "three_players",
    "skipped_penalty": "no_aggression",
    "pot_limit_preflop": "full_blinds",
    "pot_limit_rounding": "none",
    "straddle_positions": [],
    "straddle_size": "double",
    "straddle_max": "none",
    "straddle_max_count": 1,
    "straddle_live": "live",
    "straddle_min_raise": "double_straddle",
    "button_straddle_first": "small_blind",
    "short_blind_call": "full_blind",
    "big_blind_ante": "blind_first",
    "run_it_max": 1,
    "run_it_who": "all_in_pot",
    "odd_chip": "first_left_of_button",
    "odd_chip_unit": "smallest_in_play",
    "show_order_no_bet": "left_of_button",
    "all_in_tabling": "in_order",
    "open_pair_double_bet": "yes",
}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "standard": {},
    "roberts-rules": {
        "short_allin_accumulation": "none",
        "forward_motion": "may_complete",
        "out_of_turn_binding": "discretion_if_unchanged",
        "out_of_turn_call_changes": "yes",
        "out_of_turn_check": "no_aggression",
    },
    "roberts-rules-es": {
        "big_bet_raise_cap": 3,
        "short_allin_accumulation": "none",
        "forward_motion": "may_complete",
        "out_of_turn_binding": "discretion_if_unchanged",
        "out_of_turn_call_changes": "yes",
        "out_of_turn_check": "no_aggression",
    },
    "hungarian-nl": {
        "short_allin_accumulation": "none",
        "wager_unit": "big_blind",
        "under_raise": "complete",
        "straddle_positions": ["utg"],
        "run_it_max": 3,
    },
    "russian-club": {
        "under_raise": "complete_or_fold",
        "undercall": "complete_or_fold",
        "underbet": "complete_or_fold",
        "unaware_of_raise": "dealer_error_only",
        "out_of_turn_binding": "chips_stay",
    },
    "pokerstars": {
        "short_allin_accumulation": "none",
        "pot_limit_preflop": "actual",
    },
    "tda-2024": {
        "limit_raise_cap": 4,
        "headsup_uncap": "never",
        "verbal_vs_chips": "first_in_time",
        "multi_chip": "removal",
        "undercall": "opener_or_headsup",
        "unaware_of_raise": "never",
        "dealer_prompted": "no_relief",
        "dealer_prompted_options": "all",
        "skipped_threshold": "substantial_action",
        "all_in_tabling": "all_at_once",
        "open_pair_double_bet": "no",
    },
    "wsop-live-2024": {
        "limit_raise_cap": 4,
        "headsup_uncap": "round_began_headsup",
        "smallest_chip_basis": "big_blind",
        "allin_small_chips": "face_value",
        "multi_chip": "removal",
        "skipped_threshold": "two_players",
        "pot_limit_preflop": "small_blind_as_big",
        "pot_limit_rounding": "up",
        "straddle_positions": ["utg", "button"],
        "straddle_min_raise": "big_blind_step",
        "run_it_max": 3,
        "odd_chip_unit": "smallest_blind",
    },
}


def test_the_presets_in_editor_order() -> None:
    assert preset_names() == tuple(DIFFERENCES)


@pytest.mark.parametrize("preset", DIFFERENCES)
def test_a_preset_is_the_standard_and_its_differences(preset: str) -> None:
    assert setting_values(house(preset)) == STANDARD_VALUES | DIFFERENCES[preset]


def test_every_preset_but_the_standard_follows_a_source() -> None:
    assert {name for name, preset in presets().items() if preset.source is None} == {"standard"}
    assert {preset.source for preset in presets().values()} - {None} <= set(sources())


def test_what_a_source_says_comes_with_its_place() -> None:
    assert dict(settings()["under_raise"].presets) == {
        "roberts-rules": Says("half", given=True, cite="r14"),
        "roberts-rules-es": Says("half", given=True, cite="r14"),
        "hungarian-nl": Says("complete", given=True, cite="p10"),
        "russian-club": Says("complete_or_fold", given=True, cite="D1"),
        "tda-2024": Says("half", given=True, cite="43A"),
        "wsop-live-2024": Says("half", given=True, cite="179"),
    }


def test_a_source_cited_without_a_value_leaves_the_standard() -> None:
    assert settings()["skipped_penalty"].presets["roberts-rules"] == Says(
        "no_aggression", given=False, cite="r11: may lose the right"
    )


def test_a_preset_of_its_own_overrides_what_it_inherits() -> None:
    says = settings()["big_bet_raise_cap"].presets
    assert (says["roberts-rules"].value, says["roberts-rules-es"].value) == ("none", 3)


def test_only_sources_that_speak_are_listed() -> None:
    assert settings()["button_straddle_first"].presets == {}
    assert settings()["button_straddle_first"].value("tda-2024") == "small_blind"


def test_the_house_holds_typed_values() -> None:
    wsop: House = house("wsop-live-2024")
    assert wsop.straddle_positions == frozenset({"utg", "button"})
    assert (wsop.open_pair_double_bet, wsop.straddle_max, wsop.run_it_max) == (True, None, 3)
