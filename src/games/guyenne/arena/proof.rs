//! `--prove-blunders`: whether the blunders of the suite are blunders. Every move is played in many worlds that the seat
//! cannot tell from the truth, and greedy players, each from its own view, play on to the end.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::games::guyenne::rules::{Move, Position, Puzzle};
use crate::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

use super::blunders::suite;
use super::options::ArenaOptions;
use super::parallel;
use super::playout;

/// Moves of each kind, sound and mistaken, that are tried in all worlds after a first look at all of them.
const FINALISTS: usize = 4;
/// What a blunder costs at least, unless it is worse or no better in every single world.
const LEAST: f64 = 0.02;
/// Worlds of the first look.
const FIRST_LOOK: u64 = 48;

/// How a puzzle's best mistake does beside its best sound move.
struct Proof {
    sound: (Move, f64),
    mistake: (Move, f64),
    /// The difference of their worths, and its standard error.
    by: f64,
    error: f64,
    /// Worlds in which the mistake did better, and worse.
    better: usize,
    worse: usize,
}

/// Proves the suite; the exit code says whether every blunder is one.
///
/// # Errors
/// `out` takes no more.
pub fn prove(options: &ArenaOptions, worlds: u64, out: &mut impl Write) -> io::Result<ExitCode> {
    let puzzles = suite(options);
    let bar = super::run::bar(puzzles.len() as u64, "positions");
    let proofs = parallel::map(
        &puzzles,
        options.threads(),
        |puzzle| Proof::of(puzzle, worlds, options.seed),
        || bar.inc(1),
    );
    bar.finish_and_clear();
    let mut doubtful = 0;
    for (puzzle, proof) in puzzles.iter().zip(&proofs) {
        let holds = proof.by > 3.0 * proof.error && (proof.by > LEAST || proof.better == 0);
        doubtful += usize::from(!holds);
        let (sound, mistake) = (proof.sound, proof.mistake);
        writeln!(
            out,
            "{} line {}, {}: {} {:.3}, blunder {} {:.3}: worse by {:.3} ± {:.3}, in {} worlds, better in {} of {worlds}",
            if holds { "ok      " } else { "DOUBTFUL" },
            puzzle.line,
            puzzle.name,
            sound.0,
            sound.1,
            mistake.0,
            mistake.1,
            proof.by,
            proof.error,
            proof.worse,
            proof.better,
        )?;
        if puzzles.len() == 1 {
            // One alone is looked at closely.
            ranking(puzzle, worlds, options.seed, out)?;
        }
    }
    writeln!(out, "{} positions, {doubtful} doubtful", puzzles.len())?;
    Ok(ExitCode::from(u8::from(doubtful > 0)))
}

/// Says what every move is worth, the best first.
fn ranking(puzzle: &Puzzle, worlds: u64, seed: Seed, out: &mut impl Write) -> io::Result<()> {
    let moves = puzzle.position.legal_moves();
    let tried = worths(puzzle, &moves, 0..worlds, seed);
    let mut ranked: Vec<_> = moves.iter().zip(&tried).collect();
    ranked.sort_by(|a, b| mean(b.1).total_cmp(&mean(a.1)));
    for (&m, worths) in ranked {
        let kind = if puzzle.is_mistake(m) { "blunder" } else { "" };
        let worst = worths.iter().copied().fold(f64::INFINITY, f64::min);
        let worth = mean(worths);
        writeln!(
            out,
            "    {worth:.3}  at worst {worst:6.3}  {:24}  {kind}",
            m.to_string()
        )?;
    }
    Ok(())
}

impl Proof {
    fn of(puzzle: &Puzzle, worlds: u64, seed: Seed) -> Self {
        let mut moves = puzzle.position.legal_moves();
        if worlds > FIRST_LOOK {
            let first = worths(puzzle, &moves, 0..FIRST_LOOK, seed);
            let mut ranked: Vec<_> = moves.iter().zip(first.iter().map(|w| mean(w))).collect();
            ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
            let best = |mistaken: bool| {
                let kind = ranked.iter().map(|&(&m, _)| m);
                kind.filter(move |&m| puzzle.is_mistake(m) == mistaken)
                    .take(FINALISTS)
            };
            moves = best(true).chain(best(false)).collect();
        }
        let tried = worths(puzzle, &moves, 0..worlds, seed);
        let best = |mistaken: bool| {
            let kind = moves.iter().zip(&tried);
            kind.filter(|&(&m, _)| puzzle.is_mistake(m) == mistaken)
                .max_by(|a, b| mean(a.1).total_cmp(&mean(b.1)))
        };
        // A puzzle has moves of both kinds.
        let [sound, mistake] =
            [false, true].map(|kind| best(kind).unwrap_or((&moves[0], &tried[0])));
        let gaps: Vec<f64> = sound.1.iter().zip(mistake.1).map(|(a, b)| a - b).collect();
        let by = mean(&gaps);
        let spread: f64 = gaps.iter().map(|gap| (gap - by) * (gap - by)).sum();
        let n = gaps.len() as f64;
        Self {
            sound: (*sound.0, mean(sound.1)),
            mistake: (*mistake.0, mean(mistake.1)),
            by,
            error: (spread / (n - 1.0).max(1.0) / n).sqrt(),
            better: gaps.iter().filter(|&&gap| gap < 0.0).count(),
            worse: gaps.iter().filter(|&&gap| gap > 0.0).count(),
        }
    }
}

fn mean(worths: &[f64]) -> f64 {
    worths.iter().sum::<f64>() / worths.len().max(1) as f64
}

/// What every move is worth in every world, the same worlds for all of them.
fn worths(
    puzzle: &Puzzle,
    moves: &[Move],
    worlds: core::ops::Range<u64>,
    seed: Seed,
) -> Vec<Vec<f64>> {
    let view = puzzle.position.view(Some(puzzle.seat));
    let mut all = vec![Vec::new(); moves.len()];
    for n in worlds {
        let luck = following(seed, n);
        let world = Position::determinize(&view, &mut Pcg32::seed_from_u64(luck.0));
        for (worths, &m) in all.iter_mut().zip(moves) {
            let mut played = world.clone();
            played.play_unchecked(m);
            let outcome = playout::to_the_end(&mut played, luck);
            worths.push(outcome.map_or(0.0, |outcome| playout::worth(&outcome, puzzle.seat.camp)));
        }
    }
    all
}
