//! The proof in place: at every decision of a game hidden values are exchanged while time stands still, and everything
//! that is perceived stays the same. The game goes on with the exchanged cards.

use bevy::a11y::AccessibilityRequested;
use core::ops::Range;
use core::time::Duration;
use guyenne::app::LaunchOptions;
use guyenne::games::guyenne::table::{ShownHands, TableInput, Turn};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::player::{choose, make};
use super::proof::{
    FRAME, Game, PEOPLE, Tally, WITH_BOTS, exchange, redraw, rests, set_frame, shown_to,
    values_under_the_veil,
};
use crate::harness::{Device, Hands};
use crate::recorder::Recorder;
use guyenne::app::Screen;
use guyenne::games::guyenne::ID;

/// Exchanges what the screen may not show, and compares what is perceived before and after.
fn exchange_and_compare(
    hands: &mut Hands,
    recorder: &mut Recorder,
    stream: u64,
    tally: &mut Tally,
) -> Result<(), String> {
    set_frame(hands, Duration::ZERO);
    // What the screen has drawn anew is the same as before, with the same cards.
    redraw(hands, stream);
    hands.update(3);
    recorder.look(hands.app.world_mut());
    let before = recorder.look(hands.app.world_mut());
    exchange(hands, &shown_to(hands), false, stream);
    for _ in 0..3 {
        hands.update(1);
        recorder.listen(hands.app.world());
    }
    let after = recorder.look(hands.app.world_mut());
    set_frame(hands, FRAME);
    let leaked = values_under_the_veil(hands);
    if !leaked.is_empty() {
        return Err(format!("cards have values: {leaked:?}"));
    }
    tally.states += 1;
    tally.comparisons += 1;
    tally.things += before.count();
    let world = hands.app.world();
    before.difference(world, &after, world).map_or(Ok(()), Err)
}

/// Plays a game in an app that is open, with an exchange at every decision and after every choice.
fn play(hands: &mut Hands, game: Game, tally: &mut Tally) -> Result<(), String> {
    game.begin(hands);
    let mut rng = Pcg32::seed_from_u64(game.seed);
    let mut recorder = Recorder::default();
    for n in 0..600 {
        hands.until(3000, rests);
        if hands.screen() == Screen::Result(ID) || hands.turn() == Turn::Over {
            tally.games += 1;
            return Ok(());
        }
        let turn = hands.turn();
        let checked =
            |hands: &mut Hands, recorder: &mut Recorder, what: &str, tally: &mut Tally| {
                let stream = game.seed * 1000 + n;
                exchange_and_compare(hands, recorder, stream, tally)
                    .map_err(|leak| format!("{game:?}, decision {n}, {turn:?}, {what}:\n{leak}"))
            };
        hands.update(2);
        checked(hands, &mut recorder, "at rest", tally)?;
        match turn {
            Turn::Curtain(_) => {
                hands.app.world_mut().write_message(TableInput::Accept);
                hands.until(50, |hands| matches!(hands.turn(), Turn::Person(_)));
            }
            Turn::Person(seat) => {
                let choices = choose(hands, seat, &mut rng);
                for (at, &choice) in choices.iter().enumerate() {
                    if at > 0 && rng.random_bool(0.3) {
                        hands.update(2);
                        checked(hands, &mut recorder, "with a choice", tally)?;
                    }
                    make(hands, choice);
                    hands.update(1);
                }
                hands.update(1);
            }
            _ => {}
        }
    }
    Err(format!("{game:?} does not end"))
}

/// Plays games of these mixes in these ways of hiding hands, with these seeds.
fn prove(mixes: &[&'static str], ways: &[ShownHands], seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    // A screen reader listens.
    let requested = hands.app.world().resource::<AccessibilityRequested>();
    requested.set(true);
    let levels = ["base", "advanced", "expert"].iter().cycle();
    for (seed, &level) in seeds.zip(levels) {
        for &seats in mixes {
            for &shown in ways {
                let game = Game {
                    seats,
                    hands: shown,
                    level,
                    seed,
                };
                if let Err(leak) = play(&mut hands, game, &mut tally) {
                    panic!("{leak}");
                }
            }
        }
    }
    println!("in place: {tally}");
    tally
}

#[test]
fn nothing_hidden_is_perceived_under_the_veil() {
    let tally = prove(&[PEOPLE[1], PEOPLE[3]], &[ShownHands::Veil], 41..42);
    assert!(tally.states > 60, "{tally}");
}

#[test]
fn nothing_hidden_is_perceived_behind_the_curtain() {
    let ways = [ShownHands::Own, ShownHands::Partners];
    let tally = prove(&[PEOPLE[2]], &ways, 40..41);
    assert!(tally.states > 60, "{tally}");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn nothing_hidden_is_perceived_in_many_games() {
    let ways = [ShownHands::Veil, ShownHands::Own, ShownHands::Partners];
    let mixes: Vec<&str> = PEOPLE.into_iter().chain(WITH_BOTS).collect();
    let tally = prove(&mixes, &ways, 50..55);
    assert!(tally.games >= 120, "{tally}");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn nothing_hidden_is_perceived_in_many_games_under_the_veil() {
    let tally = prove(&PEOPLE, &[ShownHands::Veil], 60..80);
    assert!(tally.games >= 80, "{tally}");
}
