//! How far a chapter on the table has come, and the game that a coach leads there: it is never saved, and the game that
//! was on the table before comes back.

use std::sync::Arc;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::answers::{wrong_hint, wrong_read};
use super::menu::{StartChapter, TutorialChapter};
use super::progress::Progress;
use crate::i18n::LocalizedText;
use crate::rules::game::GameId;
use crate::table::{InGame, Learning, LeaveGame, Menu, Screen, Unsaved, table_is_left};

/// How far the chapter on the table has come.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Course {
    /// The chapter, by its place in the game's list.
    pub chapter: usize,
    /// The step, from 0; as many as there are once the chapter is over.
    pub step: usize,
    /// How many events have been shown.
    pub told: usize,
    /// How many had been where the game was put on the table.
    pub begun: usize,
    /// Whether the step is due now: its bubble is shown.
    pub due: bool,
    /// Why the last press was not what is asked for.
    pub wrong: Option<LocalizedText>,
}

impl Course {
    /// A chapter at a step, with a game on the table of which so many events have been shown.
    #[must_use]
    pub fn new(chapter: usize, step: usize, told: usize) -> Self {
        Self {
            chapter,
            step,
            told,
            begun: told,
            ..Self::default()
        }
    }

    /// Counts events that have been shown. What a wrong press was answered is over then.
    pub fn count(&mut self, events: usize) {
        self.told += events;
        self.wrong = None;
    }

    /// Answers a press; returns whether it may stand: if there is no answer.
    pub fn answer(&mut self, wrong: Option<LocalizedText>) -> bool {
        let allowed = wrong.is_none();
        self.wrong = wrong;
        allowed
    }

    /// Answers a press while there is something to read.
    pub fn interrupt(&mut self) {
        self.wrong = Some(wrong_read());
    }

    /// Answers the wish for a hint.
    pub fn refuse_hint(&mut self) {
        self.wrong = Some(wrong_hint());
    }

    /// Goes on to the next of so many steps, and keeps the player's progress in the chapter with this mark.
    pub fn go_on(&mut self, steps: usize, learning: &mut Learning, game: GameId, mark: &str) {
        self.step += 1;
        self.wrong = None;
        self.due = false;
        if self.step < steps && Progress::of(learning, game, mark) != Progress::Done {
            Progress::At(self.step).keep(learning, game, mark);
        }
    }
}

/// A coach who leads a game of their own on the table.
pub trait LeadsGame: Resource<Mutability = Mutable> {
    /// The game.
    const GAME: GameId;
    /// The rules of the game on the table.
    type Rules: Resource;
    /// What a chapter plays.
    type Lesson: 'static;
    /// What starts a game.
    type Start: Message;

    /// The chapters, in the order of the list.
    fn chapters() -> &'static [TutorialChapter<Self::Lesson>];

    /// Puts the game of a chapter on the table: the coach at a step, or at the first one from where the game can be put
    /// there.
    fn begin(
        chapter: usize,
        lesson: Arc<Self::Lesson>,
        step: usize,
        interrupted: Option<Self::Start>,
        start: &mut MessageWriter<Self::Start>,
    ) -> Self;

    /// How far the chapter has come.
    fn course_mut(&mut self) -> &mut Course;

    /// What starts the game that was on the table before.
    fn interrupted(&self) -> Option<Self::Start>;

    /// What starts the game on the table again later, if it is to be played on.
    fn unfinished(rules: &Self::Rules) -> Option<Self::Start>;

    /// Whether this starts a game that a coach leads.
    fn is_led(start: &Self::Start) -> bool;
}

/// Adds what puts chapters on the table, before `begin` starts their games, and what ends them.
pub fn add_chapters<C: LeadsGame>(app: &mut App, begin: impl SystemSet) {
    let table = InGame(C::GAME);
    app.add_systems(
        Update,
        (
            start_chapter::<C>.run_if(on_message::<StartChapter>),
            end_chapter::<C>.run_if(on_message::<C::Start>),
        )
            .chain()
            .before(begin),
    )
    .add_systems(
        OnExit(table),
        forget_chapter::<C>.run_if(table_is_left(table)),
    );
}

/// Puts the game of a chapter on the table.
fn start_chapter<C: LeadsGame>(
    mut requests: MessageReader<StartChapter>,
    mut start: MessageWriter<C::Start>,
    before: Option<Res<C>>,
    rules: Option<Res<C::Rules>>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    let own = requests.read().filter(|request| request.game == C::GAME);
    let Some(&StartChapter { chapter, step, .. }) = own.last() else {
        return;
    };
    let found = C::chapters().get(chapter);
    let Some(lesson) = found.and_then(TutorialChapter::read) else {
        return;
    };
    let interrupted = match (before, rules) {
        (Some(before), _) => before.interrupted(),
        (None, Some(rules)) => C::unfinished(&rules),
        (None, None) => None,
    };
    unsaved.0 = true;
    let coach = C::begin(chapter, Arc::new(lesson), step, interrupted, &mut start);
    commands.insert_resource(coach);
    commands.set_state(Menu::None);
    commands.set_state_if_neq(Screen::Table(C::GAME));
}

/// Goes back to the game before, or to the title, with the list of chapters open.
pub fn leave_chapter<C: LeadsGame>(
    coach: &C,
    start: &mut MessageWriter<C::Start>,
    commands: &mut Commands,
) {
    match coach.interrupted() {
        Some(before) => {
            start.write(before);
            commands.set_state_if_neq(Screen::Table(C::GAME));
        }
        None => {
            commands.write_message(LeaveGame);
        }
    }
    commands.set_state(Menu::Tutorial);
}

/// The coach leaves when another game is put on the table.
fn end_chapter<C: LeadsGame>(
    mut requests: MessageReader<C::Start>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    if requests
        .read()
        .last()
        .is_some_and(|start| !C::is_led(start))
    {
        unsaved.0 = false;
        commands.remove_resource::<C>();
    }
}

/// The coach leaves with the table.
fn forget_chapter<C: LeadsGame>(
    coach: Option<Res<C>>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
) {
    if coach.is_some() {
        unsaved.0 = false;
        commands.remove_resource::<C>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_kept_until_the_chapter_is_done() {
        let (game, mark) = (GameId("coin"), "tutorial-1");
        let mut learning = Learning::default();
        let mut course = Course::new(0, 0, 3);
        course.due = true;
        course.interrupt();
        course.go_on(3, &mut learning, game, mark);
        assert_eq!((course.step, course.due, &course.wrong), (1, false, &None));
        assert_eq!(Progress::of(&learning, game, mark), Progress::At(1));
        // The end of the chapter is kept by whoever leaves it, and stays.
        course.go_on(2, &mut learning, game, mark);
        assert_eq!(Progress::of(&learning, game, mark), Progress::At(1));
        Progress::Done.keep(&mut learning, game, mark);
        Course::new(0, 0, 0).go_on(3, &mut learning, game, mark);
        assert_eq!(Progress::of(&learning, game, mark), Progress::Done);
    }
}
