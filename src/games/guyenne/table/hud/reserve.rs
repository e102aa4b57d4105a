//! The expert game's tray: a shade over the table, a sheet of parchment under the cards to choose from, and its words.

use bevy::prelude::*;

use super::FillSystems;
use super::hint_panel::{Unsaid, Yields};
use super::prompt::Prompt;
use super::ui_layout::{Scene, TextFit, node};
use crate::games::guyenne::rules::DecisionKind;
use crate::games::guyenne::table::card_pose::depth;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::{DisplayedView, Selection, TABLE};
use crate::i18n::LocalizedText;
use crate::theme::widget::label;
use crate::theme::{SpriteAtlases, TextStyle, palette, visible_if};

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
        .add_systems(Update, (lay_ground, count_reserve).in_set(FillSystems));
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

fn spawn_tray(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    let middle = || Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    commands.spawn((
        node("Reserve", title_at),
        middle(),
        children![(
            label("phase-reserve", TextStyle::SUBHEADING, palette::GULES_DEEP),
            TextFit::line(30.0, 1.0).growing(1.5),
            Pickable::IGNORE,
        )],
    ));
    commands.spawn((
        node("Reserve's debt", hint_at),
        Yields(hint_beside_advice),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceEvenly,
            ..default()
        },
        children![
            (
                Owed,
                label(LocalizedText::verbatim(""), TextStyle::STRONG, palette::INK),
                TextFit::line(22.0, 1.0).lines(3).growing(1.95),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            ),
            (
                Unsaid,
                label("tip-phase-reserve", TextStyle::CAPTION, palette::INK_PALE),
                TextFit::line(18.0, 1.0).lines(4).growing(1.95),
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
        (
            Ground::Sheet,
            atlases.sprite("panel-parchment"),
            depth::TRAY,
        ),
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
    layout: Res<TableLayout>,
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
            Ground::Shade => layout.window,
            Ground::Sheet => layout.reserve.panel.inflate(8.0 * layout.unit),
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
fn count_reserve(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    mut owed: Query<&mut LocalizedText, With<Owed>>,
) {
    let Some(DecisionKind::Reserve { .. }) = displayed.view.decision.map(|decision| decision.kind)
    else {
        return;
    };
    for mut message in &mut owed {
        message.set_if_neq(Prompt::reserve(selection.cards.count()));
    }
}
