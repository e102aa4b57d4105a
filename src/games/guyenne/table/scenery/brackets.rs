//! The brackets under groups of a camp's neighbouring castles, with their points.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::pose::{Enters, Pose, ScenerySystems, TableParam, TargetPose};
use super::world_text::{WorldText, text};
use crate::card::CastleCard;
use crate::card_pose::{self, depth};
use crate::keys;
use crate::layout::{Bracket, Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE, camp_colours, picture_names, words};
use guyenne_rules::seat::Camp;
use guyenne_rules::{CASTLES, Castle, groups};
use kit_input::Focused;
use kit_table::{GameSwitch, GameSwitches, InGame, SwitchGroup};
use kit_theme::{FontFace, SpriteAtlases, VisionSettings, palette};
use kit_timings::Timing;

/// Whether brackets over and under the row show groups with their points.
pub const GROUP_BRACKETS: GameSwitch = GameSwitch {
    name: "group_brackets",
    caption: keys::GROUP_BRACKETS,
    group: SwitchGroup::Help,
    default: true,
};

/// One bracket: a group of castles, its camp, and the text on it.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
#[require(Transform, Visibility, DespawnOnExit<InGame> = DespawnOnExit(TABLE))]
struct GroupBracket {
    first: Castle,
    len: u8,
    camp: Camp,
    edge: Edge,
    words: String,
    /// Whether the camp has a pattern, too: its shield on the plate, and a line of dashes or an unbroken one.
    patterned: bool,
    /// A preview: a group that there would be if the castle under the pointer were taken.
    preview: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        update_brackets.in_set(ScenerySystems::Arrange),
    );
}

/// The points of a group as text; three or more terms, which are all equal, as a product.
fn points_text(terms: &[u8]) -> String {
    match terms {
        [each, _, _, ..] => format!("{} × {each}", terms.len()),
        _ => words::sum(terms),
    }
}

/// The brackets for these holders.
fn brackets(
    displayed: &DisplayedView,
    holders: &[Option<Camp>; CASTLES],
    patterned: bool,
) -> Vec<GroupBracket> {
    let edition = displayed.view.config.edition;
    let all = groups(holders);
    all.iter()
        .map(|group| GroupBracket {
            first: group.first,
            len: group.len,
            camp: group.camp,
            edge: card_pose::edge(displayed, group.camp),
            words: points_text(&group.terms(edition, &all)),
            patterned,
            preview: false,
        })
        .collect()
}

/// The brackets to be shown; with `preview_castle` as if the viewer, or under the veil the player to move, held it. The
/// castle may be taken from a group of the enemy, so their brackets change, too.
fn wanted(
    displayed: &DisplayedView,
    preview_castle: Option<Castle>,
    patterned: bool,
) -> Vec<GroupBracket> {
    let view = &displayed.view;
    let real = brackets(displayed, &view.holders, patterned);
    let (Some(preview_castle), Some(taker)) = (preview_castle, view.viewer.or(view.to_move)) else {
        return real;
    };
    let mut holders = view.holders;
    holders[preview_castle.index()] = Some(taker.camp);
    let mut preview = brackets(displayed, &holders, patterned);
    for bracket in &mut preview {
        bracket.preview = !real.contains(bracket);
        if bracket.preview {
            bracket.words.push_str(" ?");
        }
    }
    preview
}

/// Spawns new brackets and despawns old ones; all of them when the window's size changes. Without the aid there are
/// none.
fn update_brackets(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    (switches, vision): (Res<GameSwitches>, Res<VisionSettings>),
    castles: Query<(&CastleCard, &Hovered, Has<Focused>)>,
    existing: Query<(Entity, &GroupBracket)>,
    mut previewed: Local<Option<Castle>>,
    mut commands: Commands,
) {
    let pointed = castles
        .iter()
        .find(|(_, hovered, focused)| hovered.get() || *focused)
        .map(|(card, ..)| card.0);
    let moved = table.layout.is_changed();
    let switched = switches.is_changed() || vision.is_changed();
    let preview_changes = core::mem::replace(&mut *previewed, pointed) != pointed;
    if !moved && !preview_changes && !switched && !table.displayed.is_changed() {
        return;
    }
    let wanted = if switches.is_on(&GROUP_BRACKETS) {
        wanted(&table.displayed, pointed, vision.patterns)
    } else {
        Vec::new()
    };
    for (entity, bracket) in &existing {
        if moved || !wanted.contains(bracket) {
            commands.entity(entity).despawn();
        }
    }
    for bracket in wanted {
        let known = existing.iter().any(|(_, known)| *known == bracket);
        if !known || moved {
            let timing = match (known, preview_changes) {
                (true, _) => None,
                (false, true) => Some(table.timings.hover),
                (false, false) => Some(table.timings.capture),
            };
            spawn_bracket(&mut commands, &atlases, &table.layout, bracket, timing);
        }
    }
}

/// How much lighter than the camp's colour a line on the dark table is.
const LIT: f32 = 0.12;

/// Spawns one bracket: a line with two hooks, and a plate with the points.
fn spawn_bracket(
    commands: &mut Commands,
    atlases: &SpriteAtlases,
    layout: &TableLayout,
    group: GroupBracket,
    timing: Option<Timing>,
) {
    let west = group.first.index();
    let east = west + usize::from(group.len) - 1;
    let place = layout.bracket(group.edge, west..=east);
    let pill = picture_names::pill(group.camp);
    let ink = camp_colours::enamel(group.camp).lighter(LIT);
    let mut points = place.points;
    if group.len == 1 {
        points.size.x = points.size.x.min(points.size.y * 1.5);
    }
    let letters = WorldText {
        height: points.size.y * 0.74,
        room: points.size * Vec2::new(0.86, 1.25),
    };
    let words = group.words.clone();
    let lines = if group.len > 1 {
        let dashed = group.patterned && group.camp == Camp::French;
        strokes(&place, layout.unit, dashed)
    } else {
        Vec::new()
    };
    let shield = group.patterned.then(|| {
        let name = picture_names::shield(group.camp);
        let natural = atlases.size(name);
        let height = points.size.y * 1.35;
        let size = Vec2::new(natural.x * height / natural.y.max(1.0), height);
        let west = points.center.x - points.size.x / 2.0 - size.x * 0.45;
        (
            name,
            Rect::from_center_size(points.center.with_x(west), size),
        )
    });
    let alpha = if group.preview { 0.6 } else { 1.0 };
    let target = |pose: Pose| {
        let pose = pose.faded(alpha);
        let from = Pose {
            size: pose.size * Vec2::new(0.2, 1.0),
            ..pose
        }
        .faded(0.0);
        let start = if timing.is_some() { from } else { pose };
        let target = timing.map_or(TargetPose::now(pose), |timing| TargetPose::by(pose, timing));
        (start, target, Enters)
    };
    commands
        .spawn((Name::new("Bracket"), group))
        .with_children(|parts| {
            for (rect, edge) in lines {
                let (color, lift) = if edge {
                    (palette::OAK_NIGHT, 0.0)
                } else {
                    (ink, 0.1)
                };
                parts.spawn((
                    Sprite::from_color(color, rect.size()),
                    target(Pose::rect(rect, depth::BADGE - 1.0 + lift)),
                ));
            }
            let mut sprite = atlases.sprite(pill);
            super::pose::scale_corners(&mut sprite, layout.unit);
            parts.spawn((
                sprite,
                target(Pose::slot(points.scaled(1.1), depth::BADGE - 0.8)),
            ));
            if let Some((name, at)) = shield {
                parts.spawn((
                    atlases.sprite(name),
                    target(Pose::rect(at, depth::BADGE - 0.75)),
                ));
            }
            parts
                .spawn(text(FontFace::RomanBold, palette::ARGENT))
                .insert((
                    Text2d::new(words),
                    letters,
                    target(Pose::point(points.center, depth::BADGE - 0.7)),
                ));
        });
}

/// The length of a dash with its gap, in units of the layout.
const DASH: f32 = 22.0;

/// The rectangles of a bracket's line; `true` marks those of its dark edge, which is drawn below the colour. Dashes
/// leave gaps in the colour of the long line.
fn strokes(bracket: &Bracket, unit: f32, dashed: bool) -> Vec<(Rect, bool)> {
    let mut all = Vec::new();
    for (width, edge) in [(6.0, true), (3.2, false)] {
        let half = Vec2::splat((width * unit / 2.0).max(if edge { 2.0 } else { 1.0 }));
        let hook = Vec2::Y * bracket.hook;
        let mut lines = vec![
            (bracket.west, bracket.west + hook),
            (bracket.east, bracket.east + hook),
        ];
        if dashed && !edge {
            let way = bracket.east - bracket.west;
            let count = (way.length() / (DASH * unit)).round().max(2.0);
            lines.extend((0..count as usize).map(|n| {
                let at = |part: f32| bracket.west + way * ((n as f32 + part) / count);
                (at(0.0), at(0.5))
            }));
        } else {
            lines.push((bracket.west, bracket.east));
        }
        for (from, to) in lines {
            let line = Rect::from_corners(from, to);
            all.push((Rect::from_corners(line.min - half, line.max + half), edge));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_castle_that_would_be_taken_changes_the_groups_of_both_camps() {
        use guyenne_rules::seat::Seat;
        use guyenne_rules::{Edition, Level, Position, Setup};
        use kit_rules::seed::Seed;
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let viewer = Seat::new(Camp::French, 0);
        let mut view = Position::new(setup).expect("a game").view(Some(viewer));
        let (e, f) = (Some(Camp::English), Some(Camp::French));
        view.holders = [f, e, e, e, None, None];
        let displayed = DisplayedView::plain(view);
        let told = |at| {
            let all = wanted(&displayed, at, false);
            all.into_iter()
                .map(|bracket| (bracket.camp, bracket.words, bracket.preview))
                .collect::<Vec<_>>()
        };
        let row = |camp, words: &str, preview| (camp, words.to_owned(), preview);
        assert_eq!(
            told(None),
            [
                row(Camp::French, "1", false),
                row(Camp::English, "3 × 2", false)
            ]
        );
        assert_eq!(
            told(Some(Castle::ALL[2])),
            [
                row(Camp::French, "1", false),
                row(Camp::English, "1 ?", true),
                row(Camp::French, "1 ?", true),
                row(Camp::English, "1 ?", true),
            ]
        );
        assert_eq!(
            told(Some(Castle::ALL[1])),
            [
                row(Camp::French, "2 + 2 ?", true),
                row(Camp::English, "2 + 2 ?", true)
            ]
        );
    }

    #[test]
    fn brackets_say_what_the_editions_count() {
        use guyenne_rules::Edition;
        let (e, f) = (Some(Camp::English), Some(Camp::French));
        let texts = |edition, holders: [_; CASTLES]| {
            let all = groups(&holders);
            let texts = all
                .iter()
                .map(|group| points_text(&group.terms(edition, &all)));
            texts.collect::<Vec<_>>()
        };
        let row = [e, None, f, f, e, None];
        assert_eq!(texts(Edition::V2022, row), ["1", "2 + 2", "1"]);
        assert_eq!(texts(Edition::V2021, row), ["1", "2 + 2", "1"]);
        let row = [f, f, e, f, f, f];
        assert_eq!(texts(Edition::V2022, row), ["2 + 2", "1", "3 × 2"]);
        assert_eq!(texts(Edition::V2021, row), ["2", "1", "3 + 3"]);
        for edition in &Edition::ALL {
            assert_eq!(texts(*edition, [e; CASTLES]), ["12"]);
        }
    }
}
