"""The words stakes are made of, as choices: the record's own words and how a person reads them."""

from django.utils.translation import gettext_lazy as _

VARIANTS = [
    ("holdem", _("Hold'em")),
    ("short_deck", _("Short-deck hold'em")),
    ("omaha", _("Omaha")),
    ("omaha8", _("Omaha eight or better")),
    ("omaha5", _("Five-card Omaha")),
    ("stud", _("Seven-card stud")),
    ("stud8", _("Stud eight or better")),
    ("razz", _("Razz")),
    ("five_card_draw", _("Five-card draw")),
    ("lowball_a5", _("Ace-to-five lowball")),
    ("lowball_27", _("Deuce-to-seven lowball")),
    ("triple_27", _("Deuce-to-seven triple draw")),
    ("badugi", _("Badugi")),
]
BETTING = [
    ("no_limit", _("No limit")),
    ("pot_limit", _("Pot limit")),
    ("fixed_limit", _("Fixed limit")),
    ("spread_limit", _("Spread limit")),
]
ANTE_TYPES = [
    ("each", _("Everybody")),
    ("big_blind", _("The big blind for the table")),
    ("button", _("The button for the table")),
]
CHECK_RAISE = [("allowed", _("Allowed")), ("forbidden", _("Forbidden"))]
STRADDLE_POLICIES = [
    ("house", _("As the house rules say")),
    ("own", _("As set here")),
    ("none", _("No straddles")),
]
STRADDLE_POSITIONS = [
    ("utg", _("Under the gun")),
    ("button", _("Button")),
    ("any", _("Anybody (Mississippi)")),
]
STRADDLE_SIZES = [("double", _("Exactly double")), ("double_or_more", _("Double or more"))]
STRADDLE_LIVE = [("live", _("Live: may raise when the action comes back")), ("dead", _("Dead: only counts as a call"))]
STRADDLE_MIN_RAISES = [("double_straddle", _("The straddle again")), ("big_blind_step", _("One big blind"))]
BUTTON_STRADDLE_FIRST = [("small_blind", _("The small blind")), ("utg", _("Left of the big blind"))]
KILLS = [("none", _("No kill")), ("half", _("Half kill")), ("full", _("Full kill"))]

# How a game is called in a line. Letters are written together: "NLH", "PLO".
LETTERS = {"holdem", "omaha", "omaha8", "omaha5"}
SHORT_VARIANTS = {
    "holdem": "H",
    "short_deck": "Short-Deck",
    "omaha": "O",
    "omaha8": "O8",
    "omaha5": "O5",
    "stud": "Stud",
    "stud8": "Stud 8",
    "razz": "Razz",
    "five_card_draw": "5-Card Draw",
    "lowball_a5": "A-5 Lowball",
    "lowball_27": "2-7 Lowball",
    "triple_27": "2-7 Triple Draw",
    "badugi": "Badugi",
}
SHORT_BETTING = {"no_limit": "NL", "pot_limit": "PL", "fixed_limit": "L", "spread_limit": "SL"}
