//! What the code of a record tells: the set-up, the deal where it is not the seed's, and the decisions. What is passed,
//! in which order and with which counts may never change ([`kit_rules::code::CodedGame`]).

use super::{Record, RecordPlayer};
use crate::{
    BySide, Card, Cards, DEALT, Deal, Move, Opening, Position, Row, RulesConfig, Setup, Side,
    Territory,
};
use kit_rules::code::Coder;

impl Record {
    /// Every decision, in the order in which they were confirmed, each with its side.
    #[must_use]
    pub fn decisions(&self) -> Vec<(Side, Move)> {
        let all = self.events.iter();
        all.filter_map(|entry| Self::decided(&entry.event))
            .collect()
    }

    /// Passes all that stands before the first decision, and gives the game at that decision.
    ///
    /// # Errors
    /// What is passed is no game.
    pub fn begin_coded(
        coder: &mut Coder,
        bots: &[&str],
        given: Option<&Self>,
    ) -> Result<(Position, Self), String> {
        let opening = coder.kind(&Opening::ALL, given.map(|given| given.config.opening));
        let config = RulesConfig {
            opening: opening.unwrap_or_default(),
        };
        let names = coder.names(Territory::NAMES, given.map(|given| &given.names));
        let seed = coder.seed(given.map(|given| given.seed));
        let players = Side::ALL.map(|side| {
            let kind = given.map(|given| &given.players[side].kind);
            RecordPlayer::of_kind(side, coder.player(bots, kind))
        });
        let deal = if coder.style().seeded {
            Deal::of_seed(seed)
        } else {
            pass_deal(coder, given.map(Self::deal))
        };
        let mut record = Self::new(config, seed, BySide(players));
        record.names = names;
        let position = Position::observed(Setup { config, deal }, &mut record);
        let position = position.map_err(|problem| problem.to_string())?;
        Ok((position, record))
    }
}

/// Passes a deal: how many of each kind of card north has, the order of the pile, and the lot.
fn pass_deal(coder: &mut Coder, given: Option<Deal>) -> Deal {
    let mut north = Cards::NONE;
    for (at, card) in Card::ALL.into_iter().enumerate() {
        let due = DEALT - north.count();
        // The kinds after this one have two cards each.
        let later = 2 * (Card::KINDS - 1 - at) as u8;
        let (least, most) = (due.saturating_sub(later), due.min(2));
        let own = given.map(|given| u64::from(given.north.of_kind(card).saturating_sub(least)));
        let count = coder.pass(u64::from(most - least) + 1, own) as u8 + least;
        (0..count).for_each(|_| north += Cards::one(card));
    }
    let pile = given.map(|given| given.pile);
    let pile = coder.order(
        &Territory::ALL,
        pile.as_ref().map(<[Territory; 9]>::as_slice),
    );
    let lot = coder.one_of(&Side::ALL, given.map(|given| given.lot));
    Deal {
        north,
        pile: pile.try_into().unwrap_or(Territory::ALL),
        lot: lot.unwrap_or(Side::North),
    }
}

impl Position {
    /// Passes a move of a side: its place among the listed ones and, unless all are listed ones, in which order its
    /// cards come to lie.
    pub fn pass_move(&self, coder: &mut Coder, side: Side, given: Option<Move>) -> Option<Move> {
        let sorted = |row: Row| row.cards().map(Row::sorted).unwrap_or(row);
        let place = given.map(|given| match given {
            Move::Muster(row) => Move::Muster(sorted(row)),
            Move::Refill(row) => Move::Refill(sorted(row)),
            other => other,
        });
        let listed = coder.one_of(&self.legal_moves(side), place)?;
        if coder.style().listed {
            if given.is_some_and(|given| given != listed) {
                coder.refuse("the cards lie in another order");
            }
            return Some(listed);
        }
        let own = match given {
            Some(Move::Muster(row) | Move::Refill(row)) => Some(row),
            _ => None,
        };
        Some(match listed {
            Move::Muster(row) => Move::Muster(pass_order(coder, row, own)?),
            Move::Refill(row) => Move::Refill(pass_order(coder, row, own)?),
            other => other,
        })
    }
}

/// Passes the order of the cards of a row.
fn pass_order(coder: &mut Coder, row: Row, given: Option<Row>) -> Option<Row> {
    let mut rest = row.cards()?;
    let mut cards = Vec::new();
    while !rest.is_empty() {
        let kinds: Vec<Card> = rest.each_kind().collect();
        let next = given.and_then(|given| given.iter().nth(cards.len()));
        let card = coder.one_of(&kinds, next)?;
        rest -= Cards::one(card);
        cards.push(card);
    }
    Row::new(&cards)
}
