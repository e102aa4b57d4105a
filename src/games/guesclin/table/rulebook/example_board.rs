//! The small board of a worked example: the part of the map where it happens, with the figures as they stand, the one
//! who moves at both ends of the way, and an arrow from whoever strikes or shoots to the target.

use bevy::prelude::*;

use crate::geometry::{HEX, MAP, centre};
use crate::picture_names;
use guesclin_rules::rulebook::PlayedExample;
use guesclin_rules::{Event, Fighter, Hex, Object};
use kit_theme::widget::TurnedPicture;
use kit_theme::{Picture, palette};

/// The most that a hex is high, and a board wide and high, in design units.
const HIGH: f32 = 80.0;
const MOST: Vec2 = Vec2::new(300.0, 205.0);
/// What is shown around the middles of the hexes, in units of the map.
const AROUND: Vec2 = Vec2::new(HEX * 0.62, HEX * 0.56);
/// The size of a counter's picture, of an arrow and of a load, in units of the map.
const COUNTER: f32 = 120.0;
const ARROW: f32 = 46.0;
const LOAD: f32 = 58.0;

/// What happens where in an example.
struct Scene {
    /// The figures with where they stand, those who moved at the end of their way.
    figures: Vec<(Fighter, Hex)>,
    /// Where those who moved came from.
    before: Vec<(Fighter, Hex)>,
    /// From where to where somebody strikes or shoots.
    blows: Vec<(Hex, Hex)>,
    /// Which load falls where.
    falls: Vec<(Object, Hex)>,
}

impl Scene {
    /// The scene of what was played: those who act, their targets, and who stands beside either.
    fn of(played: &PlayedExample) -> Self {
        let mut board = played.before.clone();
        let (mut before, mut blows, mut falls) = (Vec::new(), Vec::new(), Vec::new());
        for event in &played.events {
            let blow = match event {
                Event::Move { who, path, .. } => {
                    before.extend(board.at(*who).map(|at| (*who, at)));
                    if let Some(to) = path.last() {
                        board.put(*who, to);
                    }
                    None
                }
                Event::Attack(blow) => Some((blow.who, blow.target)),
                Event::Shoot(shot) => Some((shot.who, shot.target)),
                Event::Drop { object, at, .. } => {
                    falls.push((*object, *at));
                    None
                }
                _ => None,
            };
            let ends = blow.and_then(|(who, target)| Some((board.at(who)?, board.at(target)?)));
            blows.extend(ends);
        }
        let near = |at: Hex| {
            let beside = |&(from, to): &(Hex, Hex)| at.distance(from) <= 1 || at.distance(to) <= 1;
            blows.iter().any(beside)
        };
        let standing = board
            .all()
            .filter_map(|who| Some((who, board.at(who)?)))
            .filter(|&(_, at)| near(at));
        let figures = standing.collect();
        Self {
            figures,
            before,
            blows,
            falls,
        }
    }

    /// The part of the map that holds it all.
    fn part(&self) -> Rect {
        let places = self.figures.iter().chain(&self.before).map(|(_, at)| *at);
        let falls = self.falls.iter().map(|(_, at)| *at);
        let all = places.chain(falls).map(centre);
        let part = all
            .map(|at| Rect::from_center_size(at, AROUND * 2.0))
            .reduce(|one, other| one.union(other));
        let part = part.unwrap_or_else(|| Rect::from_center_size(MAP / 2.0, AROUND * 2.0));
        part.intersect(Rect::from_corners(Vec2::ZERO, MAP))
    }
}

/// A node at a place of the map, in the part that is shown.
fn at(place: Vec2, size: Vec2, part: Rect, unit: f32) -> Node {
    let corner = (place - size / 2.0 - part.min) * unit;
    Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        width: px(size.x * unit),
        height: px(size.y * unit),
        ..default()
    }
}

/// Adds a picture to the board, paler with a smaller shade.
fn put(
    commands: &mut Commands,
    board: Entity,
    picture: &'static str,
    node: Node,
    shade: f32,
) -> Entity {
    let color = palette::dimmed(shade);
    let image = ImageNode { color, ..default() };
    let part = (ChildOf(board), Pickable::IGNORE, Picture::new(picture));
    commands.spawn((part, node, image)).id()
}

/// Draws the small board of what was played.
pub(super) fn draw_board(commands: &mut Commands, drawing: Entity, played: &PlayedExample) {
    let scene = Scene::of(played);
    let part = scene.part();
    let unit = (MOST / part.size()).min_element().min(HIGH / HEX);
    let board = commands
        .spawn((
            Name::new("Example board"),
            ChildOf(drawing),
            Pickable::IGNORE,
            Node {
                width: px(part.width() * unit),
                height: px(part.height() * unit),
                overflow: Overflow::clip(),
                flex_shrink: 0.0,
                ..default()
            },
            Outline::new(px(1.5), px(0), palette::INK),
        ))
        .id();
    let scenario = played.before.scenario();
    put(
        commands,
        board,
        picture_names::map(scenario),
        at(MAP / 2.0, MAP, part, unit),
        1.0,
    );
    let counter = Vec2::splat(COUNTER);
    for (figures, shade) in [(&scene.before, 0.45), (&scene.figures, 1.0)] {
        for &(who, hex) in figures {
            let stunned = played.before.fighter(who).stunned;
            let id = &scenario.fighters[who.index()].counter_id;
            let node = || at(centre(hex), counter, part, unit);
            put(commands, board, picture_names::SHADOW, node(), shade);
            let figure = picture_names::figure(id, stunned);
            put(commands, board, figure, node(), shade);
        }
    }
    for &(object, hex) in &scene.falls {
        let node = at(centre(hex), Vec2::splat(LOAD), part, unit);
        let load = picture_names::object(&played.before, object);
        put(commands, board, load, node, 1.0);
    }
    for &(from, to) in &scene.blows {
        let (from, to) = (centre(from), centre(to));
        let arrow = put(
            commands,
            board,
            picture_names::ARROW_BLOW,
            at(from.midpoint(to), Vec2::splat(ARROW), part, unit),
            1.0,
        );
        let way = to - from;
        commands.entity(arrow).insert((
            TurnedPicture,
            UiTransform::from_rotation(Rot2::radians(way.y.atan2(way.x))),
        ));
    }
}
