//! The expert game's tray: a shade over the table, a sheet of parchment under the cards to choose from, and its words.

use bevy::prelude::*;

use super::Fill;
use super::hint::{Unsaid, Yields};
use super::place::{Fit, Scene, node};
use super::prompt::Prompt;
use crate::games::guyenne::rules::What;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::{Cloth, depth};
use crate::games::guyenne::table::{Chosen, Shown, TABLE};
use crate::speech::Say;
use crate::theme::widget::label;
use crate::theme::{Design, Lettering, Sheets, palette, visible_if};

/// What lies in the world under the cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Ground {
    Shade,
    Sheet,
}

/// What to choose and how much is still owed.
#[derive(Component)]
struct Owed;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_tray)
        .add_systems(Update, (lay_ground, count_reserve).in_set(Fill));
}

fn title_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    // On a phone the pause lies in the sheet's corner.
    let pause = if t.compact {
        t.hud.pause_button.width()
    } else {
        0.0
    };
    let title = t.reserve.title;
    (scene == Scene::Tray).then_some(Rect {
        max: title.max - Vec2::X * pause,
        ..title
    })
}

fn hint_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let margin = Vec2::X * 7.0 * t.unit;
    (scene == Scene::Tray).then_some(Rect {
        min: t.reserve.hint.min + margin,
        max: t.reserve.hint.max - margin,
    })
}

/// Over the advice.
fn hint_beside_advice(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let place = hint_at(t, scene)?;
    Some(Rect {
        min: Vec2::new(place.min.x, t.reserve.advice.max.y),
        ..place
    })
}

fn spawn_tray(sheets: Res<Sheets>, mut commands: Commands) {
    let middle = || {
        Design(Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        })
    };
    commands.spawn((
        node("Reserve", title_at),
        middle(),
        children![(
            label("phase-reserve", Lettering::SUBHEADING, palette::GULES_DEEP),
            Fit::line(30.0, 1.0).growing(1.5),
            Pickable::IGNORE,
        )],
    ));
    commands.spawn((
        node("Reserve's debt", hint_at),
        Yields(hint_beside_advice),
        Design(Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceEvenly,
            ..default()
        }),
        children![
            (
                Owed,
                label(Say::verbatim(""), Lettering::STRONG, palette::INK),
                Fit::line(22.0, 1.0).lines(3).growing(1.95),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            ),
            (
                Unsaid,
                label("tip-phase-reserve", Lettering::CAPTION, palette::INK_PALE),
                Fit::line(18.0, 1.0).lines(4).growing(1.95),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            )
        ],
    ));
    for (ground, sprite, z) in [
        (
            Ground::Shade,
            Sprite::from_color(palette::VEIL, Vec2::ONE),
            depth::TRAY - 1.0,
        ),
        (Ground::Sheet, sheets.sprite("panel-parchment"), depth::TRAY),
    ] {
        commands.spawn((
            Name::new(format!("Reserve's {ground:?}")),
            DespawnOnExit(TABLE),
            ground,
            sprite,
            Transform::from_xyz(0.0, 0.0, z),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

/// Lays shade and sheet under the tray while there is one.
fn lay_ground(
    cloth: Res<Cloth>,
    scene: Res<Scene>,
    mut grounds: Query<(&Ground, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let on = *scene == Scene::Tray;
    for (ground, mut sprite, mut transform, mut visibility) in &mut grounds {
        visibility.set_if_neq(visible_if(on));
        if !on {
            continue;
        }
        let rect = match ground {
            Ground::Shade => cloth.window,
            Ground::Sheet => cloth.reserve.panel.inflate(8.0 * cloth.unit),
        };
        if sprite.custom_size != Some(rect.size()) {
            sprite.custom_size = Some(rect.size());
        }
        let at = rect.center().extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
    }
}

/// Says how many are chosen.
fn count_reserve(shown: Res<Shown>, chosen: Res<Chosen>, mut owed: Query<&mut Say, With<Owed>>) {
    let Some(What::Reserve { .. }) = shown.view.ask.map(|ask| ask.what) else {
        return;
    };
    for mut say in &mut owed {
        say.set_if_neq(Prompt::reserve(chosen.cards.count()));
    }
}
