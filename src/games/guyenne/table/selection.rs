//! What a table input changes in the selection. No move is played before it is confirmed.
//!
//! A press on a card chooses it or puts it back; a press on a castle names it, a second one confirms. A card may be
//! dragged to a castle instead. Mouse, touch, keys and pads all send the same [`TableInput`].

use bevy::prelude::*;

use super::available_actions::{AvailableActions, update_available_actions};
use super::beats::EventQueue;
use super::card::{CardLocation, CastleCard, Owner, Placement, Selectable, Selected, Value};
use super::refusal::{RefusalReason, Refused};
use super::rules::{ConfirmMessages, confirm};
pub use super::selected_move::Selection;
pub(super) use super::selected_move::{candidate, castles, current_decision, entities_of};
use super::selected_move::{in_question, one_too_many, wrong_castle};
use super::session::{BeginSystems, TABLE_UPDATE, TableSystems};
use super::veil::{VeiledCards, stand_ins, with_cards};
use super::{DisplayedView, Rules, StartMatch, TABLE, Turn};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::{Castle, DecisionKind, Move};
use kit_input::Focusable;
use kit_table::AidSettings;
use kit_table::exercise::{HasExercises, JudgedInput, add_exercises};

/// Request: what a person does at the table.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableInput {
    /// Choose this card, or put it back.
    Card(Entity),
    /// Name this castle; if it is named already and cards are chosen, confirm.
    Castle(Castle),
    /// Do the action of the first button.
    Commit,
    /// Do the action of the second button.
    Decline,
    /// Put the last chosen card back, or else the castle.
    TakeBack,
    /// Accept the screen behind the curtain.
    Accept,
    /// Ask for a hint, or hide it, or show it again.
    Hint,
}

/// What a person at the table is about to do. The rules allow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// Choose a card. Under the veil cards are not known here: any card.
    Choose {
        /// The card.
        card: Card,
        /// All that is chosen then.
        chosen: Cards,
    },
    /// Put a chosen card back.
    PutBack(Card),
    /// Name this castle, or name it instead of another one.
    Name(Castle),
    /// Take the name of the castle back.
    Unname,
    /// Confirm this move.
    Play(Move),
    /// Ask for a hint.
    Hint,
}

impl HasExercises for Rules {
    type Attempt = Attempt;
}

pub(super) fn plugin(app: &mut App) {
    let shows = [TableSystems::Playback, TableSystems::Show];
    add_exercises::<Rules>(app, BeginSystems, shows);
    app.add_message::<TableInput>()
        .add_message::<Refused>()
        .init_resource::<Selection>()
        .init_resource::<AvailableActions>()
        .add_systems(
            TABLE_UPDATE,
            (
                forget
                    .run_if(on_message::<StartMatch>)
                    .in_set(BeginSystems)
                    .before(TableSystems::Input),
                (accept, apply_inputs).chain().in_set(TableSystems::Apply),
                (mark_selectable, mark_selected, update_available_actions)
                    .chain()
                    .after(TableSystems::Sync)
                    .before(TableSystems::Show),
            ),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// The focus zones of the hand and of the castles. Keys and pads reach them before the buttons.
const HAND_ZONE: u8 = 1;
const CASTLE_ZONE: u8 = 2;

/// Opens the curtain when the next person accepts the screen.
pub(super) fn accept(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
) {
    let Turn::Curtain(seat) = *turn else {
        return;
    };
    if inputs.read().any(|input| *input == TableInput::Accept) {
        rules.accept(seat);
        events.extend([], rules.shown());
    }
}

pub(super) fn apply_inputs(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    mut rules: ResMut<Rules>,
    cards: Query<(&Placement, &Owner, Option<&Value>)>,
    mut veiled: ResMut<VeiledCards>,
    mut selection: ResMut<Selection>,
    mut events: ResMut<EventQueue>,
    aids: Res<AidSettings>,
    mut refused: MessageWriter<Refused>,
    mut messages: ConfirmMessages,
    mut judged: JudgedInput<Rules>,
) {
    if judged.is_halted() {
        inputs.clear();
        return;
    }
    for &input in inputs.read() {
        if !events.is_empty() {
            continue;
        }
        let Some(decision) = current_decision(&turn, Some(&displayed)) else {
            continue;
        };
        let mut refuse = |reason| {
            refused.write(Refused(reason));
        };
        if let TableInput::Accept | TableInput::Hint = input {
            continue;
        }
        let asked = selection.asked.take();
        let play = match input {
            TableInput::TakeBack if asked.is_some() => None,
            TableInput::Card(entity) => {
                if let Some(at) = selection.entities.iter().position(|&e| e == entity) {
                    if judged.allows(Attempt::PutBack(card_tried(entity, &cards, &rules))) {
                        selection.entities.remove(at);
                        selection.cards = values(&selection.entities, &cards, &rules);
                    }
                } else if let Ok((placement, owner, value)) = cards.get(entity)
                    && owner.0 == decision.seat.camp
                    && in_question(&decision, placement.0)
                    && let Some(value) = counted(placement.0, value, &rules)
                {
                    let more = selection.cards + value;
                    match one_too_many(&decision, &selection, more) {
                        Some(reason) => refuse(reason),
                        None if judged.allows(Attempt::Choose {
                            card: card_tried(entity, &cards, &rules),
                            chosen: more,
                        }) =>
                        {
                            selection.entities.push(entity);
                            selection.cards = more;
                        }
                        None => {}
                    }
                }
                None
            }
            TableInput::Castle(castle) => {
                if castles(&decision).contains(castle) {
                    let named = selection.castle == Some(castle);
                    if named && !selection.cards.is_empty() {
                        Some(candidate(&decision, &selection))
                    } else {
                        if !named && judged.allows(Attempt::Name(castle)) {
                            selection.castle = Some(castle);
                        }
                        None
                    }
                } else if let Some(reason) = wrong_castle(&decision, castle) {
                    refuse(reason);
                    None
                } else {
                    None
                }
            }
            TableInput::Commit => Some(candidate(&decision, &selection)),
            TableInput::Decline => match decision.kind {
                DecisionKind::Reinforce { .. } => Some(Ok(Move::Pass)),
                DecisionKind::Answer { .. } => Some(Ok(Move::Concede)),
                DecisionKind::Order => Some(Ok(Move::Order(decision.seat.partner().place))),
                _ => Some(Err(RefusalReason::CannotPass)),
            },
            TableInput::TakeBack => {
                if let Some(&last) = selection.entities.last() {
                    if judged.allows(Attempt::PutBack(card_tried(last, &cards, &rules))) {
                        selection.entities.pop();
                        selection.cards = values(&selection.entities, &cards, &rules);
                    }
                } else if castles(&decision).count() > 1 && selection.castle.is_some() {
                    if judged.allows(Attempt::Unname) {
                        selection.castle = None;
                    }
                } else {
                    refuse(RefusalReason::NothingToTakeBack);
                }
                None
            }
            TableInput::Accept | TableInput::Hint => None,
        };
        match play {
            None => {}
            Some(Err(reason)) => refuse(reason),
            // A first press asks, the second one plays.
            Some(Ok(m)) if aids.confirm_moves && asked != Some(m) => selection.asked = Some(m),
            Some(Ok(m)) => {
                let under_veil = rules.is_veiled() && !matches!(m, Move::Lose(_));
                let m = if under_veil {
                    with_cards(m, veiled.cards(&selection.entities))
                } else {
                    m
                };
                if !judged.allows(Attempt::Play(m)) {
                    continue;
                }
                if under_veil {
                    veiled.play(&selection.entities);
                }
                match confirm(&mut rules, decision.seat, m, &mut events, &mut messages) {
                    Ok(()) => *selection = Selection::default(),
                    Err(refusal) => refuse(RefusalReason::Rule(refusal)),
                }
            }
        }
    }
}

/// The card of an attempt.
fn card_tried(
    entity: Entity,
    cards: &Query<(&Placement, &Owner, Option<&Value>)>,
    rules: &Rules,
) -> Card {
    let known = cards.get(entity).ok();
    let counts = known.and_then(|(placement, _, value)| counted(placement.0, value, rules));
    counts.and_then(Cards::strongest).unwrap_or(Card::Two)
}

/// What a chosen card counts as: its value, or under the veil, unless it lies before a castle, any card.
fn counted(location: CardLocation, value: Option<&Value>, rules: &Rules) -> Option<Cards> {
    if rules.is_veiled() && !matches!(location, CardLocation::Front { .. }) {
        Some(stand_ins(1))
    } else {
        value.map(|value| Cards::one(value.0))
    }
}

fn values(
    entities: &[Entity],
    cards: &Query<(&Placement, &Owner, Option<&Value>)>,
    rules: &Rules,
) -> Cards {
    let known = entities.iter().filter_map(|&entity| cards.get(entity).ok());
    known
        .filter_map(|(placement, _, value)| counted(placement.0, value, rules))
        .fold(Cards::NONE, |all, card| all + card)
}

/// Marks the cards and castles that can be chosen, and makes them focusable. A new decision clears the selection; if
/// only one castle can be named, it is named, and the five cards that a partner proposes are chosen.
pub(super) fn mark_selectable(
    turn: Res<Turn>,
    displayed: Option<Res<DisplayedView>>,
    cards: Query<
        (
            Entity,
            &Owner,
            &Placement,
            Option<&Value>,
            Option<&Focusable>,
        ),
        Without<CastleCard>,
    >,
    rows: Query<(Entity, &CastleCard, Option<&Focusable>)>,
    veiled: Res<VeiledCards>,
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    let decision = current_decision(&turn, displayed.as_deref());
    if decision != selection.decision {
        let only = decision
            .map(|decision| castles(&decision))
            .filter(|c| c.count() == 1);
        let veil = displayed.as_ref().and_then(|shown| shown.veiled.as_ref());
        let proposed = match (decision.map(|decision| decision.kind), veil) {
            (Some(DecisionKind::Reserve { .. }), Some(veil)) => veil.proposed().unwrap_or_default(),
            (Some(DecisionKind::Reserve { proposed, .. }), None) => proposed.unwrap_or_default(),
            _ => Cards::NONE,
        };
        let tray = cards
            .iter()
            .filter_map(|(entity, owner, placement, value, _)| {
                let decision = decision?;
                let in_tray = owner.0 == decision.seat.camp && in_question(&decision, placement.0);
                let face = veiled.face(entity).or(value.map(|value| value.0));
                Some((entity, face.filter(|_| in_tray)?))
            });
        *selection = Selection {
            entities: entities_of(proposed, tray),
            cards: match veil {
                Some(_) => stand_ins(proposed.count()),
                None => proposed,
            },
            castle: only.map(|castles| castles.nth(0)),
            asked: None,
            decision,
        };
    }
    let mut mark = |entity: Entity, yes: bool, is: Option<&Focusable>, zone: u8, order: u8| {
        let focusable = Focusable::PAGE.zone(zone).order(order + 1);
        if yes && is != Some(&focusable) {
            commands.entity(entity).insert((Selectable, focusable));
        } else if !yes && is.is_some() {
            commands.entity(entity).remove::<(Selectable, Focusable)>();
        }
    };
    for (entity, owner, placement, _, is) in &cards {
        let yes = decision.is_some_and(|decision| {
            owner.0 == decision.seat.camp && in_question(&decision, placement.0)
        });
        mark(entity, yes, is, HAND_ZONE, placement.0.index());
    }
    for (entity, castle, is) in &rows {
        let yes = decision.is_some_and(|decision| castles(&decision).contains(castle.0));
        mark(entity, yes, is, CASTLE_ZONE, castle.0.index() as u8);
    }
}

/// Marks the chosen cards and the castle.
fn mark_selected(
    selection: Res<Selection>,
    turn: Res<Turn>,
    marked: Query<Entity, With<Selected>>,
    rows: Query<(Entity, &CastleCard)>,
    mut commands: Commands,
) {
    if !selection.is_changed() && !turn.is_changed() {
        return;
    }
    let castle = rows
        .iter()
        .find(|(_, castle)| selection.castle == Some(castle.0))
        .map(|(entity, _)| entity);
    let wanted = |entity: Entity| Some(entity) == castle || selection.entities.contains(&entity);
    for entity in &marked {
        if !wanted(entity) {
            commands.entity(entity).remove::<Selected>();
        }
    }
    for &entity in selection.entities.iter().chain(&castle) {
        if !marked.contains(entity) {
            commands.entity(entity).insert(Selected);
        }
    }
}

fn forget(mut selection: ResMut<Selection>, mut available: ResMut<AvailableActions>) {
    *selection = Selection::default();
    *available = AvailableActions::default();
}
