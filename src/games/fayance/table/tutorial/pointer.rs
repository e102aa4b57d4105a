//! What is to be pressed next glows, and a hand points at it.

use bevy::prelude::*;

use super::Coach;
use crate::card::{CardLocation, Hinted, Owner, Placement, Selectable, Value};
use crate::hud::{Act, confirm};
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, Selection, TABLE};
use fayance_rules::{Card, DecisionKind, ID, Move, Task};
use kit_table::tutorial::{CoachHand, CoachSystems, point_at};

/// What is to be pressed next.
#[derive(Debug, Clone, PartialEq)]
enum Next {
    Cards(Vec<Card>),
    Button(Act),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (mark_next.after(CoachSystems(ID)).before(TableSystems::Show))
            .run_if(in_state(TABLE).and_then(resource_exists::<Coach>))
            .run_if(resource_exists::<DisplayedView>),
    )
    .add_systems(
        TABLE_UPDATE,
        point_at_button
            .after(TableSystems::Show)
            .run_if(in_state(TABLE)),
    );
}

/// What is to be pressed next, with what is chosen already.
fn next(coach: &Coach, selection: &Selection, displayed: &DisplayedView) -> Option<Next> {
    let Task::Play(m) = coach.step()?.task else {
        return None;
    };
    let decision = displayed.view.decision?;
    let confirm = || Next::Button(confirm(decision.kind));
    Some(match (m, decision.kind) {
        (Move::Muster(row) | Move::Refill(row), _) => {
            let mut missing: Vec<Card> = row.iter().collect();
            for card in &selection.row {
                if let Some(at) = missing.iter().position(|other| other == card) {
                    missing.swap_remove(at);
                }
            }
            match missing[..] {
                [] => confirm(),
                _ => Next::Cards(missing),
            }
        }
        (Move::Call(troop), _) if selection.troop != Some(troop) => Next::Button(Act::Call(troop)),
        (Move::Lay(turn), DecisionKind::Lay { territory })
            if territory.terrains(turn) != territory.terrains(selection.quarter) =>
        {
            Next::Button(Act::Turn)
        }
        (Move::Choose(card), _) if selection.slot.is_none() => Next::Cards(vec![card]),
        _ => confirm(),
    })
}

/// Lets the cards glow.
fn mark_next(
    coach: Res<Coach>,
    selection: Res<Selection>,
    displayed: Res<DisplayedView>,
    cards: Query<(Entity, &Owner, &Value, &Placement, Has<Hinted>), With<Selectable>>,
    mut commands: Commands,
) {
    let mut wanted = match next(&coach, &selection, &displayed) {
        Some(Next::Cards(cards)) => cards,
        _ => Vec::new(),
    };
    let calls = displayed.view.decision.is_some_and(|decision| {
        let kind = decision.kind;
        matches!(
            kind,
            DecisionKind::Muster { .. } | DecisionKind::Refill { .. }
        )
    });
    let near = displayed.near();
    for (entity, owner, value, placement, is) in &cards {
        let place = matches!(placement.0, CardLocation::Register(_)) == calls;
        let at = wanted.iter().position(|&card| card == value.0);
        let glows = at.filter(|_| place && owner.0 == near);
        if let Some(at) = glows {
            wanted.swap_remove(at);
        }
        match (glows.is_some(), is) {
            (true, false) => {
                commands.entity(entity).insert(Hinted);
            }
            (false, true) => {
                commands.entity(entity).remove::<Hinted>();
            }
            _ => {}
        }
    }
}

/// Points at the button.
fn point_at_button(
    coach: Option<Res<Coach>>,
    selection: Res<Selection>,
    displayed: Option<Res<DisplayedView>>,
    buttons: Query<(Entity, &Act)>,
    hands: Query<(Entity, &ChildOf), With<CoachHand>>,
    mut commands: Commands,
) {
    let next = coach
        .zip(displayed)
        .and_then(|(coach, displayed)| next(&coach, &selection, &displayed));
    let wanted = match next {
        Some(Next::Button(wanted)) => buttons.iter().find(|(_, act)| match (wanted, **act) {
            (Act::Confirm(_), Act::Confirm(_)) => true,
            (wanted, act) => wanted == act,
        }),
        _ => None,
    };
    let wanted = wanted.map(|(entity, _)| entity);
    point_at(wanted, &hands, &mut commands);
}
