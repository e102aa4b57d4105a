//! Hints on request: what the strongest bot would do with the player's own view, and why. `hint_text` has the words.

use bevy::prelude::*;

use super::card::{CardLocation, Hinted, Owner, Placement, Selectable, Value};
use super::coach::{Coach, coached};
use super::{Rules, TABLE, TableSystems, Turn};
use crate::games::fayance::ai::{Hint, HintBot};
use crate::games::fayance::rules::{Card, Move, View};
use crate::input::{Action, Presses};
use crate::rules::seed::following;
use crate::table::ai_task::{Thinker, ThinkingLimit};
use crate::table::aids::hints_are_offered;
use crate::table::hint;
use crate::table::turns::take_turns;
use crate::theme::AnimationTimings;

/// The hint that was asked for, if any.
pub type CurrentHint = hint::CurrentHint<HintBot>;

impl Thinker for HintBot {
    type View = View;
    type Answer = Option<Hint>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        Self::think(self, view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Hint> {
        self.hint(view)
    }
}

/// The stream of random numbers of hints: bots have smaller ones.
const STREAM: u64 = u64::MAX;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentHint>()
        .add_systems(
            Update,
            (
                request_hint
                    .in_set(TableSystems::Input)
                    .run_if(hints_are_offered),
                (
                    hint::forget::<Hint, HintBot>.run_if(not(hints_are_offered)),
                    take_hint,
                )
                    .chain()
                    .after(take_turns::<Rules>)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE))
                    .run_if(crate::table::flow::time_passes),
                mark_hinted
                    .in_set(TableSystems::Show)
                    .run_if(not(coached))
                    .run_if(resource_exists_and_changed::<CurrentHint>),
            ),
        )
        .add_systems(OnExit(TABLE), hint::forget::<Hint, HintBot>);
}

/// Asks for a hint; hides the one that is there.
fn request_hint(
    presses: Res<Presses>,
    turn: Res<Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    rules: Option<Res<Rules>>,
    coach: Option<ResMut<Coach>>,
    mut hint: ResMut<CurrentHint>,
) {
    if let Some(mut coach) = coach {
        if presses.below_menus(Action::Hint) {
            coach.course.refuse_hint();
        }
        return;
    }
    let (Turn::Person(side), Some(rules), true) = (*turn, rules, presses.below_menus(Action::Hint))
    else {
        return;
    };
    if hint.drop_it() {
        return;
    }
    let view = rules.view(side);
    let seed = following(rules.config().seed.unwrap_or_default(), STREAM);
    hint.ask(HintBot::new(seed), view, limit.of(&timings));
}

/// Takes the hint when it is there; drops it when the decision is over.
fn take_hint(
    time: Res<Time>,
    turn: Res<Turn>,
    rules: Option<Res<Rules>>,
    mut hint: ResMut<CurrentHint>,
) {
    let Some(asked) = hint.asked() else {
        return;
    };
    let decides = asked.viewer.filter(|&side| *turn == Turn::Person(side));
    let same = rules
        .zip(decides)
        .is_some_and(|(rules, side)| rules.view(side).decision == asked.decision);
    if same {
        CurrentHint::take(hint.into(), time.delta());
    } else {
        hint.drop_it();
    }
}

/// Marks the cards that are advised.
fn mark_hinted(
    hint: Res<CurrentHint>,
    cards: Query<(Entity, &Owner, &Value, &Placement), With<Selectable>>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    let advised = hint.given().map(|(hint, _)| hint.advised);
    let mut wanted: Vec<Card> = match advised {
        Some(Move::Choose(card)) => vec![card],
        Some(Move::Muster(row) | Move::Refill(row)) => row.iter().collect(),
        _ => Vec::new(),
    };
    for entity in &marked {
        commands.entity(entity).remove::<Hinted>();
    }
    let mut own: Vec<_> = cards.iter().collect();
    own.sort_by_key(|(_, _, _, placement)| matches!(placement.0, CardLocation::Register(_)));
    for (entity, _, value, _) in own {
        if let Some(at) = wanted.iter().position(|&card| card == value.0) {
            wanted.swap_remove(at);
            commands.entity(entity).insert(Hinted);
        }
    }
}
