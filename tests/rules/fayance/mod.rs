//! Le Trône de Fayance: its worked examples, its laws, counts, golden games, records and arena.

mod arena;
mod combats;
mod golden;
mod laws;
mod leaks;
mod records;
mod sequences;
mod table_of_rules;

use guyenne::games::fayance::rules::record::{Record, RecordPlayer};
use guyenne::games::fayance::rules::{
    BySide, Card, Cards, Deal, Move, Opening, Position, Row, RulesConfig, Setup, Side, Territory,
};
use guyenne::rules::seed::{Seed, following};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A card by its name in a record.
pub fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|e| panic!("{e}"))
}

/// Cards by their names, with blanks between them, in this order.
pub fn row(names: &str) -> Row {
    let cards: Vec<Card> = names.split_whitespace().map(card).collect();
    Row::new(&cards).expect("four cards at most")
}

/// The players of a record: two bots.
pub fn players() -> BySide<RecordPlayer> {
    BySide(Side::ALL.map(|side| RecordPlayer::bot(side, "random")))
}

/// `count` set-ups of each opening, each with its own seed.
pub fn setups(count: u64) -> impl Iterator<Item = (RulesConfig, Seed)> {
    RulesConfig::presets()
        .enumerate()
        .flat_map(move |(preset, config)| {
            (0..count).map(move |n| (config, following(Seed(90 + preset as u64), n)))
        })
}

/// A random side of those that owe a decision, and its random move; `None` when the game is over.
pub fn random_move(position: &Position, rng: &mut Pcg64Mcg) -> Option<(Side, Move)> {
    let owing = position.to_move();
    if owing.is_empty() {
        return None;
    }
    let side = owing[rng.random_range(0..owing.len())];
    let decision = position.decision(side).expect("it owes a decision");
    Some((side, decision.sample(rng)))
}

/// A random game from its first decision to its end, with the sides in random order.
pub fn random_game(config: RulesConfig, seed: Seed) -> (Position, Record) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed.0 ^ 0x5eed);
    let (mut position, mut record) = Record::start(config, seed, players()).expect("a game");
    while let Some((side, m)) = random_move(&position, &mut rng) {
        position
            .play_observed(side, m, &mut record)
            .unwrap_or_else(|e| panic!("{m:?}: {e}"));
    }
    (position, record)
}

/// A set-up with the opening by lot, which makes north leader: north's twelve cards by their names, and the pile by its
/// numbers.
pub fn dealt(north: &str, pile: [usize; 9]) -> Setup {
    let north: Cards = north.split_whitespace().map(card).collect();
    let pile = pile.map(|id| Territory::of_index(id).expect("0 to 8"));
    Setup {
        config: RulesConfig {
            opening: Opening::Lot,
        },
        deal: Deal {
            north,
            pile,
            lot: Side::North,
        },
    }
}
