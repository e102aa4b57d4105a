//! One event of a record, made from an [`Event`].

use crate::card::Card;
use crate::seat::{ByCamp, Camp, Seat};
use crate::{Castle, EndReason, Event};
use kit_rules::record::{self, NamedEvent};

/// An event of a record: an [`Event`] without what the reader can work out. The cards of a reveal or a concession are
/// those that were played.
#[expect(
    missing_docs,
    reason = "each field is the field of that name in the format"
)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordedEvent {
    /// Expert: five cards set aside.
    Reserve { camp: Camp, cards: Vec<Card> },
    /// The first hand or a refill, in the order drawn.
    Draw { seat: Seat, cards: Vec<Card> },
    /// A new draw pile from the discard pile.
    Reshuffle { camp: Camp, cards: u8 },
    /// Cards handed to the partner.
    Give {
        from: Seat,
        to: Seat,
        cards: Vec<Card>,
    },
    /// Which seat of a shared camp plays first.
    Order { first: Seat },
    /// A round starts.
    Round { n: u16, first: Camp },
    /// Placement or reinforcement.
    Play {
        seat: Seat,
        castle: Castle,
        cards: Vec<Card>,
    },
    /// No reinforcement.
    Pass { seat: Seat },
    /// Cards turned face up.
    Reveal { seat: Seat, castle: Castle },
    /// A defender concedes.
    Concede { seat: Seat, castle: Castle },
    /// A combat is decided.
    Combat {
        castle: Castle,
        sums: ByCamp<u8>,
        winner: Option<Camp>,
        holder: Option<Camp>,
    },
    /// Cards lost for good.
    Pillage {
        seat: Seat,
        castle: Castle,
        cards: Vec<Card>,
    },
    /// The game is over.
    End {
        reason: EndReason,
        points: ByCamp<u8>,
        winner: Option<Camp>,
    },
}

/// An event of a record, with the fields that this version does not know.
pub type RecordEntry = record::RecordEntry<RecordedEvent>;

impl RecordedEvent {
    /// The seats that the event names.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        let named = match *self {
            Self::Give { from, to, .. } => [Some(from), Some(to)],
            Self::Draw { seat, .. }
            | Self::Order { first: seat }
            | Self::Play { seat, .. }
            | Self::Pass { seat }
            | Self::Reveal { seat, .. }
            | Self::Concede { seat, .. }
            | Self::Pillage { seat, .. } => [Some(seat), None],
            Self::Reserve { .. }
            | Self::Reshuffle { .. }
            | Self::Round { .. }
            | Self::Combat { .. }
            | Self::End { .. } => [None, None],
        };
        named.into_iter().flatten()
    }

    /// The record's form of `event`; `None` for [`Event::Sweep`], which is not written.
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::Reserve { camp, ref cards } => Self::Reserve {
                camp,
                cards: cards.to_vec(),
            },
            Event::Draw { seat, ref cards } => Self::Draw {
                seat,
                cards: cards.to_vec(),
            },
            Event::Reshuffle { camp, cards } => Self::Reshuffle { camp, cards },
            Event::Give {
                from,
                to,
                ref cards,
            } => Self::Give {
                from,
                to,
                cards: cards.to_vec(),
            },
            Event::Order { first } => Self::Order { first },
            Event::Round { n, first } => Self::Round { n, first },
            Event::Play {
                seat,
                castle,
                ref cards,
            } => Self::Play {
                seat,
                castle,
                cards: cards.to_vec(),
            },
            Event::Pass { seat } => Self::Pass { seat },
            Event::Reveal { seat, castle, .. } => Self::Reveal { seat, castle },
            Event::Concede { seat, castle, .. } => Self::Concede { seat, castle },
            Event::Combat {
                castle,
                sums,
                winner,
                holder,
                ..
            } => Self::Combat {
                castle,
                sums,
                winner,
                holder,
            },
            Event::Pillage {
                seat,
                castle,
                ref cards,
            } => Self::Pillage {
                seat,
                castle,
                cards: cards.to_vec(),
            },
            Event::Sweep => return None,
            Event::End {
                reason,
                points,
                winner,
            } => Self::End {
                reason,
                points,
                winner,
            },
        })
    }

    /// Whether both are the same event; the order of cards matters only where they are drawn.
    #[must_use]
    pub fn agrees(&self, other: &Self) -> bool {
        let sorted = |event: &Self| {
            let mut event = event.clone();
            match &mut event {
                Self::Reserve { cards, .. }
                | Self::Give { cards, .. }
                | Self::Play { cards, .. }
                | Self::Pillage { cards, .. } => cards.sort_unstable(),
                _ => {}
            }
            event
        };
        self == other || sorted(self) == sorted(other)
    }
}

impl NamedEvent for RecordedEvent {
    fn name(&self) -> &'static str {
        match self {
            Self::Reserve { .. } => "reserve",
            Self::Draw { .. } => "draw",
            Self::Reshuffle { .. } => "reshuffle",
            Self::Give { .. } => "give",
            Self::Order { .. } => "order",
            Self::Round { .. } => "round",
            Self::Play { .. } => "play",
            Self::Pass { .. } => "pass",
            Self::Reveal { .. } => "reveal",
            Self::Concede { .. } => "concede",
            Self::Combat { .. } => "combat",
            Self::Pillage { .. } => "pillage",
            Self::End { .. } => "end",
        }
    }
}
