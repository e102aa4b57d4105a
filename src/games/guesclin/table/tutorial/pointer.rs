//! A hand points at the button that is to be pressed next; what is to be pressed on the map is marked there.

use bevy::prelude::*;

use super::{Coach, Next, next};
use crate::hud::Act;
use crate::input::InputButton;
use crate::session::{TABLE, TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, Selection};
use kit_table::tutorial::{CoachHand, point_at};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        point_at_button
            .after(TableSystems::Show)
            .run_if(in_state(TABLE)),
    );
}

fn point_at_button(
    coach: Option<Res<Coach>>,
    selection: Res<Selection>,
    displayed: Option<Res<DisplayedView>>,
    buttons: Query<(Entity, &Act)>,
    inputs: Query<(Entity, &InputButton)>,
    hands: Query<(Entity, &ChildOf), With<CoachHand>>,
    mut commands: Commands,
) {
    let next = (coach.zip(displayed))
        .and_then(|(coach, displayed)| next(&coach, &selection, displayed.board()));
    let wanted = match next {
        Some(Next::Button(wanted)) => buttons
            .iter()
            .find(|(_, act)| **act == wanted)
            .map(|it| it.0),
        Some(Next::Input(wanted)) => inputs.iter().find(|(_, it)| it.0 == wanted).map(|it| it.0),
        Some(Next::Hex(_)) | None => None,
    };
    point_at(wanted, &hands, &mut commands);
}
