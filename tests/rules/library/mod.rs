//! The library of games: its lines, what is listed of them, marks, searches, what comes in and goes out, its files,
//! its statistics, how bluffs paid.

mod bluffs;
mod damaged;
mod files;
mod guesses;
mod import;
mod lines;
mod memory;
mod page;
mod reviews;
mod search;
mod skill;
mod statistics;
mod two_programs;

use guyenne::app::games::HEADLESS;
use guyenne::library::{Index, Library, NewGame};
use guyenne::rules::headless::Headless;
use guyenne::rules::seed::Seed;

use crate::laws::COIN;

/// The games of the list, and the smallest one.
pub const GAMES: &[Headless] = &[HEADLESS[0], HEADLESS[1], HEADLESS[2], COIN];

/// The record of a whole game of the weakest bots.
pub fn whole(game: &Headless, seed: u64) -> String {
    let bots = [game.bots[0], game.bots[1]];
    let played = (game.play)(0, bots, Seed(seed)).expect("a game");
    played.record
}

/// The record of a game of the smallest kind with these players after so many guesses, all of them heads. With these
/// rules it is over after 6 guesses at the earliest; 99 are more than any game has.
pub fn coin(players: [&str; 2], seed: u64, guesses: usize) -> String {
    use crate::heads_or_tails::Coin;
    use guyenne::rules::game::HeadlessGame;
    let mut game = Coin::start(&(), Seed(seed), players).expect("a game");
    for _ in 0..guesses {
        if let Some(&seat) = game.to_move().first() {
            game.play(seat, true).expect("a guess");
        }
    }
    game.record()
}

/// A game to be kept.
pub fn new(record: &str, at: u64) -> NewGame {
    NewGame::read(record.as_bytes(), at, GAMES).unwrap_or_else(|why| panic!("{why}\n{record}"))
}

/// What is listed of these bytes.
pub fn index(bytes: &[u8]) -> Index {
    let mut index = Index::default();
    index.read(bytes, GAMES).expect("bytes");
    index
}

/// A library of these games, kept in turn.
pub fn library(games: &[NewGame]) -> Library {
    let lines: String = games.iter().map(|game| game.line() + "\n").collect();
    Library {
        index: index(lines.as_bytes()),
        ..Library::default()
    }
}
