//! Benchmarks of uniformly random play: one decision and one whole game, for every two-player preset of Guyenne and for
//! Le Trône de Fayance (`cargo speed`). tests/bench/yardstick.py compares with `OpenSpiel`; it calls this with
//! `--decisions N PRESET`.

use divan::Bencher;
use divan::counter::ItemsCount;
use guyenne::games::fayance::rules as fayance;
use guyenne::games::guyenne::rules::{Edition, Level, Position, Setup};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--decisions", least, preset] => match (least.parse(), preset.parse()) {
            (Ok(least), Ok(preset)) if preset < PRESETS.len() => {
                println!("{}", tally(least, preset));
            }
            _ => eprintln!(
                "--decisions N PRESET: two numbers, PRESET below {}",
                PRESETS.len()
            ),
        },
        _ => divan::main(),
    }
}

const PRESETS: [(Edition, Level); 4] = [
    (Edition::V2022, Level::Base),
    (Edition::V2022, Level::Advanced),
    (Edition::V2022, Level::Expert),
    (Edition::V2021, Level::Base),
];

/// Plays whole games until at least `least` decisions have been made; returns the numbers of decisions and of games.
fn tally(least: u64, preset: usize) -> String {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let (mut decisions, mut games) = (0, 0);
    while decisions < least {
        games += 1;
        decisions += u64::from(game(preset, following(Seed(7), games), &mut rng));
    }
    format!("{decisions} {games}")
}

fn game(preset: usize, seed: Seed, rng: &mut Pcg64Mcg) -> u32 {
    let (edition, level) = PRESETS[preset];
    let setup = Setup::duel(edition, level, seed);
    let Ok(mut position) = Position::new(setup) else {
        return 0;
    };
    let mut decisions = 0;
    while let Some(decision) = position.decision() {
        position.play_unchecked(decision.sample(rng));
        decisions += 1;
    }
    decisions
}

/// One whole random game.
#[divan::bench(args = [0, 1, 2, 3])]
fn one_game(bencher: Bencher, preset: usize) {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        game(preset, following(Seed(7), n), &mut rng)
    });
}

/// A thousand decisions of random games, counted as items: the reciprocal of the rate is the time for one.
#[divan::bench(args = [0, 1, 2, 3])]
fn thousand_decisions(bencher: Bencher, preset: usize) {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut n = 0;
    let (edition, level) = PRESETS[preset];
    let mut position = None;
    bencher.counter(ItemsCount::new(1000_u32)).bench_local(|| {
        for _ in 0..1000 {
            let current = position.get_or_insert_with(|| {
                n += 1;
                Position::new(Setup::duel(edition, level, following(Seed(7), n)))
            });
            let Ok(game) = current else { return };
            match game.decision() {
                Some(decision) => game.play_unchecked(decision.sample(&mut rng)),
                None => position = None,
            }
        }
    });
}

/// A thousand decisions of random games of Le Trône de Fayance.
#[divan::bench]
fn thousand_decisions_of_fayance(bencher: Bencher) {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut n = 0;
    let mut position = None;
    bencher.counter(ItemsCount::new(1000_u32)).bench_local(|| {
        for _ in 0..1000 {
            let current = position.get_or_insert_with(|| {
                n += 1;
                let config = fayance::RulesConfig::default();
                fayance::Position::new(fayance::Setup::of_seed(config, following(Seed(7), n)))
            });
            let Ok(game) = current else { return };
            let side = game.to_move().first().copied();
            match side.and_then(|side| game.decision(side)) {
                Some(decision) => {
                    let m = decision.sample(&mut rng);
                    game.play(decision.side, m).expect("legal");
                }
                None => position = None,
            }
        }
    });
}
