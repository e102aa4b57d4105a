//! Games of twins in every mix of people and bots and in every way of hiding hands.

use guyenne::games::guyenne::table::ShownHands;
use guyenne::timings::Speed;

use super::proof::{Game, PEOPLE, Tally, WITH_BOTS};
use super::twins::Twins;

/// Plays games of these mixes in every way of hiding hands.
fn prove(
    mixes: &[&'static str],
    ways: &[ShownHands],
    speed: Speed,
    level: &'static str,
    decisions: usize,
) -> Tally {
    let mut twins = Twins::open(speed, |_| {});
    for (n, &seats) in mixes.iter().enumerate() {
        for &hands in ways {
            let game = Game {
                seats,
                hands,
                level,
                seed: 70 + n as u64,
            };
            let played = twins.begin(game).and_then(|()| twins.play(decisions));
            if let Err(leak) = played {
                panic!("{game:?}: {leak}");
            }
        }
    }
    println!("twins: {}", twins.tally);
    twins.tally
}

const VEIL: [ShownHands; 1] = [ShownHands::Veil];
const CURTAIN: [ShownHands; 1] = [ShownHands::Own];

#[test]
fn twins_under_the_veil_are_equal_in_every_frame() {
    let tally = prove(&[PEOPLE[0], PEOPLE[3]], &VEIL, Speed::X4, "advanced", 7);
    assert!(tally.comparisons > 300, "{tally}");
}

#[test]
fn twins_behind_the_curtain_are_equal_in_every_frame() {
    let tally = prove(&[PEOPLE[0]], &CURTAIN, Speed::X4, "base", 8);
    assert!(tally.comparisons > 100, "{tally}");
}

#[test]
fn twins_with_bots_are_equal_when_both_rest() {
    let tally = prove(&WITH_BOTS[1..2], &VEIL, Speed::Instant, "base", 8);
    assert!(tally.comparisons > 60, "{tally}");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn twins_are_equal_in_whole_games() {
    let ways = [ShownHands::Veil, ShownHands::Own, ShownHands::Partners];
    let mut tally = prove(&PEOPLE, &VEIL, Speed::X4, "expert", 10);
    tally += prove(&PEOPLE, &ways, Speed::Instant, "advanced", 16);
    tally += prove(&WITH_BOTS, &ways, Speed::Instant, "base", 12);
    println!("twins, together: {tally}");
}
