//! Playing a record through the rules: written decisions become moves, written cards decide luck, and every
//! event that the rules give is compared with the one that stands there.

use super::{Entry, Reason, Record, RecordError, Written};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::chance::{Chance, Dice};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{Ask, Castle, Event, Move, Position, What, Witness};

impl Record {
    /// Plays the record through the rules. A game that has not ended must stop at a decision; the position then
    /// goes on as the game would have gone on, for its dice have been thrown as often as cards were drawn.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay(&self) -> Result<Position, RecordError> {
        self.replay_with(&mut ())
    }

    /// As [`replay`](Self::replay), telling `witness` every event that holds, with the position after it.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay_with(&self, witness: &mut impl Witness) -> Result<Position, RecordError> {
        let mut position = Position::blank(self.setup())?;
        let mut reader = Reader {
            events: &self.events,
            next: 0,
            swapped: false,
            fault: None,
            witness,
        };
        let mut dice = Dice::new(self.setup().seed);
        let mut script = Script::new(true, &self.events, &mut dice);
        let told = position.open(&mut script, &mut reader);
        reader.judge(told.is_ok(), &script)?;
        while reader.next < self.events.len() {
            let n = reader.next + 1;
            let written = &self.events[reader.next].event;
            let fault = |reason| RecordError::Event {
                n,
                name: Some(written.name()),
                reason,
            };
            let ask = position.ask().ok_or_else(|| fault(Reason::AfterEnd))?;
            let m = decision(&ask, written).map_err(fault)?;
            ask.check(m)
                .map_err(|refusal| fault(Reason::Refused(refusal)))?;
            let deal = position.round() == 0;
            let mut script = Script::new(deal, &self.events[reader.next..], &mut dice);
            let told = position.follow(m, &mut script, &mut reader);
            reader.judge(told.is_ok(), &script)?;
        }
        position.throw(dice);
        Ok(position)
    }

    /// The same decisions in the same set-up, with dice thrown anew: the same text again, if its seed dealt this
    /// game. A game that has not ended stops where this one does.
    ///
    /// # Errors
    /// The first decision that the new deal does not allow, and why.
    pub fn play_again(&self) -> Result<Self, RecordError> {
        let (mut position, mut again) = Self::start(self.setup(), self.players.clone())?;
        while let Some(ask) = position.ask() {
            let n = again.events.len();
            let Some(Entry { event: written, .. }) = self.events.get(n) else {
                break;
            };
            let fault = |reason| RecordError::Event {
                n: n + 1,
                name: Some(written.name()),
                reason,
            };
            let m = decision(&ask, written).map_err(fault)?;
            position
                .play_witnessed(m, &mut again)
                .map_err(|refusal| fault(Reason::Refused(refusal)))?;
        }
        Ok(again)
    }
}

/// The move that a written event makes of the decision that is owed.
fn decision(ask: &Ask, written: &Written) -> Result<Move, Reason> {
    let by = |seat: Seat| {
        if seat == ask.seat {
            Ok(())
        } else {
            Err(Reason::Turn(ask.seat))
        }
    };
    let at = |castle: Castle, owed: Castle| {
        if castle == owed {
            Ok(())
        } else {
            Err(Reason::Owed(format!("the combat is at {owed}")))
        }
    };
    let set = |cards: &[Card]| cards.iter().copied().collect::<Cards>();
    match (ask.what, written) {
        (What::Reserve { .. }, Written::Reserve { camp, cards }) => {
            // What stands is both what one partner proposes and what the other accepts.
            if *camp != ask.seat.camp {
                return Err(Reason::Turn(ask.seat));
            }
            Ok(Move::Reserve(set(cards)))
        }
        (What::Give { .. }, Written::Give { from, to, cards }) => {
            by(*from)?;
            if *to != from.partner() {
                return Err(Reason::Owed("cards are given to the partner".to_owned()));
            }
            Ok(Move::Give(set(cards)))
        }
        (What::Order, Written::Order { first }) => {
            if first.camp != ask.seat.camp {
                return Err(Reason::Turn(ask.seat));
            }
            Ok(Move::Order(first.place))
        }
        (
            What::Place { .. },
            &Written::Play {
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
            What::Reinforce { .. },
            &Written::Play {
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
        (What::Reinforce { .. }, &Written::Pass { seat }) => {
            by(seat)?;
            Ok(Move::Pass)
        }
        (What::Answer { castle: owed }, &Written::Reveal { seat, castle }) => {
            by(seat)?;
            at(castle, owed)?;
            Ok(Move::Show)
        }
        (What::Answer { castle: owed }, &Written::Concede { seat, castle }) => {
            by(seat)?;
            at(castle, owed)?;
            Ok(Move::Concede)
        }
        (
            What::Lose { castle: owed, .. },
            &Written::Pillage {
                seat,
                castle,
                ref cards,
            },
        ) => {
            by(seat)?;
            at(castle, owed)?;
            Ok(Move::Lose(set(cards)))
        }
        (what, _) => Err(Reason::Owed(format!(
            "seat {} of the {} camp must {} here",
            ask.seat.place,
            ask.seat.camp,
            match what {
                What::Reserve { .. } => "set five cards aside",
                What::Give { .. } => "give cards to its partner",
                What::Order => "say who plays first",
                What::Place { .. } => "play cards",
                What::Reinforce { .. } => "play cards or pass",
                What::Answer { .. } => "reveal or concede",
                What::Lose { .. } => "lose cards",
            }
        ))),
    }
}

/// Luck as it is written: each camp draws at most once between two decisions, and that is its next `draw`.
/// The dice of the seed are thrown along, so that they stand where the game left them.
struct Script<'a> {
    /// Each camp's next draw: its cards, and how many of them are drawn.
    draws: ByCamp<Option<(&'a [Card], usize)>>,
    dice: &'a mut Dice,
    fault: Option<(Camp, Option<Card>)>,
}

impl<'a> Script<'a> {
    fn new(deal: bool, events: &'a [Entry], dice: &'a mut Dice) -> Self {
        // Nothing but draws and what follows from combats stands between a decision and the next one.
        let luck = || {
            events.iter().take_while(|entry| {
                !matches!(
                    entry.event,
                    Written::Round { .. } | Written::Give { .. } | Written::End { .. }
                )
            })
        };
        let next = |camp| {
            luck().find_map(|entry| match &entry.event {
                Written::Draw { seat, cards } if seat.camp == camp => {
                    // The hero is taken in hand at the deal, not drawn.
                    let hero = usize::from(deal && cards.first() == Some(&Card::Hero));
                    Some((&cards[..], hero))
                }
                _ => None,
            })
        };
        Self {
            draws: ByCamp(Camp::ALL.map(next)),
            dice,
            fault: None,
        }
    }
}

impl Chance for Script<'_> {
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

/// Compares what the rules give with what is written.
struct Reader<'a, W> {
    events: &'a [Entry],
    /// The next event to compare.
    next: usize,
    /// At a neutral castle the French reveal is written before the English one.
    swapped: bool,
    fault: Option<RecordError>,
    witness: &'a mut W,
}

impl<W: Witness> Witness for Reader<'_, W> {
    fn saw(&mut self, position: &Position, event: Event) {
        if self.fault.is_some() {
            return;
        }
        if let Some(given) = Written::of(&event) {
            self.compare(position, given);
        }
        if self.fault.is_none() && W::WATCHES {
            self.witness.saw(position, event);
        }
    }
}

impl<W> Reader<'_, W> {
    fn compare(&mut self, position: &Position, given: Written) {
        let at = if self.swapped {
            // The second reveal of two that are written the other way round.
            self.swapped = false;
            self.next - 2
        } else {
            let turned = self.turned(position, &given);
            self.next += if turned { 2 } else { 1 };
            self.swapped = turned;
            self.next - 1
        };
        let Some(entry) = self.events.get(at) else {
            self.fault = Some(RecordError::Event {
                n: at + 1,
                name: None,
                reason: Reason::Stops(Box::new(given)),
            });
            return;
        };
        if !entry.event.agrees(&given) {
            self.fault = Some(RecordError::Event {
                n: at + 1,
                name: Some(entry.event.name()),
                reason: difference(&entry.event, given),
            });
        }
    }

    /// Whether `given` is the first of two reveals at a neutral castle, written the other way round.
    fn turned(&self, position: &Position, given: &Written) -> bool {
        let &Written::Reveal { seat, castle } = given else {
            return false;
        };
        let other = match self.events.get(self.next..self.next + 2) {
            Some([first, second]) if second.event == *given => &first.event,
            _ => return false,
        };
        let neutral = position.holders()[castle.index()].is_none();
        neutral
            && matches!(other, Written::Reveal { seat: by, castle: there } if by.camp != seat.camp && *there == castle)
    }

    /// The first fault since the last decision, of the comparison or of the written luck.
    fn judge(&mut self, told: bool, script: &Script) -> Result<(), RecordError> {
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        let Some((camp, card)) = script.fault.filter(|_| !told) else {
            return Ok(());
        };
        let reason = match (self.events.get(self.next), card) {
            (None, _) => Reason::StopsBeforeDraw(camp),
            (Some(entry), card) => match (&entry.event, card) {
                (Written::Draw { seat, .. }, Some(card)) if seat.camp == camp => {
                    Reason::NotInPile(card)
                }
                (Written::Draw { seat, .. }, None) if seat.camp == camp => {
                    Reason::DrawsTooFew(camp)
                }
                _ => Reason::Owed(format!("the {camp} camp must draw here")),
            },
        };
        Err(RecordError::Event {
            n: self.next + 1,
            name: self.events.get(self.next).map(|entry| entry.event.name()),
            reason,
        })
    }
}

/// What is wrong with a written event where the rules give another.
fn difference(written: &Written, given: Written) -> Reason {
    match (written, &given) {
        (
            Written::Combat {
                castle,
                sums,
                winner,
                ..
            },
            Written::Combat {
                castle: there,
                sums: true_sums,
                winner: true_winner,
                holder,
            },
        ) if castle == there => {
            let (castle, true_sums) = (*castle, *true_sums);
            if *sums != true_sums {
                Reason::Sums { castle, true_sums }
            } else if winner != true_winner {
                Reason::Winner {
                    winner: *winner,
                    sums: true_sums,
                    castle,
                }
            } else {
                Reason::Holder {
                    castle,
                    holder: *holder,
                }
            }
        }
        _ => Reason::Expected(Box::new(given)),
    }
}
