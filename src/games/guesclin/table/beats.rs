//! What is shown of a game, one beat after the other. A figure walks hex by hex; a throw is told in steps: the dice
//! roll, the kept ones step forward, the result stands.

use bevy::prelude::*;

use guesclin_rules::{Board, Event, Fighter, Hex, HitResult, Throw, View};
use kit_table::event_queue;

/// What is on screen.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown; in the course of an event the one before it.
    pub view: View,
    /// The figure on its way, and the hex that it has come to.
    pub walks: Option<(Fighter, Hex)>,
    /// The dice on the table.
    pub throw: Option<ShownThrow>,
}

impl DisplayedView {
    /// A board at rest.
    #[must_use]
    pub fn of(board: Board) -> Self {
        Self {
            view: View {
                viewer: None,
                board,
            },
            walks: None,
            throw: None,
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.view.board
    }

    /// Where a figure is shown, if on the map.
    #[must_use]
    pub fn at(&self, who: Fighter) -> Option<Hex> {
        match self.walks {
            Some((walker, at)) if walker == who => Some(at),
            _ => self.board().at(who),
        }
    }
}

/// Fact: this is shown from this frame on.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub Event);

/// The beats to be shown.
pub type EventQueue = event_queue::EventQueue<Beat, DisplayedView>;

/// A throw as far as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownThrow {
    /// The attack, the strike back or the shot.
    pub event: Event,
    /// How far it is shown.
    pub step: ThrowStep,
}

/// The steps of a throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThrowStep {
    /// All dice roll.
    Rolls,
    /// The two kept dice have stepped forward.
    Kept,
    /// The sum meets the defence.
    Settled,
}

impl ShownThrow {
    /// Who throws, at whom, the dice, the defence and what happens; `None` for an event without dice.
    #[must_use]
    pub fn told(event: &Event) -> Option<(Fighter, Fighter, Throw, i8, HitResult)> {
        match event {
            Event::Attack(blow) | Event::Riposte(blow) => Some((
                blow.who,
                blow.target,
                blow.throw,
                blow.defence.total(),
                blow.result,
            )),
            Event::Shoot(shot) => Some((
                shot.who,
                shot.target,
                shot.throw,
                shot.defence.total(),
                shot.result,
            )),
            _ => None,
        }
    }
}

/// One step that is shown, and what it tells.
#[derive(Debug, Clone, PartialEq)]
pub struct Beat {
    /// What is on the table then.
    pub shown: DisplayedView,
    /// What happens with it; `None` for a step on the way.
    pub happening: Option<Event>,
}

impl Beat {
    /// A step on the way.
    #[must_use]
    pub fn silent(shown: DisplayedView) -> Self {
        Self {
            shown,
            happening: None,
        }
    }
}

/// The steps by which an event is shown; `before` and `after` are what is shown around it.
#[must_use]
pub fn beats(event: Event, before: &DisplayedView, after: DisplayedView) -> Vec<Beat> {
    let mut all = Vec::new();
    match &event {
        Event::Move { who, path, .. } => {
            let hexes: Vec<Hex> = path.iter().skip(1).collect();
            let on_the_way = hexes.iter().take(hexes.len().saturating_sub(1));
            all.extend(on_the_way.map(|&at| {
                Beat::silent(DisplayedView {
                    walks: Some((*who, at)),
                    ..before.clone()
                })
            }));
        }
        Event::Attack(_) | Event::Riposte(_) | Event::Shoot(_) => {
            let step = |step, shown: &DisplayedView| DisplayedView {
                throw: Some(ShownThrow {
                    event: event.clone(),
                    step,
                }),
                ..shown.clone()
            };
            all.push(Beat::silent(step(ThrowStep::Rolls, before)));
            all.push(Beat::silent(step(ThrowStep::Kept, before)));
            all.push(Beat {
                shown: step(ThrowStep::Settled, &after),
                happening: Some(event),
            });
            return all;
        }
        _ => {}
    }
    all.push(Beat {
        shown: after,
        happening: Some(event),
    });
    all
}
