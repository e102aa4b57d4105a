//! Draws the plate: a hex, a figure with its numbers, the odds of a blow; as much of each as there is room for.

use bevy::prelude::*;

use super::plate::{CounterFigure, Ground};
use crate::blow_odds::{Odds, ThrowWords};
use crate::{odds_words, picture_names};
use kit_i18n::{LiveRegion, LocalizedText, Localizer};
use kit_theme::text_fit::LINE;
use kit_theme::text_style::FontFace;
use kit_theme::widget::label;
use kit_theme::{Picture, Scale, TextMeasure, TextStyle, palette};

/// The gap between two rows of the plate, in design units.
pub(super) const ROW_GAP: f32 = 1.0;

/// The room inside the plate, in design units, and what measures texts.
pub(super) struct Room<'a, 'w, 's> {
    /// The width and height.
    pub size: Vec2,
    /// The scale of the interface.
    pub scale: &'a Scale,
    /// The words.
    pub localizer: &'a Localizer,
    /// The letters.
    pub measure: &'a mut TextMeasure<'w, 's>,
}

impl Room<'_, '_, '_> {
    /// The font size of a style as it is drawn here.
    fn font_size(&self, style: TextStyle) -> f32 {
        self.scale
            .drawn(self.scale.text_size_up_to(style.size, 1.0))
            / self.scale.ui
    }

    /// The width and height of a text that may be this wide.
    fn text(&mut self, text: &LocalizedText, style: TextStyle, width: f32) -> Vec2 {
        let size = self.font_size(style);
        let words = self.localizer.localize(text);
        let Some(mut words) = self.measure.words(&words, style.face) else {
            return Vec2::new(width, size * LINE);
        };
        // Positions are rounded to pixels.
        let lines = words.lines(0.98 * width / size).max(1.0);
        Vec2::new(words.size().x * size, lines * size * LINE)
    }

    /// The same as wide as the plate, and the gap below it.
    fn row(&mut self, text: &LocalizedText, style: TextStyle) -> f32 {
        self.text(text, style, self.size.x).y + ROW_GAP
    }
}

/// How many numbers and lines of a figure the plate has room for on a phone.
const LOW_ROWS: usize = 6;
/// The height of its head and its edges there, and of a number, in design units.
const LOW_HEAD: f32 = 54.0;
const LOW_ROW: f32 = 19.5;
/// By how much letters are enlarged there at most.
const LOW_MOST: f32 = 1.2;

fn line(
    commands: &mut Commands,
    parent: Entity,
    text: LocalizedText,
    style: TextStyle,
    color: Color,
) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            label(text, style.growing(1.0), color),
            Pickable::IGNORE,
        ))
        .id()
}

fn across(commands: &mut Commands, parent: Entity, gap: f32) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(gap),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id()
}

fn down(commands: &mut Commands, parent: Entity) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(0),
                flex_grow: 1.0,
                min_width: px(0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id()
}

pub(super) fn draw_ground(
    commands: &mut Commands,
    plate: Entity,
    ground: &Ground,
    low: bool,
    room: &mut Room,
) {
    let tall = if low { 26.0 } else { 34.0 };
    let signs = across(commands, plate, 6.0);
    for sign in &ground.signs {
        commands.spawn((ChildOf(signs), Picture::tall(*sign, tall), Pickable::IGNORE));
    }
    let most = if low { 3 } else { 7 };
    let mut left = room.size.y - tall - ROW_GAP;
    for (n, text) in ground.lines.iter().take(most).enumerate() {
        let size = if low { 13.0 } else { 15.0 };
        let (style, color) = if n == 0 {
            (TextStyle::SMALL_STRONG.sized(size), palette::INK)
        } else {
            (TextStyle::SMALL.sized(size - 1.0), palette::INK_PALE)
        };
        left -= room.row(text, style);
        if n > 0 && left < 0.0 {
            break;
        }
        line(commands, plate, text.clone(), style, color);
    }
}

/// By how much what a figure has is enlarged on a phone's plate of this height: few numbers have room for larger
/// letters.
fn growth(figure: &CounterFigure, height: f32) -> f32 {
    // A sentence may need two lines.
    let rows = figure.numbers.len() + 2 * figure.lines.len();
    let room = height - LOW_HEAD;
    (room / (LOW_ROW * rows as f32)).clamp(1.0, LOW_MOST)
}

/// Draws a figure; `low` is the height of the plate on a phone, in design units.
pub(super) fn draw_figure(
    commands: &mut Commands,
    plate: Entity,
    figure: &CounterFigure,
    low: Option<f32>,
    room: &mut Room,
) {
    let grow = low.map_or(1.0, |height| growth(figure, height));
    let low = low.is_some();
    let head = across(commands, plate, 6.0);
    let large = if low { 38.0 } else { 70.0 };
    commands.spawn((
        ChildOf(head),
        Picture::new(picture_names::figure(&figure.counter, figure.stunned)),
        Node {
            width: px(large),
            height: px(large),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ));
    let name = TextStyle::new(FontFace::Gothic, if low { 14.0 } else { 19.0 });
    let text = figure.name.clone();
    // What is left of the height below the head and the numbers.
    let mut left = room.size.y - large - ROW_GAP;
    if low {
        let named = room.text(&text, name, room.size.x - large - 6.0).y;
        left -= (named - large).max(0.0);
    } else {
        left -= room.row(&text, name);
    }
    if low {
        // The ground of the counter and the ribbon tell the banner.
        let names = down(commands, head);
        line(commands, names, text, name, palette::AZURE_DEEP);
    } else {
        for sign in figure.arms {
            commands.spawn((ChildOf(head), Picture::tall(sign, 30.0), Pickable::IGNORE));
        }
        line(commands, plate, text, name, palette::AZURE_DEEP);
    }
    for (caption, number, changed) in &figure.numbers {
        let row = across(commands, plate, 7.0);
        let color = if *changed {
            palette::GULES_DEEP
        } else {
            palette::INK
        };
        let large = TextStyle::new(FontFace::GothicBold, if low { 15.5 * grow } else { 24.0 });
        left -= room.font_size(large) * LINE + ROW_GAP;
        let column = commands
            .spawn((
                ChildOf(row),
                Node {
                    width: px(if low { 20.0 * grow } else { 28.0 }),
                    justify_content: JustifyContent::FlexEnd,
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .id();
        let number = LocalizedText::verbatim(number.clone());
        line(commands, column, number, large, color);
        let small = TextStyle::SMALL.sized(if low { 12.5 * grow } else { 14.0 });
        line(
            commands,
            row,
            LocalizedText::new(*caption),
            small,
            palette::INK_PALE,
        );
    }
    let style = TextStyle::SMALL.sized(if low { 12.5 * grow } else { 15.5 });
    let rows = if low { LOW_ROWS } else { usize::MAX };
    let most = rows.saturating_sub(figure.numbers.len());
    for text in figure.lines.iter().take(most) {
        left -= room.row(text, style);
        if left < 0.0 {
            break;
        }
        line(commands, plate, text.clone(), style, palette::INK);
    }
}

/// A row of the odds.
enum OddsRow<'a> {
    /// A sentence.
    Text(LocalizedText, TextStyle, Color),
    /// A chance, with what hits beside it.
    Chance(&'a ThrowWords, [TextStyle; 2], Color, LocalizedText),
    /// The dice, as tall as this.
    Dice(&'a ThrowWords, f32),
}

/// How soon a row gives way where there is no room for all: the higher, the sooner.
mod rank {
    /// Never.
    pub const NEEDED: u8 = 0;
    /// What the rows that stay tell as well, but shorter.
    pub const TOLD: u8 = 1;
    pub const TITLE: u8 = 2;
    pub const BARRED: u8 = 3;
    pub const POOL: u8 = 4;
    pub const POOL_BACK: u8 = 5;
}

/// The rows of the odds, each with its rank.
fn odds_rows(odds: &Odds, low: bool) -> Vec<(OddsRow<'_>, u8)> {
    let mut rows = Vec::new();
    if !low {
        let title = TextStyle::new(FontFace::Gothic, 19.0);
        let title = OddsRow::Text(odds.title.clone(), title, palette::AZURE_DEEP);
        rows.push((title, rank::TITLE));
    }
    // With a strike back there are two throws to tell; their dice show which of them count.
    let two = odds.throws.len() > 1;
    let style = TextStyle::SMALL.sized(match (low, two) {
        (true, _) => 13.0,
        (false, true) => 14.0,
        (false, false) => 15.0,
    });
    let number = TextStyle::new(FontFace::GothicBold, if low || two { 24.0 } else { 32.0 });
    for (n, throw) in odds.throws.iter().enumerate() {
        let needs = if low {
            &throw.short_needs
        } else {
            &throw.needs
        };
        let (caption, color) = if n == 0 {
            (needs.clone(), palette::GULES_DEEP)
        } else {
            (odds_words::strike_back(needs.clone()), palette::AZURE_DEEP)
        };
        let head = OddsRow::Chance(throw, [number, style], color, caption);
        rows.push((head, rank::NEEDED));
        // On a phone two throws leave no room for their dice: those are seen as they fall.
        if !(low && two) {
            let tall = if low { 16.0 } else { 22.0 };
            rows.push((OddsRow::Dice(throw, tall), rank::NEEDED));
        }
        let pool = TextStyle::CAPTION.sized(if low { 12.5 } else { 13.5 });
        let pool = OddsRow::Text(throw.pool.clone(), pool, palette::INK_PALE);
        rows.push((pool, [rank::POOL, rank::POOL_BACK][n.min(1)]));
        let sum = if low {
            throw.short_sum.clone()
        } else {
            Some(throw.sum.clone())
        };
        let sum = sum.map(|sum| OddsRow::Text(sum, style, palette::INK_PALE));
        rows.extend(sum.map(|sum| (sum, rank::NEEDED)));
    }
    let told = if low { rank::TOLD } else { rank::NEEDED };
    for text in &odds.lines {
        rows.push((OddsRow::Text(text.clone(), style, palette::INK), told));
    }
    for flank in odds.flanks.iter().filter(|flank| flank.barred) {
        let barred = OddsRow::Text(flank.said.clone(), style, palette::INK_PALE);
        rows.push((barred, rank::BARRED));
    }
    rows
}

/// Takes away the rows for which there is no room, the last of the highest rank first.
fn fit(rows: &mut Vec<(OddsRow<'_>, u8)>, room: &mut Room) {
    let height = |row: &OddsRow<'_>, room: &mut Room| match row {
        OddsRow::Text(text, style, _) => room.row(text, *style),
        OddsRow::Chance(throw, [number, style], _, caption) => {
            let chance = odds_words::chance(throw.chance);
            let chance = room.text(&chance, *number, room.size.x);
            let beside = (room.size.x - chance.x - CHANCE_GAP).max(1.0);
            let caption = room.text(caption, *style, beside);
            chance.y.max(caption.y) + ROW_GAP
        }
        OddsRow::Dice(_, tall) => tall + ROW_GAP,
    };
    let mut heights: Vec<f32> = rows.iter().map(|(row, _)| height(row, room)).collect();
    while heights.iter().sum::<f32>() > room.size.y + ROW_GAP {
        let ranks = rows.iter().map(|(_, rank)| *rank).enumerate();
        let given_up = ranks.max_by_key(|&(n, rank)| (rank, n));
        match given_up {
            Some((n, rank)) if rank > rank::NEEDED => {
                rows.remove(n);
                heights.remove(n);
            }
            _ => return,
        }
    }
}

/// The gap between a chance and what hits.
const CHANCE_GAP: f32 = 8.0;

pub(super) fn draw_odds(
    commands: &mut Commands,
    plate: Entity,
    odds: &Odds,
    low: bool,
    room: &mut Room,
) {
    let mut rows = odds_rows(odds, low);
    fit(&mut rows, room);
    let mut first = true;
    for (row, _) in rows {
        match row {
            OddsRow::Text(text, style, color) => {
                line(commands, plate, text, style, color);
            }
            OddsRow::Chance(throw, [number, style], color, caption) => {
                let head = across(commands, plate, CHANCE_GAP);
                let chance = odds_words::chance(throw.chance);
                let shown = line(commands, head, chance, number, color);
                if core::mem::take(&mut first) {
                    commands.entity(shown).insert(LiveRegion);
                }
                let beside = down(commands, head);
                line(commands, beside, caption, style, palette::INK);
            }
            OddsRow::Dice(throw, tall) => draw_dice(commands, plate, throw, tall),
        }
    }
}

fn draw_dice(commands: &mut Commands, plate: Entity, throw: &ThrowWords, tall: f32) {
    let dice = across(commands, plate, 3.0);
    for at in 0..throw.dice {
        let kept = if throw.best {
            at < 2
        } else {
            at + 2 >= throw.dice
        };
        commands.spawn((
            ChildOf(dice),
            Picture::tall(picture_names::die(0), tall),
            ImageNode {
                color: palette::dimmed(if kept { 1.0 } else { 0.55 }),
                ..default()
            },
            Pickable::IGNORE,
        ));
    }
}
