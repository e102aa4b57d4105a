//! Golden files: what is recorded there must come out the same on every machine. `BLESS="why"` updates them. And what
//! is played again of every game to compare machines.

#[path = "../../src/bin/golden/days.rs"]
pub mod days;
#[path = "../../src/bin/golden/verdict.rs"]
pub mod verdict;

use guyenne::app::games::HEADLESS;

use crate::bless::bless;
use crate::fnv;

/// Compares `text` with a golden file, line by line; see [`bless`].
pub fn golden(name: &str, text: &str) {
    let blessed = bless(name, text);
    for (n, (now, then)) in text.lines().zip(blessed.lines()).enumerate() {
        assert_eq!(now, then, "{name}:{}", n + 1);
    }
    assert_eq!(
        text.lines().count(),
        blessed.lines().count(),
        "{name} has other lines"
    );
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn every_bot_plays_the_same_games_again() {
    let twice = [(); 2].map(|()| verdict::verdict(""));
    assert_eq!(twice[0], twice[1]);
    let lines = HEADLESS.iter().map(|game| {
        let (bots, weaker) = (game.bots.len(), game.bots.len().div_ceil(2));
        (game.setups)() * weaker + bots - weaker
    });
    let days = days::days().len();
    assert_eq!(twice[0].lines().count(), days + lines.sum::<usize>());
}
