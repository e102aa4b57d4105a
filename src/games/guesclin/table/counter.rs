//! A figure, and what is on it: its face, its order, what it bears, whether it has acted, the ring of the one that is
//! looked at.

use bevy::prelude::*;

use super::{DisplayedView, Phase, Selection, Turn, picture_names};
use guesclin_rules::{Banner, Board, Fighter};
use kit_theme::{Picture, palette, visible_if};

/// A figure of the map, or one who waits to be placed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterNode(pub Fighter);

/// A picture on a figure.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CounterPart {
    /// The ring of the one that is looked at.
    Ring,
    /// The figure itself.
    Figure,
    /// Its order.
    Order,
    /// What it bears.
    Burden,
    /// It has acted, or is surprised.
    State,
}

/// Faces, orders, burdens and states.
pub(super) fn dress(
    displayed: Res<DisplayedView>,
    (selection, turn, phase): (Res<Selection>, Res<Turn>, Res<State<Phase>>),
    counters: Query<(&CounterNode, &Children)>,
    children: Query<&Children>,
    mut parts: Query<
        (
            Ref<CounterPart>,
            &mut Picture,
            &mut Visibility,
            &mut ImageNode,
        ),
        Without<CounterNode>,
    >,
) {
    let board = displayed.board();
    let changed =
        displayed.is_changed() || selection.is_changed() || turn.is_changed() || phase.is_changed();
    let rings = ringed(board, &selection, *turn, *phase.get());
    for (counter, own) in &counters {
        let who = counter.0;
        let state = board.fighter(who);
        let inner = own.iter().filter_map(|child| children.get(child).ok());
        let all: Vec<Entity> = own.iter().chain(inner.flatten().copied()).collect();
        for entity in all {
            let Ok((part, mut picture, mut seen, mut image)) = parts.get_mut(entity) else {
                continue;
            };
            if !changed && !part.is_added() {
                continue;
            }
            let (name, color): (Option<&'static str>, Color) = match *part {
                CounterPart::Ring => {
                    let ring = rings.iter().find(|(of, _)| *of == who);
                    (
                        ring.map(|_| picture_names::RING),
                        ring.map_or(palette::CLEAR, |(_, color)| *color),
                    )
                }
                CounterPart::Figure => {
                    let id = &board.scenario().fighters[who.index()].counter_id;
                    let light = if state.acted && *turn != Turn::Busy {
                        0.72
                    } else {
                        1.0
                    };
                    (
                        Some(picture_names::figure(id, state.stunned)),
                        palette::dimmed(light),
                    )
                }
                CounterPart::Order => (state.order.map(picture_names::order), palette::dimmed(1.0)),
                CounterPart::Burden => (
                    state
                        .bears
                        .map(|object| picture_names::object(board, object)),
                    palette::dimmed(1.0),
                ),
                CounterPart::State => (
                    if board.surprised(board.banner(who)) {
                        Some(picture_names::SEAL_SURPRISED)
                    } else if state.acted && is_active(board, board.banner(who)) {
                        Some(picture_names::SEAL_ACTED)
                    } else {
                        None
                    },
                    palette::dimmed(1.0),
                ),
            };
            seen.set_if_neq(visible_if(name.is_some()));
            if let Some(name) = name {
                Picture::show(&mut picture, name);
            }
            if image.color != color {
                image.color = color;
            }
        }
    }
}

fn is_active(board: &Board, banner: Banner) -> bool {
    board.active() == Some(banner)
}

/// Who has a ring: gold for the one who is looked at, pale for those who may act.
fn ringed(board: &Board, selection: &Selection, turn: Turn, phase: Phase) -> Vec<(Fighter, Color)> {
    let mut rings = Vec::new();
    rings.extend(selection.plan.fighter.map(|who| (who, palette::OR)));
    let target = selection.plan.deed.and_then(super::plan::Deed::target);
    rings.extend(target.map(|foe| (foe, palette::GULES)));
    if let (Turn::Person(banner), Phase::Act) = (turn, phase) {
        let ready = board
            .of_banner(banner)
            .filter(|&who| board.check_acts(who).is_ok());
        rings.extend(ready.map(|who| (who, palette::ARGENT)));
    }
    rings
}
