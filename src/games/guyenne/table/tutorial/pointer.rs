//! What is to be pressed next glows, and a hand points at it.

use bevy::prelude::*;

use super::Coach;
use crate::card::{CastleCard, Hinted, Owner, Placement, Selectable, Selected, Value};
use crate::hint_request::{parts, set_hinted};
use crate::hud::{NodeRect, PromptButton};
use crate::layout::TableLayout;
use crate::selection::entities_of;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{Selection, TABLE};
use guyenne_rules::card::Card;
use guyenne_rules::{Castle, ID, Move, Task};
use kit_table::tutorial::CoachSystems;
use kit_theme::{Picture, Scale};

/// The hand.
#[derive(Component)]
struct PointerHand;

/// The size of the hand, in units of the layout.
const HAND: f32 = 38.0;

/// What is to be pressed next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    Castle(Castle),
    Cards,
    Button(PromptButton),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            mark_next.after(CoachSystems(ID)).before(TableSystems::Show),
            point_at_button.after(TableSystems::Show),
        )
            .run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
    )
    .add_systems(
        TABLE_UPDATE,
        unmark
            .run_if(resource_removed::<Coach>)
            .after(point_at_button)
            .after(mark_next),
    );
}

/// What is to be pressed next for this task, with what is chosen already.
fn next(task: Task, selection: &Selection) -> Option<Next> {
    let (m, names, chooses) = match task {
        Task::Read => return None,
        Task::Name(m) => (m, true, false),
        Task::Choose(m) => (m, false, true),
        Task::Play(m) => (m, true, true),
    };
    let (cards, castle) = parts(m);
    Some(match (m, castle) {
        (Move::Pass | Move::Concede | Move::Order(1), _) => Next::Button(PromptButton::Decline),
        (_, Some(castle)) if names && selection.castle != Some(castle) => Next::Castle(castle),
        _ if chooses && selection.cards != cards => Next::Cards,
        _ => Next::Button(PromptButton::Commit),
    })
}

/// The next step's task, if it is due.
fn due(coach: &Coach, selection: &Selection) -> Option<(Task, Next)> {
    let task = coach.step()?.task;
    Some((task, next(task, selection)?))
}

/// Lets the cards or the castle glow.
fn mark_next(
    coach: Res<Coach>,
    selection: Res<Selection>,
    cards: Query<(Entity, &Owner, &Placement, &Value), (With<Selectable>, Without<Selected>)>,
    castles: Query<(Entity, &CastleCard)>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    let wanted: Vec<Entity> = match due(&coach, &selection) {
        Some((_, Next::Castle(at))) => castles
            .iter()
            .filter(|(_, castle)| castle.0 == at)
            .map(|(entity, _)| entity)
            .collect(),
        Some((Task::Choose(m) | Task::Play(m), Next::Cards)) => {
            let missing = parts(m).0.without(selection.cards).unwrap_or_default();
            let mut all: Vec<_> = cards.iter().collect();
            all.sort_by_key(|(_, _, placement, _)| placement.0.index());
            let all = all
                .into_iter()
                .map(|(entity, _, _, value)| -> (Entity, Card) { (entity, value.0) });
            entities_of(missing, all)
        }
        _ => Vec::new(),
    };
    set_hinted(&marked, &wanted, &mut commands);
}

/// Points at the button.
fn point_at_button(
    coach: Res<Coach>,
    selection: Res<Selection>,
    (layout, scale): (Res<TableLayout>, Res<Scale>),
    buttons: Query<(&PromptButton, &NodeRect)>,
    mut hands: Query<(Entity, &mut Node), With<PointerHand>>,
    mut commands: Commands,
) {
    let wanted = match due(&coach, &selection) {
        Some((_, Next::Button(button))) => buttons
            .iter()
            .find(|(press, _)| **press == button)
            .and_then(|(_, rect)| rect.0),
        _ => None,
    };
    let Some(rect) = wanted else {
        for (hand, _) in &hands {
            commands.entity(hand).despawn();
        }
        return;
    };
    let size = Vec2::splat(HAND * layout.unit.max(0.8));
    let west = Vec2::new(rect.min.x - size.x * 0.24, rect.center().y);
    let at = layout.to_ui(Rect::from_center_size(west, size), scale.ui);
    let place = Node {
        position_type: PositionType::Absolute,
        left: px(at.left),
        top: px(at.top),
        width: px(at.width),
        height: px(at.height),
        ..default()
    };
    if let Ok((_, mut node)) = hands.single_mut() {
        node.set_if_neq(place);
    } else {
        commands.spawn((
            Name::new("Coach's hand"),
            DespawnOnExit(TABLE),
            PointerHand,
            Picture::new("icon-hint"),
            GlobalZIndex(31),
            Pickable::IGNORE,
            place,
        ));
    }
}

/// Nothing glows and no hand points any more.
fn unmark(
    marked: Query<Entity, With<Hinted>>,
    hands: Query<Entity, With<PointerHand>>,
    mut commands: Commands,
) {
    for entity in &marked {
        commands.entity(entity).remove::<Hinted>();
    }
    for hand in &hands {
        commands.entity(hand).despawn();
    }
}
