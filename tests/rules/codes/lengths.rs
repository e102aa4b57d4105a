//! How long codes are.

use guyenne::games::guyenne::rules::{Move, RulesConfig};
use guyenne::games::guyenne::{HEADLESS, Match};
use guyenne::rules::code::decode;
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::seed::{Seed, following};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// The most letters of the code of a game for two.
const MOST: usize = 400;

/// A game of players who lay one card at a time, so that it has as many decisions as can be.
fn slow_game(config: RulesConfig, seed: Seed) -> String {
    let mut rng = Pcg32::seed_from_u64(seed.0);
    let mut game = Match::start(&config, seed, ["random", "random"]).expect("a game");
    let reinforces = rng.random_range(0..4);
    while let Some(&seat) = game.to_move().first() {
        let mut moves = game.legal_moves(seat);
        moves.retain(|m| match m {
            Move::Place { cards, .. } => cards.count() == 1,
            Move::Reinforce { cards, .. } => cards.count() == 1 && reinforces > 0,
            _ => true,
        });
        let m = moves[rng.random_range(0..moves.len())];
        game.play(seat, m).expect("a listed move");
    }
    game.record()
}

/// The longest code of games for two of every edition and level: of quick bots, and of slow players.
fn longest(games: u64) -> usize {
    let duels = RulesConfig::presets().enumerate();
    let duels = duels.filter(|(_, config)| config.seats().count() == 2);
    let mut longest = 0;
    for (setup, config) in duels {
        for n in 0..games {
            let seed = following(Seed(40), n);
            let played = |bots| (HEADLESS.play)(setup, bots, seed).expect("a game").record;
            let mut record = match n % 4 {
                0 => played(["random", "random"]),
                1 => played(["greedy", "random"]),
                2 => played(["greedy", "greedy"]),
                _ => slow_game(config, seed),
            };
            // Every third one is not as its seed deals it: each card is told.
            if n % 3 == 1 {
                record = record.replace(&format!("\"{seed}\""), "\"1\"");
            }
            let code = HEADLESS.code.write(record.as_bytes()).expect("a code");
            assert_eq!(decode(&[HEADLESS.code], &code), Ok(record));
            longest = longest.max(code.len());
        }
    }
    longest
}

#[test]
fn a_game_for_two_has_at_most_400_letters() {
    let longest = longest(12);
    assert!((100..=MOST).contains(&longest), "{longest}");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn a_thousand_games_for_two_have_at_most_400_letters() {
    let longest = longest(1000);
    println!("the longest code has {longest} letters");
    assert!((100..=MOST).contains(&longest), "{longest}");
}
