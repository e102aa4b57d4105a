//! The entries of the title's list: what each looks like, and what it does.

use crate::keys;
use bevy::{
    app::AppExit,
    prelude::*,
    ui_widgets::{Activate, Button},
};
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_table::{Games, Menu, SavedGames, Screen, StartGame};
use kit_theme::{ButtonStyle, DropCap, Picture, TextStyle, palette};

/// What an entry of the list does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TitleEntry {
    /// Continues the game in progress.
    Continue,
    /// Leads to the choice of a new game.
    NewGame,
    /// Opens the page of the day's deal.
    Daily,
    /// Opens the list of what there is to learn the game by.
    Learn,
    /// Opens the list of the games that were kept.
    Library,
    /// Opens the settings.
    Settings,
    /// Shows the credits.
    Credits,
    /// Ends the program.
    Quit,
}

impl TitleEntry {
    /// The key of fewer words, for where two entries share a line, if there are any.
    pub(super) const fn short_key(self) -> Option<MessageKey> {
        match self {
            Self::Daily => Some(keys::TITLE_DAILY_SHORT),
            Self::Learn => Some(keys::PAUSE_LEARN),
            Self::Library => Some(keys::TITLE_LIBRARY_SHORT),
            Self::Credits => Some(keys::TITLE_CREDITS_SHORT),
            _ => None,
        }
    }
}

/// The height of a line on a page of the designed size, and the least height of any, in design units.
pub(super) const LINE_HEIGHT: f32 = 46.0;
pub(super) const LEAST_HEIGHT: f32 = 35.0;
/// The height on a page of the designed size that a finger can hit.
pub(super) const TOUCHED_HEIGHT: f32 = 44.5;
/// By how much the letters of an entry grow at most.
pub(super) const MOST_GROWTH: f32 = 1.25;

/// The place of an entry in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EntryRoom {
    /// It has a line of its own.
    Alone,
    /// It is the first of two that share a line.
    First,
    /// It follows another, as closely as in a text.
    Second,
}

impl EntryRoom {
    /// By how much the letters grow at most: two entries have the width of one, and the knight beside them.
    const fn growth(self) -> f32 {
        match self {
            Self::Alone => MOST_GROWTH,
            Self::First | Self::Second => 1.0,
        }
    }

    /// What is left free beside the words, left and right, and left of the diamond, on a page of the designed size.
    const fn beside(self) -> ([f32; 2], f32) {
        match self {
            Self::Alone => ([60.0, 34.0], 31.0),
            Self::First => ([60.0, 15.0], 31.0),
            Self::Second => ([40.0, 15.0], 12.0),
        }
    }
}

/// One entry of the list, on a page reduced by `k`; `height` in design units.
pub(super) fn line(
    entry: TitleEntry,
    key: MessageKey,
    at: usize,
    room: EntryRoom,
    (k, height): (f32, f32),
) -> impl Bundle {
    let ([left, right], diamond) = room.beside();
    let first = if at.is_multiple_of(2) {
        palette::GULES
    } else {
        palette::AZURE
    };
    let rank = if at == 0 { -1 } else { 0 };
    (
        Button,
        entry,
        ButtonStyle::Entry,
        Focusable {
            rank,
            ..Focusable::PAGE
        },
        Picture::new(""),
        Node {
            height: px(height),
            padding: UiRect::new(px(left * k), px(right * k), px(0), px(3)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            // Between the words and what they are about, where that is long and breaks into two lines.
            column_gap: px(12.0 * k),
            ..default()
        },
        children![
            (
                Picture::new("diamond"),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(diamond * k),
                    width: px(13.0 * k.max(0.8)),
                    height: px(15.0 * k.max(0.8)),
                    ..default()
                },
                Pickable::IGNORE,
            ),
            (
                DropCap::new(key, first),
                TextStyle::SUBHEADING
                    .sized((27.0 * k).max(21.0))
                    .growing(room.growth()),
                TextLayout::no_wrap(),
                Pickable::IGNORE,
            )
        ],
    )
}

/// Does what the entry says.
pub(super) fn act_on_entry(
    activate: On<Activate>,
    entries: Query<&TitleEntry>,
    saved: Res<SavedGames>,
    games: Res<Games>,
    mut commands: Commands,
) {
    let Ok(entry) = entries.get(activate.entity) else {
        return;
    };
    match entry {
        TitleEntry::Continue => {
            if let Some((game, save)) = saved.latest() {
                commands.write_message(StartGame::resume(game, save));
            }
        }
        TitleEntry::NewGame => commands.set_state(match games.0.as_slice() {
            [game] => Screen::Setup(game.id),
            _ => Screen::ChooseGame,
        }),
        TitleEntry::Daily => commands.set_state(Menu::Daily),
        TitleEntry::Learn => commands.set_state(Menu::Learn),
        TitleEntry::Library => commands.set_state(Menu::Library),
        TitleEntry::Settings => commands.set_state(Menu::Settings),
        TitleEntry::Credits => commands.set_state(Menu::Credits),
        TitleEntry::Quit => {
            commands.write_message(AppExit::Success);
        }
    }
}
