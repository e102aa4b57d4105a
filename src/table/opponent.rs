//! The computer's players: they think in a task from their own view, and never play before the cards rest.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::choose::confirm;
use super::tell::Script;
use super::{Confirmed, Player, Presence, Rules, TableSystems, Turn};
use crate::ai;
use crate::rules::guyenne::Move;
use crate::rules::seat::Seat;
use crate::rules::seed::following;
use crate::theme::{Feel, Motion};

/// A bot at its thoughts.
#[derive(Resource, Default)]
struct Thought {
    of: Option<(Seat, Task<Option<Move>>)>,
    ready: Option<Option<Move>>,
    pause: Timer,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .add_systems(Update, think.in_set(TableSystems::Choose))
        .add_systems(OnExit(Presence::Seated), forget);
}

/// Starts to think when it is a bot's turn, and plays when it has thought and a person has had time to look.
fn think(
    time: Res<Time>,
    turn: Res<Turn>,
    feel: Res<Feel>,
    motion: Res<Motion>,
    rules: Option<ResMut<Rules>>,
    mut thought: ResMut<Thought>,
    mut script: ResMut<Script>,
    mut confirmed: MessageWriter<Confirmed>,
) {
    let (Some(mut rules), Turn::Bot(seat)) = (rules, *turn) else {
        *thought = Thought::default();
        return;
    };
    if thought.of.as_ref().is_none_or(|(whose, _)| *whose != seat) {
        let Player::Bot(name) = rules.plan().player(seat.camp).clone() else {
            return;
        };
        let view = rules.view(seat);
        let seed = following(
            rules.plan().seed.unwrap_or_default(),
            u64::from(view.round) * 4 + seat.index() as u64,
        );
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mut bot = ai::bot(&name, seed).ok()?;
            bot.choose(&view)
        });
        *thought = Thought {
            of: Some((seat, task)),
            ready: None,
            pause: Timer::new(motion.lasts(feel.think), TimerMode::Once),
        };
    }
    thought.pause.tick(time.delta());
    let thought = &mut *thought;
    if thought.ready.is_none()
        && let Some((_, task)) = &mut thought.of
    {
        thought.ready = check_ready(task);
    }
    if !thought.pause.is_finished() {
        return;
    }
    if let Some(found) = thought.ready.take() {
        // A bot that finds nothing, or something illegal, must not stop the game.
        let fallback = || rules.view(seat).ask.map(|ask| ask.nth(0));
        let legal = found.filter(|&m| rules.view(seat).ask.is_some_and(|a| a.check(m).is_ok()));
        if let Some(m) = legal.or_else(fallback) {
            let _played = confirm(&mut rules, seat, m, &mut script, &mut confirmed);
        }
        *thought = Thought::default();
    }
}

fn forget(mut thought: ResMut<Thought>) {
    *thought = Thought::default();
}
