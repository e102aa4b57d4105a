//! A game of the list: what is said of it, and what can be done with it.

use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_library::Entry;
use kit_rules::message_key::MessageKey;
use kit_table::takes_focus::TakesFocus;
use kit_table::{AccessibleName, Game};
use kit_theme::widget::{Picture, button, label};
use kit_theme::{ButtonStyle, TextStyle, palette};

use super::button::{LIST, LibraryButton, RowAction};
use super::words;
use crate::keys;

/// The height of the picture on a button, in design units.
const ICON: f32 = 24.0;

/// What is known of a row beside its game.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowMarks {
    pub(super) starred: bool,
    pub(super) deleted: bool,
    pub(super) first: bool,
    /// Whether the game has an address of the page.
    pub(super) has_address: bool,
    pub(super) takes_focus: Option<LibraryButton>,
}

/// Adds a game to the list.
pub(super) fn add_row(
    commands: &mut Commands,
    pane: Entity,
    entry: &Entry,
    game: &Game,
    marks: RowMarks,
) {
    let row = commands
        .spawn((
            ChildOf(pane),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(10),
                flex_shrink: 0.0,
                padding: UiRect::axes(px(10), px(3)),
                ..default()
            },
        ))
        .id();
    let mut row = RowBuilder {
        commands,
        row,
        entry,
        game,
        marks,
    };
    if marks.deleted {
        row.add_words(words::title(entry, game), keys::LIBRARY_DELETED.into());
        let undo = (keys::LIBRARY_UNDO, keys::LIBRARY_UNDO_SPOKEN);
        row.add_button(RowAction::Restore, undo);
        return;
    }
    row.add_star();
    row.add_words(words::title(entry, game), words::players(entry, game));
    row.add_result();
    let watch = (keys::LIBRARY_WATCH, keys::LIBRARY_WATCH_SPOKEN);
    row.add_button(RowAction::Watch, watch);
    if entry.end.is_some() && game.is_reviewed() {
        row.add_icon(RowAction::Review, "icon-hint", keys::LIBRARY_REVIEW);
    }
    row.add_icon(RowAction::Copy, "icon-copy", keys::LIBRARY_COPY);
    if marks.has_address {
        let address = (keys::LIBRARY_ADDRESS, keys::LIBRARY_ADDRESS_SPOKEN);
        row.add_button(RowAction::Address, address);
    }
    row.add_icon(RowAction::Export, "icon-log", keys::LIBRARY_EXPORT_ONE);
    if is_of_one_person(entry) {
        row.add_icon(RowAction::Challenge, "icon-quill", keys::LIBRARY_CHALLENGE);
    }
    row.add_icon(RowAction::Delete, "icon-delete", keys::LIBRARY_DELETE);
}

/// Whether a game is one of a person against a bot, and over.
fn is_of_one_person(entry: &Entry) -> bool {
    let people = |side| {
        let mut players = entry.players.iter().filter(move |it| it.side == side);
        players.any(|player| player.bot.is_none())
    };
    entry.end.is_some() && people(0) != people(1)
}

/// Adds the parts of a row.
struct RowBuilder<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    row: Entity,
    entry: &'a Entry,
    game: &'a Game,
    marks: RowMarks,
}

impl RowBuilder<'_, '_, '_> {
    /// Two lines, one above the other, that take the room that is left.
    fn add_words(&mut self, upper: LocalizedText, lower: LocalizedText) {
        let ink = match self.marks.deleted {
            true => [palette::INK_PALE; 2],
            false => [palette::INK, palette::INK_PALE],
        };
        let column = self.column(JustifyContent::Start);
        self.commands
            .entity(column)
            .entry::<Node>()
            .and_modify(|mut node| {
                node.flex_grow = 1.0;
                node.flex_basis = px(0);
                node.min_width = px(0);
            });
        let styles = [TextStyle::STRONG, TextStyle::CAPTION.growing(1.3)];
        for ((words, style), ink) in [upper, lower].into_iter().zip(styles).zip(ink) {
            self.commands
                .spawn((ChildOf(column), label(words, style, ink), Pickable::IGNORE));
        }
    }

    /// How it ended, and when, at the right.
    fn add_result(&mut self) {
        let column = self.column(JustifyContent::End);
        let (result, ink) = words::result(self.entry, self.game);
        let when = words::when(self.entry);
        for (words, style, ink) in [
            (result, TextStyle::CAPTION.growing(1.3), ink),
            (when, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
        ] {
            self.commands.spawn((
                ChildOf(column),
                label(words, style, ink),
                TextLayout::no_wrap(),
                Pickable::IGNORE,
            ));
        }
    }

    /// A column of words.
    fn column(&mut self, justify: JustifyContent) -> Entity {
        let align = match justify {
            JustifyContent::End => AlignItems::End,
            _ => AlignItems::Start,
        };
        let node = Node {
            flex_direction: FlexDirection::Column,
            align_items: align,
            ..default()
        };
        self.commands.spawn((ChildOf(self.row), node)).id()
    }

    /// The star, full or empty.
    fn add_star(&mut self) {
        let (icon, name) = if self.marks.starred {
            ("icon-star", keys::LIBRARY_UNSTAR)
        } else {
            ("icon-star-empty", keys::LIBRARY_STAR)
        };
        self.add_icon(RowAction::Star, icon, name);
    }

    /// A button with words; the second key is for who hears them.
    fn add_button(&mut self, action: RowAction, (words, name): (MessageKey, MessageKey)) {
        let focusable = Focusable::MENU.zone(LIST);
        let is_main = matches!(action, RowAction::Watch | RowAction::Restore);
        let focusable = match self.marks.first && is_main {
            true => focusable.first(),
            false => focusable,
        };
        let style = ButtonStyle::Option;
        self.spawn(action, name, button(style, words, focusable));
    }

    /// A button with a picture, and the key of what it says to who hears it.
    fn add_icon(&mut self, action: RowAction, icon: &'static str, name: MessageKey) {
        let focusable = Focusable::MENU.zone(LIST);
        let none = LocalizedText::verbatim("");
        let it = self.spawn(action, name, button(ButtonStyle::Option, none, focusable));
        let mut it = self.commands.entity(it);
        it.with_child((Picture::tall(icon, ICON), Pickable::IGNORE));
        it.entry::<Node>().and_modify(|mut node| {
            node.padding = UiRect::horizontal(px(8));
            node.min_width = px(46);
            node.column_gap = px(0);
        });
    }

    fn spawn(&mut self, action: RowAction, name: MessageKey, button: impl Bundle) -> Entity {
        let spoken = words::spoken(self.entry, self.game, self.marks.starred);
        let this = LibraryButton::Of(self.entry.id, action);
        let mut it = self.commands.spawn((
            ChildOf(self.row),
            this,
            AccessibleName(LocalizedText::new(name).with("game", spoken)),
            button,
        ));
        if self.marks.takes_focus == Some(this) {
            it.insert(TakesFocus);
        }
        it.id()
    }
}
