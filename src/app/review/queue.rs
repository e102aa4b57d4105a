//! The reviews of kept games that have none, one after the other beside the frames. It waits while the review of a game
//! that is open is at work.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use bevy::prelude::*;
use kit_library::EntryId;
use kit_rules::headless::Headless;
use kit_rules::review::Reviewer;
use kit_table::{Games, Menu};

use super::game_review::{GameReview, ReviewState};
use super::work::ReviewTask;
use crate::app::library::{KeptReviews, LibraryAnswered};
use crate::app::save::{LibraryAnswer, LibraryTask, SaveManager};
use crate::app::sliced_task::FrameShare;

/// Request of a player about the games that have no review.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(in crate::app) enum QueueCommand {
    /// Review these, in this order.
    Begin(Vec<EntryId>),
    /// Review no more. What is done is kept; the game at work begins anew another time.
    Stop,
}

/// The games that are being reviewed. It changes with the game at work, not with each part of one.
#[derive(Resource, Default)]
pub(in crate::app) struct ReviewQueue {
    waiting: VecDeque<EntryId>,
    at: Option<QueuedGame>,
    /// The number of the game at work, from 1, and of all.
    place: [usize; 2],
    /// The games that cannot be reviewed.
    refused: BTreeSet<EntryId>,
    task: ReviewTask,
    rests: bool,
    /// Whether it ended as somebody asked for that.
    was_stopped: bool,
}

/// The game at work; its record once it was read.
struct QueuedGame(EntryId, Option<String>);

impl ReviewQueue {
    /// Whether games are reviewed now.
    pub(in crate::app) fn is_at_work(&self) -> bool {
        self.at.is_some() || !self.waiting.is_empty()
    }

    /// The number of the game at work, from 1, and of all.
    pub(in crate::app) const fn place(&self) -> [usize; 2] {
        self.place
    }

    /// How much of the game at work is done, 0 to 1.
    pub(in crate::app) fn progress(&self) -> f32 {
        self.task.progress()
    }

    /// The games that cannot be reviewed, those among them that are no longer there.
    pub(in crate::app) const fn refused(&self) -> &BTreeSet<EntryId> {
        &self.refused
    }

    /// Whether the games that were asked for last were not all reviewed, as somebody asked for that.
    pub(in crate::app) const fn was_stopped(&self) -> bool {
        self.was_stopped
    }

    /// Puts the game at work aside.
    fn end_game(&mut self) -> Option<QueuedGame> {
        self.task.stop();
        self.at.take()
    }

    /// Takes the record of the game at work, and begins to weigh.
    fn take_record(&mut self, record: &str, games: &Games) -> Result<(), String> {
        let reviewer = begin(record, games)?;
        if let Some(QueuedGame(_, place)) = &mut self.at {
            *place = Some(record.to_owned());
        }
        self.task.begin(reviewer);
        self.rests = false;
        Ok(())
    }

    /// Rests while `busy`, and goes on afterwards.
    fn rest_while(&mut self, busy: bool) {
        if busy == self.rests {
            return;
        }
        self.rests = busy;
        if busy {
            self.task.rest();
        } else {
            self.task.go_on();
        }
    }
}

/// Begins to review the game of a record.
fn begin(record: &str, games: &Games) -> Result<Box<dyn Reviewer>, String> {
    let headless = games.headless();
    let game = Headless::that_wrote(record.as_bytes(), &headless);
    let start = game.and_then(|game| game.review);
    let start = start.ok_or_else(|| "no review".to_owned())?;
    start(record.as_bytes())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewQueue>()
        .add_message::<QueueCommand>()
        .add_systems(
            Update,
            (
                obey.run_if(on_message::<QueueCommand>),
                take_records.run_if(on_message::<LibraryAnswered>),
                go_on,
            )
                .chain(),
        );
}

fn obey(mut given: MessageReader<QueueCommand>, mut queue: ResMut<ReviewQueue>) {
    for command in given.read() {
        queue.end_game();
        queue.was_stopped = *command == QueueCommand::Stop;
        match command {
            QueueCommand::Begin(games) => {
                queue.place = [0, games.len()];
                queue.waiting = games.iter().copied().collect();
            }
            QueueCommand::Stop => queue.waiting.clear(),
        }
    }
}

/// Takes the record of the game at work. One that cannot be reviewed is noted and left out.
fn take_records(
    mut answered: MessageReader<LibraryAnswered>,
    games: Res<Games>,
    mut queue: ResMut<ReviewQueue>,
) {
    for LibraryAnswered(answer) in answered.read() {
        let LibraryAnswer::Read(id, read) = answer else {
            continue;
        };
        let waits = |at: &QueuedGame| at.0 == *id && at.1.is_none();
        if !queue.at.as_ref().is_some_and(waits) {
            continue;
        }
        let begun = match read {
            Ok(record) => queue.take_record(record, &games).is_ok(),
            Err(_) => false,
        };
        if !begun {
            queue.end_game();
            queue.refused.insert(*id);
        }
    }
}

/// Asks for the next game, or takes what has been reckoned, and keeps it.
fn go_on(
    menu: Res<State<Menu>>,
    open: Option<Res<GameReview>>,
    mut queue: ResMut<ReviewQueue>,
    mut reviews: ResMut<KeptReviews>,
    mut manager: ResMut<SaveManager>,
) {
    if !queue.is_at_work() {
        return;
    }
    let manager = manager.bypass_change_detection();
    if queue.at.is_none() {
        let next = queue.waiting.pop_front();
        queue.place[0] += 1;
        queue.at = next.map(|game| QueuedGame(game, None));
        if let Some(game) = next {
            manager.with_library(LibraryTask::Read(game));
        }
        return;
    }
    let busy = open.is_some_and(|open| matches!(open.state, ReviewState::Working(_)));
    let share = match menu.get() {
        Menu::Mistakes => FrameShare::Half,
        _ => FrameShare::Little,
    };
    let working = queue.bypass_change_detection();
    working.rest_while(busy);
    let Some(found) = working.task.found(share) else {
        return;
    };
    let Some(QueuedGame(id, record)) = queue.end_game() else {
        return;
    };
    match (found, record) {
        (Ok(review), Some(record)) => {
            let review = Arc::new(review);
            manager.with_library(LibraryTask::KeepReview(record, Arc::clone(&review)));
            match &mut reviews.0 {
                Some(read) => {
                    Arc::make_mut(read).insert(id, (*review).clone());
                }
                // They are being read, and it may have come too late for that.
                None => manager.with_library(LibraryTask::ReadReviews),
            }
        }
        _ => {
            queue.refused.insert(id);
        }
    }
}
