//! Events: what happens in a game, with all cards for the record, or with only what one viewer may know.

use super::{Castle, EndReason, Position};
use crate::card::Run;
use crate::seat::{ByCamp, Camp, Seat};

/// One thing that happened. `C` is the type of cards ([`Run`] with their values, [`Seen`] for a viewer), `S` that of a
/// sum (`u8`, or `Option<u8>` for a viewer).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event<C = Run, S = u8> {
    /// Expert: five value cards go face down to the discard pile before the first shuffle.
    Reserve {
        /// Whose.
        camp: Camp,
        /// Which.
        cards: C,
    },
    /// Cards are drawn into a hand: the first deal or a refill.
    Draw {
        /// The drawer.
        seat: Seat,
        /// In the order drawn; the first deal begins with the hero, which is not drawn.
        cards: C,
    },
    /// An exhausted draw pile was replaced by the shuffled discard pile.
    Reshuffle {
        /// Whose.
        camp: Camp,
        /// How many cards the new pile has; 0 if the discard pile was empty.
        cards: u8,
    },
    /// A partner gave cards to the other at the start of a round.
    Give {
        /// Who gave.
        from: Seat,
        /// Who received.
        to: Seat,
        /// Which; none if the giver has a single card.
        cards: C,
    },
    /// A shared camp's drawer chose who plays first.
    Order {
        /// The seat that plays first in its camp this round.
        first: Seat,
    },
    /// A round starts.
    Round {
        /// The round, from 1.
        n: u16,
        /// The first player's camp.
        first: Camp,
    },
    /// Cards laid face down before a castle: placement or reinforcement.
    Play {
        /// Who.
        seat: Seat,
        /// At which castle.
        castle: Castle,
        /// Which.
        cards: C,
    },
    /// No reinforcement this turn, by a player with cards in hand.
    Pass {
        /// Who.
        seat: Seat,
    },
    /// Cards before a castle are turned face up.
    Reveal {
        /// Who.
        seat: Seat,
        /// At which castle.
        castle: Castle,
        /// Which; everybody sees them now.
        cards: C,
    },
    /// A defender concedes: their cards stay face down.
    Concede {
        /// Who.
        seat: Seat,
        /// At which castle.
        castle: Castle,
        /// Which cards stay face down.
        cards: C,
    },
    /// A combat is decided.
    Combat {
        /// At which castle.
        castle: Castle,
        /// Sums of value cards, without heroes.
        sums: ByCamp<S>,
        /// The defender who conceded, if any: only they know their sum. Not written in records.
        conceded: Option<Seat>,
        /// Who won; nobody on a tie.
        winner: Option<Camp>,
        /// Who holds the castle now.
        holder: Option<Camp>,
    },
    /// Cards lost for good.
    Pillage {
        /// Whose.
        seat: Seat,
        /// At which castle they were lost.
        castle: Castle,
        /// Which; everybody sees them.
        cards: C,
    },
    /// All cards played this round go to the discard piles. Not written in records.
    Sweep,
    /// The game is over.
    End {
        /// Why.
        reason: EndReason,
        /// Points of each camp.
        points: ByCamp<u8>,
        /// Who won; nobody on a draw.
        winner: Option<Camp>,
    },
}

/// Cards as a viewer sees them: how many, and which only if the viewer may know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// How many.
    pub count: u8,
    /// Which, if known to the viewer.
    pub cards: Option<Run>,
}

/// An event as one viewer may know it.
pub type SeenEvent = Event<Seen, Option<u8>>;

impl Event {
    /// The event as `viewer` may know it; `None` is a viewer without a seat, who sees only face-up cards.
    ///
    /// Leaflet 2022, Résolution des combats, § 1 (who concedes discards face down). Ruling: guyenne-rules.md, A round
    /// (conceded values stay secret).
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeenEvent {
        let camp_sees = |camp: Camp| viewer.is_some_and(|v| v.camp == camp);
        let seat_sees = |seat: Seat| viewer == Some(seat);
        let cut = |cards: &Run, known: bool| Seen {
            count: cards.len() as u8,
            cards: known.then(|| cards.clone()),
        };
        match *self {
            Self::Reserve { camp, ref cards } => Event::Reserve {
                camp,
                cards: cut(cards, camp_sees(camp)),
            },
            Self::Draw { seat, ref cards } => Event::Draw {
                seat,
                cards: cut(cards, seat_sees(seat)),
            },
            Self::Reshuffle { camp, cards } => Event::Reshuffle { camp, cards },
            Self::Give {
                from,
                to,
                ref cards,
            } => Event::Give {
                from,
                to,
                cards: cut(cards, camp_sees(from.camp)),
            },
            Self::Order { first } => Event::Order { first },
            Self::Round { n, first } => Event::Round { n, first },
            Self::Play {
                seat,
                castle,
                ref cards,
            } => Event::Play {
                seat,
                castle,
                cards: cut(cards, seat_sees(seat)),
            },
            Self::Pass { seat } => Event::Pass { seat },
            Self::Reveal {
                seat,
                castle,
                ref cards,
            } => Event::Reveal {
                seat,
                castle,
                cards: cut(cards, true),
            },
            Self::Concede {
                seat,
                castle,
                ref cards,
            } => Event::Concede {
                seat,
                castle,
                cards: cut(cards, seat_sees(seat)),
            },
            Self::Combat {
                castle,
                sums,
                conceded,
                winner,
                holder,
            } => Event::Combat {
                castle,
                sums: ByCamp(Camp::ALL.map(|camp| {
                    let secret = conceded.is_some_and(|by| by.camp == camp && viewer != Some(by));
                    (!secret).then_some(sums[camp])
                })),
                conceded,
                winner,
                holder,
            },
            Self::Pillage {
                seat,
                castle,
                ref cards,
            } => Event::Pillage {
                seat,
                castle,
                cards: cut(cards, true),
            },
            Self::Sweep => Event::Sweep,
            Self::End {
                reason,
                points,
                winner,
            } => Event::End {
                reason,
                points,
                winner,
            },
        }
    }
}

/// Receives every event of a game, with the position right after it.
pub trait EventObserver {
    /// Whether events are wanted at all. Without, none is built: playouts use the observer `()`.
    const WATCHES: bool = true;

    /// Called when `event` has happened and led to `position`.
    fn on_event(&mut self, position: &Position, event: Event);
}

/// Ignores the events.
impl EventObserver for () {
    const WATCHES: bool = false;

    fn on_event(&mut self, _: &Position, _: Event) {}
}

impl<W: EventObserver> EventObserver for &mut W {
    const WATCHES: bool = W::WATCHES;

    fn on_event(&mut self, position: &Position, event: Event) {
        (**self).on_event(position, event);
    }
}

/// Passes each event to both, to the first one first.
impl<A: EventObserver, B: EventObserver> EventObserver for (A, B) {
    const WATCHES: bool = A::WATCHES || B::WATCHES;

    fn on_event(&mut self, position: &Position, event: Event) {
        if A::WATCHES && B::WATCHES {
            self.0.on_event(position, event.clone());
            self.1.on_event(position, event);
        } else if A::WATCHES {
            self.0.on_event(position, event);
        } else {
            self.1.on_event(position, event);
        }
    }
}

/// Collects the events, without the positions.
impl EventObserver for Vec<Event> {
    fn on_event(&mut self, _: &Position, event: Event) {
        self.push(event);
    }
}
