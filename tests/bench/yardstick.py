#!/usr/bin/env python3
"""Random decisions per core-second: this engine beside OpenSpiel's C++ core, in one run.

    pip install open_spiel
    python3 tests/bench/yardstick.py [ROUNDS]

Ours: uniformly random games of Guyenne (tests/bench/random_play.rs, one thread), every preset of two players.
Theirs: `pyspiel.evaluate_bots` with uniform random bots on spades. Only players' decisions count on both sides,
neither the deal of OpenSpiel's 52 chance nodes nor our draws; both are measured by the processor time they
used. The two take turns, so a machine that is busy with other things is equally busy for both.
"""

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pyspiel

ROOT = Path(__file__).resolve().parents[2]
PRESETS = ["2022 base", "2022 advanced", "2022 expert", "2021 base"]
DECISIONS = 20_000_000
SPADES_GAMES = 20_000


def bench_program():
    """Builds the benchmark and returns its path."""
    cargo = "cargo bench --no-default-features --bench random_play --no-run --message-format=json"
    built = subprocess.run(cargo.split(), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    messages = map(json.loads, built.stdout.splitlines())
    programs = [
        m["executable"]
        for m in messages
        if m.get("target", {}).get("name") == "random_play" and m.get("executable")
    ]
    return programs[-1]


def ours(program, preset):
    """Decisions per core-second of random Guyenne."""
    start = getrusage(RUSAGE_CHILDREN)
    arguments = [program, "--decisions", str(DECISIONS), str(preset)]
    said = subprocess.run(arguments, check=True, stdout=subprocess.PIPE, text=True).stdout
    end = getrusage(RUSAGE_CHILDREN)
    seconds = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime
    return int(said.split()[0]) / seconds


def theirs(game, bots, seed):
    """Decisions per core-second of random spades."""
    decisions = 0
    start = time.process_time()
    for n in range(SPADES_GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + n)
        decisions += state.move_number()
    seconds = time.process_time() - start
    return (decisions - SPADES_GAMES * game.max_chance_nodes_in_history()) / seconds


def spread(name, figures, unit=1.0, form=".2f"):
    """One line of the result."""
    cells = (min(figures), statistics.median(figures), max(figures))
    print(f"{name:28}" + "".join(f"{cell / unit:10{form}}" for cell in cells))


def main():
    """Measures in turns and prints minimum, median and maximum."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    program = bench_program()
    game = pyspiel.load_game("spades")
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(4)]
    theirs(game, bots, 0)
    spiel, guyenne = [], [[] for _ in PRESETS]
    for n in range(rounds):
        spiel.append(theirs(game, bots, n * SPADES_GAMES))
        for preset, figures in enumerate(guyenne):
            figures.append(ours(program, preset))
    print(f"million random decisions per core-second, {rounds} turns")
    print(f"{'':28}{'least':>10}{'median':>10}{'most':>10}")
    spread("OpenSpiel, spades", spiel, 1e6)
    for name, figures in zip(PRESETS, guyenne):
        spread(f"Guyenne {name}", figures, 1e6)
    for name, figures in zip(PRESETS, guyenne):
        ratios = [mine / other for mine, other in zip(figures, spiel)]
        spread(f"ratio {name}", ratios, form=".1f")


if __name__ == "__main__":
    main()
