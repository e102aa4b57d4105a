//! The greedy bot: the most wins against the cards that it faces, one move ahead, and nothing mixed.

use rand::{Rng, RngExt};

use super::bot::{Bot, dice};
use fayance_rules::{
    BySide, Card, Cards, DecisionKind, Move, Row, Side, TURNS, Terrain, Territories, Territory,
    Troop, View, fight,
};
use kit_rules::seed::Seed;

/// Plays the card, the turn and the army that win against the most of the other side's cards.
#[derive(Debug, Clone)]
pub struct Greedy {
    seed: Seed,
}

impl Greedy {
    /// A greedy bot with its own seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let decision = view.decision?;
        let side = decision.side;
        let rng = &mut dice(self.seed, view);
        let other = &view.sides[side.other()];
        Some(match decision.kind {
            DecisionKind::Call => Move::Call(Troop::ALL[rng.random_range(0..Troop::ALL.len())]),
            DecisionKind::Choose { from } => {
                let terrains = view.land?.terrains()?;
                let value = |&card: &Card| wins(side, card, other.active, terrains);
                Move::Choose(best(from.each_kind(), value, rng)?)
            }
            DecisionKind::Lay { territory } => {
                let value = |&turn: &u8| {
                    let terrains = territory.terrains(turn);
                    let own = view.sides[side].active.iter();
                    own.map(|card| wins(side, card, other.active, terrains))
                        .sum()
                };
                Move::Lay(best(0..TURNS, value, rng)?)
            }
            DecisionKind::Muster { from } => {
                let facing = other.active + view.reserve(side.other());
                Move::Muster(strongest(side, from, 4, facing, coming(view), rng))
            }
            DecisionKind::Refill { from, count } => {
                let facing = other.active + view.reserve(side.other());
                Move::Refill(strongest(side, from, count, facing, coming(view), rng))
            }
        })
    }
}

/// The territories that may be fought over next: the top of the pile.
pub(super) fn coming(view: &View) -> Territories {
    view.top.into_iter().collect()
}

/// How many of `facing` a card beats, less how many beat it.
pub(super) fn wins(side: Side, card: Card, facing: Cards, terrains: BySide<Terrain>) -> i32 {
    let against = |other: Card| {
        let cards = match side {
            Side::North => BySide::new(card, other),
            Side::South => BySide::new(other, card),
        };
        match fight(cards, terrains).winner {
            Some(winner) if winner == side => 1,
            Some(_) => -1,
            None => 0,
        }
    };
    facing.iter().map(against).sum()
}

/// A card that beats every card it may meet: anybody sees that.
pub(super) fn sure(
    side: Side,
    from: Cards,
    facing: Cards,
    terrains: BySide<Terrain>,
) -> Option<Card> {
    let most = i32::from(facing.count());
    from.each_kind()
        .find(|&card| wins(side, card, facing, terrains) == most)
}

/// The one with the greatest worth; among several any, equally likely.
pub(super) fn best<T>(
    all: impl Iterator<Item = T>,
    value: impl Fn(&T) -> i32,
    rng: &mut impl Rng,
) -> Option<T> {
    let mut found: Option<(i32, T)> = None;
    let mut equal = 0;
    for one in all {
        let here = value(&one);
        match &found {
            Some((most, _)) if here < *most => continue,
            Some((most, _)) if here == *most => {
                equal += 1;
                if rng.random_range(0..=equal) > 0 {
                    continue;
                }
            }
            _ => equal = 0,
        }
        found = Some((here, one));
    }
    found.map(|(_, one)| one)
}

/// The cards of `from` that win most against `facing` over all turns of the territories that may come.
pub(super) fn strongest(
    side: Side,
    mut from: Cards,
    count: u8,
    facing: Cards,
    coming: Territories,
    rng: &mut impl Rng,
) -> Row {
    let everywhere = |territory: Territory| (0..TURNS).map(move |turn| territory.terrains(turn));
    let value = |&card: &Card| {
        let terrains = coming.iter().flat_map(everywhere);
        terrains
            .map(|terrains| wins(side, card, facing, terrains))
            .sum()
    };
    let mut taken = Cards::NONE;
    for _ in 0..count {
        let Some(card) = best(from.each_kind(), value, rng) else {
            break;
        };
        taken += Cards::one(card);
        from -= Cards::one(card);
    }
    Row::sorted(taken)
}
