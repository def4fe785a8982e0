"""Files spoilt at random: whatever comes out, nothing is raised."""

import random

import pytest

from tests.histories import test_pokergfx, test_pokernow, test_pokerstars
from tests.histories.reading import read

FILES = {
    "pokerstars": (test_pokerstars.HAND, test_pokerstars.TOURNAMENT, test_pokerstars.RUN_TWICE, test_pokerstars.STUD),
    "pokernow": (test_pokernow.log(*test_pokernow.entries(7), *test_pokernow.entries(8)),),
    "pokergfx": tuple(
        test_pokergfx.export(test_pokergfx.hand(1), test_pokergfx.hand(2), indent=indent) for indent in (None, 1)
    ),
}
SCRAPS = "0123456789.,$-:[]\"'() \n\\{}♠@#"


def spoilt(data: bytes, chance: random.Random) -> bytes:
    """The data with a few bytes changed, lost, doubled or replaced by scraps."""
    for _ in range(chance.randint(1, 6)):
        begin = chance.randrange(len(data) + 1)
        end = min(len(data), begin + chance.randint(1, 60))
        scraps = "".join(chance.choices(SCRAPS, k=chance.randint(1, 5))).encode()
        middle = chance.choice([b"", data[begin:end] * 2, scraps, chance.randbytes(3)])
        data = data[:begin] + middle + data[end:]
    return data


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("seed", range(20))
def test_a_spoilt_file_is_read_to_its_end(kind, seed):
    chance = random.Random(f"{kind} {seed}")  # noqa: S311 - the same each time
    for text in FILES[kind]:
        for _ in range(10):
            assert read(spoilt(text.encode(), chance), kind)
