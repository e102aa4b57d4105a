//! The nodes around the map: prompt, ribbon of banners, aim, plate, buttons, orders, dice, log.

mod actions;
mod aim;
mod aside;
mod choices;
mod chronicle;
mod dice;
mod map;
mod orders;
mod places;
mod plate;
mod plate_drawing;
mod prompt;
mod ribbon;
mod toolbar;
mod topics;

pub use actions::Act;

use bevy::prelude::*;

use crate::games::guesclin::table::cursor::Cursor;
use crate::games::guesclin::table::layout::TableLayout;
use crate::games::guesclin::table::map_view::MapView;
use crate::games::guesclin::table::{
    DisplayedView, Rules, Selection, TABLE, TableSystems, Turn, session::game_is_on,
};
use crate::table::anchors::NodeAnchor;
use crate::table::log_panel;
use crate::theme::Scale;

/// The systems that write texts and pictures into the nodes: after their places are set, before texts are fitted.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct FillSystems;

/// Whether something has changed that plates and buttons tell of: the board, the plan, whose turn it is, the cursor, the
/// window; or they are new.
fn told_has_changed(
    (displayed, rules): (Option<Res<DisplayedView>>, Option<Res<Rules>>),
    (selection, turn): (Res<Selection>, Res<Turn>),
    (cursor, view): (Res<Cursor>, Res<MapView>),
    scale: Res<Scale>,
    fresh: Query<(), Added<NodeAnchor<TableLayout>>>,
) -> bool {
    displayed.is_some_and(|displayed| displayed.is_changed())
        || rules.is_some_and(|rules| rules.is_changed())
        || selection.is_changed()
        || turn.is_changed()
        || cursor.is_changed()
        || view.is_changed()
        || scale.is_changed()
        || !fresh.is_empty()
}

/// Every part of the HUD.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        FillSystems.in_set(TableSystems::Show).run_if(game_is_on),
    )
    .add_plugins((
        places::plugin,
        map::plugin,
        prompt::plugin,
        aside::plugin,
        actions::plugin,
        toolbar::plugin,
        ribbon::plugin,
        aim::plugin,
        plate::plugin,
        choices::plugin,
        chronicle::plugin,
        orders::plugin,
        dice::plugin,
        topics::plugin,
    ));
    let place = || places::node("Log", |t| t.panel);
    log_panel::add_to(app, TABLE, TableSystems::Input, FillSystems, place);
}
