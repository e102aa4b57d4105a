//! The flow of a game: what each move leads to, up to the next decision.

use super::card::Card;
use super::cards::{Cards, DEALT, Row};
use super::combat::fight_numbered;
use super::decision::Move;
use super::event::{Event, EventObserver};
use super::position::{Position, Slots, Stage};
use super::refusal::Refusal;
use super::setup::{BadSetup, CALLS, Opening, Setup};
use super::side::{BySide, Side};
use super::view::Capture;

impl Position {
    /// Deals, up to the muster.
    ///
    /// # Errors
    /// The set-up is not valid.
    pub fn new(setup: Setup) -> Result<Self, BadSetup> {
        Self::observed(setup, &mut ())
    }

    /// As [`new`](Self::new), reporting every event to `observer`.
    ///
    /// # Errors
    /// The set-up is not valid.
    pub fn observed(setup: Setup, observer: &mut impl EventObserver) -> Result<Self, BadSetup> {
        let mut position = Self::blank(setup)?;
        for side in Side::ALL {
            let mut cards = [Card::ALL[0]; DEALT as usize];
            let dealt = cards.iter_mut().zip(position.reserve[side].iter());
            dealt.for_each(|(place, card)| *place = card);
            position.notify(observer, || Event::Deal { side, cards });
        }
        let territories = position.pile;
        position.stage = Stage::Muster;
        position.notify(observer, || Event::Pile { territories });
        Ok(position)
    }

    /// Plays `m` for `side`.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    #[inline]
    pub fn play(&mut self, side: Side, m: Move) -> Result<(), Refusal> {
        self.play_observed(side, m, &mut ())
    }

    /// As [`play`](Self::play), reporting every event to `observer`.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    #[inline]
    pub fn play_observed(
        &mut self,
        side: Side,
        m: Move,
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.is_legal(side, m)?;
        self.follow(side, m, observer);
        Ok(())
    }

    #[inline]
    fn notify<W: EventObserver>(&self, observer: &mut W, event: impl FnOnce() -> Event) {
        if W::WATCHES {
            observer.on_event(self, event());
        }
    }

    #[inline]
    fn follow(&mut self, side: Side, m: Move, observer: &mut impl EventObserver) {
        let confirmed = match m {
            Move::Muster(cards) => Event::Muster { side, cards },
            Move::Call(troop) => Event::Call { side, troop },
            Move::Choose(card) => Event::Choose { side, card },
            Move::Refill(cards) => Event::Refill { side, cards },
            Move::Lay(turn) => return self.lay(side, turn, observer),
        };
        self.pending[side] = Some(m);
        self.notify(observer, || confirmed);
        let BySide([Some(north), Some(south)]) = self.pending else {
            return;
        };
        self.pending = BySide::default();
        match (north, south) {
            (Move::Muster(north), Move::Muster(south)) => {
                self.call_up(BySide::new(north, south));
                match self.config.opening {
                    Opening::Duel => self.stage = Stage::Call,
                    Opening::Lot => self.draw_lot(observer),
                }
            }
            (Move::Call(north), Move::Call(south)) => {
                let winner = if north.beats(south) {
                    Some(Side::North)
                } else {
                    (north != south).then_some(Side::South)
                };
                let n = self.equal_calls.len() as u8 + 1;
                if winner.is_none() {
                    self.equal_calls.push(north);
                }
                self.stage = Stage::Between;
                self.notify(observer, || Event::Duel { n, winner });
                match winner {
                    Some(winner) => self.lead(winner),
                    None if n == CALLS => self.draw_lot(observer),
                    None => self.stage = Stage::Call,
                }
            }
            (Move::Choose(north), Move::Choose(south)) => {
                self.combat_of(BySide::new(north, south), observer);
            }
            (Move::Refill(north), Move::Refill(south)) => {
                self.call_up(BySide::new(north, south));
                self.put_back.clear();
                // The last winner leads.
                if let Some(&Capture { by, .. }) = self.captures.last() {
                    self.lead(by);
                }
            }
            _ => debug_assert!(false, "{north:?} and {south:?} at {:?}", self.stage),
        }
    }

    /// Moves cards from the reserves to the active armies: into the free slots, from left to right.
    #[inline]
    fn call_up(&mut self, rows: BySide<Row>) {
        for (side, row) in rows.iter() {
            let mut called = Cards::NONE;
            let mut cards = row.iter();
            for slot in self.slots[side].iter_mut().filter(|slot| slot.is_none()) {
                let Some(card) = cards.next() else {
                    break;
                };
                *slot = Some(card);
                called += Cards::one(card);
            }
            self.reserve[side] -= called;
            self.active[side] += called;
        }
    }

    fn draw_lot(&mut self, observer: &mut impl EventObserver) {
        self.stage = Stage::Between;
        let winner = self.lot;
        self.notify(observer, || Event::Lot { winner });
        self.lead(winner);
    }

    /// The leader takes the top of the pile, which bares the next territory.
    #[inline]
    fn lead(&mut self, leader: Side) {
        self.leader = Some(leader);
        self.taken += 1;
        if let Some(bared) = self.top() {
            self.below = self.below.without(bared);
        }
        self.turn = 0;
        self.stage = Stage::Lay;
    }

    fn lay(&mut self, side: Side, turn: u8, observer: &mut impl EventObserver) {
        let Some(territory) = self.territory() else {
            return;
        };
        self.turn = turn;
        self.stage = Stage::Choose;
        self.notify(observer, || Event::Lay {
            side,
            territory,
            turn,
            terrains: territory.terrains(turn),
        });
    }

    /// Fights with the chosen cards; after a third undecided combat the last cards fight without a choice.
    #[inline]
    fn combat_of(&mut self, cards: BySide<Card>, observer: &mut impl EventObserver) {
        let (Some(territory), Some(leader)) = (self.territory(), self.leader) else {
            return;
        };
        let terrains = territory.terrains(self.turn);
        let n = self.put_back.len() as u8 + 1;
        let result = fight_numbered(n, cards, terrains, leader);
        for (side, &card) in cards.iter() {
            clear(&mut self.slots[side], card);
            self.active[side] -= Cards::one(card);
            let to = if result.winner.is_some() {
                &mut self.discard[side]
            } else {
                &mut self.reserve[side]
            };
            *to += Cards::one(card);
        }
        if result.winner.is_none() {
            self.put_back.push(cards);
        }
        self.stage = Stage::Between;
        self.notify(observer, || Event::Combat {
            n,
            cards,
            winner: result.winner,
            by: result.by,
        });
        match result.winner {
            Some(winner) => self.capture(winner, observer),
            None if n == 3 => {
                let last = self.active.map(|cards| cards.each_kind().next());
                if let BySide([Some(north), Some(south)]) = last {
                    self.combat_of(BySide::new(north, south), observer);
                }
            }
            None => self.stage = Stage::Choose,
        }
    }

    /// Ruling 12: the capture comes before the refill, and a fifth one ends the game.
    #[inline]
    fn capture(&mut self, winner: Side, observer: &mut impl EventObserver) {
        let Some(territory) = self.territory() else {
            return;
        };
        self.captures.push(Capture {
            territory,
            by: winner,
        });
        self.held[winner] += 1;
        let held = self.held;
        self.notify(observer, || Event::Capture {
            side: winner,
            territory,
            held,
        });
        match self.king() {
            Some(outcome) => {
                self.stage = Stage::Over(outcome);
                self.notify(observer, || Event::End(outcome));
            }
            None => self.stage = Stage::Refill,
        }
    }
}

#[inline]
fn clear(slots: &mut Slots, card: Card) {
    if let Some(slot) = slots.iter_mut().find(|slot| **slot == Some(card)) {
        *slot = None;
    }
}
