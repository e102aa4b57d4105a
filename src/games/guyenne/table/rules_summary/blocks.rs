//! The parts of the card: a heading over lines, each of which can be focused, so that it is scrolled to and read aloud.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use kit_rules::message_key::MessageKey;

use super::shown::CARD;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::rulebook::OpensParagraph;
use kit_theme::widget::{beside, label};
use kit_theme::{FontFace, TextStyle, palette};

/// The heading of a part.
const HEADING: TextStyle = TextStyle::new(FontFace::GothicBold, 23.0).growing(1.5);
/// The lines of a part.
pub(super) const LINE: TextStyle = TextStyle::SMALL;

/// Adds parts to a column, in reading order.
pub(super) struct Blocks<'a, 'w, 's> {
    /// The commands.
    pub commands: &'a mut Commands<'w, 's>,
    /// The column that parts are added to.
    pub column: Entity,
    /// How many parts there are.
    pub count: u8,
}

impl Blocks<'_, '_, '_> {
    /// Adds a part with this heading, which opens the rulebook at the paragraph `about`. Returns its node, a column.
    pub fn block(&mut self, heading: MessageKey, about: MessageKey, ink: Color) -> Entity {
        self.count += 1;
        let focusable = Focusable::MENU.zone(CARD).order(self.count);
        let focusable = match self.count {
            1 => focusable.first(),
            _ => focusable,
        };
        let block = self
            .commands
            .spawn((
                ChildOf(self.column),
                Button,
                OpensParagraph(about),
                Hovered::default(),
                focusable,
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(3),
                    padding: UiRect::axes(px(12), px(5)),
                    border_radius: BorderRadius::all(px(6)),
                    flex_shrink: 0.0,
                    ..default()
                },
            ))
            .id();
        self.commands.spawn((
            ChildOf(block),
            Pickable::IGNORE,
            label(heading, HEADING, ink),
        ));
        self.commands.spawn((
            ChildOf(block),
            Pickable::IGNORE,
            Node {
                height: px(1.5),
                margin: UiRect::bottom(px(3)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(palette::OR_DEEP),
        ));
        block
    }

    /// Adds a line to a part.
    pub fn line(&mut self, block: Entity, message: impl Into<LocalizedText>) {
        self.commands.spawn((
            ChildOf(block),
            Pickable::IGNORE,
            label(message, LINE, palette::INK),
        ));
    }

    /// Adds a row for pictures with lines [beside](Self::beside) them. Returns it.
    pub fn pictured(&mut self, block: Entity) -> Entity {
        let row = Node {
            column_gap: px(12),
            align_items: AlignItems::Center,
            ..default()
        };
        self.commands
            .spawn((ChildOf(block), Pickable::IGNORE, row))
            .id()
    }

    /// Adds the column for lines to a row. Returns it.
    pub fn beside(&mut self, row: Entity) -> Entity {
        self.commands
            .spawn((ChildOf(row), Pickable::IGNORE, beside()))
            .id()
    }

    /// Adds a line with its number in a disc before it.
    pub fn step(&mut self, block: Entity, number: usize, message: impl Into<LocalizedText>) {
        let row = self
            .commands
            .spawn((
                ChildOf(block),
                Pickable::IGNORE,
                Node {
                    column_gap: px(8),
                    align_items: AlignItems::FlexStart,
                    ..default()
                },
            ))
            .id();
        self.commands.spawn((
            ChildOf(row),
            Pickable::IGNORE,
            label(
                LocalizedText::verbatim(number.to_string()),
                TextStyle::new(FontFace::GothicBold, 22.0),
                palette::GULES_DEEP,
            ),
        ));
        let text = self.beside(row);
        self.line(text, message);
    }
}
