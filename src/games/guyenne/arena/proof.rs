//! `--prove-blunders`: checks that the mistakes of a suite are mistakes, by greedy playouts of every move in many
//! determinized positions.

use std::io::{self, Write};
use std::process::ExitCode;

use guyenne_rules::{Blunder, Move, Position};
use kit_arena::{bar, parallel_map};
use kit_rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

use super::blunders::suite;
use super::options::ArenaOptions;
use super::playout;

/// How many moves of each kind, mistakes and others, are tried in all particles, after a first round with all moves.
const FINALISTS: usize = 4;
/// By how much a mistake must be worse on average, unless it is better in no particle.
const LEAST: f64 = 0.02;
/// How many particles the first round has.
const FIRST_LOOK: u64 = 48;

/// How a blunder's best mistake compares with its best other move.
struct Proof {
    good: (Move, f64),
    mistake: (Move, f64),
    /// The mean difference of their values, and its standard error.
    by: f64,
    error: f64,
    /// How many particles there are in which the mistake did better, and worse.
    better: usize,
    worse: usize,
}

/// Checks the suite; the exit code is 1 if a mistake is doubtful.
///
/// # Errors
/// Writing to `out` fails.
pub fn prove(options: &ArenaOptions, particles: u64, out: &mut impl Write) -> io::Result<ExitCode> {
    let blunders = suite(options);
    let bar = bar(blunders.len() as u64, "positions");
    let proofs = parallel_map(
        &blunders,
        options.play.threads(),
        |blunder| Proof::of(blunder, particles, options.deals.seed),
        || bar.inc(1),
    );
    bar.finish_and_clear();
    let mut doubtful = 0;
    for (blunder, proof) in blunders.iter().zip(&proofs) {
        let holds = proof.by > 3.0 * proof.error && (proof.by > LEAST || proof.better == 0);
        doubtful += usize::from(!holds);
        let (good, mistake) = (proof.good, proof.mistake);
        writeln!(
            out,
            "{} line {}, {}: {} {:.3}, blunder {} {:.3}: worse by {:.3} ± {:.3}, in {} particles, better in {} of {particles}",
            if holds { "ok      " } else { "DOUBTFUL" },
            blunder.line,
            blunder.name,
            good.0,
            good.1,
            mistake.0,
            mistake.1,
            proof.by,
            proof.error,
            proof.worse,
            proof.better,
        )?;
        if blunders.len() == 1 {
            // A single blunder is shown in detail.
            ranking(blunder, particles, options.deals.seed, out)?;
        }
    }
    writeln!(out, "{} positions, {doubtful} doubtful", blunders.len())?;
    Ok(ExitCode::from(u8::from(doubtful > 0)))
}

/// Prints the mean value of every move, best first.
fn ranking(blunder: &Blunder, particles: u64, seed: Seed, out: &mut impl Write) -> io::Result<()> {
    let moves = blunder.position.legal_moves();
    let tried = values(blunder, &moves, 0..particles, seed);
    let mut ranked: Vec<_> = moves.iter().zip(&tried).collect();
    ranked.sort_by(|a, b| mean(b.1).total_cmp(&mean(a.1)));
    for (&m, values) in ranked {
        let kind = if blunder.is_mistake(m) { "blunder" } else { "" };
        let worst = values.iter().copied().fold(f64::INFINITY, f64::min);
        let average = mean(values);
        writeln!(
            out,
            "    {average:.3}  at worst {worst:6.3}  {:24}  {kind}",
            m.to_string()
        )?;
    }
    Ok(())
}

impl Proof {
    fn of(blunder: &Blunder, particles: u64, seed: Seed) -> Self {
        let mut moves = blunder.position.legal_moves();
        if particles > FIRST_LOOK {
            let first = values(blunder, &moves, 0..FIRST_LOOK, seed);
            let mut ranked: Vec<_> = moves.iter().zip(first.iter().map(|w| mean(w))).collect();
            ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
            let best = |mistaken: bool| {
                let kind = ranked.iter().map(|&(&m, _)| m);
                kind.filter(move |&m| blunder.is_mistake(m) == mistaken)
                    .take(FINALISTS)
            };
            moves = best(true).chain(best(false)).collect();
        }
        let tried = values(blunder, &moves, 0..particles, seed);
        let best = |mistaken: bool| {
            let kind = moves.iter().zip(&tried);
            kind.filter(|&(&m, _)| blunder.is_mistake(m) == mistaken)
                .max_by(|a, b| mean(a.1).total_cmp(&mean(b.1)))
        };
        // Every blunder has moves of both kinds.
        let [good, mistake] =
            [false, true].map(|kind| best(kind).unwrap_or((&moves[0], &tried[0])));
        let gaps: Vec<f64> = good.1.iter().zip(mistake.1).map(|(a, b)| a - b).collect();
        let by = mean(&gaps);
        let spread: f64 = gaps.iter().map(|gap| (gap - by) * (gap - by)).sum();
        let n = gaps.len() as f64;
        Self {
            good: (*good.0, mean(good.1)),
            mistake: (*mistake.0, mean(mistake.1)),
            by,
            error: (spread / (n - 1.0).max(1.0) / n).sqrt(),
            better: gaps.iter().filter(|&&gap| gap < 0.0).count(),
            worse: gaps.iter().filter(|&&gap| gap > 0.0).count(),
        }
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The value of every move in every particle, the same particles for all of them.
fn values(
    blunder: &Blunder,
    moves: &[Move],
    particles: core::ops::Range<u64>,
    seed: Seed,
) -> Vec<Vec<f64>> {
    let view = blunder.position.view(Some(blunder.seat));
    let mut all = vec![Vec::new(); moves.len()];
    for n in particles {
        let particle_seed = following(seed, n);
        let particle = Position::determinize(&view, &mut Pcg32::seed_from_u64(particle_seed.0));
        for (values, &m) in all.iter_mut().zip(moves) {
            let mut played = particle.clone();
            played.play_unchecked(m);
            let outcome = playout::to_the_end(&mut played, particle_seed);
            values.push(outcome.map_or(0.0, |outcome| playout::value(&outcome, blunder.seat.camp)));
        }
    }
    all
}
