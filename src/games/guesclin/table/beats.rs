//! What is shown of a game, one beat after the other. A figure walks hex by hex; a throw is told in steps: the dice
//! roll, the kept ones step forward, the result stands.

use super::DisplayedView;
use crate::games::guesclin::rules::{Event, Fighter, Hex, HitResult, Throw};

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
