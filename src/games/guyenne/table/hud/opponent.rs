//! The opponent's plate: arms, name, temper, cards in hand. At a combat seen close it stands beside his standard,
//! without arms and plate.

use bevy::prelude::*;

use super::Fill;
use super::place::{Fit, Scene, node};
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::Cloth;
use crate::games::guyenne::table::words;
use crate::games::guyenne::table::{Player, Pondering, Rules, Shown, TABLE};
use crate::speech::Say;
use crate::theme::widget::label;
use crate::theme::{Design, Lettering, Picture, palette};

/// The plate, and the arms on it.
#[derive(Component)]
struct Plate;

#[derive(Component)]
struct Arms;

/// A line of the column.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Line {
    Name,
    Temper,
    Hand,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_plate)
        .add_systems(Update, (dress_plate, write_plate).in_set(Fill));
}

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.opponent),
        Scene::Stage => Some(t.reveal.opponent),
        Scene::Nothing | Scene::Tray => None,
    }
}

/// The words are beside the arms, if there are any.
fn column_place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let rect = place(t, scene)?;
    let pad = 6.0 * t.unit;
    let left = if scene == Scene::Row {
        rect.height() * 0.92
    } else {
        0.0
    };
    Some(Rect {
        min: Vec2::new(rect.min.x + left + pad, rect.min.y),
        max: Vec2::new(rect.max.x - pad, rect.max.y),
    })
}

fn arms_place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    if scene != Scene::Row {
        return None;
    }
    let rect = t.hud.opponent;
    let height = rect.height() * 0.86;
    let middle = Vec2::new(
        rect.min.x + rect.height() * 0.53,
        rect.center().y - 0.02 * height,
    );
    Some(Rect::from_center_size(
        middle,
        Vec2::new(height * 66.0 / 80.0, height),
    ))
}

fn spawn_plate(mut commands: Commands) {
    commands.spawn((node("Opponent", place), Plate, Picture::new("")));
    commands.spawn((
        node("Opponent's arms", arms_place),
        ZIndex(1),
        Arms,
        Picture::new(""),
    ));
    let line = |line: Line, lettering: Lettering, color: Color, fit: Fit| {
        (
            line,
            fit,
            label(Say::verbatim(""), lettering, color),
            Pickable::IGNORE,
        )
    };
    commands.spawn((
        node("Opponent's name", column_place),
        ZIndex(1),
        Design(Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::FlexStart,
            justify_content: JustifyContent::Center,
            ..default()
        }),
        children![
            line(
                Line::Name,
                Lettering::NAME,
                palette::PARCHMENT,
                Fit::line(21.5, 0.98).growing(1.95)
            ),
            line(
                Line::Temper,
                Lettering::CAPTION,
                palette::PARCHMENT_DEEP,
                Fit::line(16.0, 0.98).growing(1.95)
            ),
            line(
                Line::Hand,
                Lettering::SMALL,
                palette::PARCHMENT_DEEP,
                Fit::line(16.0, 0.98).growing(1.95)
            ),
        ],
    ));
}

/// Paints plate and arms of the camp that sits across.
fn dress_plate(
    shown: Res<Shown>,
    scene: Res<Scene>,
    mut plates: Query<&mut Picture, (With<Plate>, Without<Arms>)>,
    mut arms: Query<&mut Picture, With<Arms>>,
) {
    if !shown.is_changed() && !scene.is_changed() {
        return;
    }
    let camp = shown.near.enemy();
    for mut plate in &mut plates {
        plate.set_if_neq(if *scene == Scene::Row {
            Picture::new(format!("plate-{camp}"))
        } else {
            Picture::new("")
        });
    }
    for mut arms in &mut arms {
        arms.set_if_neq(Picture::new(format!("shield-{camp}")));
    }
}

fn write_plate(
    shown: Res<Shown>,
    rules: Res<Rules>,
    pondering: Res<Pondering>,
    cloth: Res<Cloth>,
    mut lines: Query<(&Line, &mut Say, &mut Fit, &mut Node)>,
) {
    let same = !shown.is_changed()
        && !rules.is_changed()
        && !pondering.is_changed()
        && !cloth.is_changed();
    if same {
        return;
    }
    let camp = shown.near.enemy();
    let player = rules.plan().player(camp);
    let thinks = pondering.0.is_some_and(|seat| seat.camp == camp);
    let temper = match player {
        _ if thinks => Say::new("hud-thinking"),
        Player::Bot(bot) => Say::new(format!("bot-{bot}-temper")),
        Player::Human => words::of_camp("camp-noun", camp),
    };
    let hand = Say::new(if cloth.brief {
        "hud-hand-short"
    } else {
        "hud-hand"
    })
    .with("n", shown.view.held(camp));
    for (line, mut say, mut fit, mut node) in &mut lines {
        let (fresh, most) = match line {
            Line::Name => (words::player(player, camp), 21.5),
            // In brief there is room for one line: they ponder, or so many cards.
            Line::Temper => (temper.clone(), 16.0),
            Line::Hand => (hand.clone(), 16.0),
        };
        say.set_if_neq(fresh);
        let display = match line {
            Line::Temper if cloth.brief && !thinks => Display::None,
            Line::Hand if cloth.brief && thinks => Display::None,
            _ => Display::Flex,
        };
        if node.display != display {
            node.display = display;
        }
        let most = if cloth.compact { most - 3.0 } else { most };
        let fresh = Fit { most, ..*fit };
        fit.set_if_neq(fresh);
    }
}
