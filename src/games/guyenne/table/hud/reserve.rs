//! The tray of the expert level: a shade over the table, a parchment under the cards to choose from, and its texts.

use bevy::prelude::*;

use super::FillSystems;
use super::hint_panel::{HiddenByHint, Yields};
use super::prompt::Prompt;
use super::toolbar::first_over_tray;
use super::ui_layout::{Scene, TextFit, node};
use crate::card_pose::depth;
use crate::keys;
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Selection, TABLE};
use guyenne_rules::DecisionKind;
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{SpriteAtlases, TextStyle, palette, visible_if};

/// A sprite under the cards of the tray.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum TrayBackground {
    Shade,
    Parchment,
}

/// The text that says how many cards are chosen.
#[derive(Component)]
struct ReservePrompt;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_tray).add_systems(
        TABLE_UPDATE,
        (place_backgrounds, count_reserve).in_set(FillSystems),
    );
}

fn title_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let title = t.reserve.title;
    // On a phone two buttons are in the parchment's corner.
    let free = first_over_tray(t).map_or(f32::INFINITY, |tool| tool.min.x - 4.0 * t.unit);
    (scene == Scene::Tray).then_some(Rect {
        max: Vec2::new(title.max.x.min(free), title.max.y),
        ..title
    })
}

fn prompt_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let margin = Vec2::X * 7.0 * t.unit;
    (scene == Scene::Tray).then_some(Rect {
        min: t.reserve.hint.min + margin,
        max: t.reserve.hint.max - margin,
    })
}

/// While a hint is shown: above it.
fn prompt_beside_hint(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let place = prompt_at(t, scene)?;
    Some(Rect {
        min: Vec2::new(place.min.x, t.reserve.hint_note.max.y),
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
            label(
                keys::PHASE_RESERVE,
                TextStyle::SUBHEADING,
                palette::GULES_DEEP
            ),
            TextFit::line(30.0, 1.0).growing(1.5),
            Pickable::IGNORE,
        )],
    ));
    commands.spawn((
        node("Reserve's prompt", prompt_at),
        Yields(prompt_beside_hint),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceEvenly,
            ..default()
        },
        children![
            (
                ReservePrompt,
                label(LocalizedText::verbatim(""), TextStyle::STRONG, palette::INK),
                TextFit::line(22.0, 1.0).lines(3).growing(1.95),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            ),
            (
                HiddenByHint,
                label(
                    keys::TIP_PHASE_RESERVE,
                    TextStyle::CAPTION,
                    palette::INK_PALE
                ),
                TextFit::line(18.0, 1.0).lines(4).growing(1.95),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            )
        ],
    ));
    for (background, sprite, z) in [
        (
            TrayBackground::Shade,
            Sprite::from_color(palette::VEIL, Vec2::ONE),
            depth::TRAY - 1.0,
        ),
        (
            TrayBackground::Parchment,
            atlases.sprite("panel-parchment"),
            depth::TRAY,
        ),
    ] {
        commands.spawn((
            Name::new(format!("Reserve's {background:?}")),
            DespawnOnExit(TABLE),
            background,
            sprite,
            Transform::from_xyz(0.0, 0.0, z),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

/// Places shade and parchment while there is a tray.
fn place_backgrounds(
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut backgrounds: Query<(
        &TrayBackground,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    let on = *scene == Scene::Tray;
    for (background, mut sprite, mut transform, mut visibility) in &mut backgrounds {
        visibility.set_if_neq(visible_if(on));
        if !on {
            continue;
        }
        let rect = match background {
            TrayBackground::Shade => layout.window,
            TrayBackground::Parchment => layout.reserve.panel.inflate(8.0 * layout.unit),
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

/// Writes how many cards are chosen.
fn count_reserve(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    mut prompts: Query<&mut LocalizedText, With<ReservePrompt>>,
) {
    let Some(DecisionKind::Reserve { proposed, .. }) =
        displayed.view.decision.map(|decision| decision.kind)
    else {
        return;
    };
    for mut message in &mut prompts {
        message.set_if_neq(Prompt::reserve(selection.cards, proposed));
    }
}
