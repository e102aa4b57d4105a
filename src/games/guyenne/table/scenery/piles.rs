//! What tells the piles: their counts, their captions, how often a draw pile has run out and may still, the cards that
//! count unspent, and the worn place on the wood that shows when a pile is empty.

use bevy::prelude::*;

use super::letters::{Letters, text};
use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::rules::Level;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::layout::Edge;
use crate::games::guyenne::table::place::{self, depth};
use crate::games::guyenne::table::words;
use crate::games::guyenne::table::{Shown, TABLE};
use crate::speech::Say;
use crate::theme::{Face, Sheets, palette};

/// A pile of the camp at an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pile {
    Draw,
    Discard,
}

/// A part of what tells a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
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
    part: Part,
}

/// One of the times that the draw pile at an edge may run out, from the left: bright once it has.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Pass {
    edge: Edge,
    nth: u8,
}

/// The most times a draw pile may run out, at any level.
const PASSES: u8 = Level::Expert.exhaustions();

/// A pass that is still to come, as the mark's colour.
const TO_COME: Color = palette::INK_PALE;

/// The unspent cards of the camp at an edge, in the edition that counts them.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Unspent(Edge);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_badges).add_systems(
        Update,
        (arrange_badges, count_piles, arrange_passes, arrange_unspent)
            .in_set(ScenerySystems::Arrange),
    );
}

/// Brings badges and captions.
fn lay_badges(sheets: Res<Sheets>, mut commands: Commands) {
    for edge in Edge::BOTH {
        for nth in 0..PASSES {
            commands.spawn((Pass { edge, nth }, picture(&sheets, "diamond")));
        }
        commands.spawn((
            Unspent(edge),
            text(Face::Italic, palette::PARCHMENT_DEEP),
            Say::verbatim(""),
        ));
        for pile in [Pile::Draw, Pile::Discard] {
            let tells = |part| Tells { edge, pile, part };
            let caption = match pile {
                Pile::Draw => Say::new("hud-draw-pile"),
                Pile::Discard => Say::new("hud-discard-pile"),
            };
            commands.spawn((tells(Part::Bed), picture(&sheets, "panel-dark")));
            commands.spawn((tells(Part::Badge), picture(&sheets, "badge")));
            commands.spawn((tells(Part::Count), text(Face::RomanBold, palette::ARGENT)));
            commands.spawn((
                tells(Part::Caption),
                text(Face::Italic, palette::PARCHMENT_DEEP),
                caption,
            ));
        }
    }
}

/// Fits them to the window.
fn arrange_badges(table: Table, mut parts: Query<(&Tells, &mut Goal, Option<&mut Letters>)>) {
    let cloth = &table.cloth;
    for (tells, mut goal, letters) in &mut parts {
        let camp = cloth.camp(tells.edge);
        let at = match tells.pile {
            Pile::Draw => camp.draw,
            Pile::Discard => camp.discard,
        };
        let (pose, wanted) = match tells.part {
            Part::Bed => (Pose::slot(at.card, depth::PILE - 0.5).faded(0.45), None),
            Part::Badge => (Pose::slot(at.badge.scaled(1.14), depth::BADGE), None),
            Part::Count => (
                Pose::point(at.badge.center, depth::BADGE + 0.2),
                Some(Letters {
                    height: at.badge.size.y * 0.68,
                    room: at.badge.size * Vec2::new(0.8, 1.3),
                }),
            ),
            Part::Caption => (
                Pose::point(at.caption.center(), depth::STRIP).faded(if cloth.captions {
                    1.0
                } else {
                    0.0
                }),
                Some(Letters {
                    height: 16.0 * cloth.unit,
                    room: at.caption.size() * Vec2::new(1.0, 1.5),
                }),
            ),
        };
        goal.set_if_neq(Goal::now(pose));
        if let (Some(mut letters), Some(wanted)) = (letters, wanted) {
            letters.set_if_neq(wanted);
        }
    }
}

/// Writes how many cards lie there.
fn count_piles(shown: Res<Shown>, mut counts: Query<(&Tells, &mut Text2d)>) {
    if !shown.is_changed() {
        return;
    }
    for (tells, mut text) in &mut counts {
        if tells.part != Part::Count {
            continue;
        }
        for camp in Camp::ALL {
            if place::edge(&shown, camp) == tells.edge {
                let seen = &shown.view.camps[camp];
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

/// The camp that sits at an edge.
fn camp_at(shown: &Shown, edge: Edge) -> Camp {
    match edge {
        Edge::Near => shown.near,
        Edge::Far => shown.near.enemy(),
    }
}

/// Lays the marks of the passes on the draw piles, and lights those that are over.
fn arrange_passes(table: Table, mut marks: Query<(&Pass, &mut Goal, &mut Sprite)>) {
    let view = &table.shown.view;
    let passes = view.terms.exhaustions();
    for (pass, mut goal, mut sprite) in &mut marks {
        let seen = &view.camps[camp_at(&table.shown, pass.edge)];
        let place = table.cloth.camp(pass.edge).pass(pass.nth, passes);
        // They lie on the uppermost card that is drawn.
        let step = table.cloth.pile_step * f32::from(seen.draw.saturating_sub(1).min(4));
        let seen_at_all = if pass.nth < passes { 1.0 } else { 0.0 };
        let pose = Pose::slot(place.shifted(step), depth::BADGE - 0.5).faded(seen_at_all);
        goal.set_if_neq(Goal::now(pose));
        let paint = if pass.nth < seen.exhaustions {
            palette::ARGENT
        } else {
            TO_COME
        };
        let paint = paint.with_alpha(sprite.color.alpha());
        if sprite.color != paint {
            sprite.color = paint;
        }
    }
}

/// Says how many cards a camp has not spent, as long as they count.
fn arrange_unspent(table: Table, mut lines: Query<(&Unspent, &mut Goal, &mut Letters, &mut Say)>) {
    let view = &table.shown.view;
    let counts = words::counts_unspent(view);
    for (of, mut goal, mut letters, mut say) in &mut lines {
        let camp = camp_at(&table.shown, of.0);
        let rect = table.cloth.camp(of.0).unspent;
        let pose = Pose::point(rect.center(), depth::STRIP).faded(if counts { 1.0 } else { 0.0 });
        goal.set_if_neq(Goal::now(pose));
        letters.set_if_neq(Letters {
            height: rect.height() * 0.8,
            room: rect.size() * Vec2::new(1.0, 1.4),
        });
        say.set_if_neq(Say::new("hud-unspent").with("n", words::unspent(view, camp)));
    }
}
