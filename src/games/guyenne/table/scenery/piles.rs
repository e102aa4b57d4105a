//! What tells the piles: their counts, their captions, and the worn place on the wood that shows when one is empty.

use bevy::prelude::*;

use super::letters::{Letters, text};
use super::pose::{Goal, Pose, ScenerySystems, Table, picture};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::layout::Edge;
use crate::games::guyenne::table::place::{self, depth};
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), lay_badges).add_systems(
        Update,
        (arrange_badges, count_piles).in_set(ScenerySystems::Arrange),
    );
}

/// Brings badges and captions.
fn lay_badges(sheets: Res<Sheets>, mut commands: Commands) {
    for edge in Edge::BOTH {
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
