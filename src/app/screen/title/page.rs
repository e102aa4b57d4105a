//! The page of the title, the pictures beside it, and where everything is on it.

use super::{
    entry::{EntryRoom, LEAST_HEIGHT, LINE_HEIGHT, MOST_GROWTH, TOUCHED_HEIGHT, TitleEntry, line},
    lights_up::LightsUp,
    name::{TitleName, TitleQuill},
};
use crate::app::platform::PlatformCapabilities;
use crate::keys;
use bevy::prelude::*;
use kit_table::{Games, SavedGames, Screen};
use kit_theme::{
    Picture, Scale, SpriteAtlases, TextStyle, palette,
    rebuild::scale_changed,
    widget::{ButtonWords, label, page},
};

/// The root of the screen, rebuilt when the window or the saves change.
#[derive(Component)]
pub(super) struct TitleRoot;

/// Whether the page must be rebuilt.
pub(super) fn window_or_save_changed(scale: Res<Scale>, saved: Res<SavedGames>) -> bool {
    scale_changed(scale) || (saved.is_changed() && !saved.is_added())
}

/// Positions on the page, in units of its picture.
mod place {
    use bevy::prelude::Vec2;

    /// The size of the picture.
    pub const PAGE: Vec2 = Vec2::new(984.0, 720.0);
    /// The name without its initial, which is part of the page's picture.
    pub const WORD: Vec2 = Vec2::new(333.0, 124.0);
    /// Its size.
    pub const WORD_SIZE: Vec2 = Vec2::new(500.0, 176.0);
    /// The quill: its offset from the upper left corner of the name, and its height.
    pub const QUILL: Vec2 = Vec2::new(-6.0, 34.0);
    pub const QUILL_HEIGHT: f32 = 76.0;
    /// The tagline above the name.
    pub const TAGLINE: Vec2 = Vec2::new(347.0, 88.0);
    /// The list of entries.
    pub const LIST: Vec2 = Vec2::new(341.0, 315.0);
    /// The width of the list.
    pub const LIST_WIDTH: f32 = 356.0;
    /// The height of the list, down to the picture at the foot.
    pub const LIST_HEIGHT: f32 = 279.0;
    /// From the lower edge of the page to the last line.
    pub const FOOT: f32 = 28.0;
}

/// How far the list moves to the left, in design units, where two entries share a line: the knight rides beside them.
const PAIRED_SHIFT: f32 = 10.0;

/// Builds the page and the list.
pub(super) fn build_title(
    scale: Res<Scale>,
    saved: Res<SavedGames>,
    platform: Res<PlatformCapabilities>,
    atlases: Res<SpriteAtlases>,
    games: Res<Games>,
    mut commands: Commands,
) {
    let room = scale.page();
    let k = (room.y / place::PAGE.y)
        .min(room.x / place::PAGE.x)
        .min(1.0);
    let size = place::PAGE * k;
    let has_props = room.x - size.x >= 200.0;
    let left = if has_props {
        (room.x - size.x - 300.0).clamp(12.0, 160.0)
    } else {
        (room.x - size.x) / 2.0
    };
    let top = (room.y - size.y) / 2.0;
    let root = commands
        .spawn((
            Name::new("Title"),
            TitleRoot,
            DespawnOnExit(Screen::Title),
            page(),
            Pickable::IGNORE,
        ))
        .id();
    if has_props {
        for (name, (height, at, rotation)) in props(games.first().on_title) {
            commands.spawn((
                ChildOf(root),
                Picture::new(name),
                LightsUp::default(),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(left + size.x + at.0 * k),
                    top: px(top + at.1 * k),
                    height: px(height * k),
                    width: px(atlases.size(name).x * height * k / atlases.size(name).y),
                    ..default()
                },
                UiTransform::from_rotation(Rot2::degrees(rotation)),
                Pickable::IGNORE,
            ));
        }
    }
    let page_entity = commands
        .spawn((
            ChildOf(root),
            Picture::new("title-page"),
            Node {
                position_type: PositionType::Absolute,
                left: px(left),
                top: px(top),
                width: px(size.x),
                height: px(size.y),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    let at = |x: f32, y: f32| Node {
        position_type: PositionType::Absolute,
        left: px(x * k),
        top: px(y * k),
        ..default()
    };
    let word = commands
        .spawn((
            ChildOf(page_entity),
            TitleName {
                width: place::WORD_SIZE.x * k,
            },
            Node {
                width: px(0),
                height: px(place::WORD_SIZE.y * k),
                overflow: Overflow::clip(),
                ..at(place::WORD.x, place::WORD.y)
            },
            Pickable::IGNORE,
        ))
        .id();
    commands.spawn((
        ChildOf(word),
        Picture::new("title-word"),
        Node {
            position_type: PositionType::Absolute,
            width: px(place::WORD_SIZE.x * k),
            height: px(place::WORD_SIZE.y * k),
            ..default()
        },
        Pickable::IGNORE,
    ));
    let start = place::WORD + place::QUILL;
    commands.spawn((
        ChildOf(page_entity),
        TitleQuill {
            path: (start.x * k, place::WORD_SIZE.x * k),
        },
        Picture::tall("quill", place::QUILL_HEIGHT * k).0,
        Node {
            height: px(place::QUILL_HEIGHT * k),
            ..at(start.x, start.y)
        },
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
    commands.spawn((
        ChildOf(page_entity),
        at(place::TAGLINE.x, place::TAGLINE.y),
        label(
            keys::TITLE_TAGLINE,
            TextStyle::CAPTION.sized((23.0 * k).max(17.0)).growing(1.2),
            palette::INK_PALE,
        ),
    ));
    commands.spawn((
        ChildOf(page_entity),
        Node {
            position_type: PositionType::Absolute,
            bottom: px(place::FOOT * k),
            width: percent(100),
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![label(
            keys::TITLE_UNOFFICIAL,
            TextStyle::CAPTION.sized((17.0 * k).max(15.5)).growing(1.3),
            palette::INK_PALE,
        )],
    ));
    let mut entries = vec![
        (TitleEntry::NewGame, keys::TITLE_NEW_GAME),
        (TitleEntry::Daily, keys::TITLE_DAILY),
        (TitleEntry::Library, keys::LIBRARY),
        (TitleEntry::Settings, keys::TITLE_SETTINGS),
        (TitleEntry::Credits, keys::TITLE_CREDITS),
    ];
    if games.0.iter().any(|game| !game.learn.is_empty()) {
        entries.insert(2, (TitleEntry::Learn, keys::TITLE_LEARN));
    }
    if platform.quits {
        entries.push((TitleEntry::Quit, keys::TITLE_QUIT));
    }
    if saved.latest().is_some() {
        entries.insert(0, (TitleEntry::Continue, keys::TITLE_CONTINUE));
    }
    let about = saved.latest().map(|(_, save)| save.about.clone());
    // The list ends above the picture at the foot. Where there are too many lines, two entries share one, the last
    // entries first, but for the very last, beside which the castle stands.
    let room = place::LIST_HEIGHT * k;
    let least = LEAST_HEIGHT * scale.growth().clamp(1.0, MOST_GROWTH);
    let least = least.max(TOUCHED_HEIGHT * k);
    let most = (room / least) as usize;
    let pairs = entries
        .len()
        .saturating_sub(most)
        .min((entries.len() - 1) / 2);
    // The short words stand beside the tower of the castle.
    let index_of = |wanted| entries.iter().position(|&(entry, _)| entry == wanted);
    if let (Some(library), Some(settings), 2..) = (
        index_of(TitleEntry::Library),
        index_of(TitleEntry::Settings),
        pairs,
    ) {
        entries.swap(library, settings);
    }
    let rows = entries.len() - pairs;
    let height = (LINE_HEIGHT * k).min(room / rows as f32).max(least);
    let paired = entries.len() - 1 - 2 * pairs..entries.len() - 1;
    let shift = if pairs > 0 { PAIRED_SHIFT } else { 0.0 };
    let list = commands
        .spawn((
            ChildOf(page_entity),
            Node {
                width: px(place::LIST_WIDTH * k.max(0.8)),
                flex_direction: FlexDirection::Column,
                ..at(place::LIST.x - shift / k, place::LIST.y)
            },
        ))
        .id();
    let mut parent = list;
    for (at, (entry, key)) in entries.into_iter().enumerate() {
        let is_paired = paired.contains(&at);
        let room = match is_paired.then(|| at - paired.start) {
            None => EntryRoom::Alone,
            Some(n) if n.is_multiple_of(2) => EntryRoom::First,
            Some(_) => EntryRoom::Second,
        };
        match room {
            EntryRoom::Alone => parent = list,
            EntryRoom::First => {
                parent = commands.spawn((ChildOf(list), Node::default())).id();
            }
            EntryRoom::Second => {}
        }
        let key = entry.short_key().filter(|_| is_paired).unwrap_or(key);
        let it = line(entry, key, at, room, (k, height));
        let row = commands.spawn((ChildOf(parent), it)).id();
        if let Some(about) = about.clone().filter(|_| entry == TitleEntry::Continue) {
            commands.spawn((
                ChildOf(row),
                ButtonWords,
                label(
                    about,
                    TextStyle::CAPTION.sized((17.0 * k).max(15.5)).growing(1.1),
                    palette::INK,
                ),
                Pickable::IGNORE,
            ));
        }
    }
}

/// How a picture lies beside the page: its height, its position from the page's upper right corner, its rotation in
/// degrees.
type PropPlacement = (f32, (f32, f32), f32);

/// A candle and dice beside the page.
const CANDLE: (&str, PropPlacement) = ("candle", (236.0, (58.0, 6.0), 0.0));
const DICE: [(&str, PropPlacement); 2] = [
    ("die-a", (54.0, (34.0, 642.0), 0.0)),
    ("die-b", (50.0, (92.0, 654.0), 0.0)),
];

/// The places for a game's cards, the lowest first.
const CARDS: [PropPlacement; 4] = [
    (196.0, (148.0, 262.0), 24.0),
    (196.0, (-22.0, 456.0), -24.0),
    (214.0, (116.0, 398.0), 8.0),
    (214.0, (-10.0, 288.0), -8.0),
];

/// The pictures beside the page, the lowest first.
fn props(cards: &'static [&'static str]) -> impl Iterator<Item = (&'static str, PropPlacement)> {
    let cards = cards.iter().copied().zip(CARDS);
    core::iter::once(CANDLE).chain(cards).chain(DICE)
}
