//! The bots' turns: a bot thinks on its own seat's view as soon as it is to move, while the cards of the last move are
//! still moving. It plays when the cards are at rest and a pause for the person watching is over.

use bevy::prelude::*;
use core::time::Duration;

use super::beats::EventQueue;
use super::rules::{ConfirmMessages, confirm};
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{DisplayedView, Player, Rules, StartMatch, TABLE, Turn};
use guyenne_ai as ai;
use guyenne_rules::View;
use guyenne_rules::seat::Seat;
use kit_rules::seed::following;
use kit_table::ai_task::ThinkingLimit;
use kit_table::bot_decision::BotDecision;
use kit_table::exercise::stands_still;
use kit_timings::{AnimationTimings, MotionSettings};

/// The bot that is shown as thinking: the seat to move in the displayed view, while its pause or its task lasts.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AiThinking(pub Option<Seat>);

/// The decision that a bot is thinking about.
#[derive(Resource, Default)]
struct BotThought(Option<BotDecision<Box<dyn ai::Bot>>>);

/// Starts the bot of `seat` on the decision in `view`; `None` if a person plays there.
fn begin(
    rules: &Rules,
    seat: Seat,
    view: View,
    limit: Option<Duration>,
    pause: Duration,
) -> Option<BotDecision<Box<dyn ai::Bot>>> {
    let Player::Bot(name) = rules.config().player(seat) else {
        return None;
    };
    let seed = following(
        rules.config().seed.unwrap_or_default(),
        u64::from(view.round) * 4 + seat.index() as u64,
    );
    // Without a bot of that name the first legal move is played.
    let (scripted, bot) = (rules.scripted_move(), ai::bot(name, seed).ok());
    Some(BotDecision::new(view, scripted, bot, limit, pause))
}

/// The systems with which bots decide.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct BotSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotThought>()
        .init_resource::<AiThinking>()
        .init_resource::<ThinkingLimit>()
        .add_systems(
            TABLE_UPDATE,
            (
                forget.run_if(on_message::<StartMatch>),
                think.run_if(not(stands_still::<Rules>)),
                show_thinking,
            )
                .chain()
                .in_set(BotSystems)
                .after(super::private_look::hold_looks)
                .in_set(TableSystems::Input),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// Starts a task when a bot is to move, and plays its move when task and pause are over and every event has been shown.
/// The pause starts with the task: the events shown meanwhile count towards it.
fn think(
    time: Res<Time>,
    turn: Res<Turn>,
    (timings, shared): (Res<TableTimings>, Res<AnimationTimings>),
    motion: Res<MotionSettings>,
    limit: Res<ThinkingLimit>,
    rules: Option<ResMut<Rules>>,
    mut pending: ResMut<BotThought>,
    mut events: ResMut<EventQueue>,
    mut messages: ConfirmMessages,
) {
    let next = rules.as_ref().and_then(|rules| match rules.turn() {
        Turn::Bot(seat) => Some((seat, rules.view(seat))),
        _ => None,
    });
    let (Some(mut rules), Some((seat, view))) = (rules, next) else {
        pending.0 = None;
        return;
    };
    if pending
        .0
        .as_ref()
        .is_none_or(|bot_decision| *bot_decision.view() != view)
    {
        let pause = motion.lasts(timings.think);
        pending.0 = begin(&rules, seat, view, limit.of(&shared), pause);
    }
    let Some(bot_decision) = &mut pending.0 else {
        return;
    };
    bot_decision.go_on(time.delta());
    if bot_decision.takes_time() || *turn != Turn::Bot(seat) {
        return;
    }
    // If a bot finds no move or an illegal one, the first legal move is played, so that the game goes on.
    let decision = bot_decision.view().decision;
    let legal = bot_decision
        .found()
        .filter(|&m| decision.is_some_and(|decision| decision.check(m).is_ok()));
    if let Some(m) = legal.or_else(|| decision.map(|decision| decision.nth(0))) {
        let _played = confirm(&mut rules, seat, m, &mut events, &mut messages);
    }
    pending.0 = None;
}

/// Sets [`AiThinking`] once the displayed view shows that it is that bot's turn.
fn show_thinking(
    pending: Res<BotThought>,
    displayed: Option<Res<DisplayedView>>,
    mut thinking: ResMut<AiThinking>,
) {
    let to_move = displayed.and_then(|displayed| displayed.view.to_move);
    let bot_decision = pending
        .0
        .as_ref()
        .filter(|bot_decision| bot_decision.takes_time());
    let seat = bot_decision
        .and_then(|bot_decision| bot_decision.view().viewer)
        .filter(|&seat| to_move == Some(seat));
    thinking.set_if_neq(AiThinking(seat));
}

fn forget(mut pending: ResMut<BotThought>, mut thinking: ResMut<AiThinking>) {
    pending.0 = None;
    *thinking = AiThinking::default();
}
