//! The table in words, in a panel over the table: what is owed, the hands, every castle, the piles, the points, one
//! sentence after the other, and what each camp has shown as a strip of tally marks. Every sentence can be focused, so
//! that a screen reader reads them one by one.

use bevy::prelude::*;

use super::FillSystems;
use super::prompt_banner::BannerLine;
use super::side_panel::side_panel;
use super::tally_strip::{TallyStyle, tally_strip};
use crate::keys;
use crate::overview::{memory, overview, players};
use crate::{DisplayedView, Phase, Rules, TABLE, TableSystems};
use guyenne_rules::seat::Camp;
use kit_i18n::LocalizedText;
use kit_input::{Action, Popover};
use kit_table::AidSettings;
pub(super) use kit_table::overview_panel::OpensOverview;
pub use kit_table::overview_panel::OverviewOpen;
use kit_table::overview_panel::{
    self, OpensBy, OverviewList, OverviewPanel, close, open_on_press, sentence, show_focused,
};
use kit_table::side_panel::{foot, is_due, list};
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

pub(super) fn plugin(app: &mut App) {
    open_on_press(app, TABLE, OpensBy::Key, TableSystems::Input);
    app.add_systems(
        Update,
        (open_panel, fill_list, show_focused)
            .chain()
            .in_set(FillSystems),
    )
    // Nothing lies open when the screen is handed over.
    .add_systems(OnEnter(Phase::Curtain), close);
}

fn open_panel(
    open: Res<OverviewOpen>,
    panels: Query<Entity, With<OverviewPanel>>,
    mut commands: Commands,
) {
    if !is_due(open.0, &panels, &mut commands) {
        return;
    }
    let panel = side_panel(&mut commands, "Overview", (OverviewPanel, Popover));
    commands.spawn((
        ChildOf(panel),
        // The name of the action is that of the panel.
        label(
            Action::Overview.message(),
            TextStyle::SUBHEADING,
            palette::AZURE_DEEP,
        ),
    ));
    commands.spawn((ChildOf(panel), overview_panel::list(list(5.0))));
    let foot = foot(&mut commands, panel, ());
    overview_panel::foot_buttons(&mut commands, foot, OpensBy::Key, keys::BUTTON_CLOSE);
}

/// Writes the list anew when the table has changed.
fn fill_list(
    (displayed, rules): (Res<DisplayedView>, Res<Rules>),
    aids: Res<AidSettings>,
    lists: Query<(Entity, Ref<OverviewList>)>,
    prompts: Query<(&BannerLine, Ref<LocalizedText>)>,
    mut commands: Commands,
) {
    let told = prompts.iter().any(|(_, message)| message.is_changed());
    for (list, fresh) in &lists {
        if !fresh.is_added() && !displayed.is_changed() && !aids.is_changed() && !told {
            continue;
        }
        let view = &displayed.view;
        commands.entity(list).despawn_children();
        let owed = BannerLine::ALL.into_iter().filter_map(|wanted| {
            let mut lines = prompts.iter();
            let (_, message) = lines.find(|(line, _)| **line == wanted)?;
            Some(LocalizedText::clone(&message))
        });
        let shown = |message: &LocalizedText| *message != LocalizedText::verbatim("");
        let sentences = (owed.filter(shown))
            .chain(players(&rules.game_config().seating))
            .chain(overview(view));
        let mut written = 0;
        let mut write = |commands: &mut Commands, message: LocalizedText| {
            commands.spawn((ChildOf(list), sentence(message, written)));
            written += 1;
        };
        for message in sentences {
            write(&mut commands, message);
        }
        if !aids.memory_aid {
            continue;
        }
        commands.spawn((
            ChildOf(list),
            Node {
                margin: UiRect::top(px(8)),
                flex_shrink: 0.0,
                ..default()
            },
            label(
                keys::MEMORY_TITLE,
                TextStyle::NAME.scrolling(),
                palette::GULES_DEEP,
            ),
            Pickable::IGNORE,
        ));
        write(&mut commands, LocalizedText::new(keys::MEMORY_ABOUT));
        for camp in Camp::ALL {
            tally_strip(&mut commands, list, TallyStyle::PARCHMENT, view, camp);
            for message in memory(view, camp) {
                write(&mut commands, message);
            }
        }
    }
}
