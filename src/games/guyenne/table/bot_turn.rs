//! The computer's players: they think from their own view as soon as it is their turn, while the cards of the last move
//! still glide; and they never play before the cards rest, nor before a person has had time to look.

use bevy::prelude::*;
use core::time::Duration;

use super::event_queue::EventQueue;
use super::selection::confirm;
use super::timings::TableTimings;
use super::{DisplayedView, MoveRecorded, Player, Rules, TABLE, TableSystems, Turn};
use crate::games::guyenne::ai;
use crate::games::guyenne::rules::seat::Seat;
use crate::games::guyenne::rules::{Move, View};
use crate::rules::seed::following;
use crate::table::ai_task::{AiTask, Thinker, ThinkingLimit};
use crate::theme::{AnimationTimings, MotionSettings};

/// The bot that everybody sees pondering: what is shown waits for its move, and it takes its time.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AiThinking(pub Option<Seat>);

/// A bot at its thoughts.
#[derive(Resource, Default)]
struct BotThought(Option<BotDecision>);

/// What a bot thinks on.
struct BotDecision {
    seat: Seat,
    view: View,
    task: Option<AiTask<Box<dyn ai::Bot>>>,
    found: Option<Move>,
    pause: Timer,
}

impl BotDecision {
    /// The bot of `seat` at the decision in `view`; nothing of one that is not there.
    fn begin(
        rules: &Rules,
        seat: Seat,
        view: View,
        limit: Option<Duration>,
        pause: Timer,
    ) -> Option<Self> {
        let Player::Bot(name) = rules.game_config().player(seat.camp) else {
            return None;
        };
        let seed = following(
            rules.game_config().seed.unwrap_or_default(),
            u64::from(view.round) * 4 + seat.index() as u64,
        );
        // Nobody of that name: the first legal move must do.
        let bot = ai::bot(name, seed).ok();
        Some(Self {
            seat,
            task: bot.map(|bot| AiTask::new(bot, view.clone(), limit)),
            view,
            found: None,
            pause,
        })
    }

    /// Whether it is still thinking, or a person should still see that it was.
    fn takes_time(&self) -> bool {
        self.task.is_some() || !self.pause.is_finished()
    }
}

impl Thinker for Box<dyn ai::Bot> {
    type View = View;
    type Answer = Option<Move>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        ai::Bot::think(self.as_mut(), view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Move> {
        self.choose(view)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotThought>()
        .init_resource::<AiThinking>()
        .init_resource::<ThinkingLimit>()
        .add_systems(
            Update,
            (think, show_thinking).chain().in_set(TableSystems::Input),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// Starts to think when the next move is a bot's, and plays when it has thought and everything has been told. Its pause
/// begins with its thoughts: what glides and is told meanwhile is part of it.
fn think(
    time: Res<Time>,
    turn: Res<Turn>,
    (timings, shared): (Res<TableTimings>, Res<AnimationTimings>),
    motion: Res<MotionSettings>,
    limit: Res<ThinkingLimit>,
    rules: Option<ResMut<Rules>>,
    mut thought: ResMut<BotThought>,
    mut events: ResMut<EventQueue>,
    mut recorded: MessageWriter<MoveRecorded>,
) {
    let next = rules.as_ref().and_then(|rules| match rules.turn(None) {
        Turn::Bot(seat) => Some((seat, rules.view(seat))),
        _ => None,
    });
    let (Some(mut rules), Some((seat, view))) = (rules, next) else {
        thought.0 = None;
        return;
    };
    if thought.0.as_ref().is_none_or(|on| on.view != view) {
        let pause = Timer::new(motion.lasts(timings.think), TimerMode::Once);
        thought.0 = BotDecision::begin(&rules, seat, view, limit.of(&shared), pause);
    }
    let Some(on) = &mut thought.0 else {
        return;
    };
    on.pause.tick(time.delta());
    if let Some(task) = &mut on.task
        && let Some(found) = task.answer(time.delta())
    {
        on.found = found;
        on.task = None;
    }
    if on.takes_time() || *turn != Turn::Bot(seat) {
        return;
    }
    // A bot that finds nothing, or something illegal, must not stop the game.
    let decision = on.view.decision;
    let legal = on
        .found
        .filter(|&m| decision.is_some_and(|decision| decision.check(m).is_ok()));
    if let Some(m) = legal.or_else(|| decision.map(|decision| decision.nth(0))) {
        let _played = confirm(&mut rules, seat, m, &mut events, &mut recorded);
    }
    thought.0 = None;
}

/// Says who ponders, as soon as what is shown tells whose turn it is.
fn show_thinking(
    thought: Res<BotThought>,
    displayed: Option<Res<DisplayedView>>,
    mut thinking: ResMut<AiThinking>,
) {
    let told = displayed.and_then(|displayed| displayed.view.to_move);
    let on = thought.0.as_ref().filter(|on| on.takes_time());
    let seat = on.map(|on| on.seat).filter(|&seat| told == Some(seat));
    thinking.set_if_neq(AiThinking(seat));
}

fn forget(mut thought: ResMut<BotThought>, mut thinking: ResMut<AiThinking>) {
    thought.0 = None;
    *thinking = AiThinking::default();
}
