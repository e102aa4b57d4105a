//! Hints on request: the move that the strongest bot would make with the player's own view, and why. A hint is counted
//! in the record, and ends with the decision it was given for. The HUD and the scenery show it.

use bevy::prelude::*;

use super::card::{CastleCard, Hinted, Owner, Placement, Selectable, Value};
use super::exercise::{Attempt, JudgedInput};
use super::refusal::{RefusalReason, Refused};
use super::rules::{self, tell_record};
use super::{Rules, TABLE, TableInput, TableSystems, Turn, selection};
use crate::games::guyenne::ai::{Hint, HintBot};
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Castle, Move, View};
use crate::rules::seed::following;
use crate::table::ai_task::{Thinker, ThinkingLimit};
use crate::table::aids::hints_are_offered;
use crate::table::turns::take_turns;
use crate::table::{RecordChanged, hint};
use crate::theme::AnimationTimings;

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
                // Before the inputs of this frame are applied: the hint is for the decision on screen.
                request_hint
                    .in_set(TableSystems::Apply)
                    .after(rules::accept)
                    .before(selection::apply_inputs)
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
                    .after(selection::mark_selectable)
                    .before(TableSystems::Show)
                    .run_if(resource_exists_and_changed::<CurrentHint>),
            ),
        )
        .add_systems(OnExit(TABLE), hint::forget::<Hint, HintBot>);
}

/// Asks for a hint; if one was given, hides it or shows it again.
fn request_hint(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    rules: Res<Rules>,
    mut current_hint: ResMut<CurrentHint>,
    mut refused: MessageWriter<Refused>,
    mut judged: JudgedInput,
) {
    if judged.is_halted() {
        inputs.clear();
        return;
    }
    let requests = inputs.read().filter(|&&input| input == TableInput::Hint);
    let (true, Turn::Person(seat)) = (requests.count() > 0, *turn) else {
        return;
    };
    if current_hint.asked().is_some() {
        current_hint.hide_or_show();
    } else if rules.is_veiled() {
        // Everybody would read it.
        refused.write(Refused(RefusalReason::Veiled));
    } else if judged.allows(Attempt::Hint) {
        // A random stream of its own, independent of the deal and of the bots.
        let seed = following(rules.game_config().seed.unwrap_or_default(), HINT_STREAM);
        current_hint.ask(HintBot::new(seed), rules.view(seat), limit.of(&timings));
    }
}

/// The number of the hint bot's random stream; the bots have smaller ones.
const HINT_STREAM: u64 = u64::MAX;

/// Takes the hint when it is there and counts it; drops it when the decision is over.
fn take_hint(
    time: Res<Time>,
    turn: Res<Turn>,
    rules: Option<ResMut<Rules>>,
    mut current_hint: ResMut<CurrentHint>,
    mut changed: MessageWriter<RecordChanged>,
) {
    let Some(asked) = current_hint.asked() else {
        return;
    };
    let decides = asked.viewer.filter(|&seat| *turn == Turn::Person(seat));
    let Some((mut rules, seat)) = rules
        .zip(decides)
        .filter(|(rules, seat)| rules.view(*seat) == *asked)
    else {
        current_hint.drop_it();
        return;
    };
    if !current_hint.is_awaited() {
        return;
    }
    CurrentHint::take(current_hint.reborrow(), time.delta());
    if current_hint.is_shown() {
        rules.count_hint(seat);
        tell_record(&rules, false, &mut changed);
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
