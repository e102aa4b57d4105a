//! The buttons of the decision: the calls of the duel, turning, confirming, the hint, and what would happen.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::FillSystems;
use super::matrix::MatrixOpen;
use super::places::node;
use crate::certainty::{CertainWinner, SpeedUpButton, offers_speed};
use crate::input::InputButton;
use crate::keys;
use crate::selectable::zone;
use crate::selection::{Selection, TableInput, decision};
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE, Turn, words};
use fayance_rules::{DecisionKind, Troop};
use kit_input::{Action, ActionButton, Focusable};
use kit_rules::message_key::MessageKey;
use kit_table::AidSettings;
use kit_table::aside::Tip;
use kit_theme::widget::{button, set_checked};
use kit_theme::{ButtonStyle, key_cap};
use kit_timings::MotionSettings;

/// The row of buttons.
#[derive(Component)]
struct ButtonRow;

/// A button of the row.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Calls a troop.
    Call(Troop),
    /// Turns the territory.
    Turn,
    /// Confirms; the caption.
    Confirm(MessageKey),
    /// Asks for a hint.
    Hint,
    /// Shows what would happen.
    Matrix,
    /// Lets the pages turn fast, now that a crown is certain.
    Fast {
        /// Whether both choose in plain sight: nothing has the focus then, and the button has a key of its own.
        in_sight: bool,
    },
}

/// The buttons that are in the row.
#[derive(Resource, Default, PartialEq)]
struct Acts(Vec<Act>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Acts>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (fill, check).chain().in_set(FillSystems))
        .add_systems(OnExit(TABLE), |mut row: ResMut<Acts>| row.0.clear());
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        ButtonRow,
        node("Actions", |t| t.actions),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(10),
            ..default()
        },
    ));
}

/// The button that confirms a decision.
pub const fn confirm(kind: DecisionKind) -> Act {
    Act::Confirm(match kind {
        DecisionKind::Muster { .. } => keys::FAYANCE_BUTTON_MUSTER,
        DecisionKind::Call => keys::FAYANCE_BUTTON_CALL,
        DecisionKind::Lay { .. } => keys::FAYANCE_BUTTON_LAY,
        DecisionKind::Choose { .. } => keys::FAYANCE_BUTTON_CHOOSE,
        DecisionKind::Refill { .. } => keys::FAYANCE_BUTTON_REFILL,
    })
}

/// The buttons that a decision has.
fn wanted(turn: Turn, displayed: &DisplayedView, aids: &AidSettings, fast: bool) -> Vec<Act> {
    let mut all = Vec::new();
    let Some(decision) = decision(turn, displayed) else {
        let in_sight = turn == Turn::Together;
        return Vec::from_iter((in_sight && fast).then_some(Act::Fast { in_sight }));
    };
    match decision.kind {
        DecisionKind::Call => all.extend(Troop::ALL.map(Act::Call)),
        DecisionKind::Lay { .. } => all.push(Act::Turn),
        DecisionKind::Muster { .. } | DecisionKind::Choose { .. } | DecisionKind::Refill { .. } => {
        }
    }
    all.push(confirm(decision.kind));
    if aids.hints {
        all.push(Act::Hint);
    }
    if aids.memory_aid && matches!(decision.kind, DecisionKind::Choose { .. }) {
        all.push(Act::Matrix);
    }
    if fast {
        all.push(Act::Fast { in_sight: false });
    }
    all
}

fn fill(
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    aids: Res<AidSettings>,
    (certain, motion): (Res<CertainWinner>, Res<MotionSettings>),
    mut acts: ResMut<Acts>,
    rows: Query<Entity, With<ButtonRow>>,
    mut commands: Commands,
) {
    let fresh = Acts(wanted(
        *turn,
        &displayed,
        &aids,
        offers_speed(*certain, &motion),
    ));
    // While cards move the buttons stay away.
    if *acts == fresh {
        return;
    }
    *acts = fresh;
    for row in &rows {
        commands.entity(row).despawn_children();
        for (at, &act) in (1_u8..).zip(&acts.0) {
            let place = Focusable::PAGE.zone(zone::ACTIONS).order(at);
            let mut entity = match act {
                Act::Call(troop) => commands.spawn((
                    InputButton(TableInput::Call(troop)),
                    Tip::new(keys::FAYANCE_TIP_CALL),
                    button(ButtonStyle::Option, words::troop(troop), place.first()),
                )),
                Act::Turn => commands.spawn((
                    ActionButton(Action::Decline),
                    Tip::new(keys::FAYANCE_TIP_TURN),
                    button(
                        ButtonStyle::Parchment,
                        keys::FAYANCE_BUTTON_TURN,
                        place.first(),
                    ),
                )),
                Act::Confirm(key) => commands.spawn((
                    ActionButton(Action::Commit),
                    Tip::new(keys::FAYANCE_TIP_FINAL),
                    button(ButtonStyle::Azure, key, place),
                )),
                Act::Hint => commands.spawn((
                    ActionButton(Action::Hint),
                    Tip::new(keys::FAYANCE_TIP_HINT),
                    button(ButtonStyle::Parchment, Action::Hint.message(), place),
                )),
                Act::Fast { .. } => commands.spawn((
                    SpeedUpButton,
                    Tip::new(keys::FAYANCE_TIP_FAST),
                    button(ButtonStyle::Azure, keys::FAYANCE_BUTTON_FAST, place),
                )),
                Act::Matrix => commands.spawn((
                    ActionButton(Action::Details),
                    Tip::new(keys::FAYANCE_TIP_MATRIX),
                    button(ButtonStyle::Option, keys::FAYANCE_BUTTON_MATRIX, place),
                )),
            };
            entity.insert((act, ChildOf(row)));
            let narrow = |mut node: Mut<Node>| {
                node.min_height = px(44);
                node.padding = UiRect::horizontal(px(16));
                node.column_gap = px(8);
            };
            entity.entry::<Node>().and_modify(narrow);
            if act == (Act::Fast { in_sight: true }) {
                entity.remove::<Focusable>();
            }
            match act {
                Act::Fast { in_sight: true } => entity.with_child(key_cap(Action::Decline)),
                Act::Turn => entity.with_child(key_cap(Action::Decline)),
                Act::Confirm(_) => entity.with_child(key_cap(Action::Commit)),
                Act::Hint => entity.with_child(key_cap(Action::Hint)),
                Act::Matrix => entity.with_child(key_cap(Action::Details)),
                Act::Call(_) | Act::Fast { .. } => &mut entity,
            };
        }
    }
}

/// Shows which call is chosen, and whether there is anything to confirm.
fn check(
    selection: Res<Selection>,
    displayed: Res<DisplayedView>,
    open: Res<MatrixOpen>,
    buttons: Query<(Entity, Ref<Act>, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let ready = displayed.view.decision.is_none_or(|decision| {
        let chosen = selection.chosen(decision, &displayed);
        chosen.is_ok_and(|m| decision.check(m).is_ok())
    });
    let changed = selection.is_changed() || displayed.is_changed() || open.is_changed();
    for (entity, act, disabled) in &buttons {
        if !changed && !act.is_added() {
            continue;
        }
        let mut entity = commands.entity(entity);
        match *act {
            Act::Call(troop) => set_checked(&mut entity, selection.troop == Some(troop)),
            Act::Matrix => set_checked(&mut entity, open.0),
            Act::Confirm(_) if ready == disabled => {
                if ready {
                    entity.remove::<InteractionDisabled>();
                } else {
                    entity.insert(InteractionDisabled);
                }
            }
            Act::Confirm(_) | Act::Turn | Act::Hint | Act::Fast { .. } => {}
        }
    }
}
