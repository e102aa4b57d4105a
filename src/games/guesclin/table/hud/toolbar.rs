//! The toolbar: four small buttons for the rules, the speed, the log and the pause.

use bevy::prelude::*;

use super::FillSystems;
use super::places::nth_node;
use crate::bot_turn::BotSystems;
use crate::layout::TableLayout;
use crate::selectable::zone;
use crate::session::{TABLE, TABLE_UPDATE, TableSystems};
use kit_input::Focusable;
use kit_table::aside::Tip;
use kit_table::toolbar::{TOOLS, change_speed, name_speed, narrow_tools, tip, tool};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (
            change_speed.in_set(TableSystems::Input).before(BotSystems),
            (name_speed, narrow_tools).in_set(FillSystems),
        ),
    );
}

fn spawn(mut commands: Commands) {
    for (n, action) in (0_u8..).zip(TOOLS) {
        let focusable = Focusable::PAGE.zone(zone::TOOLS).last();
        let entity = tool(&mut commands, action, focusable);
        // The node ignores the pointer; a button must not.
        commands
            .entity(entity)
            .insert((
                Tip::new(tip(action)),
                nth_node(format!("Tool {n}"), TableLayout::tool, n),
            ))
            .insert(Pickable::default());
    }
}
