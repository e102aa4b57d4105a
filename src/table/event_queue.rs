//! What happened and is shown one by one, with a pause after each, and what is shown after the last.

use core::time::Duration;
use std::collections::VecDeque;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::animations::Rest;
use super::flow::{GameFinished, InGame, RecordChanged, TableUpdate, table_is_left};
use super::match_config::MatchConfig;
use super::played::Played;
use kit_rules::game::GameId;
use kit_timings::{MotionSettings, Timing};

/// The beats of a game that are to be shown, `B`, the pause after the last one shown, and the next decision, `D`.
#[derive(Resource, Debug)]
pub struct EventQueue<B: Send + Sync + 'static, D: Send + Sync + 'static> {
    queue: VecDeque<B>,
    pause: Timer,
    /// What is shown once every beat has been shown.
    then: Option<D>,
}

/// What is due to be shown.
#[derive(Debug, Clone, PartialEq)]
pub enum Due<B, D> {
    /// The next beat.
    Beat(B),
    /// The next decision: every beat has been shown.
    Decision(D),
}

impl<B: Send + Sync + 'static, D: Send + Sync + 'static> Default for EventQueue<B, D> {
    fn default() -> Self {
        Self {
            queue: VecDeque::new(),
            pause: Timer::default(),
            then: None,
        }
    }
}

impl<B: Send + Sync + 'static, D: Send + Sync + 'static> EventQueue<B, D> {
    /// Whether every beat has been shown and the last pause is over.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty() && self.then.is_none() && self.pause.is_finished()
    }

    /// Appends beats, and replaces what is shown after the last of them.
    pub fn extend(&mut self, beats: impl IntoIterator<Item = B>, then: D) {
        self.queue.extend(beats);
        self.then = Some(then);
    }

    /// Takes what is due; `None` while the pause lasts, and when all has been shown.
    pub fn next(&mut self, passed: Duration) -> Option<Due<B, D>> {
        if !self.pause.is_finished() {
            self.pause.tick(passed);
            return None;
        }
        let beat = self.queue.pop_front().map(Due::Beat);
        beat.or_else(|| self.then.take().map(Due::Decision))
    }

    /// Takes the next beat at once, if it belongs to the one that was just taken.
    pub fn next_if(&mut self, belongs: impl FnOnce(&B) -> bool) -> Option<B> {
        self.queue.pop_front_if(|beat| belongs(beat))
    }

    /// Pauses before the next one.
    pub fn pause(&mut self, pause: Duration) {
        self.pause = Timer::new(pause, TimerMode::Once);
        if pause.is_zero() {
            self.hurry();
        }
    }

    /// Ends the current pause.
    pub fn hurry(&mut self) {
        let left = self.pause.remaining();
        self.pause.tick(left);
    }
}

/// The rules of a game at its table, whose beats are shown one after the other.
pub trait PlayedGame: Resource<Mutability = Mutable> {
    /// The game.
    const GAME: GameId = <Self::Config as MatchConfig>::GAME;
    /// What it is configured with.
    type Config: MatchConfig;
    /// One step that is shown.
    type Beat: Send + Sync + 'static;
    /// What is on screen.
    type Displayed: Resource<Mutability = Mutable> + PartialEq;
    /// Fact: a beat that tells something is shown from this frame on.
    type Happened: Message;
    /// How long its pauses last.
    type Timings: Resource;
    /// Who is to act; by default nobody, while something is shown.
    type Turn: Resource<Mutability = Mutable> + Default + PartialEq;
    /// The finished game that its result page shows.
    type ResultPage: Resource;

    /// Who is to act once every beat has been shown; nobody, the default, in a replay.
    fn turn(&self) -> Self::Turn;

    /// The configuration, with the seed.
    fn config(&self) -> &Self::Config;

    /// Whether the game is over, even if its last events have not been shown yet.
    fn is_over(&self) -> bool;

    /// How the game stands, if people play a bot and one of them has moved.
    fn played(&self) -> Option<Played>;

    /// The record so far, one line.
    fn record(&self) -> String;

    /// The record for the frame, to be saved; `begins` where the game has just been started or continued. `None` for an
    /// exercise and a replay: they are never saved.
    fn record_changed(&self, begins: bool) -> Option<RecordChanged> {
        let config = self.config();
        config.is_played().then(|| RecordChanged {
            begins,
            demo: config.is_demo(),
            played: self.played(),
            ..RecordChanged::new(Self::GAME, self.record(), self.is_over())
        })
    }

    /// The pause after a beat.
    fn pause_after(beat: &Self::Beat, timings: &Self::Timings) -> Timing;

    /// What a beat shows and tells.
    fn split(beat: Self::Beat) -> (Self::Displayed, Option<Self::Happened>);

    /// Whether `next` is shown together with `beat`, of which only what it tells is used then. By default every beat is
    /// shown by itself.
    fn are_together(beat: &Self::Beat, next: &Self::Beat) -> bool {
        let _each_by_itself = (beat, next);
        false
    }

    /// Keeps what is on screen, in `now`, and is no part of a game's course. By default nothing is.
    fn keep(now: &Self::Displayed, next: &mut Self::Displayed) {
        let _nothing = (now, next);
    }

    /// What the result page shows, if the end of the game is on screen. Exercises and replays have no such page.
    fn result_page(&self, displayed: &Self::Displayed) -> Option<Self::ResultPage>;
}

/// Run condition: this game is on the table.
pub fn game_is_on<G: PlayedGame>(
    game: Option<Res<G>>,
    displayed: Option<Res<G::Displayed>>,
) -> bool {
    game.is_some() && displayed.is_some()
}

/// Adds the queue of a game, which is shown in `playback`.
pub fn add_queue<G: PlayedGame>(app: &mut App, playback: impl SystemSet) {
    app.init_resource::<EventQueue<G::Beat, G::Displayed>>()
        .add_message::<G::Happened>()
        .add_systems(TableUpdate(G::GAME), show_next_beat::<G>.in_set(playback))
        .add_systems(
            OnExit(InGame(G::GAME)),
            leave::<G>.run_if(table_is_left(InGame(G::GAME))),
        );
}

/// Shows the next beat once all is at rest and the pause is over.
pub fn show_next_beat<G: PlayedGame>(
    time: Res<Time>,
    rest: Rest,
    timings: Res<G::Timings>,
    motion: Res<MotionSettings>,
    mut events: ResMut<EventQueue<G::Beat, G::Displayed>>,
    mut displayed: ResMut<G::Displayed>,
    game: Res<G>,
    mut happened: MessageWriter<G::Happened>,
    mut finished: MessageWriter<GameFinished>,
    mut commands: Commands,
) {
    if !rest.is_resting() {
        return;
    }
    match events.next(time.delta()) {
        Some(Due::Beat(mut beat)) => {
            while let Some(next) = events.next_if(|next| G::are_together(&beat, next)) {
                happened.write_batch(G::split(beat).1);
                beat = next;
            }
            events.pause(motion.lasts(G::pause_after(&beat, &timings)));
            let (mut shown, told) = G::split(beat);
            G::keep(&displayed, &mut shown);
            displayed.set_if_neq(shown);
            happened.write_batch(told);
        }
        Some(Due::Decision(mut then)) => {
            G::keep(&displayed, &mut then);
            displayed.set_if_neq(then);
            let config = game.config();
            if config.is_played()
                && let Some(page) = game.result_page(&displayed)
            {
                commands.insert_resource(page);
                finished.write(GameFinished {
                    game: G::GAME,
                    demo: config.is_demo(),
                });
            }
        }
        None => {}
    }
}

/// Drops the game when its table is left.
fn leave<G: PlayedGame>(
    mut events: ResMut<EventQueue<G::Beat, G::Displayed>>,
    mut commands: Commands,
) {
    *events = EventQueue::default();
    commands.remove_resource::<G::Displayed>();
    commands.remove_resource::<G>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_come_in_their_order_each_after_a_pause_and_the_decision_last() {
        let mut events = EventQueue::<u8, char>::default();
        let step = Duration::from_millis(60);
        assert!(events.next(step).is_none());
        events.hurry();
        events.extend([1], 'a');
        events.extend([2], 'b');
        assert_eq!(events.next(step), Some(Due::Beat(1)));
        events.pause(Duration::from_millis(100));
        assert_eq!(events.next(step), None);
        assert_eq!(events.next(step), None);
        assert_eq!(events.next(step), Some(Due::Beat(2)));
        events.pause(Duration::ZERO);
        assert!(!events.is_empty());
        assert_eq!(events.next(step), Some(Due::Decision('b')));
        assert!(events.is_empty());
        assert_eq!(events.next(step), None);
    }

    #[test]
    fn beats_that_belong_together_come_without_a_pause() {
        let mut events = EventQueue::<u8, char>::default();
        events.hurry();
        events.extend([1, 1, 2], 'a');
        assert_eq!(events.next(Duration::ZERO), Some(Due::Beat(1)));
        assert_eq!(events.next_if(|&next| next == 1), Some(1));
        assert_eq!(events.next_if(|&next| next == 1), None);
        assert_eq!(events.next(Duration::ZERO), Some(Due::Beat(2)));
        assert_eq!(events.next_if(|_| true), None);
        assert_eq!(events.next(Duration::ZERO), Some(Due::Decision('a')));
    }
}
