//! The law against information leaks: if everything that a bot's seat cannot know is exchanged, neither its view nor
//! its move changes.

#![expect(
    clippy::disallowed_methods,
    reason = "thousands of decisions on every core"
)]

use std::thread;

use guyenne::games::guyenne::ai::{BOTS, Bot, bot};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Move, Position, RulesConfig, Setup, View};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

/// How many iterations a bot searches here: few, as there are thousands of decisions; the law holds for any number.
const ITERATIONS: u32 = 64;
/// Decisions of each preset in the gate.
const OF_A_PRESET: usize = 160;
/// Decisions of each preset in the quick test.
const FEW_OF_A_PRESET: usize = 12;

/// Decisions from games of random and greedy, equally many of every preset, spread over whole games.
fn decisions(of_a_preset: usize) -> Vec<(Position, Seat)> {
    let mut all = Vec::new();
    for config in RulesConfig::presets() {
        let mut met = Vec::new();
        for mover in ["random", "greedy"] {
            for n in 0..4 {
                let seed = following(Seed(31), n);
                let mut position = Position::new(Setup { config, seed }).unwrap();
                let mut mover = bot(mover, Seed(n)).unwrap();
                while let Some(seat) = position.to_move() {
                    met.push((position.clone(), seat));
                    let m = mover.choose(&position.view(Some(seat))).unwrap();
                    position.play(m).unwrap();
                }
            }
        }
        assert!(met.len() >= of_a_preset, "{} at {config:?}", met.len());
        let even = (0..of_a_preset).map(|n| met[n * met.len() / of_a_preset].clone());
        all.extend(even);
    }
    all
}

/// A function that makes the bot under test, the same each time.
type Seated<'a> = &'a (dyn Fn() -> Box<dyn Bot> + Sync);

fn decide(player: &mut dyn Bot, view: &View) -> Option<Move> {
    player.think(view, ITERATIONS);
    player.choose(view)
}

/// Checks the law at `decisions` for the bot that `seated` makes; returns at how many of them the particle differed, or
/// the first violation. A bot that has decided all of them so far gets the true view; a new one gets that of a
/// particle, in which everything hidden differs: hands, cards face down, piles, later draws.
fn differing(decisions: &[(Position, Seat)], seated: Seated<'_>) -> Result<usize, String> {
    let mut used = seated();
    let mut different = 0;
    for (n, (position, seat)) in decisions.iter().enumerate() {
        let viewer = Some(*seat);
        let view = position.view(viewer);
        let mut rng = Pcg32::seed_from_u64(n as u64);
        let particle = Position::determinize(&view, &mut rng);
        different += usize::from(particle != *position);
        let seen = particle.view(viewer);
        if seen != view {
            return Err(format!("the view tells them apart: {view:?} and {seen:?}"));
        }
        let moves = [
            decide(used.as_mut(), &view),
            decide(seated().as_mut(), &seen),
        ];
        if moves[0] != moves[1] || moves[0].is_none() {
            return Err(format!("{moves:?} at {view:?}"));
        }
    }
    Ok(different)
}

/// Checks the law at all decisions, on every core.
fn law(all: &[(Position, Seat)], seated: Seated<'_>) -> Result<usize, String> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts: Vec<_> = all
            .chunks(all.len().div_ceil(cores))
            .map(|part| scope.spawn(move || differing(part, seated)))
            .collect();
        parts
            .into_iter()
            .map(|part| part.join().expect("no bot panics"))
            .sum()
    })
}

fn every_bot_obeys(of_a_preset: usize) {
    let all = decisions(of_a_preset);
    for &name in BOTS {
        let seated = || bot(name, Seed(9)).unwrap();
        let different = law(&all, &seated).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        // With the full number of decisions: 2000.
        let enough = all.len() * 100 / 128;
        assert!(different >= enough, "{name}: {different} particles differ");
    }
}

#[test]
fn what_a_seat_cannot_know_moves_no_bot() {
    every_bot_obeys(FEW_OF_A_PRESET);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn what_a_seat_cannot_know_moves_no_bot_thousands_of_times() {
    every_bot_obeys(OF_A_PRESET);
}

/// An exchange of what is hidden leaves the views of those who know equal, whoever they are, and what is laid if asked
/// to; the rest of it differs.
#[test]
fn an_exchange_changes_nothing_that_is_known() {
    let (mut different, mut laid_differently) = (0, 0);
    let all = decisions(FEW_OF_A_PRESET);
    for (n, (position, seat)) in all.iter().enumerate() {
        let seats: Vec<Seat> = position.config().seats().collect();
        let other = seats[n % seats.len()];
        for (knowing, keeps_laid) in [
            (vec![], true),
            (vec![*seat], false),
            (vec![*seat, other], n % 2 == 0),
        ] {
            let mut rng = Pcg32::seed_from_u64(n as u64);
            let exchanged = position.exchanged(&knowing, keeps_laid, &mut rng);
            different += usize::from(exchanged != *position);
            for viewer in knowing.into_iter().map(Some).chain([None]) {
                assert_eq!(exchanged.view(viewer), position.view(viewer), "{n}");
            }
            for camp in Camp::ALL {
                assert_eq!(exchanged.census(camp), position.census(camp), "{n}");
            }
            let laid = |position: &Position| -> Vec<_> {
                let fields = position.fields().iter();
                fields.map(|field| field.cards).collect()
            };
            let same = laid(&exchanged) == laid(position);
            assert!(same || !keeps_laid, "{n}: what is laid differs");
            laid_differently += usize::from(!same);
            // It is a position like any other.
            let mut after = exchanged;
            let m = after.decision().unwrap().nth(0);
            after.play(m).unwrap();
        }
    }
    assert!(different > all.len() * 2, "{different} differ");
    assert!(laid_differently > 50, "{laid_differently} differ");
}

/// A bot that breaks the law: it plays by the number of its decisions.
struct Counting(u32);

impl Bot for Counting {
    fn name(&self) -> &'static str {
        "counting"
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        self.0 += 1;
        let decision = view.decision?;
        Some(decision.nth(self.0 % decision.count()))
    }
}

#[test]
fn the_law_notices_a_bot_that_remembers_what_it_was_not_shown() {
    let all = decisions(FEW_OF_A_PRESET);
    let broken = differing(&all[..100], &|| Box::new(Counting(0)));
    assert!(broken.is_err(), "{broken:?}");
}
