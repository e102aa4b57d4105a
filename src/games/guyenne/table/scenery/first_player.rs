//! The first-player card: it shows the arms of the first camp, turned to that camp. When a round starts with the other
//! camp, it turns over and around (Leaflet 2022, Mise en Place, § 3 and Fin du tour de jeu et début du suivant, § 3).

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use super::world_text::{WorldText, text};
use crate::card_pose::{self, depth};
use crate::keys;
use crate::layout::Edge;
use crate::picture_names;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE};
use guyenne_rules::seat::Camp;
use kit_i18n::LocalizedText;
use kit_table::Waits;
use kit_theme::{FontFace, SpriteAtlases, palette};

/// The card; `face` is the camp whose arms are drawn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct FirstPlayer {
    face: Option<Camp>,
}

/// Its caption.
#[derive(Component, Debug)]
struct Caption;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_card)
        .add_systems(
            TABLE_UPDATE,
            (arrange_card, arrange_caption).in_set(ScenerySystems::Arrange),
        )
        .add_systems(
            TABLE_UPDATE,
            show_face
                .after(ScenerySystems::Follow)
                .run_if(resource_exists::<DisplayedView>),
        );
}

/// Spawns the card and its caption.
fn lay_card(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    commands.spawn((
        Name::new("First player"),
        FirstPlayer { face: None },
        picture(&atlases, "first-english"),
        Waits,
    ));
    commands.spawn((
        Caption,
        text(FontFace::Italic, palette::PARCHMENT_DEEP),
        LocalizedText::new(keys::HUD_FIRST_PLAYER),
    ));
}

/// The turn of the card in radians so that the camp at this edge sees it upright.
const fn turned_to(edge: Edge) -> f32 {
    match edge {
        Edge::Near => 0.0,
        Edge::Far => PI,
    }
}

/// Turns the card when the other camp has become first.
fn arrange_card(
    table: TableParam,
    mut cards: Query<(&mut FirstPlayer, &mut Pose, &mut TargetPose, Has<TweenAnim>)>,
) {
    let first = table.displayed.view.first;
    for (mut card, mut pose, mut target, moving) in &mut cards {
        let turn = turned_to(card_pose::edge(&table.displayed, first));
        let place = Pose::slot(table.layout.first_player, depth::PILE);
        let flat = place.turned(place.turn + turn);
        if card.face.is_none() {
            card.face = Some(first);
        }
        if card.face == Some(first) {
            if !moving {
                if pose.flip != 0.0 {
                    pose.flip = 0.0;
                }
                target.set_if_neq(TargetPose::now(flat));
            }
        } else {
            let turned = Pose { flip: PI, ..flat };
            target.set_if_neq(TargetPose::by(turned, table.timings.capture));
        }
    }
}

/// Changes the sprite in the middle of the turn.
fn show_face(
    displayed: Res<DisplayedView>,
    atlases: Res<SpriteAtlases>,
    mut cards: Query<(&mut FirstPlayer, &Pose, &mut Sprite)>,
) {
    let first = displayed.view.first;
    for (mut card, pose, mut sprite) in &mut cards {
        if pose.flip >= FRAC_PI_2 {
            card.set_if_neq(FirstPlayer { face: Some(first) });
        }
        if !card.is_changed() && !atlases.is_changed() {
            continue;
        }
        let Some(face) = card.face else {
            continue;
        };
        let fresh = atlases.sprite(picture_names::first_player(face));
        if sprite.rect != fresh.rect {
            sprite.rect = fresh.rect;
        }
    }
}

/// Places the caption.
fn arrange_caption(
    table: TableParam,
    mut captions: Query<(&mut TargetPose, &mut WorldText), With<Caption>>,
) {
    let layout = &table.layout;
    let rect = layout.first_player_caption;
    for (mut target, mut letters) in &mut captions {
        let alpha = if layout.captions { 1.0 } else { 0.0 };
        let pose = Pose::point(rect.center(), depth::STRIP).faded(alpha);
        target.set_if_neq(TargetPose::now(pose));
        letters.set_if_neq(WorldText {
            height: 17.0 * layout.unit,
            room: rect.size() * Vec2::new(1.0, 1.5),
        });
    }
}
