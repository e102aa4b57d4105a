//! What a game tells of its records so that they can be shown again, and the systems that show them.

use bevy::prelude::*;

use super::branch::play_on;
use super::guess::{Guessing, Question};
use super::{Course, Replay, ReplayCommand, SeenBy, StartReplay};
use crate::animations::Rest;
use crate::event_queue::{EventQueue, PlayedGame};
use crate::flow::{InGame, Screen, StartFailed, TableUpdate, table_is_left};
use crate::game::Games;
use crate::log::{CourseLog, LogLine};
use crate::match_config::{MatchConfig, StartMatch};
use crate::menu::Menu;
use crate::table_order::open_table_on;
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;

/// A game whose records can be shown again.
pub trait ReplayedGame: PlayedGame<Beat: Clone, Displayed: Clone> {
    /// A line of its log.
    type Line: LogLine;

    /// Reads a record and gives what its table is configured with, as a replay ([`MatchConfig::is_replay`]), and the
    /// course of the game through these eyes.
    ///
    /// # Errors
    /// The record is not valid. The text is one sentence.
    fn course(record: &str, seen_by: SeenBy) -> Result<(Self::Config, Course<Self>), LocalizedText>
    where
        Self: Sized;

    /// What a side is called, 0 or 1.
    fn side_name(side: usize) -> LocalizedText;

    /// Whether it hides anything from a side, so that one can guess along.
    const HIDES: bool = false;

    /// What is turned up with the beats of a step that whoever watches could not know before, after the beat `before`
    /// it; by default nothing.
    fn question(before: &Self::Beat, step: &[Self::Beat]) -> Option<Question> {
        let _nothing = (before, step);
        None
    }

    /// What the log tells of these beats.
    fn lines(&self, beats: &[Self::Beat]) -> Vec<Self::Line>;
}

/// Fact: a replay shows at once what there is after so many steps. The log is written anew.
#[derive(Message, Debug, Clone, Copy)]
pub struct ReplayJumped(pub usize);

/// The systems that show replays of a game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReplaySystems(pub GameId);

/// What of a course is on screen: after how many steps, and through whose eyes. `None` before anything is.
#[derive(Resource, Default)]
struct Shown(Option<(usize, SeenBy)>);

/// Adds replays to the table of a game: what is shown is decided between `begin`, in which a match begins, and `input`.
pub fn add_replay<G: ReplayedGame>(app: &mut App, begin: impl SystemSet, input: impl SystemSet) {
    open_table_on(app, G::GAME, |start: &StartReplay| start.game == G::GAME);
    app.add_message::<ReplayJumped>()
        .init_resource::<Shown>()
        .init_resource::<CourseLog<G::Line>>()
        .add_systems(
            TableUpdate(G::GAME),
            (
                start::<G>
                    .run_if(on_message::<StartReplay>)
                    .before(begin.intern()),
                (
                    end::<G>.run_if(on_message::<StartMatch<G::Config>>),
                    (
                        play_on::<G>.run_if(on_message::<ReplayCommand>),
                        play_by_itself::<G>,
                        look_through_other_eyes::<G>,
                        write_log::<G>,
                        ask::<G>,
                        show::<G>,
                        note_rest::<G>,
                    )
                        .chain()
                        .run_if(
                            in_state(InGame(G::GAME))
                                .and_then(resource_exists::<Replay>)
                                .and_then(resource_exists::<Course<G>>)
                                .and_then(resource_exists::<G>)
                                .and_then(resource_exists::<G::Displayed>),
                        ),
                )
                    .chain()
                    .in_set(ReplaySystems(G::GAME))
                    .after(begin)
                    .before(input),
            ),
        )
        .add_systems(
            OnExit(InGame(G::GAME)),
            leave::<G>.run_if(table_is_left(InGame(G::GAME))),
        );
}

/// Reads the record that is asked for, and begins a match that shows it.
fn start<G: ReplayedGame>(
    mut requests: MessageReader<StartReplay>,
    games: Res<Games>,
    mut starts: MessageWriter<StartMatch<G::Config>>,
    mut failed: MessageWriter<StartFailed>,
    mut shown: ResMut<Shown>,
    mut guessing: ResMut<Guessing>,
    mut commands: Commands,
) {
    let asked = requests.read().filter(|asked| asked.game == G::GAME).last();
    let Some(asked) = asked else {
        return;
    };
    match G::course(&asked.record, asked.seen_by) {
        Ok((config, course)) => {
            let record = asked.record.clone();
            let sides = [0, 1].map(G::side_name);
            let mut replay = Replay::new(G::GAME, record, asked.seen_by, sides, course.marks());
            replay.hides = G::HIDES;
            replay.is_reviewed = games
                .get(G::GAME)
                .is_some_and(|game| game.reviews(&asked.record));
            replay.go_to(course.first_step(asked.from));
            shown.0 = None;
            guessing.begin(&asked.record);
            commands.insert_resource(replay);
            commands.insert_resource(course);
            starts.write(StartMatch { config });
            commands.set_state(Screen::Table(G::GAME));
        }
        Err(why) => {
            failed.write(StartFailed(why));
        }
    }
}

/// Another match begins: the replay is over.
fn end<G: ReplayedGame>(mut starts: MessageReader<StartMatch<G::Config>>, mut commands: Commands) {
    let last = starts.read().last();
    if last.is_some_and(|start| !start.config.is_replay()) {
        commands.remove_resource::<Replay>();
        commands.remove_resource::<Course<G>>();
    }
}

/// Takes the next step when everything of the last one has been shown.
fn play_by_itself<G: ReplayedGame>(
    rest: Rest,
    menu: Res<State<Menu>>,
    events: Res<EventQueue<G::Beat, G::Displayed>>,
    (shown, guessing): (Res<Shown>, Res<Guessing>),
    mut replay: ResMut<Replay>,
) {
    let is_due = replay.plays
        && !guessing.waits(replay.at())
        && *menu.get() == Menu::None
        && shown.0.is_some();
    if !is_due || !events.is_empty() || !rest.is_resting() {
        return;
    }
    if replay.at() < replay.steps() {
        let next = replay.at() + 1;
        replay.go_to(next);
    } else {
        replay.plays = false;
    }
}

/// Reads the record again for other eyes.
fn look_through_other_eyes<G: ReplayedGame>(
    replay: Res<Replay>,
    shown: Res<Shown>,
    mut course: ResMut<Course<G>>,
) {
    if shown
        .0
        .is_some_and(|(_, seen_by)| seen_by != replay.seen_by)
        && let Ok((_, fresh)) = G::course(&replay.record, replay.seen_by)
    {
        *course = fresh;
    }
}

/// Writes the log of another course.
fn write_log<G: ReplayedGame>(
    game: Res<G>,
    course: Res<Course<G>>,
    mut log: ResMut<CourseLog<G::Line>>,
) {
    if course.is_changed() {
        let steps = 1..=course.steps();
        *log = CourseLog::of_steps(steps.map(|step| game.lines(course.of_step(step))));
    }
}

/// Finds what one can guess through these eyes.
fn ask<G: ReplayedGame>(
    replay: Res<Replay>,
    course: Res<Course<G>>,
    mut guessing: ResMut<Guessing>,
) {
    if guessing.lacks_questions(replay.seen_by) {
        let steps = 1..=course.steps();
        let questions = steps.filter_map(|step| {
            let before = course.up_to(step - 1).last()?;
            Some((step, G::question(before, course.of_step(step))?))
        });
        let questions = questions.collect();
        guessing.ask(replay.seen_by, questions);
    }
}

/// Notes whether all has been shown that there is.
fn note_rest<G: ReplayedGame>(
    rest: Rest,
    replay: Res<Replay>,
    events: Res<EventQueue<G::Beat, G::Displayed>>,
    mut guessing: ResMut<Guessing>,
) {
    let is_shown = events.is_empty() && rest.is_resting();
    let at = is_shown.then_some(replay.at());
    if guessing.is_on() && guessing.at_rest() != at {
        guessing.rest(at);
    }
}

/// Shows the next step as it was played. For any other moment the one before it is shown at once, and then its own step
/// as it was played: so one sees and hears what has led to it.
fn show<G: ReplayedGame>(
    replay: Res<Replay>,
    course: Res<Course<G>>,
    mut shown: ResMut<Shown>,
    mut events: ResMut<EventQueue<G::Beat, G::Displayed>>,
    mut displayed: ResMut<G::Displayed>,
    mut jumped: MessageWriter<ReplayJumped>,
) {
    let wanted = (replay.at(), replay.seen_by);
    let before = shown.0.replace(wanted);
    if before == Some(wanted) {
        return;
    }
    let last = |beats: &[G::Beat]| beats.last().map(|beat| G::split(beat.clone()).0);
    let is_next = before.is_some_and(|(at, seen_by)| (at + 1, seen_by) == wanted);
    if is_next && let Some(then) = last(course.of_step(wanted.0)) {
        events.extend(course.of_step(wanted.0).iter().cloned(), then);
        return;
    }
    *events = EventQueue::default();
    let before = wanted.0.saturating_sub(1);
    let mut at_once = last(course.up_to(before)).unwrap_or_else(|| course.start().clone());
    G::keep(&displayed, &mut at_once);
    displayed.set_if_neq(at_once);
    jumped.write(ReplayJumped(before));
    let step = course.of_step(wanted.0);
    if let Some(then) = last(step) {
        events.extend(step.iter().cloned(), then);
    }
}

/// The table is left; perhaps for that of another game which is shown again already.
fn leave<G: ReplayedGame>(
    replay: Option<Res<Replay>>,
    mut shown: ResMut<Shown>,
    mut commands: Commands,
) {
    if replay.is_none_or(|replay| replay.game == G::GAME) {
        shown.0 = None;
        commands.remove_resource::<Replay>();
    }
    commands.remove_resource::<Course<G>>();
}
