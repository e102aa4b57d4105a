//! What is shown of a game, one beat after the other. A choice that is half of a pair is told only when both are there;
//! a combat is told in steps: both cards come forward, they turn up together, and the tests are asked in their order.

use bevy::prelude::*;

use super::layout::Edge;
use fayance_rules::{
    BySide, Card, CombatResult, Event, Outcome, Row, Side, Terrain, Territory, Test, Troop, View,
};
use kit_table::event_queue;

/// What is on screen: a view, and how far a combat is shown. It has no more than its viewer may know.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown; in a combat the one before it.
    pub view: View,
    /// The combat on the stage.
    pub fight: Option<ShownFight>,
}

impl DisplayedView {
    /// The side at the near edge: the viewer's.
    #[must_use]
    pub fn near(&self) -> Side {
        self.view.viewer.unwrap_or(Side::South)
    }

    /// The side at an edge.
    #[must_use]
    pub fn side_at(&self, edge: Edge) -> Side {
        match edge {
            Edge::Near => self.near(),
            Edge::Far => self.near().other(),
        }
    }
}

/// Fact: this is shown from this frame on.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub Happening);

/// The beats to be shown.
pub type EventQueue = event_queue::EventQueue<Beat, DisplayedView>;

/// What happened, without anything that a viewer may not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Happening {
    /// The cards were dealt and the pile was shuffled.
    Dealt,
    /// A side has confirmed a choice. Nothing says which.
    Confirmed(Side),
    /// Both first armies.
    Mustered(BySide<Row>),
    /// Both calls of the opening duel.
    Called {
        /// The number of the pair, 1 to 3.
        n: u8,
        /// The troops.
        calls: BySide<Troop>,
        /// Who leads; `None` if the calls are equal.
        winner: Option<Side>,
    },
    /// A lot made this side leader.
    Lot(Side),
    /// The leader laid a territory.
    Laid {
        /// The leader.
        side: Side,
        /// The territory.
        territory: Territory,
        /// The terrain in which each side fights.
        terrains: BySide<Terrain>,
    },
    /// A combat was settled, or not.
    Fought(Fight),
    /// A side captured a territory.
    Captured {
        /// Which side.
        side: Side,
        /// The territory.
        territory: Territory,
        /// How many territories each side holds now.
        held: BySide<u8>,
    },
    /// Both refills.
    Refilled(BySide<Row>),
    /// A side is king.
    Ended(Outcome),
}

/// A combat, with its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fight {
    /// Its number on this territory, 1 to 4.
    pub n: u8,
    /// The cards.
    pub cards: BySide<Card>,
    /// How it ended.
    pub result: CombatResult,
}

/// A combat as far as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownFight {
    /// The combat.
    pub fight: Fight,
    /// Whether the cards lie face up.
    pub up: bool,
    /// How many of the tests of troop, terrain and halfling have been asked, 0 to 3.
    pub asked: u8,
    /// Whether the result is shown.
    pub settled: bool,
}

/// The number of tests that are asked before a result stands: 1 to 3.
#[must_use]
pub const fn tests_asked(by: Test) -> u8 {
    match by {
        Test::Troop => 1,
        Test::Terrain => 2,
        Test::Halfling | Test::Undecided | Test::Fourth => 3,
    }
}

/// Turns the events of a record into what is told of them.
#[derive(Debug, Clone, Default)]
pub struct BeatWriter {
    /// The first half of a pair, until the second is there.
    half: Option<Event>,
    /// Both calls, until it is said who leads.
    calls: Option<BySide<Troop>>,
}

impl BeatWriter {
    /// What is told of the next event.
    pub fn tell(&mut self, event: Event) -> Option<Happening> {
        Some(match event {
            Event::Deal { .. } => return None,
            Event::Pile { .. } => Happening::Dealt,
            Event::Muster { side, .. }
            | Event::Call { side, .. }
            | Event::Choose { side, .. }
            | Event::Refill { side, .. } => match self.half.take() {
                None => {
                    self.half = Some(event);
                    Happening::Confirmed(side)
                }
                Some(first) => return self.pair(first, event, side),
            },
            Event::Duel { n, winner } => Happening::Called {
                n,
                calls: self.calls.take()?,
                winner,
            },
            Event::Lot { winner } => Happening::Lot(winner),
            Event::Lay {
                side,
                territory,
                terrains,
                ..
            } => Happening::Laid {
                side,
                territory,
                terrains,
            },
            Event::Combat {
                n,
                cards,
                winner,
                by,
            } => Happening::Fought(Fight {
                n,
                cards,
                result: CombatResult { winner, by },
            }),
            Event::Capture {
                side,
                territory,
                held,
            } => Happening::Captured {
                side,
                territory,
                held,
            },
            Event::End(outcome) => Happening::Ended(outcome),
        })
    }

    /// What is told when the second half of a pair, by `side`, is there.
    fn pair(&mut self, first: Event, second: Event, side: Side) -> Option<Happening> {
        fn by_side<T>(second: Side, first: T, other: T) -> BySide<T> {
            match second {
                Side::North => BySide::new(other, first),
                Side::South => BySide::new(first, other),
            }
        }
        match (first, second) {
            (Event::Muster { cards: first, .. }, Event::Muster { cards, .. }) => {
                Some(Happening::Mustered(by_side(side, first, cards)))
            }
            (Event::Refill { cards: first, .. }, Event::Refill { cards, .. }) => {
                Some(Happening::Refilled(by_side(side, first, cards)))
            }
            (Event::Call { troop: first, .. }, Event::Call { troop, .. }) => {
                self.calls = Some(by_side(side, first, troop));
                Some(Happening::Confirmed(side))
            }
            _ => Some(Happening::Confirmed(side)),
        }
    }
}

/// One step that is shown, and what it tells.
#[derive(Debug, Clone, PartialEq)]
pub struct Beat {
    /// What is on the table then.
    pub shown: DisplayedView,
    /// What happens with it; `None` for a step within a combat.
    pub happening: Option<Happening>,
}

/// The steps by which a happening is shown; `before` and `after` are the views around it.
#[must_use]
pub fn beats(happening: Happening, before: &View, after: View) -> Vec<Beat> {
    let mut all = Vec::new();
    if let Happening::Fought(fight) = happening {
        let asked = tests_asked(fight.result.by);
        let step = |up, asked, settled| Beat {
            shown: DisplayedView {
                view: before.clone(),
                fight: Some(ShownFight {
                    fight,
                    up,
                    asked,
                    settled,
                }),
            },
            happening: None,
        };
        all.push(step(false, 0, false));
        all.push(step(true, 0, false));
        all.extend((1..asked).map(|asked| step(true, asked, false)));
        all.push(Beat {
            happening: Some(happening),
            ..step(true, asked, true)
        });
    } else {
        all.push(Beat {
            shown: DisplayedView {
                view: after,
                fight: None,
            },
            happening: Some(happening),
        });
    }
    all
}
