//! The bots' turns: a bot thinks on its own view as soon as it is to move, while the figures of the last move are still
//! moving. It plays when they are at rest and a pause for the person watching is over.

use bevy::prelude::*;
use core::time::Duration;

use super::beats::EventQueue;
use super::rules::confirm;
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{Rules, StartMatch, Turn};
use guesclin_ai as ai;
use guesclin_ai::Bot;
use guesclin_rules::Board;
use kit_rules::seed::following;
use kit_table::ai_task::ThinkingLimit;
use kit_table::bot_decision::BotDecision;
use kit_table::event_queue::game_is_on;
use kit_table::exercise::stands_still;
use kit_table::{Player, RecordChanged};
use kit_timings::{AnimationTimings, MotionSettings};

/// The decision that a bot is thinking about.
#[derive(Resource, Default)]
struct BotThought(Option<BotDecision<Box<dyn Bot>>>);

/// The systems with which bots decide.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct BotSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotThought>()
        .init_resource::<ThinkingLimit>()
        .add_systems(
            TABLE_UPDATE,
            (
                forget.run_if(on_message::<StartMatch>),
                think
                    .run_if(game_is_on::<Rules>)
                    .run_if(not(stands_still::<Rules>)),
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

/// Lets the bot that is to decide think, and plays what it has found once every event has been shown. What is shown
/// meanwhile counts towards the pause.
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
    let Turn::Bot(banner) = rules.turn() else {
        thought.0 = None;
        return;
    };
    let view = rules.view(banner);
    if thought.0.as_ref().is_none_or(|known| *known.view() != view) {
        let Player::Bot(name) = rules.config().player(banner) else {
            return;
        };
        let seed = rules.config().seed.unwrap_or_default();
        let seed = following(seed, banner.index() as u64);
        let pause = if ponders(&view.board) {
            motion.lasts(timings.think)
        } else {
            Duration::ZERO
        };
        let (scripted, bot) = (rules.scripted(), ai::bot(&name, seed).ok());
        let limit = limit.of(&shared);
        thought.0 = Some(BotDecision::new(view, scripted, bot, limit, pause));
    }
    let Some(now) = &mut thought.0 else {
        return;
    };
    now.go_on(time.delta());
    if now.takes_time() || *turn != Turn::Bot(banner) {
        return;
    }
    // If a bot finds no move or an illegal one, the last legal move is played, so that the game goes on: it ends the
    // activation.
    let view = now.view();
    let legal = now.found().filter(|&m| view.board.check(m).is_ok());
    let m = legal.or_else(|| view.moves().last().copied());
    thought.0 = None;
    if let Some(m) = m {
        let _played = confirm(&mut rules, banner, m, &mut events, &mut changed);
    }
}

fn forget(mut thought: ResMut<BotThought>) {
    thought.0 = None;
}
