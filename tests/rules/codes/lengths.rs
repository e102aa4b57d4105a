//! How long codes are.

use guyenne::games::guyenne::HEADLESS;
use guyenne::games::guyenne::rules::RulesConfig;
use guyenne::rules::code::decode;
use guyenne::rules::seed::{Seed, following};

/// The most letters of the code of a game for two.
const MOST: usize = 400;

/// The longest code of games for two of every edition and level, by quick bots.
fn longest(games: u64) -> usize {
    let duels = RulesConfig::presets().enumerate();
    let duels = duels.filter(|(_, config)| config.seats().count() == 2);
    let mut longest = 0;
    for (setup, _) in duels {
        for n in 0..games {
            let bots = [
                ["random", "random"],
                ["greedy", "random"],
                ["greedy", "greedy"],
            ];
            let bots = bots[n as usize % bots.len()];
            let played = (HEADLESS.play)(setup, bots, following(Seed(40), n)).expect("a game");
            let mut record = played.record;
            // Every second one is not as its seed deals it: each card is told.
            if n % 2 == 1 {
                let seed = following(Seed(40), n).to_string();
                record = record.replace(&format!("{seed:?}"), "\"1\"");
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
#[ignore = "slow: run by the gate with --ignored"]
fn a_thousand_games_for_two_have_at_most_400_letters() {
    let longest = longest(1000);
    assert!((100..=MOST).contains(&longest), "{longest}");
}
