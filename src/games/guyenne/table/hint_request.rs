//! Advice on demand: what the constable would do with what the player himself sees, and why. It plays nothing; it is
//! counted, and gone with the decision it was given for. How it is shown is the interface's and the scenery's business.

use bevy::prelude::*;

use super::card::{CastleCard, Hinted, Owner, Placement, Selectable, Value};
use super::{
    Cause, MoveRecorded, Rules, TABLE, TableInput, TableSystems, Turn, phase, rules, selection,
};
use crate::games::guyenne::ai::{Hint, HintBot};
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{Castle, Move, View};
use crate::rules::seed::following;
use crate::table::ai_task::{AiTask, Thinker, ThinkingLimit};
use crate::theme::AnimationTimings;

/// The advice that was asked for, if any.
#[derive(Resource, Default)]
pub struct CurrentHint(Option<HintRequest>);

/// Advice for one decision.
struct HintRequest {
    seat: Seat,
    view: View,
    stage: HintStage,
}

/// How far it has come.
enum HintStage {
    /// The adviser thinks.
    Asked(Box<AiTask<HintBot>>),
    /// It was given, and lies open or was put away.
    Given { hint: Hint, open: bool },
}

impl CurrentHint {
    /// Whether the adviser is still thinking.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        matches!(&self.0, Some(request) if matches!(request.stage, HintStage::Asked(_)))
    }

    /// The advice that lies open, with the view it is given for.
    #[must_use]
    pub fn given(&self) -> Option<(&Hint, &View)> {
        let request = self.0.as_ref()?;
        match &request.stage {
            HintStage::Given { hint, open: true } => Some((hint, &request.view)),
            _ => None,
        }
    }
}

/// What a move needs of the hand, and where.
#[must_use]
pub fn parts(m: Move) -> (Cards, Option<Castle>) {
    match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => (cards, Some(castle)),
        Move::Reserve(cards) | Move::Give(cards) | Move::Lose(cards) => (cards, None),
        Move::Order(_) | Move::Pass | Move::Show | Move::Concede => (Cards::NONE, None),
    }
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentHint>()
        .add_systems(
            Update,
            (
                // Who asks is answered for the decision that is seen, not for what a choice of the same frame leads to.
                request_hint
                    .in_set(TableSystems::Apply)
                    .after(rules::accept)
                    .before(selection::apply_inputs),
                take_hint
                    .after(phase::take_turns)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE))
                    .run_if(crate::table::flow::time_passes),
                mark_hinted
                    .after(selection::mark_selectable)
                    .before(TableSystems::Show),
            ),
        )
        .add_systems(OnExit(TABLE), |mut advice: ResMut<CurrentHint>| {
            advice.0 = None;
        });
}

/// Asks, or puts away what was given, or takes it out again.
fn request_hint(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    rules: Res<Rules>,
    mut advice: ResMut<CurrentHint>,
) {
    let asked = inputs.read().filter(|&&input| input == TableInput::Hint);
    let (true, Turn::Person(seat)) = (asked.count() > 0, *turn) else {
        return;
    };
    match &mut advice.0 {
        Some(HintRequest {
            stage: HintStage::Given { open, .. },
            ..
        }) => *open = !*open,
        Some(_) => {}
        None => {
            let view = rules.view(seat);
            // Dice of its own, which have nothing to do with the deal's.
            let seed = following(rules.game_config().seed.unwrap_or_default(), ADVISER);
            advice.0 = Some(HintRequest {
                seat,
                stage: HintStage::Asked(Box::new(AiTask::new(
                    HintBot::new(seed),
                    view.clone(),
                    limit.of(&timings),
                ))),
                view,
            });
        }
    }
}

/// The stream of dice that the adviser throws: no bot's.
const ADVISER: u64 = u64::MAX;

/// Takes the advice when it is there, and counts it; forgets it when the decision is another.
fn take_hint(
    time: Res<Time>,
    turn: Res<Turn>,
    rules: Option<ResMut<Rules>>,
    mut advice: ResMut<CurrentHint>,
    mut recorded: MessageWriter<MoveRecorded>,
) {
    let Some(request) = &advice.0 else {
        return;
    };
    let seat = request.seat;
    let asked = *turn == Turn::Person(seat);
    let Some(mut rules) = rules.filter(|rules| asked && rules.view(seat) == request.view) else {
        advice.0 = None;
        return;
    };
    let answer = match &mut advice.bypass_change_detection().0 {
        Some(HintRequest {
            stage: HintStage::Asked(task),
            ..
        }) => task.answer(time.delta()),
        _ => None,
    };
    let Some(answer) = answer else {
        return;
    };
    match (answer, &mut advice.0) {
        (Some(hint), Some(request)) => {
            request.stage = HintStage::Given { hint, open: true };
            rules.count_hint(seat);
            recorded.write(MoveRecorded {
                record: rules.record(),
                cause: Cause::Hint,
            });
        }
        _ => advice.0 = None,
    }
}

/// Marks the cards and the castle of the advice that lies open.
fn mark_hinted(
    advice: Res<CurrentHint>,
    cards: Query<(Entity, &Owner, &Placement, &Value), With<Selectable>>,
    castles: Query<(Entity, &CastleCard)>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    if !advice.is_changed() {
        return;
    }
    let mut wanted = Vec::new();
    if let Some((hint, view)) = advice.given() {
        let (mut left, castle) = parts(hint.advised);
        let camp = view.viewer.map_or(Camp::English, |viewer| viewer.camp);
        let mut own: Vec<_> = cards
            .iter()
            .filter(|(_, owner, ..)| owner.0 == camp)
            .collect();
        own.sort_by_key(|(_, _, placement, _)| placement.0.index());
        for (entity, _, _, value) in own {
            if let Some(rest) = left.without(Cards::one(value.0)) {
                left = rest;
                wanted.push(entity);
            }
        }
        wanted.extend(
            castles
                .iter()
                .filter(|(_, row)| Some(row.0) == castle)
                .map(|(entity, _)| entity),
        );
    }
    for entity in &marked {
        if !wanted.contains(&entity) {
            commands.entity(entity).remove::<Hinted>();
        }
    }
    for entity in wanted {
        if !marked.contains(entity) {
            commands.entity(entity).insert(Hinted);
        }
    }
}
