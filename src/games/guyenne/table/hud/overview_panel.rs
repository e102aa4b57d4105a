//! The table in words, in a panel over the table: what is owed, the hands, every castle, the piles, the points, one
//! sentence after the other, and what each camp has shown as a strip of tally marks.

use bevy::prelude::*;

use super::FillSystems;
use super::prompt_banner::BannerLine;
use super::side_panel::{place, side_panel};
use super::tally_strip::{TallyStyle, tally_strip};
use crate::keys;
use crate::overview::{memory, overview, players};
use crate::session::TableSystems;
use crate::{DisplayedView, Phase, Rules, TABLE};
use guyenne_rules::PublicCards;
use guyenne_rules::seat::Camp;
use kit_i18n::LocalizedText;
use kit_table::AidSettings;
use kit_table::overview_panel::{OpensBy, Overview, OverviewLine, add_to, close};
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

/// A line of the panel.
#[derive(Debug, Clone, PartialEq)]
enum TableLine {
    Sentence(LocalizedText),
    /// The title of the memory aid.
    MemoryTitle,
    /// What a camp has shown, as tally marks.
    Tally(Camp, PublicCards),
}

impl OverviewLine for TableLine {
    fn sentence(&self) -> Option<&LocalizedText> {
        match self {
            Self::Sentence(message) => Some(message),
            Self::MemoryTitle | Self::Tally(..) => None,
        }
    }

    fn draw(&self, node: Entity, commands: &mut Commands) {
        match self {
            Self::Sentence(_) => {}
            Self::MemoryTitle => {
                let style = TextStyle::NAME.scrolling();
                commands.spawn((
                    ChildOf(node),
                    Node {
                        margin: UiRect::top(px(8)),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    label(keys::MEMORY_TITLE, style, palette::GULES_DEEP),
                    Pickable::IGNORE,
                ));
            }
            Self::Tally(camp, known) => {
                tally_strip(commands, node, TallyStyle::PARCHMENT, known, *camp);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    add_to::<TableLine, _, _>(
        app,
        (TABLE, OpensBy::Key),
        TableSystems::Input,
        tell,
        FillSystems,
        side_panel(|| place("Overview")),
    );
    // Nothing lies open when the screen is handed over.
    app.add_systems(OnEnter(Phase::Curtain), close);
}

fn tell(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    aids: Res<AidSettings>,
    prompts: Query<(&BannerLine, &LocalizedText)>,
    mut told: ResMut<Overview<TableLine>>,
) {
    let view = &displayed.view;
    let owed = BannerLine::ALL.into_iter().filter_map(|wanted| {
        let mut lines = prompts.iter();
        let (_, message) = lines.find(|(line, _)| **line == wanted)?;
        Some(message.clone())
    });
    let shown = |message: &LocalizedText| *message != LocalizedText::verbatim("");
    let mut lines: Vec<TableLine> = (owed.filter(shown))
        .chain(players(&rules.config().seating))
        .chain(overview(view))
        .map(TableLine::Sentence)
        .collect();
    if aids.memory_aid {
        let about = LocalizedText::new(keys::MEMORY_ABOUT);
        lines.extend([TableLine::MemoryTitle, TableLine::Sentence(about)]);
        for camp in Camp::ALL {
            lines.push(TableLine::Tally(camp, view.public_cards(camp)));
            lines.extend(memory(view, camp).into_iter().map(TableLine::Sentence));
        }
    }
    told.set_if_neq(Overview(lines));
}
