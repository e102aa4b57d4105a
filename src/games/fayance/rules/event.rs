//! Events: what happens in a game, with everything hidden for the record, or with only what one viewer may know.

use super::Position;
use super::card::{Card, Troop};
use super::cards::{Cards, DEALT, Row};
use super::combat::Test;
use super::position::Outcome;
use super::side::{BySide, Side};
use super::territory::{TERRITORIES, Terrain, Territory};

/// One thing that happened: a decision, or what follows from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A side was dealt its twelve cards.
    Deal {
        /// Whose.
        side: Side,
        /// Which; their order has no meaning.
        cards: [Card; DEALT as usize],
    },
    /// The pile was shuffled.
    Pile {
        /// The territories, the top first.
        territories: [Territory; TERRITORIES],
    },
    /// A side confirmed its muster.
    Muster {
        /// Which side.
        side: Side,
        /// Four cards.
        cards: Row,
    },
    /// A side confirmed its call.
    Call {
        /// Which side.
        side: Side,
        /// The troop it calls.
        troop: Troop,
    },
    /// Both calls are shown.
    Duel {
        /// The number of the pair, 1 to 3.
        n: u8,
        /// Who leads; `None` if the calls are equal.
        winner: Option<Side>,
    },
    /// A lot is drawn.
    Lot {
        /// Who leads.
        winner: Side,
    },
    /// The leader turned and laid a territory.
    Lay {
        /// The leader.
        side: Side,
        /// The territory.
        territory: Territory,
        /// By how many quarters it is turned clockwise.
        turn: u8,
        /// The terrain in which each side fights.
        terrains: BySide<Terrain>,
    },
    /// A side confirmed its card.
    Choose {
        /// Which side.
        side: Side,
        /// The card.
        card: Card,
    },
    /// Both cards are shown, and the combat is settled.
    Combat {
        /// The number of the combat on this territory, 1 to 4.
        n: u8,
        /// The cards.
        cards: BySide<Card>,
        /// Who won; `None` if it is undecided.
        winner: Option<Side>,
        /// What settled it.
        by: Test,
    },
    /// A side captured the territory.
    Capture {
        /// Which side.
        side: Side,
        /// The territory.
        territory: Territory,
        /// How many territories each side holds now.
        held: BySide<u8>,
    },
    /// A side confirmed its refill.
    Refill {
        /// Which side.
        side: Side,
        /// Cards of its reserve.
        cards: Row,
    },
    /// The game is over: a side has five territories.
    End(Outcome),
}

impl Event {
    /// Whether both are the same event: the order of the cards in a deal has no meaning.
    #[must_use]
    pub fn agrees(&self, other: &Self) -> bool {
        match (self, other) {
            (
                &Self::Deal { side, cards },
                Self::Deal {
                    side: by,
                    cards: dealt,
                },
            ) => {
                let sum = |cards: &[Card]| cards.iter().copied().collect::<Cards>();
                side == *by && sum(&cards) == sum(dealt)
            }
            _ => self == other,
        }
    }

    /// The side that decides, if it is half of a pair of secret and simultaneous choices.
    #[must_use]
    pub const fn half_of_a_pair(&self) -> Option<Side> {
        match *self {
            Self::Muster { side, .. }
            | Self::Call { side, .. }
            | Self::Choose { side, .. }
            | Self::Refill { side, .. } => Some(side),
            Self::Deal { .. }
            | Self::Pile { .. }
            | Self::Duel { .. }
            | Self::Lot { .. }
            | Self::Lay { .. }
            | Self::Combat { .. }
            | Self::Capture { .. }
            | Self::End(_) => None,
        }
    }
}

/// An event as one viewer may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeenEvent {
    /// All of it is open to them.
    Open(Event),
    /// A side was dealt twelve cards: all that the table knows of a deal.
    Dealt(Side),
    /// The pile was shuffled, and its top is in view.
    Pile {
        /// The top.
        top: Territory,
    },
    /// A side has confirmed a choice, and the other side has not yet answered.
    Confirmed(Side),
}

/// What `viewer` may know of the events of a game so far; `None` for a spectator at the table. Once a game is over
/// everything is open. Rules: Who knows what.
pub fn seen_by(
    events: &[Event],
    viewer: Option<Side>,
) -> impl Iterator<Item = SeenEvent> + use<'_> {
    let over = matches!(events.last(), Some(Event::End(_)));
    let halves = events.iter().rev().map_while(Event::half_of_a_pair).count();
    // Between the two halves of a pair nothing happens, so an odd number of them at the end leaves one open.
    let pending = (halves % 2 == 1).then(|| events.len() - 1);
    events
        .iter()
        .enumerate()
        .map(move |(at, event)| match *event {
            _ if over => SeenEvent::Open(*event),
            Event::Deal { side, .. } if viewer.is_none() => SeenEvent::Dealt(side),
            Event::Pile { territories } => SeenEvent::Pile {
                top: territories[0],
            },
            _ => match event.half_of_a_pair() {
                Some(side) if pending == Some(at) && viewer != Some(side) => {
                    SeenEvent::Confirmed(side)
                }
                _ => SeenEvent::Open(*event),
            },
        })
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

/// Collects the events, without the positions.
impl EventObserver for Vec<Event> {
    fn on_event(&mut self, _: &Position, event: Event) {
        self.push(event);
    }
}
