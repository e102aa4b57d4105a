//! Bots decide at the table, each in a task that begins when its decision is due. Where both sides choose at the same
//! moment a bot thinks beside the person, and confirms when it is ready.

use bevy::prelude::*;

use super::beats::{EventQueue, Happened};
use super::rules::confirm;
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{DisplayedView, Rules, StartMatch, TABLE, Turn};
use fayance_ai as ai;
use fayance_ai::Bot;
use fayance_rules::{BySide, Side, Stage, View};
use kit_rules::seed::following;
use kit_table::ai_task::ThinkingLimit;
use kit_table::bot_decision::BotDecision;
use kit_table::event_queue::game_is_on;
use kit_table::exercise::stands_still;
use kit_table::{Player, RecordChanged};
use kit_timings::{AnimationTimings, MotionSettings};

/// The decisions that bots are thinking about.
#[derive(Resource, Default)]
struct BotThoughts(BySide<Option<BotDecision<Box<dyn Bot>>>>);

/// What tells one decision of a side from its next: neither of them changes when the other side confirms.
pub(super) type Due = (Stage, usize, u8, usize);

pub(super) fn due(view: &View) -> Due {
    (
        view.stage,
        view.captures.len(),
        view.combat,
        view.equal_calls.len(),
    )
}

/// The systems with which bots decide.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct BotSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotThoughts>()
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

/// Lets the bots that owe a decision think, and plays what they have found once every event has been shown.
fn think(
    time: Res<Time>,
    turn: Res<Turn>,
    (timings, shared): (Res<TableTimings>, Res<AnimationTimings>),
    motion: Res<MotionSettings>,
    limit: Res<ThinkingLimit>,
    mut rules: ResMut<Rules>,
    mut thoughts: ResMut<BotThoughts>,
    mut events: ResMut<EventQueue>,
    mut displayed: ResMut<DisplayedView>,
    mut happened: MessageWriter<Happened>,
    mut changed: MessageWriter<RecordChanged>,
) {
    for side in Side::ALL {
        let Player::Bot(name) = rules.config().player(side).clone() else {
            continue;
        };
        let view = rules.view(side);
        let thought = &mut thoughts.0[side];
        let Some(decision) = view.decision else {
            *thought = None;
            continue;
        };
        if thought
            .as_ref()
            .is_none_or(|thought| due(thought.view()) != due(&view))
        {
            let seed = rules.config().seed.unwrap_or_default();
            let seed = following(seed, side.index() as u64);
            // Without a bot of that name the first legal move is played.
            *thought = Some(BotDecision::new(
                view,
                rules.scripted(side),
                ai::bot(&name, seed).ok(),
                limit.of(&shared),
                motion.lasts(timings.think),
            ));
        }
        let Some(now) = thought else {
            continue;
        };
        now.go_on(time.delta());
        if now.takes_time() || *turn == Turn::Busy {
            continue;
        }
        // If a bot finds no move or an illegal one, the first legal move is played, so that the game goes on.
        let legal = now.found().filter(|&m| decision.check(m).is_ok());
        let m = legal.or_else(|| now.view().decision?.moves().first().copied());
        *thought = None;
        if let Some(m) = m {
            let _played = confirm(
                &mut rules,
                side,
                m,
                &mut events,
                &mut displayed,
                &mut happened,
                &mut changed,
            );
            // What follows is shown first.
            return;
        }
    }
}

fn forget(mut thoughts: ResMut<BotThoughts>) {
    *thoughts = BotThoughts::default();
}
