//! Hints on request: the move that the strongest bot would make with the player's own view, and why. A hint is counted
//! in the record, and ends with the decision it was given for. The HUD and the scenery show it.

use bevy::prelude::*;

use super::card::{CastleCard, Hinted, Owner, Placement, Selectable, Value};
use super::refusal::{RefusalReason, Refused};
use super::selection::Attempt;
use super::session::{TABLE_UPDATE, TableSystems};
use super::{Rules, TABLE, TableInput, Turn, selection};
use guyenne_ai::{Hint, HintBot};
use guyenne_rules::ID;
use guyenne_rules::card::Cards;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, Move, View};
use kit_rules::seed::following;
use kit_table::ai_task::ThinkingLimit;
use kit_table::aids::hints_are_offered;
use kit_table::exercise::JudgedInput;
use kit_table::hint::{self, GivesHints, HintSystems, take_hint};
use kit_table::turns::take_turns;
use kit_timings::AnimationTimings;

/// The hint that was asked for, if any.
pub type CurrentHint = hint::CurrentHint<HintBot>;

/// The cards of a move, and its castle.
#[must_use]
pub fn parts(m: Move) -> (Cards, Option<Castle>) {
    match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => (cards, Some(castle)),
        Move::Reserve(cards) | Move::Give(cards) | Move::Lose(cards) => (cards, None),
        Move::Order(_) | Move::Pass | Move::Show | Move::Concede => (Cards::NONE, None),
    }
}

impl GivesHints for Rules {
    type Hint = Hint;
    type HintBot = HintBot;

    fn attempt() -> Attempt {
        Attempt::Hint
    }

    fn view_to_advise(&self, turn: &Turn) -> Option<View> {
        match *turn {
            Turn::Person(seat) => Some(self.view(seat)),
            _ => None,
        }
    }

    fn hint_bot(&self, stream: u64) -> HintBot {
        HintBot::new(following(self.config().seed.unwrap_or_default(), stream))
    }

    fn is_same_decision(asked: &View, now: &View) -> bool {
        asked == now
    }

    fn count_hint(&mut self, turn: &Turn) {
        if let Turn::Person(seat) = *turn {
            self.count_hint(seat);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentHint>()
        .add_systems(
            TABLE_UPDATE,
            (
                // Before the inputs of this frame are applied: the hint is for the decision on screen.
                request_hint
                    .in_set(TableSystems::Apply)
                    .after(selection::accept)
                    .before(selection::apply_inputs)
                    .run_if(hints_are_offered),
                (
                    hint::forget::<Hint, HintBot>.run_if(not(hints_are_offered)),
                    take_hint::<Rules>,
                )
                    .chain()
                    .in_set(HintSystems(ID))
                    .after(take_turns::<Rules>)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE))
                    .run_if(kit_table::flow::time_passes),
                mark_hinted
                    .after(selection::mark_selectable)
                    .before(TableSystems::Show)
                    .run_if(resource_exists_and_changed::<CurrentHint>),
            ),
        )
        .add_systems(OnExit(TABLE), hint::forget::<Hint, HintBot>);
}

/// Asks for a hint; if one was given, hides it or shows it again. An exercise may have a word to say, and under the
/// veil there are none.
///
/// It is not the kit's `request_hint`: here a press for a hint is a table input. It is taken up in its turn with the
/// others, is dropped while an exercise halts, opens the card of a puzzle, and is refused in words under the veil.
fn request_hint(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    rules: Res<Rules>,
    mut current_hint: ResMut<CurrentHint>,
    mut refused: MessageWriter<Refused>,
    mut judged: JudgedInput<Rules>,
) {
    if judged.is_halted() {
        inputs.clear();
        return;
    }
    let requests = inputs.read().filter(|&&input| input == TableInput::Hint);
    if requests.count() == 0 || rules.view_to_advise(&turn).is_none() {
        return;
    }
    let asked = current_hint.asked().is_some();
    if !asked && rules.is_veiled() {
        // Everybody would read it.
        refused.write(Refused(RefusalReason::Veiled));
    } else if asked || judged.allows(Attempt::Hint) {
        let limit = limit.of(&timings);
        hint::ask_or_hide(&*rules, &turn, &mut current_hint, limit);
    }
}

/// Marks the cards and the castle of the hint that is shown.
fn mark_hinted(
    current_hint: Res<CurrentHint>,
    cards: Query<(Entity, &Owner, &Placement, &Value), With<Selectable>>,
    castles: Query<(Entity, &CastleCard)>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    let wanted = current_hint.given().map_or_else(Vec::new, |(hint, view)| {
        let camp = view.viewer.map_or(Camp::English, |viewer| viewer.camp);
        advised_things(hint.advised, camp, &cards, &castles)
    });
    set_hinted(&marked, &wanted, &mut commands);
}

/// The cards of `camp` and the castle that an advised move takes.
pub(super) fn advised_things(
    m: Move,
    camp: Camp,
    cards: &Query<(Entity, &Owner, &Placement, &Value), With<Selectable>>,
    castles: &Query<(Entity, &CastleCard)>,
) -> Vec<Entity> {
    let (advised, castle) = parts(m);
    let own = cards.iter().filter(|(_, owner, ..)| owner.0 == camp);
    let mut own: Vec<_> = own.collect();
    own.sort_by_key(|(_, _, placement, _)| placement.0.index());
    let own = own
        .into_iter()
        .map(|(entity, _, _, value)| (entity, value.0));
    let named = castles.iter().filter(|(_, row)| Some(row.0) == castle);
    selection::entities_of(advised, own)
        .into_iter()
        .chain(named.map(|(entity, _)| entity))
        .collect()
}

/// Marks these cards and castles as advised, and no others.
pub(super) fn set_hinted(
    marked: &Query<Entity, With<Hinted>>,
    wanted: &[Entity],
    commands: &mut Commands,
) {
    for entity in marked {
        if !wanted.contains(&entity) {
            commands.entity(entity).remove::<Hinted>();
        }
    }
    for &entity in wanted {
        if !marked.contains(entity) {
            commands.entity(entity).insert(Hinted);
        }
    }
}
