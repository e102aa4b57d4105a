//! Hints on request: what the strongest bot would do with the player's own view, and why. `hint_text` has the words.

use bevy::prelude::*;

use super::card::{Hinted, Owner, Placement, Selectable, Spot, Value};
use super::coach::{Coach, coached};
use super::{Rules, TABLE, TableSystems, Turn, phase};
use crate::games::fayance::ai::{Hint, HintBot};
use crate::games::fayance::rules::{Card, Move, Side, View};
use crate::input::{Action, Presses};
use crate::rules::seed::following;
use crate::table::ai_task::{AiTask, Thinker, ThinkingLimit};
use crate::table::aids::hints_are_offered;
use crate::theme::AnimationTimings;

/// The hint that was asked for, if any.
#[derive(Resource, Default)]
pub struct CurrentHint(Option<HintRequest>);

struct HintRequest {
    side: Side,
    view: View,
    task: Option<AiTask<HintBot>>,
    hint: Option<Hint>,
}

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

impl CurrentHint {
    /// Whether the adviser is still thinking.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.0
            .as_ref()
            .is_some_and(|request| request.task.is_some())
    }

    /// Whether a hint is on screen.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.given().is_some()
    }

    /// The hint, with the view it is for.
    #[must_use]
    pub fn given(&self) -> Option<(&Hint, &View)> {
        let request = self.0.as_ref()?;
        Some((request.hint.as_ref()?, &request.view))
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
                take_hint
                    .after(phase::take_turns)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE))
                    .run_if(crate::table::flow::time_passes),
                mark_hinted
                    .in_set(TableSystems::Show)
                    .run_if(not(coached))
                    .run_if(resource_exists_and_changed::<CurrentHint>),
            ),
        )
        .add_systems(OnExit(TABLE), |mut hint: ResMut<CurrentHint>| hint.0 = None);
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
            coach.refuse_hint();
        }
        return;
    }
    let (Turn::Person(side), Some(rules), true) = (*turn, rules, presses.below_menus(Action::Hint))
    else {
        return;
    };
    if hint.0.take().is_some() {
        return;
    }
    let view = rules.view(side);
    let seed = following(rules.config().seed.unwrap_or_default(), STREAM);
    let task = AiTask::new(HintBot::new(seed), view.clone(), limit.of(&timings));
    hint.0 = Some(HintRequest {
        side,
        task: Some(task),
        view,
        hint: None,
    });
}

/// Takes the hint when it is there; drops it when the decision is over.
fn take_hint(
    time: Res<Time>,
    turn: Res<Turn>,
    rules: Option<Res<Rules>>,
    mut hint: ResMut<CurrentHint>,
) {
    let Some(request) = &hint.0 else {
        return;
    };
    let side = request.side;
    let decides = *turn == Turn::Person(side);
    let same = rules.is_some_and(|rules| rules.view(side).decision == request.view.decision);
    if !(decides && same) {
        hint.0 = None;
        return;
    }
    let found = hint
        .bypass_change_detection()
        .0
        .as_mut()
        .and_then(|request| request.task.as_mut()?.answer(time.delta()));
    if let (Some(found), Some(request)) = (found, &mut hint.0) {
        request.task = None;
        request.hint = found;
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
    own.sort_by_key(|(_, _, _, placement)| matches!(placement.0, Spot::Register(_)));
    for (entity, _, value, _) in own {
        if let Some(at) = wanted.iter().position(|&card| card == value.0) {
            wanted.swap_remove(at);
            commands.entity(entity).insert(Hinted);
        }
    }
}
