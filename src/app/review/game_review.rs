//! The review that is open: asked for, read or reckoned, kept.

use std::sync::Arc;

use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_rules::facts::GameFacts;
use kit_rules::game::GameId;
use kit_rules::player_kind::PlayerKind;
use kit_rules::review::Review;
use kit_table::flow::PageSystems;
use kit_table::menu::MenuTrail;
use kit_table::replay::{Replay, ReplayCommand};
use kit_table::{Games, Menu, OpenReview};

use super::find;
use super::work::ReviewTask;
use crate::app::library::LibraryAnswered;
use crate::app::save::{LibraryAnswer, LibraryTask, SaveManager};
use crate::app::sliced_task::FrameShare;
use crate::keys;

/// How far a review has come.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum ReviewState {
    /// Its decisions are weighed; how much of that is done, 0 to 1.
    Working(f32),
    /// Somebody has stopped it.
    Stopped,
    /// It is there.
    Done(Arc<Review>),
    /// The game cannot be reviewed, for this reason.
    Failed(LocalizedText),
}

/// The game whose review is open.
#[derive(Resource, Clone, Debug)]
pub(in crate::app) struct GameReview {
    /// Which game.
    pub(in crate::app) game: GameId,
    /// Its record.
    pub(in crate::app) record: String,
    /// The side whose play is looked at, 0 or 1.
    pub(in crate::app) side: usize,
    /// How far it has come.
    pub(in crate::app) state: ReviewState,
}

impl GameReview {
    /// Begins to weigh.
    fn begin(&mut self, games: &Games, task: &mut ReviewTask) {
        task.stop();
        let headless = games.get(self.game).and_then(|game| game.headless);
        let start = headless.and_then(|headless| headless.review);
        self.state = match start.map(|start| start(self.record.as_bytes())) {
            Some(Ok(reviewer)) => {
                task.begin(reviewer);
                ReviewState::Working(0.0)
            }
            Some(Err(why)) => {
                let facts = headless.map(|headless| (headless.facts)(self.record.as_bytes()));
                let goes_on = matches!(facts, Some(Ok(facts)) if facts.outcome.is_none());
                ReviewState::Failed(if goes_on {
                    keys::REVIEW_GOES_ON.into()
                } else {
                    LocalizedText::verbatim(why)
                })
            }
            None => ReviewState::Failed(keys::REVIEW_NO_GAME.into()),
        };
    }
}

/// Request of a player who looks at a review.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum ReviewCommand {
    /// Weigh no more.
    Stop,
    /// Weigh on.
    Begin,
    /// Look at the play of the other side.
    OtherSide,
}

/// Adds reviews.
pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<ReviewTask>()
        .add_message::<OpenReview>()
        .add_message::<ReviewCommand>()
        .add_plugins(find::plugin)
        .add_systems(
            Update,
            (
                ask_from_replay.run_if(on_message::<ReplayCommand>),
                open.run_if(on_message::<OpenReview>),
                obey.run_if(on_message::<ReviewCommand>),
                take_kept.run_if(on_message::<LibraryAnswered>),
                go_on,
            )
                .chain()
                .in_set(PageSystems),
        );
}

/// The side whose play is looked at first: that of the first person.
fn side_of_person(facts: &GameFacts) -> usize {
    let mut people = facts
        .players
        .iter()
        .filter(|it| it.kind == PlayerKind::Human);
    people.next().map_or(0, |player| usize::from(player.side))
}

/// Whoever watches a game asks for its review.
fn ask_from_replay(
    mut given: MessageReader<ReplayCommand>,
    replay: Option<Res<Replay>>,
    mut requests: MessageWriter<OpenReview>,
) {
    let is_asked = given.read().any(|given| *given == ReplayCommand::Review);
    if let Some(replay) = replay.filter(|_| is_asked) {
        requests.write(OpenReview {
            game: replay.game,
            record: replay.record.clone(),
        });
    }
}

/// Opens the review of a game: its page, once it is known whether it was kept.
fn open(
    mut requests: MessageReader<OpenReview>,
    games: Res<Games>,
    menu: Res<State<Menu>>,
    (mut trail, mut next): (ResMut<MenuTrail>, ResMut<NextState<Menu>>),
    mut manager: ResMut<SaveManager>,
    (open, mut task): (Option<Res<GameReview>>, ResMut<ReviewTask>),
    mut commands: Commands,
) {
    let Some(OpenReview { game, record }) = requests.read().last() else {
        return;
    };
    if *menu.get() != Menu::Review {
        trail.open(*menu.get(), Menu::Review, &mut next);
    }
    // It may be there already, or at work.
    if open.is_some_and(|open| (open.game, &open.record) == (*game, record)) {
        return;
    }
    task.stop();
    let manager = manager.bypass_change_detection();
    manager.with_library(LibraryTask::ReadReview(record.clone()));
    let headless = games.get(*game).and_then(|game| game.headless);
    let facts = headless.and_then(|headless| (headless.facts)(record.as_bytes()).ok());
    commands.insert_resource(GameReview {
        game: *game,
        record: record.clone(),
        side: facts.as_ref().map_or(0, side_of_person),
        state: ReviewState::Working(0.0),
    });
}

fn obey(
    mut given: MessageReader<ReviewCommand>,
    games: Res<Games>,
    mut task: ResMut<ReviewTask>,
    open: Option<ResMut<GameReview>>,
) {
    let Some(mut open) = open else {
        return;
    };
    for command in given.read() {
        match command {
            ReviewCommand::Stop => {
                task.rest();
                open.state = ReviewState::Stopped;
            }
            ReviewCommand::Begin => {
                if task.go_on() {
                    open.state = ReviewState::Working(task.progress());
                } else {
                    open.begin(&games, &mut task);
                }
            }
            ReviewCommand::OtherSide => open.side = 1 - open.side.min(1),
        }
    }
}

/// Takes the review that was kept with the game, if it is by the same values; begins to weigh otherwise, unless that
/// has begun or was stopped before the answer came.
fn take_kept(
    mut answered: MessageReader<LibraryAnswered>,
    games: Res<Games>,
    mut task: ResMut<ReviewTask>,
    open: Option<ResMut<GameReview>>,
) {
    let Some(mut open) = open else {
        return;
    };
    for LibraryAnswered(answer) in answered.read() {
        let LibraryAnswer::Review(record, kept) = answer else {
            continue;
        };
        if *record != open.record {
            continue;
        }
        let headless = games.get(open.game).and_then(|game| game.headless);
        let values = headless.map(|headless| (headless.values)());
        match kept
            .as_ref()
            .filter(|kept| values.as_ref() == Some(&kept.values))
        {
            Some(review) => {
                task.stop();
                open.state = ReviewState::Done(Arc::clone(review));
            }
            None => {
                let waits = matches!(open.state, ReviewState::Working(_)) && !task.is_there();
                if waits {
                    open.begin(&games, &mut task);
                }
            }
        }
    }
}

/// Takes what has been reckoned, and keeps it.
fn go_on(
    menu: Res<State<Menu>>,
    mut task: ResMut<ReviewTask>,
    mut manager: ResMut<SaveManager>,
    open: Option<ResMut<GameReview>>,
) {
    let Some(mut open) = open else {
        return;
    };
    if !matches!(open.state, ReviewState::Working(_)) {
        return;
    }
    let share = match menu.get() {
        Menu::Review => FrameShare::Most,
        _ => FrameShare::Little,
    };
    match task.bypass_change_detection().found(share) {
        None => {
            let progress = ReviewState::Working(task.progress());
            if open.state != progress {
                open.state = progress;
            }
        }
        Some(Ok(review)) => {
            let review = Arc::new(review);
            let keep = LibraryTask::KeepReview(open.record.clone(), Arc::clone(&review));
            manager.bypass_change_detection().with_library(keep);
            open.state = ReviewState::Done(review);
        }
        Some(Err(why)) => open.state = ReviewState::Failed(LocalizedText::verbatim(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::tasks::AsyncComputeTaskPool;
    use kit_rules::luck::LuckAccount;
    use kit_rules::review::{Reviewer, TurningPoint};

    /// Is never done.
    struct Endless;

    impl Reviewer for Endless {
        fn think(&mut self, _: u32) -> bool {
            false
        }

        fn progress(&self) -> f32 {
            0.0
        }

        fn account(&self) -> Option<LuckAccount> {
            None
        }

        fn turns(&self) -> Option<Vec<TurningPoint>> {
            None
        }

        fn review(&self) -> Result<Review, String> {
            Err("it is not done".to_owned())
        }
    }

    /// What a review is in that was in this state, once the library has answered that it has none.
    fn after_answer(state: ReviewState, task: ReviewTask) -> ReviewState {
        let record = "{}".to_owned();
        let mut app = App::new();
        app.insert_resource(Games(Vec::new()))
            .insert_resource(task)
            .insert_resource(GameReview {
                game: GameId("none"),
                record: record.clone(),
                side: 0,
                state,
            })
            .add_message::<LibraryAnswered>()
            .add_systems(Update, take_kept);
        let answer = LibraryAnswer::Review(record, None);
        app.world_mut().write_message(LibraryAnswered(answer));
        app.update();
        app.world().resource::<GameReview>().state.clone()
    }

    #[test]
    fn an_answer_begins_what_waits_for_it_and_nothing_else() {
        let waiting = || ReviewState::Working(0.0);
        // Of a game that nobody knows all ends as it begins.
        let begun = ReviewState::Failed(keys::REVIEW_NO_GAME.into());
        assert_eq!(after_answer(waiting(), ReviewTask::default()), begun);
        let stopped = after_answer(ReviewState::Stopped, ReviewTask::default());
        assert_eq!(stopped, ReviewState::Stopped);
        AsyncComputeTaskPool::get_or_init(Default::default);
        let mut task = ReviewTask::default();
        task.begin(Box::new(Endless));
        assert_eq!(after_answer(waiting(), task), waiting());
    }
}
