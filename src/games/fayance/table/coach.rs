//! The coach: which step of the chapter is due, what it asks for, and what follows.

use std::sync::Arc;

use bevy::prelude::*;

use super::chapters::CHAPTERS;
use super::coach_judge as judge;
use crate::games::fayance::ID;
use crate::games::fayance::rules::{BySide, Decision, Lesson, Side, Step, Task};
use crate::games::fayance::table::beats::Happening;
use crate::games::fayance::table::session::BeginSystems;
use crate::games::fayance::table::{
    DisplayedView, GameConfig, Happened, Rules, Selection, StartMatch, TABLE, TableSystems, Turn,
    request,
};
use crate::i18n::LocalizedText;
use crate::rules::game::GameId;
use crate::table::tutorial::{
    Course, LeadsGame, Progress, Turned, TutorialChapter, add_chapters, leave_chapter, wrong_read,
};
use crate::table::{GameRequest, Learning};

/// The chapter on the table, and how far it has come.
/// What has been told is counted as [`Lesson::told`] does.
#[derive(Resource, Debug, Clone)]
pub struct Coach {
    /// How far it has come.
    pub course: Course,
    lesson: Arc<Lesson>,
    /// The game that was on the table before.
    interrupted: Option<StartMatch>,
}

/// The coach's systems.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CoachSystems;

impl Coach {
    /// The step that is due; `None` while something is shown.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson
            .steps
            .get(self.course.step)
            .filter(|_| self.course.due)
    }

    /// The number of the step, from 0, and how many there are.
    #[must_use]
    pub fn number(&self) -> (usize, usize) {
        (self.course.step, self.lesson.steps.len())
    }

    /// Why the last press was not what is asked for.
    #[must_use]
    pub fn wrong(&self) -> Option<&LocalizedText> {
        self.course.wrong.as_ref()
    }

    /// Whether the table stands still, so that something can be read.
    #[must_use]
    pub fn halts(&self) -> bool {
        self.step().is_some_and(|step| step.task == Task::Read)
    }

    /// Whether what is chosen now may stand, or be confirmed; otherwise it is said why not.
    pub fn allows(
        &mut self,
        decision: Decision,
        selection: &Selection,
        displayed: &DisplayedView,
        confirms: bool,
    ) -> bool {
        let wrong = match self.step() {
            Some(Step {
                task: Task::Play(m),
                answers,
                ..
            }) => judge::wrong(*m, answers, decision, selection, displayed, confirms),
            _ => Some(wrong_read()),
        };
        self.course.answer(wrong)
    }
}

/// Run condition: the table stands still for a coach.
pub fn stands_still(coach: Option<Res<Coach>>) -> bool {
    coach.is_some_and(|coach| coach.halts())
}

/// Run condition: a coach leads the game.
pub fn coached(coach: Option<Res<Coach>>) -> bool {
    coach.is_some()
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        CoachSystems
            .after(TableSystems::Sync)
            .before(TableSystems::Show)
            .run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
    )
    .add_systems(Update, (count, go_on).chain().in_set(CoachSystems));
    add_chapters::<Coach>(app, BeginSystems);
}

/// The configuration of a lesson's game from this many events on.
fn config(lesson: &Lesson, entry: usize) -> GameConfig {
    let moves = Side::ALL.map(|side| lesson.record.moves(side).collect());
    GameConfig {
        resume: Some(lesson.first(entry).line()),
        script: Some(Arc::new(BySide(moves))),
        ..request::read_request(&GameRequest::default())
    }
}

/// Counts what has been told. What a wrong press was answered is over then.
fn count(mut happened: MessageReader<Happened>, mut coach: ResMut<Coach>) {
    let told = happened.read();
    let told = told.filter(|Happened(what)| !matches!(what, Happening::Confirmed(_)));
    let count = told.count();
    if count > 0 {
        coach.course.count(count);
    }
}

/// Goes on to the next step when what the last one asked for is done, and out of the last one.
fn go_on(
    turn: Res<Turn>,
    mut turned: MessageReader<Turned>,
    mut coach: ResMut<Coach>,
    mut learning: ResMut<Learning>,
    mut start: MessageWriter<StartMatch>,
    mut commands: Commands,
) {
    let pressed: Vec<Turned> = turned.read().copied().collect();
    let Some(mark) = CHAPTERS
        .get(coach.course.chapter)
        .map(|chapter| chapter.mark)
    else {
        return;
    };
    if pressed.contains(&Turned::Back) {
        let before = coach.course.step.saturating_sub(1);
        let (chapter, lesson) = (coach.course.chapter, coach.lesson.clone());
        let interrupted = coach.interrupted.clone();
        *coach = Coach::begin(chapter, lesson, before, interrupted, &mut start);
        return;
    }
    let mut read = pressed.contains(&Turned::On);
    loop {
        let Some(step) = coach.lesson.steps.get(coach.course.step) else {
            Progress::Done.keep(&mut learning, ID, mark);
            leave_chapter(&*coach, &mut start, &mut commands);
            return;
        };
        let course = &coach.course;
        let (due, done) = match step.task {
            Task::Read => {
                // At first the table shows the decision, with the cards that are laid out for it.
                let shown = course.told > course.begun || *turn != Turn::Busy;
                let due = shown && step.at <= course.told;
                (due, due && course.due && core::mem::take(&mut read))
            }
            Task::Play(_) => {
                let decides = matches!(*turn, Turn::Person(_)) && step.at == course.told;
                (decides, step.at < course.told)
            }
        };
        if !done {
            if course.due != due {
                coach.course.due = due;
            }
            return;
        }
        let steps = coach.lesson.steps.len();
        coach.course.go_on(steps, &mut learning, ID, mark);
    }
}

impl LeadsGame for Coach {
    const GAME: GameId = ID;
    type Rules = Rules;
    type Lesson = Lesson;
    type Start = StartMatch;

    fn chapters() -> &'static [TutorialChapter<Lesson>] {
        &CHAPTERS
    }

    fn begin(
        chapter: usize,
        lesson: Arc<Lesson>,
        step: usize,
        interrupted: Option<StartMatch>,
        start: &mut MessageWriter<StartMatch>,
    ) -> Self {
        let step = step.min(lesson.steps.len().saturating_sub(1));
        let entry = lesson.entry(step);
        let told = lesson.told(entry);
        let same = lesson.steps.get(step).is_some_and(|step| step.at == told);
        start.write(StartMatch(config(&lesson, entry)));
        let step = if same { step } else { lesson.first_step(told) };
        Self {
            course: Course::new(chapter, step, told),
            lesson,
            interrupted,
        }
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn interrupted(&self) -> Option<StartMatch> {
        self.interrupted.clone()
    }

    fn unfinished(rules: &Rules) -> Option<StartMatch> {
        let config = rules.config();
        (!config.demo && !rules.is_over()).then(|| {
            StartMatch(GameConfig {
                resume: Some(rules.record()),
                ..config.clone()
            })
        })
    }

    fn is_led(StartMatch(config): &StartMatch) -> bool {
        config.script.is_some()
    }
}
