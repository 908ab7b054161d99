"""Reads files with PyPI's cchess and tells what it finds: for each file the lines from the first move to each last one,
and for XQF the comments of their moves."""

import sys

from cchess import Game

sys.setrecursionlimit(1_000_000)


def said(text):
    return (text or "").replace("\r\n", "|").replace("\n", "|")


def lines(game, comments):
    first = game.first_move
    todo = [(move, "") for move in (first.siblings_all_list if first else [])]
    while todo:
        move, line = todo.pop()
        line += " " + move.to_iccs()
        if comments and move.annote:
            line += " {" + said(move.annote) + "}"
        answers = move.get_children()
        if not answers:
            yield line
        todo.extend((answer, line) for answer in answers)


for path in sys.stdin.read().splitlines():
    game = Game.read_from(path)
    comments = path.endswith(".xqf")
    print("=", path)
    if comments and game.annote:
        print("{" + said(game.annote) + "}")
    for line in sorted(lines(game, comments)):
        print(line)
