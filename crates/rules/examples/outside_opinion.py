"""Compares our verdicts on repetition with those of pyffish, the Python package of Fairy-Stockfish.

    python3 -m venv target/pyffish && target/pyffish/bin/pip install pyffish==0.0.90
    cargo run --release -p chuhe-rules --example repetitions > target/repetitions.txt
    cargo run --release -p chuhe-cli -- judge --json --lang en target/repetitions.txt > target/verdicts.txt
    target/pyffish/bin/python crates/rules/examples/outside_opinion.py target/repetitions.txt target/verdicts.txt

pyffish knows one set of rules for xiangqi: the Asian ones, and guards may not chase greater pieces. That is our `wxf`.
Each disagreement is printed with both opinions, and with what we say of each move of the cycle.
"""

import collections
import json
import re
import sys

import pyffish


def opinion(game):
    """What pyffish says of a game; it counts the ranks from 1."""
    start, moves = game.split(" moves ")
    moves = re.sub(r"\d", lambda rank: str(int(rank[0]) + 1), moves).split()
    over, value = pyffish.is_optional_game_end("xiangqi", start, moves)
    if not over:
        return "ongoing"
    if value == 0:
        return "draw"
    # The value is that of the side to move, the same as at the start: a cycle has an even number of plies.
    return "red wins" if (value > 0) == (start.split()[1] == "w") else "black wins"


def main(games, verdicts):
    lines = open(games).read().splitlines()
    verdicts = [json.loads(line) for line in open(verdicts)]
    agreed, said = collections.Counter(), collections.defaultdict(collections.Counter)
    for hunt, game, verdict in zip(lines[::2], lines[1::2], verdicts, strict=True):
        ours, theirs = verdict["result"], opinion(game)
        said[hunt][verdict["reason"]["id"]] += 1
        agreed[hunt] += ours == theirs
        if ours != theirs:
            print(f"{hunt}: we say {ours}, pyffish {theirs}\n{game}")
            for ply in verdict["cycle"][: len(verdict["cycle"]) // 2]:
                print(" ", ply["move"], "; ".join(label["text"] for label in ply["labels"]))
    for hunt, reasons in said.items():
        print(f"{hunt}: {agreed[hunt]} of {reasons.total()} agree; we say {dict(reasons)}")
    print(f"{agreed.total()} of {len(verdicts)} agree")


main(*sys.argv[1:])
