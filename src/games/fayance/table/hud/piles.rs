//! The pile of territories, and the lines below the piles of cards: how many there are.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, NthAnchor, node, nth_node, set_absent};
use crate::keys;
use crate::layout::{Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE, Turn, picture_names, words};
use fayance_rules::Stage;
use kit_i18n::LocalizedText;
use kit_table::aside::Tip;
use kit_table::places::TextFit;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette, visible_if};

/// The top of the pile.
#[derive(Component)]
struct Top;

/// The name of the top, or the number of those below it.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum PileText {
    Name,
    Count,
}

/// The line below the heap with this number.
#[derive(Component)]
struct HeapText;

/// The frame of a place in an army.
#[derive(Component)]
struct SlotFrame;

/// The heaps: reserve and discards of the far edge, then of the near one.
fn heap(n: u8) -> (Edge, bool) {
    let edge = if n < 2 { Edge::Far } else { Edge::Near };
    (edge, n % 2 == 1)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (show_top, count_heaps, frame_slots).in_set(FillSystems),
    );
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            Top,
            node("Pile", |t| t.pile),
            Tip::new(keys::FAYANCE_TIP_PILE),
            bevy::picking::hover::Hovered::default(),
            Picture::new(""),
        ))
        .insert(Pickable::default());
    let lines: [(PileText, fn(&TableLayout) -> Rect); 2] = [
        (PileText::Name, |t| pile_line(t, 1.0)),
        (PileText::Count, |t| pile_line(t, 20.0)),
    ];
    for (text, at) in lines {
        commands
            .spawn((
                node("Pile line", at),
                Node {
                    justify_content: JustifyContent::Center,
                    ..default()
                },
            ))
            .with_child((
                text,
                TextFit::line(15.0, 1.0).bound().growing(1.25),
                label(
                    LocalizedText::verbatim(""),
                    TextStyle::CAPTION,
                    palette::PARCHMENT,
                ),
                TextLayout::no_wrap(),
                Pickable::IGNORE,
            ));
    }
    for n in 0..8 {
        commands.spawn((
            SlotFrame,
            nth_node(
                format!("Slot {n}"),
                |t, n| {
                    let edge = if n < 4 { Edge::Far } else { Edge::Near };
                    t.slot(edge, n % 4)
                },
                n,
            ),
            ZIndex(-1),
            BorderColor::all(palette::OR_DEEP.with_alpha(0.45)),
            BackgroundColor(palette::OAK_NIGHT.with_alpha(0.22)),
            Node {
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ));
    }
    for n in 0..4 {
        commands
            .spawn((
                nth_node(
                    format!("Heap {n}"),
                    |t, n| {
                        let (edge, discards) = heap(n);
                        t.heap_line(edge, discards)
                    },
                    n,
                ),
                Node {
                    justify_content: JustifyContent::Center,
                    ..default()
                },
            ))
            .with_child((
                HeapText,
                TextFit::line(14.0, 1.0).bound().growing(1.25),
                label(
                    LocalizedText::verbatim(""),
                    TextStyle::CAPTION,
                    palette::PARCHMENT,
                ),
                TextLayout::no_wrap(),
                Pickable::IGNORE,
            ));
    }
}

/// A line below the pile, so far below its lower edge.
fn pile_line(t: &TableLayout, below: f32) -> Rect {
    let half = t.column / 2.0 - 8.0;
    let middle = t.pile.center().x;
    let top = t.pile.max.y + below;
    Rect::new(middle - half, top, middle + half, top + 20.0)
}

fn show_top(
    displayed: Res<DisplayedView>,
    mut tops: Query<(&mut Picture, &mut Visibility), With<Top>>,
    mut texts: Query<(&PileText, &mut LocalizedText)>,
) {
    let view = &displayed.view;
    for (mut picture, mut visibility) in &mut tops {
        visibility.set_if_neq(visible_if(view.top.is_some()));
        if let Some(territory) = view.top {
            Picture::show(&mut picture, picture_names::territory(territory));
        }
    }
    for (text, mut message) in &mut texts {
        let fresh = match (text, view.top) {
            (PileText::Name, Some(top)) => {
                LocalizedText::new(keys::FAYANCE_PILE_NEXT).with("territory", words::territory(top))
            }
            (PileText::Name, None) => LocalizedText::new(keys::FAYANCE_PILE_EMPTY),
            (PileText::Count, _) if view.below.count() == 0 => LocalizedText::verbatim(""),
            (PileText::Count, _) => {
                LocalizedText::new(keys::FAYANCE_PILE_BELOW).with("n", view.below.count())
            }
        };
        message.set_if_neq(fresh);
    }
}

fn count_heaps(
    displayed: Res<DisplayedView>,
    turn: Res<Turn>,
    heaps: Query<(&NthAnchor, &Children)>,
    mut texts: Query<&mut LocalizedText, With<HeapText>>,
) {
    let near = displayed.near();
    for (anchor, children) in &heaps {
        let (edge, discards) = heap(anchor.1);
        let side = if edge == Edge::Near {
            near
        } else {
            near.other()
        };
        let seen = &displayed.view.sides[side];
        let aside =
            displayed.view.stage == Stage::Muster && (side != near || *turn == Turn::Together);
        let fresh = if aside {
            LocalizedText::verbatim("")
        } else if discards {
            LocalizedText::new(keys::FAYANCE_DISCARDS).with("n", seen.discard.count())
        } else {
            LocalizedText::new(keys::FAYANCE_RESERVE).with("n", seen.reserve_count)
        };
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(fresh.clone());
            }
        }
    }
}

/// Where the first army is laid out, the frames of the other one would lie below it; where both are, all would.
fn frame_slots(
    displayed: Res<DisplayedView>,
    turn: Res<Turn>,
    frames: Query<(Entity, &NthAnchor, Has<Absent>), With<SlotFrame>>,
    mut commands: Commands,
) {
    let musters = displayed.view.stage == Stage::Muster;
    for (entity, anchor, is) in &frames {
        set_absent(
            entity,
            musters && (anchor.1 < 4 || *turn == Turn::Together),
            is,
            &mut commands,
        );
    }
}
