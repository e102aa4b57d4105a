//! Takes back the placements of a round: what a player may have seen when they placed. Bots ask it of determinized
//! positions, to weigh them by the likelihood of the placements.

use arrayvec::ArrayVec;

use super::{Field, Move, Position, Stage};
use crate::card::Cards;
use crate::seat::{Camp, Seat};

impl Position {
    /// The placements of `camp` in this round, each with the position before it, latest first; none after a combat. No
    /// view tells reinforcements from placements, so all cards at a castle count as placed. A placement that would not
    /// have been legal is left out.
    #[must_use]
    pub fn placed(&self, camp: Camp) -> ArrayVec<(Self, Move), 2> {
        let mut all = ArrayVec::new();
        let done = match self.stage {
            Stage::Place(step) => step,
            Stage::Reinforce { .. } | Stage::Combat(0) | Stage::Answer(0) => 4,
            // After a combat cards may have been lost.
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

    /// The round at its first placement: every card before a castle is back in the hand it came from. `None` when
    /// nothing has been placed yet, or when a combat is decided: then cards may be lost and castles may have a new
    /// holder.
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
