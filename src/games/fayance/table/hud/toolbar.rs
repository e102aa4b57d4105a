//! The toolbar: four small buttons for the rules, the speed, the log and the pause.

use bevy::prelude::*;

use super::FillSystems;
use super::places::nth_node;
use crate::bot_turn::BotSystems;
use crate::certainty::SpeedUpSystems;
use crate::layout::TableLayout;
use crate::selectable::zone;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{TABLE, Turn};
use kit_input::Focusable;
use kit_table::aside::Tip;
use kit_table::toolbar::{TOOLS, Tool, change_speed, name_speed, narrow_tools, tip, tool};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (
            change_speed
                .in_set(TableSystems::Input)
                .after(SpeedUpSystems)
                .before(BotSystems),
            (name_speed, narrow_tools, leave_focus).in_set(FillSystems),
        ),
    );
}

/// While the directions mean signs nothing has the focus; the tools have keys and buttons of their own.
fn leave_focus(
    turn: Res<Turn>,
    tools: Query<(Entity, Has<Focusable>), With<Tool>>,
    mut commands: Commands,
) {
    for (entity, focusable) in &tools {
        match (*turn == Turn::Together, focusable) {
            (true, true) => {
                commands.entity(entity).remove::<Focusable>();
            }
            (false, false) => {
                commands.entity(entity).insert(FOCUS);
            }
            _ => {}
        }
    }
}

/// How a tool has the focus.
const FOCUS: Focusable = Focusable::PAGE.zone(zone::TOOLS).last();

fn spawn(mut commands: Commands) {
    for (n, action) in (0_u8..).zip(TOOLS) {
        let entity = tool(&mut commands, action, FOCUS);
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
