//! Le Trône de Fayance: its worked examples, its laws, counts, golden games, records and arena.

mod arena;
mod combats;
mod drawings;
mod golden;
mod laws;
mod leaks;
pub mod lessons;
mod levels;
mod move_text;
mod records;
mod reviews;
mod rulebook;
mod sequences;
mod table_of_rules;

use guyenne::games::fayance::rules::record::{Record, RecordPlayer};
use guyenne::games::fayance::rules::{
    BySide, Card, Cards, Deal, Decision, DecisionKind, Move, Opening, Position, Row, RulesConfig,
    Setup, Side, Territory, Troop,
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

/// A decision that lets `winner` take every territory by the ring of troops: both armies keep all troops while they
/// can, and the cards chosen are a troop and one that it beats.
pub fn towards(position: &Position, decision: Decision, winner: Side) -> Move {
    let side = decision.side;
    let spread = |m: &Move| {
        let (Move::Muster(row) | Move::Refill(row)) = m else {
            return 0;
        };
        let all = position.active(side) + row.cards().expect("a legal move");
        let has = |&troop: &Troop| all.each_kind().any(|card| card.troop() == troop);
        Troop::ALL.iter().filter(|&troop| has(troop)).count()
    };
    if !matches!(decision.kind, DecisionKind::Choose { .. }) {
        let moves = decision.moves().into_iter();
        return moves.max_by_key(spread).expect("a move");
    }
    let (own, other) = (position.active(winner), position.active(winner.other()));
    let mut pairs = own
        .each_kind()
        .flat_map(|card| other.each_kind().map(move |against| (card, against)));
    let (card, against) = pairs
        .find(|(card, against)| card.troop().beats(against.troop()))
        .expect("a troop that beats another");
    Move::Choose(if side == winner { card } else { against })
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
