//! Replays a record through the rules: written events become moves, written cards decide the draws, and every event
//! that the rules give is compared with the written one.

use super::{EventError, Record, RecordEntry, RecordError, RecordedEvent};
use crate::card::{Card, Cards};
use crate::chance::{Chance, Dice};
use crate::refill::DrawResult;
use crate::seat::{ByCamp, Camp, Seat};
use crate::{Castle, Decision, DecisionKind, Event, EventObserver, Move, Position};
use kit_rules::record::ReplayComparer;

impl Record {
    /// Replays the record. A game that has not ended must stop at a decision; its random streams have then given as
    /// many cards as were drawn, so it goes on with the draws it would have had.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay(&self) -> Result<Position, RecordError> {
        self.replay_with(&mut ())
    }

    /// As [`replay`](Self::replay), reporting every event that agrees to `observer`, with the position after it.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay_with(&self, observer: &mut impl EventObserver) -> Result<Position, RecordError> {
        self.walk(observer, |_, _, _| ())
    }

    /// Replays the record, and tells each decision with the position in which it is made; gives the last position.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn replay_told(
        &self,
        mut told: impl FnMut(&Position, Move),
    ) -> Result<Position, RecordError> {
        self.walk(&mut (), |_, position, m| told(position, m))
    }

    /// As [`replay_told`](Self::replay_told), and tells how many events have happened before each decision.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn replay_counted(
        &self,
        told: impl FnMut(usize, &Position, Move),
    ) -> Result<Position, RecordError> {
        self.walk(&mut (), told)
    }

    /// As [`replay_with`](Self::replay_with), and tells each decision before it is played, with the position.
    fn walk(
        &self,
        observer: &mut impl EventObserver,
        mut decided: impl FnMut(usize, &Position, Move),
    ) -> Result<Position, RecordError> {
        let mut position = Position::blank(self.setup())?;
        let mut comparer = ReplayComparer::new(&self.events, observer);
        let mut dice = Dice::new(self.setup().seed);
        let mut chance = RecordedChance::new(true, &self.events, &mut dice);
        let played = position.open(&mut chance, &mut AnyOrder::of(&mut comparer));
        judge(&mut comparer, played, &chance);
        let replayed = comparer.replay(|comparer, at, written| {
            let decision = position.decision().ok_or(EventError::AfterEnd)?;
            let m = recorded_move(&decision, written)?;
            decision.check(m).map_err(EventError::Refused)?;
            decided(at, &position, m);
            let deal = position.round() == 0;
            let mut chance = RecordedChance::new(deal, &self.events[at..], &mut dice);
            let played = position.follow(m, &mut chance, &mut AnyOrder::of(comparer));
            judge(comparer, played, &chance);
            Ok(())
        });
        position.throw(dice);
        replayed.map(|()| position)
    }

    /// Plays the same moves in the same set-up, with the draws decided by the seed: the same record again if its seed
    /// dealt this game. An unfinished game stops where this one does.
    ///
    /// # Errors
    /// The first move that is illegal after the new draws, and why.
    pub fn play_again(&self) -> Result<Self, RecordError> {
        let (mut position, mut again) = Self::start(self.setup(), self.players.clone())?;
        while let Some(decision) = position.decision() {
            let n = again.events.len();
            let Some(RecordEntry { event: written, .. }) = self.events.get(n) else {
                break;
            };
            let fault = |reason| RecordError::at(n, Some(written), reason);
            let m = recorded_move(&decision, written).map_err(fault)?;
            position
                .play_observed(m, &mut again)
                .map_err(|refusal| fault(EventError::Refused(refusal)))?;
        }
        Ok(again)
    }
}

/// The move for `decision` that `written` records.
pub(super) fn recorded_move(
    decision: &Decision,
    written: &RecordedEvent,
) -> Result<Move, EventError> {
    let by = |seat: Seat| {
        if seat == decision.seat {
            Ok(())
        } else {
            Err(EventError::Turn(decision.seat))
        }
    };
    let at = |castle: Castle, expected: Castle| {
        if castle == expected {
            Ok(())
        } else {
            Err(EventError::OtherDecision(format!(
                "the combat is at {expected}"
            )))
        }
    };
    let set = |cards: &[Card]| cards.iter().copied().collect::<Cards>();
    match (decision.kind, written) {
        (DecisionKind::Reserve { .. }, RecordedEvent::Reserve { camp, cards }) => {
            // The record has only the cards agreed on: they are both the proposal and the answer.
            if *camp != decision.seat.camp {
                return Err(EventError::Turn(decision.seat));
            }
            Ok(Move::Reserve(set(cards)))
        }
        (DecisionKind::Give { .. }, RecordedEvent::Give { from, to, cards }) => {
            by(*from)?;
            if *to != from.partner() {
                return Err(EventError::OtherDecision(
                    "cards are given to the partner".to_owned(),
                ));
            }
            Ok(Move::Give(set(cards)))
        }
        (DecisionKind::Order, RecordedEvent::Order { first }) => {
            if first.camp != decision.seat.camp {
                return Err(EventError::Turn(decision.seat));
            }
            Ok(Move::Order(first.place))
        }
        (
            DecisionKind::Place { .. },
            &RecordedEvent::Play {
                seat,
                castle,
                ref cards,
            },
        ) => {
            by(seat)?;
            Ok(Move::Place {
                castle,
                cards: set(cards),
            })
        }
        (
            DecisionKind::Reinforce { .. },
            &RecordedEvent::Play {
                seat,
                castle,
                ref cards,
            },
        ) => {
            by(seat)?;
            Ok(Move::Reinforce {
                castle,
                cards: set(cards),
            })
        }
        (DecisionKind::Reinforce { .. }, &RecordedEvent::Pass { seat }) => {
            by(seat)?;
            Ok(Move::Pass)
        }
        (DecisionKind::Answer { castle: expected }, &RecordedEvent::Reveal { seat, castle }) => {
            by(seat)?;
            at(castle, expected)?;
            Ok(Move::Show)
        }
        (DecisionKind::Answer { castle: expected }, &RecordedEvent::Concede { seat, castle }) => {
            by(seat)?;
            at(castle, expected)?;
            Ok(Move::Concede)
        }
        (
            DecisionKind::Lose {
                castle: expected, ..
            },
            &RecordedEvent::Pillage {
                seat,
                castle,
                ref cards,
            },
        ) => {
            by(seat)?;
            at(castle, expected)?;
            Ok(Move::Lose(set(cards)))
        }
        (what, _) => Err(EventError::OtherDecision(format!(
            "seat {} of the {} camp must {} here",
            decision.seat.place,
            decision.seat.camp,
            match what {
                DecisionKind::Reserve { .. } => "set five cards aside",
                DecisionKind::Give { .. } => "give cards to its partner",
                DecisionKind::Order => "say who plays first",
                DecisionKind::Place { .. } => "play cards",
                DecisionKind::Reinforce { .. } => "play cards or pass",
                DecisionKind::Answer { .. } => "reveal or concede",
                DecisionKind::Lose { .. } => "lose cards",
            }
        ))),
    }
}

/// Each camp's next draw in `events`, and how many cards of it are no draws: the hero of the first hand, in the `deal`.
/// Between two decisions there are only draws and what follows from combats.
pub(super) fn written_draws(
    deal: bool,
    events: &[RecordEntry],
) -> ByCamp<Option<(&[Card], usize)>> {
    let between = || {
        events.iter().take_while(|entry| {
            !matches!(
                entry.event,
                RecordedEvent::Round { .. }
                    | RecordedEvent::Give { .. }
                    | RecordedEvent::End { .. }
            )
        })
    };
    let next = |camp| {
        between().find_map(|entry| match &entry.event {
            RecordedEvent::Draw { seat, cards } if seat.camp == camp => {
                // The hero is in the first hand, but not drawn.
                let hero = usize::from(deal && cards.first() == Some(&Card::Hero));
                Some((&cards[..], hero))
            }
            _ => None,
        })
    };
    ByCamp(Camp::ALL.map(next))
}

/// Draws as they are written: each camp draws at most once between two decisions, in its next `draw` event. The random
/// streams draw along, so that they end where the game left them.
struct RecordedChance<'a> {
    /// Each camp's next draw: its cards, and how many of them are drawn already.
    draws: ByCamp<Option<(&'a [Card], usize)>>,
    dice: &'a mut Dice,
    fault: Option<(Camp, Option<Card>)>,
}

impl<'a> RecordedChance<'a> {
    fn new(deal: bool, events: &'a [RecordEntry], dice: &'a mut Dice) -> Self {
        Self {
            draws: written_draws(deal, events),
            dice,
            fault: None,
        }
    }
}

impl Chance for RecordedChance<'_> {
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card> {
        self.dice.draw(camp, pile);
        let card = self.draws[camp].as_mut().and_then(|(cards, drawn)| {
            let card = cards.get(*drawn).copied();
            *drawn += 1;
            card
        });
        if card.is_none_or(|card| !pile.contains(Cards::one(card))) {
            self.fault = Some((camp, card));
            return None;
        }
        card
    }
}

/// The comparer of this game's records.
type EventComparer<'a, W> = ReplayComparer<'a, RecordedEvent, EventError, W>;

/// Compares the events of one decision. The two reveals at a neutral castle may be written in either order.
struct AnyOrder<'c, 'a, W> {
    comparer: &'c mut EventComparer<'a, W>,
    /// Whether two reveals are written in the other order, and the one that is written first is still to come.
    swapped: bool,
}

impl<W: EventObserver> EventObserver for AnyOrder<'_, '_, W> {
    fn on_event(&mut self, position: &Position, event: Event) {
        if let Some(given) = RecordedEvent::of(&event) {
            self.compare(position, given);
        }
        if self.comparer.agrees() && W::WATCHES {
            self.comparer.observer.on_event(position, event);
        }
    }
}

impl<'c, 'a, W> AnyOrder<'c, 'a, W> {
    const fn of(comparer: &'c mut EventComparer<'a, W>) -> Self {
        Self {
            comparer,
            swapped: false,
        }
    }

    fn compare(&mut self, position: &Position, given: RecordedEvent) {
        if self.swapped {
            self.swapped = false;
            self.comparer.compare(given, difference);
            self.comparer.skip();
        } else if self.is_swapped(position, &given) {
            self.swapped = true;
        } else {
            self.comparer.compare(given, difference);
        }
    }

    /// Whether `given` is the first of two reveals at a neutral castle that are written in the other order.
    fn is_swapped(&self, position: &Position, given: &RecordedEvent) -> bool {
        let &RecordedEvent::Reveal { seat, castle } = given else {
            return false;
        };
        let other = match self.comparer.ahead() {
            [first, second, ..] if second.event == *given => &first.event,
            _ => return false,
        };
        let neutral = position.holders()[castle.index()].is_none();
        neutral
            && matches!(other, RecordedEvent::Reveal { seat: by, castle: there } if by.camp != seat.camp && *there == castle)
    }
}

/// Notes what else is wrong since the last decision: the record stops too early, or a draw is at fault.
fn judge<W>(comparer: &mut EventComparer<W>, played: DrawResult, chance: &RecordedChance) {
    if let Some(given) = comparer.take_missing().into_iter().next() {
        comparer.refuse(EventError::Stops(Box::new(given)));
    }
    let Some((camp, card)) = chance.fault.filter(|_| played.is_err()) else {
        return;
    };
    comparer.refuse(match (comparer.ahead().first(), card) {
        (None, _) => EventError::StopsBeforeDraw(camp),
        (Some(entry), card) => match (&entry.event, card) {
            (RecordedEvent::Draw { seat, .. }, Some(card)) if seat.camp == camp => {
                EventError::NotInPile(card)
            }
            (RecordedEvent::Draw { seat, .. }, None) if seat.camp == camp => {
                EventError::DrawsTooFew(camp)
            }
            _ => EventError::OtherDecision(format!("the {camp} camp must draw here")),
        },
    });
}

/// What is wrong with a written event where the rules give `given`.
fn difference(written: &RecordedEvent, given: RecordedEvent) -> Option<EventError> {
    if written.agrees(&given) {
        return None;
    }
    Some(match (written, &given) {
        (
            RecordedEvent::Combat {
                castle,
                sums,
                winner,
                ..
            },
            RecordedEvent::Combat {
                castle: there,
                sums: true_sums,
                winner: true_winner,
                holder,
            },
        ) if castle == there => {
            let (castle, true_sums) = (*castle, *true_sums);
            if *sums != true_sums {
                EventError::Sums { castle, true_sums }
            } else if winner != true_winner {
                EventError::Winner {
                    winner: *winner,
                    sums: true_sums,
                    castle,
                }
            } else {
                EventError::Holder {
                    castle,
                    holder: *holder,
                }
            }
        }
        _ => EventError::Expected(Box::new(given)),
    })
}
