//! The brackets that tie a camp's neighbouring castles together, with the points they are worth.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::pose::{Enters, Pose, ScenerySystems, TableParam, TargetPose};
use super::world_text::{WorldText, text};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{CASTLES, Castle, groups};
use crate::games::guyenne::table::card::{CastleCard, Selectable};
use crate::games::guyenne::table::card_pose::{self, depth};
use crate::games::guyenne::table::layout::{Bracket, Edge, TableLayout};
use crate::games::guyenne::table::{DisplayedView, TABLE, camp_colours, picture_names, words};
use crate::input::Focused;
use crate::table::InGame;
use crate::theme::{FontFace, SpriteAtlases, Timing, palette};

/// One bracket: a group of castles, whose it is, and what stands on it.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
#[require(Transform, Visibility, DespawnOnExit<InGame> = DespawnOnExit(TABLE))]
struct Ties {
    first: Castle,
    len: u8,
    camp: Camp,
    edge: Edge,
    words: String,
    /// Only what would be if the castle under the pointer were taken.
    dreamt: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tie_groups.in_set(ScenerySystems::Arrange));
}

/// What a group is worth, as it stands on its bracket: many terms, which are all alike, in short.
fn worth(terms: &[u8]) -> String {
    match terms {
        [each, _, _, ..] => format!("{} × {each}", terms.len()),
        _ => words::sum(terms),
    }
}

/// The brackets of a row of castles.
fn brackets(displayed: &DisplayedView, holders: &[Option<Camp>; CASTLES]) -> Vec<Ties> {
    let edition = displayed.view.config.edition;
    let all = groups(holders);
    all.iter()
        .map(|group| Ties {
            first: group.first,
            len: group.len,
            camp: group.camp,
            edge: card_pose::edge(displayed, group.camp),
            words: worth(&group.terms(edition, &all)),
            dreamt: false,
        })
        .collect()
}

/// The brackets that belong on the table; with the group that the viewer would have if he took `dream`.
fn wanted(displayed: &DisplayedView, dream: Option<Castle>) -> Vec<Ties> {
    let view = &displayed.view;
    let real = brackets(displayed, &view.holders);
    let (Some(dream), Some(viewer)) = (dream, view.viewer) else {
        return real;
    };
    let mut holders = view.holders;
    holders[dream.index()] = Some(viewer.camp);
    let mut dreamt = brackets(displayed, &holders);
    for ties in &mut dreamt {
        ties.dreamt = !real.contains(ties);
    }
    // What the enemy would be left with is no dream.
    dreamt.retain(|ties| ties.camp == viewer.camp);
    dreamt.extend(real.into_iter().filter(|ties| ties.camp != viewer.camp));
    dreamt
}

/// Ties new groups, unties broken ones, and lays all of them anew in another window.
fn tie_groups(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    castles: Query<(&CastleCard, &Hovered, Has<Focused>), With<Selectable>>,
    tied: Query<(Entity, &Ties)>,
    mut dreamt_of: Local<Option<Castle>>,
    mut commands: Commands,
) {
    let pointed = castles
        .iter()
        .find(|(_, hovered, focused)| hovered.get() || *focused)
        .map(|(card, ..)| card.0);
    let moved = table.layout.is_changed();
    let dreams = core::mem::replace(&mut *dreamt_of, pointed) != pointed;
    if !moved && !dreams && !table.displayed.is_changed() {
        return;
    }
    let wanted = wanted(&table.displayed, pointed);
    for (entity, ties) in &tied {
        if moved || !wanted.contains(ties) {
            commands.entity(entity).despawn();
        }
    }
    for ties in wanted {
        let known = tied.iter().any(|(_, known)| *known == ties);
        if !known || moved {
            let timing = match (known, dreams) {
                (true, _) => None,
                (false, true) => Some(table.timings.hover),
                (false, false) => Some(table.timings.capture),
            };
            tie(&mut commands, &atlases, &table.layout, ties, timing);
        }
    }
}

/// How much lighter a line on dark oak is than the camp's colour.
const LIT: f32 = 0.12;

/// Draws one bracket: a line with two hooks, and the points on an enamel pill.
fn tie(
    commands: &mut Commands,
    atlases: &SpriteAtlases,
    layout: &TableLayout,
    ties: Ties,
    timing: Option<Timing>,
) {
    let west = ties.first.index();
    let east = west + usize::from(ties.len) - 1;
    let bracket = layout.bracket(ties.edge, west..=east);
    let pill = picture_names::pill(ties.camp);
    let ink = camp_colours::enamel(ties.camp).lighter(LIT);
    let mut points = bracket.points;
    if ties.len == 1 {
        points.size.x = points.size.x.min(points.size.y * 1.5);
    }
    let letters = WorldText {
        height: points.size.y * 0.74,
        room: points.size * Vec2::new(0.86, 1.25),
    };
    let words = ties.words.clone();
    let lines = if ties.len > 1 {
        strokes(&bracket, layout.unit)
    } else {
        Vec::new()
    };
    let alpha = if ties.dreamt { 0.6 } else { 1.0 };
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
    commands.spawn(ties).with_children(|parts| {
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
        parts
            .spawn(text(FontFace::RomanBold, palette::ARGENT))
            .insert((
                Text2d::new(words),
                letters,
                target(Pose::point(points.center, depth::BADGE - 0.7)),
            ));
    });
}

/// The rectangles of a bracket: first its dark edge, then its colour.
fn strokes(bracket: &Bracket, unit: f32) -> Vec<(Rect, bool)> {
    let mut all = Vec::new();
    for (width, edge) in [(6.0, true), (3.2, false)] {
        let half = Vec2::splat((width * unit / 2.0).max(if edge { 2.0 } else { 1.0 }));
        let hook = Vec2::Y * bracket.hook;
        for (from, to) in [
            (bracket.west, bracket.east),
            (bracket.west, bracket.west + hook),
            (bracket.east, bracket.east + hook),
        ] {
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
    fn brackets_say_what_the_editions_count() {
        use crate::games::guyenne::rules::Edition;
        let (e, f) = (Some(Camp::English), Some(Camp::French));
        let said = |edition, holders: [_; CASTLES]| {
            let all = groups(&holders);
            let said = all.iter().map(|group| worth(&group.terms(edition, &all)));
            said.collect::<Vec<_>>()
        };
        let row = [e, None, f, f, e, None];
        assert_eq!(said(Edition::V2022, row), ["1", "2 + 2", "1"]);
        assert_eq!(said(Edition::V2021, row), ["1", "2 + 2", "1"]);
        let row = [f, f, e, f, f, f];
        assert_eq!(said(Edition::V2022, row), ["2 + 2", "1", "3 × 2"]);
        assert_eq!(said(Edition::V2021, row), ["2", "1", "3 + 3"]);
        for edition in Edition::ALL {
            assert_eq!(said(*edition, [e; CASTLES]), ["12"]);
        }
    }
}
