//! Bots decide at the table, each in a task that begins when its decision is due.

use bevy::prelude::*;

use super::beats::EventQueue;
use super::rules::confirm;
use super::rules::game_is_on;
use super::timings::TableTimings;
use super::{Rules, StartMatch, TABLE, TableSystems, Turn};
use guesclin_ai as ai;
use guesclin_ai::Bot;
use guesclin_rules::{Banner, Board, Move, View};
use kit_rules::seed::following;
use kit_table::ai_task::{AiTask, ThinkingLimit};
use kit_table::exercise::stands_still;
use kit_table::{Player, RecordChanged};
use kit_timings::{AnimationTimings, MotionSettings};

/// The decision that a bot is thinking about.
#[derive(Resource, Default)]
struct BotThought(Option<Thought>);

/// A bot's decision: its task, the move it found, and the pause before it plays.
struct Thought {
    banner: Banner,
    view: View,
    task: Option<AiTask<Box<dyn Bot>>>,
    found: Option<Move>,
    pause: Timer,
}

/// The systems with which bots decide.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct BotSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotThought>()
        .init_resource::<ThinkingLimit>()
        .add_systems(
            Update,
            (
                forget.run_if(on_message::<StartMatch>),
                think.run_if(game_is_on).run_if(not(stands_still::<Rules>)),
            )
                .chain()
                .in_set(BotSystems)
                .in_set(TableSystems::Input),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// Whether a bot seems to think before this decision: once an activation, not before each step of it.
fn ponders(board: &Board) -> bool {
    board.may_order() && board.moved().is_none()
}

/// Lets the bot that is to decide think, and plays what it has found.
fn think(
    time: Res<Time>,
    turn: Res<Turn>,
    (timings, shared): (Res<TableTimings>, Res<AnimationTimings>),
    motion: Res<MotionSettings>,
    limit: Res<ThinkingLimit>,
    mut rules: ResMut<Rules>,
    mut thought: ResMut<BotThought>,
    mut events: ResMut<EventQueue>,
    mut changed: MessageWriter<RecordChanged>,
) {
    let Turn::Bot(banner) = *turn else {
        return;
    };
    let view = rules.view(banner);
    if thought
        .0
        .as_ref()
        .is_none_or(|known| known.banner != banner || known.view != view)
    {
        let Player::Bot(name) = rules.config().player(banner) else {
            return;
        };
        let seed = rules.config().seed.unwrap_or_default();
        let seed = following(seed, banner.index() as u64);
        let pause = if ponders(&view.board) {
            motion.lasts(timings.think)
        } else {
            core::time::Duration::ZERO
        };
        let scripted = rules.scripted();
        let bot = ai::bot(&name, seed).ok().filter(|_| scripted.is_none());
        thought.0 = Some(Thought {
            banner,
            task: bot.map(|bot| AiTask::new(bot, view.clone(), limit.of(&shared))),
            view,
            found: scripted,
            pause: Timer::new(pause, TimerMode::Once),
        });
    }
    let Some(now) = &mut thought.0 else {
        return;
    };
    now.pause.tick(time.delta());
    if let Some(task) = &mut now.task
        && let Some(found) = task.answer(time.delta())
    {
        now.found = found;
        now.task = None;
    }
    if now.task.is_some() || !now.pause.is_finished() {
        return;
    }
    // If a bot finds no move or an illegal one, the last legal move is played, so that the game goes on: it ends the
    // activation.
    let legal = now.found.filter(|&m| now.view.board.check(m).is_ok());
    let m = legal.or_else(|| now.view.moves().last().copied());
    thought.0 = None;
    if let Some(m) = m {
        let _played = confirm(&mut rules, banner, m, &mut events, &mut changed);
    }
}

fn forget(mut thought: ResMut<BotThought>) {
    thought.0 = None;
}
