//! A round's placements taken back, in a world that somebody imagined: what a player may have seen when he laid his
//! cards, for those who ask how likely they were.

use arrayvec::ArrayVec;

use super::{Field, Move, Position, Stage};
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::seat::{Camp, Seat};

impl Position {
    /// The placements of `camp` in this round, each with the position before it. Cards that came as
    /// reinforcements are taken for part of the placement, which no view tells apart; a placement that could not have
    /// been so large is left out.
    pub(crate) fn placed(&self, camp: Camp) -> ArrayVec<(Self, Move), 2> {
        let mut all = ArrayVec::new();
        let done = match self.stage {
            Stage::Place(step) => step,
            Stage::Reinforce { .. } | Stage::Combat(0) | Stage::Answer(0) => 4,
            // After a combat cards may have left the table.
            _ => return all,
        };
        let mut before = self.clone();
        for step in (0..done).rev() {
            let at = usize::from(step / 2);
            let mover = if step == 0 || step == 3 {
                self.first
            } else {
                self.first.enemy()
            };
            let field = before.fields[at];
            let cards = field.cards[mover];
            let seat = Seat::new(mover, field.places[mover]);
            before.fields[at].cards[mover] = Default::default();
            before.fields[at].shown = Default::default();
            before.hands[seat.index()] += cards;
            if before.hands[seat.index()].count() > 6 {
                break;
            }
            if step == 0 || step == 2 {
                before.fields[at] = Field::EMPTY;
                before.named -= 1;
            }
            before.stage = Stage::Place(step);
            let m = Move::Place {
                castle: field.castle,
                cards,
            };
            if mover == camp && before.is_legal(m).is_ok() {
                all.push((before.clone(), m));
            }
        }
        all
    }

    /// The round as it began, at its first placement: every card before a castle is back in the hand it came from.
    /// `None` when nothing has been placed yet, or a combat is decided: then cards and castles may have changed hands.
    #[must_use]
    pub fn round_start(&self) -> Option<Self> {
        let placed = match self.stage {
            Stage::Place(step) => step > 0,
            Stage::Reinforce { .. } | Stage::Answer(0) => true,
            _ => false,
        };
        if !placed {
            return None;
        }
        let mut start = self.clone();
        for field in self.fields() {
            for camp in Camp::ALL {
                let cards: Cards = field.cards[camp];
                if !cards.is_empty() {
                    start.hands[field.seat(camp).index()] += cards;
                }
            }
        }
        start.fields = [Field::EMPTY; 2];
        start.named = 0;
        start.stage = Stage::Place(0);
        Some(start)
    }
}
