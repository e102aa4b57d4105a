//! The first-player card: the arms of the camp that is first, turned to it. It turns over, and round, when a round begins
//! with the other (Leaflet 2022, Mise en Place, § 3 and Fin du tour de jeu et début du suivant, § 3).

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::letters::{Letters, text};
use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::layout::Edge;
use crate::games::guyenne::table::motion::Waits;
use crate::games::guyenne::table::place::{self, depth};
use crate::games::guyenne::table::{Shown, TABLE};
use crate::speech::Say;
use crate::theme::{Face, Sheets, palette};

/// The card, with the camp whose arms are drawn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct FirstPlayer {
    face: Option<Camp>,
}

/// The words under it.
#[derive(Component, Debug)]
struct Caption;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_card)
        .add_systems(
            Update,
            (arrange_card, arrange_caption).in_set(ScenerySystems::Arrange),
        )
        .add_systems(
            Update,
            show_face
                .after(ScenerySystems::Follow)
                .run_if(resource_exists::<Shown>),
        );
}

/// Brings the card.
fn lay_card(sheets: Res<Sheets>, mut commands: Commands) {
    commands.spawn((
        Name::new("First player"),
        FirstPlayer { face: None },
        picture(&sheets, "first-english"),
        Waits,
    ));
    commands.spawn((
        Caption,
        text(Face::Italic, palette::PARCHMENT_DEEP),
        Say::new("hud-first-player"),
    ));
}

/// How the card lies for the camp at an edge: its foot towards it, as that camp reads it.
const fn turned_to(edge: Edge) -> f32 {
    match edge {
        Edge::Near => 0.0,
        Edge::Far => PI,
    }
}

/// Turns the card when the other camp has become first.
fn arrange_card(
    table: Table,
    mut cards: Query<(&mut FirstPlayer, &mut Pose, &mut Goal, Has<TweenAnim>)>,
) {
    let first = table.shown.view.first;
    for (mut card, mut pose, mut goal, moving) in &mut cards {
        let turn = turned_to(place::edge(&table.shown, first));
        let lies = Pose::slot(table.cloth.first_player, depth::PILE);
        let flat = lies.turned(lies.turn + turn);
        if card.face.is_none() {
            card.face = Some(first);
        }
        if card.face == Some(first) {
            if !moving {
                if pose.flip != 0.0 {
                    pose.flip = 0.0;
                }
                goal.set_if_neq(Goal::now(flat));
            }
        } else {
            let turned = Pose { flip: PI, ..flat };
            goal.set_if_neq(Goal::by(turned, table.feel.capture));
        }
    }
}

/// Shows the other face from the middle of the turn on.
fn show_face(
    shown: Res<Shown>,
    sheets: Res<Sheets>,
    mut cards: Query<(&mut FirstPlayer, &Pose, &mut Sprite)>,
) {
    let first = shown.view.first;
    for (mut card, pose, mut sprite) in &mut cards {
        if pose.flip >= FRAC_PI_2 {
            card.set_if_neq(FirstPlayer { face: Some(first) });
        }
        if !card.is_changed() && !sheets.is_changed() {
            continue;
        }
        let Some(face) = card.face else {
            continue;
        };
        let fresh = sheets.sprite(&format!("first-{}", face.name()));
        if sprite.rect != fresh.rect {
            sprite.rect = fresh.rect;
        }
    }
}

/// Fits the words to the window.
fn arrange_caption(table: Table, mut captions: Query<(&mut Goal, &mut Letters), With<Caption>>) {
    let cloth = &table.cloth;
    let rect = cloth.first_player_caption;
    for (mut goal, mut letters) in &mut captions {
        let alpha = if cloth.captions { 1.0 } else { 0.0 };
        let pose = Pose::point(rect.center(), depth::STRIP).faded(alpha);
        goal.set_if_neq(Goal::now(pose));
        letters.set_if_neq(Letters {
            height: 17.0 * cloth.unit,
            room: rect.size() * Vec2::new(1.0, 1.5),
        });
    }
}
