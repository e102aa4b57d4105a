//! Presses at the table become [`TableInput`]s: keys and pads, clicks and taps, and cards dragged to a castle.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::card::{CardLocation, CastleCard, Placement, Selectable};
use super::card_pose::depth;
use super::layout::Edge;
use super::private_look::PrivateLook;
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Selection, TableInput, Turn};
use crate::layout::TableLayout;
use guyenne_rules::Castle;
use kit_input::{Action, Layer, PointerTurn, Press, Presses};

/// A card that follows the pointer.
#[derive(Component, Debug, Clone, Copy)]
pub struct Dragged {
    /// Whether it was chosen before the drag.
    was_selected: bool,
}

/// A drag shorter than this, in logical pixels, counts as a click.
const STILL: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(TABLE_UPDATE, press_actions.in_set(TableSystems::Input))
        .add_observer(choose_on_activate)
        .add_observer(choose_on_click)
        .add_observer(lift_on_drag)
        .add_observer(follow_on_drag)
        .add_observer(choose_on_drop);
}

/// Actions of keys, pads and the table's buttons, while a person decides.
pub(super) fn press_actions(
    presses: Res<Presses>,
    turn: Res<Turn>,
    look: Res<PrivateLook>,
    mut inputs: MessageWriter<TableInput>,
) {
    if !matches!(*turn, Turn::Person(_)) {
        return;
    }
    for (action, input) in [
        (Action::Commit, TableInput::Commit),
        (Action::Decline, TableInput::Decline),
        (Action::Back, TableInput::TakeBack),
        (Action::Hint, TableInput::Hint),
    ] {
        let made = presses
            .made()
            .find(|press| (press.layer, press.action) == (Layer::Page, action));
        // "I can see!" takes nothing back.
        let calls = |press: Press| action == Action::Back && look.is_seen_by(press.device);
        if made.is_some_and(|press| !calls(press)) {
            inputs.write(input);
        }
    }
}

/// Whether the pointer may act now.
#[derive(SystemParam)]
struct Pointing<'w> {
    turn: PointerTurn<'w>,
    look: Res<'w, PrivateLook>,
    displayed: Option<Res<'w, DisplayedView>>,
}

impl Pointing<'_> {
    /// Whether presses of the pointer count; one that does not is a nudge.
    fn may_act(&mut self) -> bool {
        self.turn.may_act()
    }

    /// Whether the pointer is held for a private look, which is open: its release is no click.
    fn looks(&self) -> bool {
        let open = (self.displayed.as_ref()).is_some_and(|shown| shown.look.is_some());
        open && self.look.is_by_pointer()
    }
}

fn choose_on_activate(
    press: On<Activate>,
    cards: Query<(), (With<Selectable>, With<Placement>)>,
    rows: Query<&CastleCard, With<Selectable>>,
    mut inputs: MessageWriter<TableInput>,
) {
    if cards.contains(press.entity) {
        inputs.write(TableInput::Card(press.entity));
    } else if let Ok(castle) = rows.get(press.entity) {
        inputs.write(TableInput::Castle(castle.0));
    }
}

fn choose_on_click(
    click: On<Pointer<Click>>,
    // The end of a drag also sends a click on the card; `choose_on_drop` handles it.
    cards: Query<(), (With<Selectable>, With<Placement>, Without<Dragged>)>,
    rows: Query<&CastleCard>,
    mut pointer: Pointing,
    mut inputs: MessageWriter<TableInput>,
) {
    if click.button != PointerButton::Primary || pointer.looks() {
        return;
    }
    let hit = cards.contains(click.entity) || rows.contains(click.entity);
    if hit && !pointer.may_act() {
        return;
    }
    if cards.contains(click.entity) {
        inputs.write(TableInput::Card(click.entity));
    } else if let Ok(castle) = rows.get(click.entity) {
        inputs.write(TableInput::Castle(castle.0));
    }
}

/// Starts to drag a card of the hand, and chooses it.
fn lift_on_drag(
    drag: On<Pointer<DragStart>>,
    cards: Query<&Placement, With<Selectable>>,
    selection: Res<Selection>,
    mut pointer: Pointing,
    mut inputs: MessageWriter<TableInput>,
    mut commands: Commands,
) {
    let entity = drag.entity;
    if drag.button == PointerButton::Primary
        && pointer.may_act()
        && matches!(cards.get(entity), Ok(Placement(CardLocation::Hand { .. })))
    {
        let was_selected = selection.entities.contains(&entity);
        commands.entity(entity).insert(Dragged { was_selected });
        if !was_selected {
            inputs.write(TableInput::Card(entity));
        }
    }
}

fn follow_on_drag(
    drag: On<Pointer<Drag>>,
    layout: Res<TableLayout>,
    mut cards: Query<&mut Transform, With<Dragged>>,
) {
    if let Ok(mut card) = cards.get_mut(drag.entity) {
        let at = in_world(&layout, drag.pointer_location.position);
        card.translation = at.extend(depth::FLIGHT + depth::HAND);
    }
}

/// A card dropped on a castle or its front names the castle; dropped elsewhere it is put back. A drag shorter than
/// [`STILL`] counts as a click.
fn choose_on_drop(
    drop: On<Pointer<DragEnd>>,
    layout: Res<TableLayout>,
    cards: Query<&Dragged>,
    selection: Res<Selection>,
    mut inputs: MessageWriter<TableInput>,
    mut commands: Commands,
) {
    let Ok(dragged) = cards.get(drop.entity) else {
        return;
    };
    commands.entity(drop.entity).remove::<Dragged>();
    let at = in_world(&layout, drop.pointer_location.position);
    let over = Castle::ALL.into_iter().find(|castle| {
        let place = &layout.castles[castle.index()];
        let front = layout.front_area(castle.index(), Edge::Near);
        place.card.rect().contains(at) || front.contains(at)
    });
    match over {
        // Naming a named castle confirms; a drop must not.
        Some(castle) if selection.castle != Some(castle) => {
            inputs.write(TableInput::Castle(castle));
        }
        Some(_) => {}
        None if drop.distance.length() < STILL && !dragged.was_selected => {}
        None if selection.entities.contains(&drop.entity) => {
            inputs.write(TableInput::Card(drop.entity));
        }
        None => {}
    }
}

fn in_world(layout: &TableLayout, pointer: Vec2) -> Vec2 {
    let half = layout.window.size() / 2.0;
    Vec2::new(pointer.x - half.x, half.y - pointer.y)
}
