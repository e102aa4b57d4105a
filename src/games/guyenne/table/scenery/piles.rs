//! What tells the piles: their counts, their captions, how often a draw pile has run out and may still, the cards that
//! count unspent, and the worn place on the wood that shows when a pile is empty.

use bevy::prelude::*;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use super::world_text::{WorldText, text};
use crate::card_pose::{self, depth};
use crate::keys;
use crate::layout::Edge;
use crate::session::TABLE_UPDATE;
use crate::words;
use crate::{DisplayedView, TABLE};
use guyenne_rules::Level;
use guyenne_rules::seat::Camp;
use kit_i18n::LocalizedText;
use kit_theme::{FontFace, SpriteAtlases, palette};

/// A pile of the camp at an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pile {
    Draw,
    Discard,
}

/// A part of what tells a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PilePart {
    Bed,
    Badge,
    Count,
    Caption,
}

/// Which part of which pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Tells {
    edge: Edge,
    pile: Pile,
    part: PilePart,
}

/// One of the times that the draw pile at an edge may run out, from the left: gold while it is to come, dark
/// afterwards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Pass {
    edge: Edge,
    nth: u8,
}

/// The most times a draw pile may run out, at any level.
const PASSES: u8 = Level::Expert.exhaustions();

/// The tint of the mark of a time that is over.
const SPENT: Color = palette::INK_PALE;

/// The unspent cards of the camp at an edge, in the edition that counts them.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Unspent(Edge);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_badges).add_systems(
        TABLE_UPDATE,
        (arrange_badges, count_piles, arrange_passes, arrange_unspent)
            .in_set(ScenerySystems::Arrange),
    );
}

/// Brings badges and captions.
fn lay_badges(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    for edge in Edge::BOTH {
        for nth in 0..PASSES {
            commands.spawn((
                Pass { edge, nth },
                Name::new(format!("Exhaustion {nth} of {edge:?}")),
                picture(&atlases, "diamond"),
            ));
        }
        commands.spawn((
            Unspent(edge),
            Name::new(format!("Unspent cards of {edge:?}")),
            text(FontFace::Italic, palette::PARCHMENT_DEEP),
            LocalizedText::verbatim(""),
        ));
        for pile in [Pile::Draw, Pile::Discard] {
            let tells = |part| Tells { edge, pile, part };
            let caption = match pile {
                Pile::Draw => LocalizedText::new(keys::HUD_DRAW_PILE),
                Pile::Discard => LocalizedText::new(keys::HUD_DISCARD_PILE),
            };
            commands.spawn((tells(PilePart::Bed), picture(&atlases, "panel-dark")));
            commands.spawn((tells(PilePart::Badge), picture(&atlases, "badge")));
            commands.spawn((
                tells(PilePart::Count),
                text(FontFace::RomanBold, palette::ARGENT),
            ));
            commands.spawn((
                tells(PilePart::Caption),
                text(FontFace::Italic, palette::PARCHMENT_DEEP),
                caption,
            ));
        }
    }
}

/// Fits them to the window.
fn arrange_badges(
    table: TableParam,
    mut parts: Query<(&Tells, &mut TargetPose, Option<&mut WorldText>)>,
) {
    let layout = &table.layout;
    for (tells, mut target, letters) in &mut parts {
        let camp = layout.camp(tells.edge);
        let at = match tells.pile {
            Pile::Draw => camp.draw,
            Pile::Discard => camp.discard,
        };
        let (pose, wanted) = match tells.part {
            PilePart::Bed => (Pose::slot(at.card, depth::STRIP).faded(0.45), None),
            PilePart::Badge => (Pose::slot(at.badge.scaled(1.14), depth::BADGE), None),
            PilePart::Count => (
                Pose::point(at.badge.center, depth::BADGE + 0.2),
                Some(WorldText {
                    height: at.badge.size.y * 0.68,
                    room: at.badge.size * Vec2::new(0.8, 1.3),
                }),
            ),
            PilePart::Caption => (
                Pose::point(at.caption.center(), depth::STRIP).faded(if layout.captions {
                    1.0
                } else {
                    0.0
                }),
                Some(WorldText {
                    height: 16.0 * layout.unit,
                    room: at.caption.size() * Vec2::new(1.0, 1.5),
                }),
            ),
        };
        target.set_if_neq(TargetPose::now(pose));
        if let (Some(mut letters), Some(wanted)) = (letters, wanted) {
            letters.set_if_neq(wanted);
        }
    }
}

/// Writes how many cards lie there.
fn count_piles(displayed: Res<DisplayedView>, mut counts: Query<(&Tells, &mut Text2d)>) {
    // Not a run condition: it would miss a view that comes while the scenery rests.
    if !displayed.is_changed() {
        return;
    }
    for (tells, mut text) in &mut counts {
        if tells.part != PilePart::Count {
            continue;
        }
        for camp in Camp::ALL {
            if card_pose::edge(&displayed, camp) == tells.edge {
                let seen = &displayed.view.camps[camp];
                let count = match tells.pile {
                    Pile::Draw => seen.draw,
                    Pile::Discard => seen.discard,
                };
                let words = count.to_string();
                if text.0 != words {
                    text.0 = words;
                }
            }
        }
    }
}

/// Lays the marks of the passes on the draw piles, and darkens those that are over.
fn arrange_passes(table: TableParam, mut marks: Query<(&Pass, &mut TargetPose, &mut Sprite)>) {
    let view = &table.displayed.view;
    let passes = view.config.exhaustions();
    for (pass, mut target, mut sprite) in &mut marks {
        let seen = &view.camps[card_pose::camp_at(&table.displayed, pass.edge)];
        let place = table.layout.camp(pass.edge).pass(pass.nth, passes);
        // They lie on the uppermost card that is drawn.
        let step = table.layout.pile_step * f32::from(seen.draw.saturating_sub(1).min(4));
        let seen_at_all = if pass.nth < passes { 1.0 } else { 0.0 };
        let pose = Pose::slot(place.shifted(step), depth::BADGE - 0.5).faded(seen_at_all);
        target.set_if_neq(TargetPose::now(pose));
        let paint = if pass.nth < seen.exhaustions {
            SPENT
        } else {
            palette::ARGENT
        };
        let paint = paint.with_alpha(sprite.color.alpha());
        if sprite.color != paint {
            sprite.color = paint;
        }
    }
}

/// Says how many cards a camp has not spent, as long as they count.
fn arrange_unspent(
    table: TableParam,
    mut lines: Query<(
        &Unspent,
        &mut TargetPose,
        &mut WorldText,
        &mut LocalizedText,
    )>,
) {
    let view = &table.displayed.view;
    let counts = words::counts_unspent(view);
    for (of, mut target, mut letters, mut message) in &mut lines {
        let camp = card_pose::camp_at(&table.displayed, of.0);
        let rect = table.layout.camp(of.0).unspent;
        let pose = Pose::point(rect.center(), depth::STRIP).faded(if counts { 1.0 } else { 0.0 });
        target.set_if_neq(TargetPose::now(pose));
        letters.set_if_neq(WorldText {
            height: rect.height() * 0.8,
            room: rect.size() * Vec2::new(1.0, 1.4),
        });
        message.set_if_neq(
            LocalizedText::new(keys::HUD_UNSPENT).with("n", words::unspent(view, camp)),
        );
    }
}
