//! The coach: which step of the chapter is due, what it asks for, and what follows.

use std::sync::Arc;

use bevy::prelude::*;

use super::chapters::CHAPTERS;
use super::coach_judge::{self as judge, Tried};
use super::map_view::MapView;
use super::session::BeginSystems;
use super::{
    DisplayedView, GameConfig, Happened, Rules, Selection, StartMatch, TABLE, TableInput,
    TableSystems, Turn, request,
};
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::{Board, Lesson, Move, Step, Task};
use crate::i18n::LocalizedText;
use crate::rules::game::GameId;
use crate::table::tutorial::{
    Course, LeadsGame, Progress, Turned, TutorialChapter, add_chapters, leave_chapter,
};
use crate::table::{GameRequest, Learning};

/// The chapter on the table, and how far it has come.
#[derive(Resource, Debug, Clone)]
pub struct Coach {
    /// How far it has come.
    pub course: Course,
    lesson: Arc<Lesson>,
    /// The part of the map that was seen when the step had become due, and for how many frames it has been.
    seen: Option<MapView>,
    frames: u8,
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

    /// The moves that are to come in this activation.
    #[must_use]
    pub fn upcoming(&self) -> Vec<Move> {
        self.lesson.upcoming(self.course.told)
    }

    /// Whether an input may come before it is tried: otherwise it is said why not.
    pub fn lets_through(&mut self, input: TableInput) -> bool {
        let wrong = match self.step() {
            None => return false,
            Some(step) => judge::before(step, input),
        };
        self.course.answer(wrong)
    }

    /// Whether what an input has led to may stand; otherwise it is said why not.
    pub fn allows(&mut self, board: &Board, selection: &Selection, tried: Tried) -> bool {
        let upcoming = self.upcoming();
        let Some(step) = self.step() else {
            return false;
        };
        let wrong = judge::after(step, &upcoming, board, selection, tried);
        self.course.answer(wrong)
    }
}

/// Run condition: the table stands still for a coach.
pub fn stands_still(coach: Option<Res<Coach>>) -> bool {
    coach.is_some_and(|coach| coach.halts())
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
    let moves = lesson.decisions.iter();
    GameConfig {
        resume: Some(lesson.first(entry).line()),
        script: Some(Arc::new(moves.map(|one| one.map(|(_, m)| m)).collect())),
        ..request::read_request(&GameRequest::default())
    }
}

/// The step before that lets something be seen which this one speaks about.
fn shows(lesson: &Lesson, step: usize) -> usize {
    let Some(before) = step.checked_sub(1).map(|before| &lesson.steps[before]) else {
        return step;
    };
    let acts = matches!(before.task, Task::Pick(_) | Task::Threat | Task::Aim(_));
    let reads = lesson.steps[step].task == Task::Read && lesson.steps[step].at == before.at;
    if acts && reads { step - 1 } else { step }
}

/// After so many frames only the player moves the map.
const SETTLED: u8 = 3;

/// Counts what has been shown. What a wrong press was answered is over then.
fn count(mut happened: MessageReader<Happened>, mut coach: ResMut<Coach>) {
    let count = happened.read().count();
    if count > 0 {
        coach.course.count(count);
    }
}

/// Whether what a step asks for is done, once it is due.
fn is_done(
    coach: &Coach,
    task: Task,
    selection: &Selection,
    view: &MapView,
    read: &mut bool,
) -> bool {
    match task {
        Task::Read => core::mem::take(read),
        Task::Look => coach.frames >= SETTLED && coach.seen.is_some_and(|seen| seen != *view),
        Task::Pick(who) => selection.plan.fighter == Some(who),
        Task::Threat => selection.threat,
        Task::Aim(m) => judge::aims_at(&selection.plan, m),
        Task::Play(_) => false,
    }
}

/// Goes on to the next step when what the last one asked for is done, and out of the last one.
fn go_on(
    (turn, selection, view): (Res<Turn>, Res<Selection>, Res<MapView>),
    displayed: Option<Res<DisplayedView>>,
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
    if displayed.is_none() {
        return;
    }
    let mut read = pressed.contains(&Turned::On);
    loop {
        let Some(step) = coach.lesson.steps.get(coach.course.step) else {
            Progress::Done.keep(&mut learning, ID, mark);
            leave_chapter(&*coach, &mut start, &mut commands);
            return;
        };
        let (task, at) = (step.task, step.at);
        let course = &coach.course;
        let due = match task {
            // At first the table shows the decision.
            Task::Read => (course.told > course.begun || *turn != Turn::Busy) && at <= course.told,
            _ => turn.person().is_some() && at == course.told,
        };
        let missed = task != Task::Read && at < course.told;
        let done = due && course.due && is_done(&coach, task, &selection, &view, &mut read);
        if !(done || missed) {
            if course.due != due {
                coach.course.due = due;
                coach.frames = 0;
            }
            // At first the map moves by itself to who is to act.
            if task == Task::Look && coach.frames < SETTLED {
                coach.frames += 1;
                coach.seen = Some(*view);
            }
            return;
        }
        let steps = coach.lesson.steps.len();
        coach.course.go_on(steps, &mut learning, ID, mark);
        coach.seen = None;
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
        let told = lesson.entry(step);
        let same = lesson.steps.get(step).is_some_and(|step| step.at == told);
        start.write(StartMatch(config(&lesson, told)));
        let step = if same {
            shows(&lesson, step)
        } else {
            lesson.first_step(told)
        };
        Self {
            course: Course::new(chapter, step, told),
            lesson,
            seen: None,
            frames: 0,
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
