//! The panel of the table in words.

use bevy::prelude::*;

use super::hud::PromptText;
use super::layout::TableLayout;
use super::overview::overview;
use super::session::{TABLE_UPDATE, TableSystems};
use super::{CurrentHint, DisplayedView, Phase, Rules, TABLE, hint_text};
use kit_i18n::LocalizedText;
use kit_table::anchors;
use kit_table::event_queue::game_is_on;
use kit_table::overview_panel::{OpensBy, Overview, add_to, close};
use kit_table::side_panel::SidePanel;

pub(super) fn plugin(app: &mut App) {
    add_to::<LocalizedText, _, _>(
        app,
        (TABLE, OpensBy::Key),
        TableSystems::Input,
        tell.run_if(game_is_on::<Rules>),
        TableSystems::Show,
        SidePanel::new(|| anchors::node(TABLE, "Overview", |t: &TableLayout| t.panel)),
    );
    // Nothing lies open while the screen is passed on.
    app.add_systems(
        TABLE_UPDATE,
        close
            .run_if(in_state(Phase::Curtain))
            .in_set(TableSystems::Sync),
    );
}

fn tell(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    hint: Res<CurrentHint>,
    prompts: Query<&LocalizedText, With<PromptText>>,
    mut told: ResMut<Overview>,
) {
    let hint = hint.given().map(|(hint, view)| hint_text::tell(hint, view));
    let table = overview(&displayed.view, displayed.near(), rules.config());
    told.set_if_neq(Overview::of(prompts, hint, table));
}
