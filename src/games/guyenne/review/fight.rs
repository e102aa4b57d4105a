//! The fights of a game: what lay before a castle in a round, and what came of it.

use guyenne_rules::card::Cards;
use guyenne_rules::record::{Record, RecordedEvent};
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{CASTLES, Castle};

/// One combat of a game, with all cards known.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Fight {
    /// How many events of the record come before its first cards are turned up.
    pub event: usize,
    /// The round, from 1.
    pub round: u16,
    /// Where.
    pub castle: Castle,
    /// Who held the castle before.
    pub held_by: Option<Camp>,
    /// What each camp had laid there.
    pub cards: ByCamp<Cards>,
    /// Who conceded: the defender.
    pub conceded: Option<Camp>,
    /// Who won; nobody on a tie.
    pub winner: Option<Camp>,
    /// Who holds the castle after it.
    pub holder: Option<Camp>,
}

impl Fight {
    /// All fights of a game, in their order.
    pub fn all(record: &Record) -> Vec<Self> {
        let mut fights = Vec::new();
        let mut row = [None; CASTLES];
        let mut laid = [ByCamp::new(Cards::NONE, Cards::NONE); CASTLES];
        let mut round = 0;
        let mut begun = None;
        let mut conceded = None;
        for (at, entry) in record.events.iter().enumerate() {
            match &entry.event {
                RecordedEvent::Round { n, .. } => {
                    round = *n;
                    laid = [ByCamp::new(Cards::NONE, Cards::NONE); CASTLES];
                }
                RecordedEvent::Play {
                    seat,
                    castle,
                    cards,
                } => laid[castle.index()][seat.camp] += cards.iter().copied().collect(),
                RecordedEvent::Reveal { .. } => begun = begun.or(Some(at)),
                RecordedEvent::Concede { seat, .. } => {
                    begun = begun.or(Some(at));
                    conceded = Some(seat.camp);
                }
                &RecordedEvent::Combat {
                    castle,
                    winner,
                    holder,
                    ..
                } => {
                    let held_by = core::mem::replace(&mut row[castle.index()], holder);
                    fights.push(Self {
                        event: begun.take().unwrap_or(at),
                        round,
                        castle,
                        held_by,
                        cards: laid[castle.index()],
                        conceded: conceded.take(),
                        winner,
                        holder,
                    });
                }
                _ => {}
            }
        }
        fights
    }

    /// Who would hold the castle if all these cards had been shown.
    pub fn shown(&self, cards: ByCamp<Cards>) -> Option<Camp> {
        let strength = |camp| {
            let cards: Cards = cards[camp];
            (cards.has_hero(), cards.sum())
        };
        let [english, french] = Camp::ALL.map(strength);
        if english.0 && french.0 {
            return self.held_by;
        }
        match english.cmp(&french) {
            core::cmp::Ordering::Greater => Some(Camp::English),
            core::cmp::Ordering::Less => Some(Camp::French),
            core::cmp::Ordering::Equal => self.held_by,
        }
    }
}
