//! The course of a game that is shown again: what is on screen before its first event, and every beat after that.

use bevy::prelude::*;

use super::{Mark, WatchFrom};
use crate::event_queue::PlayedGame;

/// The course of a game `G`, for one pair of eyes.
#[derive(Resource)]
pub struct Course<G: PlayedGame> {
    start: G::Displayed,
    beats: Vec<G::Beat>,
    steps: Vec<Step>,
}

/// A step of a course.
struct Step {
    /// How many beats have been shown once it has.
    beats: usize,
    /// How many events of the record have happened then.
    events: usize,
    /// What it is.
    kind: BeatKind,
}

/// What a beat is in the course of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeatKind {
    /// Whether a step ends with it; the others lead up to one that does.
    pub ends_step: bool,
    /// What the step is, beyond an event.
    pub mark: Option<Mark>,
    /// By how much the first side leads after it.
    pub lead: i32,
}

impl<G: PlayedGame> Course<G> {
    /// The course of these beats, each with how many events of the record have happened then; `kind` says what each
    /// is.
    #[must_use]
    pub fn new(
        start: G::Displayed,
        told: impl IntoIterator<Item = (G::Beat, usize)>,
        kind: impl Fn(&G::Beat) -> BeatKind,
    ) -> Self {
        let (mut beats, mut steps) = (Vec::new(), Vec::new());
        for (beat, events) in told {
            let kind = kind(&beat);
            beats.push(beat);
            if kind.ends_step {
                let beats = beats.len();
                steps.push(Step {
                    beats,
                    events,
                    kind,
                });
            }
        }
        Self {
            start,
            beats,
            steps,
        }
    }

    /// How many steps there are.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The marks of the steps.
    #[must_use]
    pub fn marks(&self) -> Vec<Option<Mark>> {
        self.steps.iter().map(|step| step.kind.mark).collect()
    }

    /// The beats up to and with a step: none for step 0.
    #[must_use]
    pub fn up_to(&self, step: usize) -> &[G::Beat] {
        &self.beats[..self.last_of(step).map_or(0, |last| last.beats)]
    }

    /// How many events of the record have happened after so many steps.
    #[must_use]
    pub fn events(&self, step: usize) -> usize {
        self.last_of(step).map_or(0, |last| last.events)
    }

    /// The last of so many steps; the last of all if there are fewer.
    fn last_of(&self, step: usize) -> Option<&Step> {
        let at = step.checked_sub(1)?;
        self.steps.get(at).or(self.steps.last())
    }

    /// The beats of one step, from 1.
    #[must_use]
    pub fn of_step(&self, step: usize) -> &[G::Beat] {
        let before = self.up_to(step.saturating_sub(1)).len();
        &self.up_to(step)[before..]
    }

    /// What is on screen before the first event.
    #[must_use]
    pub const fn start(&self) -> &G::Displayed {
        &self.start
    }

    /// After how many steps a replay begins.
    #[must_use]
    pub fn first_step(&self, from: WatchFrom) -> usize {
        match from {
            WatchFrom::Beginning => 0,
            WatchFrom::Step(step) => step.min(self.steps.len()),
            WatchFrom::Event(event) => self.steps.partition_point(|step| step.events <= event),
            WatchFrom::TurningPoint => {
                let leads: Vec<i32> = self.steps.iter().map(|step| step.kind.lead).collect();
                turning_point(&leads)
            }
        }
    }
}

/// The step before that with which the side that leads in the end took the lead for good; in a draw the one before the
/// last change of the lead.
fn turning_point(leads: &[i32]) -> usize {
    let last = leads.last().map_or(0, |lead| lead.signum());
    let before = leads.iter().rposition(|lead| lead.signum() != last);
    before.map_or(0, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_turns_where_the_winner_takes_the_lead_for_good() {
        assert_eq!(turning_point(&[0, 0, 1, 1, -1, 0, 2, 3]), 6);
        assert_eq!(turning_point(&[1, 2, 3]), 0);
        assert_eq!(turning_point(&[0, -1, -1]), 1);
        assert_eq!(turning_point(&[0, 4, -1, 0, 0]), 3);
        assert_eq!(turning_point(&[]), 0);
    }
}
