//! The panel of the table in words.

use bevy::prelude::*;

use super::layout::TableLayout;
use super::overview::overview;
use super::session::game_is_on;
use super::{DisplayedView, Rules, TABLE, TableSystems};
use crate::table::anchors;
use crate::table::overview_panel::{OpensBy, Overview, add_to};

pub(super) fn plugin(app: &mut App) {
    add_to(
        app,
        (TABLE, OpensBy::Key),
        TableSystems::Input,
        tell.run_if(game_is_on),
        TableSystems::Show,
        || anchors::node(TABLE, "In words", |t: &TableLayout| t.panel),
    );
}

fn tell(displayed: Res<DisplayedView>, rules: Res<Rules>, mut told: ResMut<Overview>) {
    let fresh = overview(displayed.board(), rules.config());
    told.set_if_neq(Overview(fresh));
}
