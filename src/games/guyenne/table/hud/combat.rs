//! The words of a combat seen close: its title, which combat of the round it is, and both camps' forces as they come
//! to light. Cards, castle and figures are the scenery's.

use bevy::prelude::*;

use super::Fill;
use super::place::{Fit, Scene, node};
use crate::games::guyenne::rules::card::{Card as Face, Cards};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Castle, Side, Stage, View};
use crate::games::guyenne::table::card::{Owner, Placement, Showing, Spot, Value};
use crate::games::guyenne::table::layout::{Edge, TableLayout};
use crate::games::guyenne::table::place::{Cloth, stage_castle};
use crate::games::guyenne::table::{Shown, TABLE};
use crate::games::guyenne::table::{castle_names::castle_name, words};
use crate::speech::Say;
use crate::theme::widget::label;
use crate::theme::{Design, Lettering, Picture, palette};

/// A text that is written anew with every change.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Title,
    Progress,
    Next,
    Head(Edge),
    Terms(Edge),
    Total(Edge),
    Foot(Edge),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_stage)
        .add_systems(Update, write_stage.in_set(Fill));
}

/// The picture of a scroll hangs over what is written on.
fn title_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let rect = t.reveal.title;
    let hang = rect.height() / 38.0;
    (scene == Scene::Stage).then_some(Rect {
        min: rect.min - Vec2::new(0.0, 16.0 * hang),
        max: rect.max + Vec2::new(0.0, 8.0 * hang),
    })
}

fn progress_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene == Scene::Stage).then_some(t.reveal.progress)
}

fn sum_at(t: &TableLayout, scene: Scene, edge: Edge) -> Option<Rect> {
    (scene == Scene::Stage).then(|| t.reveal.sums[edge as usize].inflate(10.0 * t.unit))
}

fn far_sum_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    sum_at(t, scene, Edge::Far)
}

fn near_sum_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    sum_at(t, scene, Edge::Near)
}

fn text(part: Part, lettering: Lettering, color: Color) -> impl Bundle {
    (
        part,
        label(Say::verbatim(""), lettering, color),
        TextLayout::justify(Justify::Center),
        Pickable::IGNORE,
    )
}

fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn spawn_stage(mut commands: Commands) {
    commands.spawn((
        node("Combat", title_at),
        Picture::new("scroll"),
        Design(Node {
            padding: UiRect::bottom(px(9)),
            ..column()
        }),
        children![(
            text(Part::Title, Lettering::SUBHEADING, palette::INK),
            Fit::line(27.0, 0.76).growing(1.3),
        )],
    ));
    commands.spawn((
        node("Progress", progress_at),
        Picture::new("panel-dark"),
        Design(Node {
            padding: UiRect::horizontal(px(9)),
            ..column()
        }),
        children![
            (
                text(Part::Progress, Lettering::NAME, palette::OR),
                Fit::line(19.0, 0.88)
            ),
            (
                text(Part::Next, Lettering::CAPTION, palette::PARCHMENT),
                Fit::line(16.5, 0.9).lines(2)
            ),
        ],
    ));
    for (edge, at) in [
        (Edge::Far, far_sum_at as fn(&TableLayout, Scene) -> _),
        (Edge::Near, near_sum_at),
    ] {
        commands.spawn((
            node("Force", at),
            Picture::new("sheet-scroll"),
            Design(Node {
                padding: UiRect::bottom(px(9)),
                ..column()
            }),
            children![
                (
                    text(Part::Head(edge), Lettering::NAME, palette::INK),
                    Fit::line(22.0, 0.7).growing(1.1)
                ),
                (
                    Design(Node {
                        width: percent(62),
                        height: px(1.5),
                        margin: UiRect::vertical(px(2)),
                        ..default()
                    }),
                    BackgroundColor(palette::OR_DEEP),
                    Pickable::IGNORE,
                ),
                (
                    Design(Node {
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        column_gap: px(8),
                        ..default()
                    }),
                    Pickable::IGNORE,
                    children![
                        text(
                            Part::Terms(edge),
                            Lettering::STRONG.growing(1.0),
                            palette::INK
                        ),
                        text(
                            Part::Total(edge),
                            Lettering::NUMERAL.growing(1.0),
                            palette::INK
                        ),
                    ],
                ),
                (
                    text(Part::Foot(edge), Lettering::CAPTION, palette::INK_PALE),
                    Fit::line(17.0, 0.76).growing(1.1)
                ),
            ],
        ));
    }
}

/// What is known of one camp's force at the castle of the combat.
#[derive(Debug, Clone, PartialEq)]
struct Force {
    /// Attack or defence, and whose.
    head: Say,
    /// The cards that are counted, in the order they lie.
    cards: Vec<Face>,
    /// Nobody at the screen may know anything yet.
    dark: bool,
    /// What is still missing, or worth knowing.
    foot: Say,
}

impl Force {
    /// The force of `camp`; `faces` are its cards whose fronts are to be seen.
    fn of(view: &View, castle: Castle, camp: Camp, faces: &[Face]) -> Self {
        let front = view.front(castle, camp);
        let own = view.viewer.is_some_and(|viewer| viewer.camp == camp);
        let side = front.map_or(Side::Short, |front| front.side);
        let shown = front.is_some_and(|front| front.shown);
        let head = match side {
            Side::Short => "combat-attack",
            Side::Long if own => "combat-own-defence",
            Side::Long => "combat-defence",
        };
        let known: Option<Cards> = front.and_then(|front| front.cards);
        let count = front.map_or(0, |front| front.count);
        let cards: Vec<Face> = match known {
            // One's own cards are known before they are turned up.
            Some(cards) if own && !shown => cards.iter().collect(),
            Some(_) if shown => faces.to_vec(),
            _ => Vec::new(),
        };
        let left = count.saturating_sub(cards.len() as u8);
        let foot = if cards.contains(&Face::Hero) {
            Say::new("hud-hero-sum")
        } else if own && !shown && !cards.is_empty() {
            Say::new("combat-only-you")
        } else if shown && left > 0 {
            Say::new("combat-more").with("n", left)
        } else if shown {
            Say::verbatim("")
        } else {
            Say::new("n-cards").with("n", count)
        };
        Self {
            head: Say::new(head),
            dark: !shown && cards.is_empty(),
            cards,
            foot,
        }
    }

    /// "5 + 3 + 2 =". Beside a hero nothing is counted.
    fn terms(&self) -> String {
        if self.cards.len() < 2 || self.cards.contains(&Face::Hero) {
            return String::new();
        }
        let values = self.cards.iter().map(|card| card.value().to_string());
        format!("{} =", values.collect::<Vec<_>>().join(" + "))
    }

    /// The sum, the hero, or a question mark while nobody may know.
    fn total(&self) -> Say {
        if self.dark {
            return Say::verbatim("?");
        }
        let cards: Cards = self.cards.iter().copied().collect();
        if cards.has_hero() {
            return Say::new("combat-hero");
        }
        Say::verbatim(cards.sum().to_string())
    }
}

/// The colour of a camp for letters on parchment.
const fn ink(camp: Camp) -> Color {
    match camp {
        Camp::English => palette::GULES_DEEP,
        Camp::French => palette::AZURE_DEEP,
    }
}

/// Which of the round's combats this is.
fn nth(view: &View) -> u8 {
    match view.stage {
        Stage::Combat(at) | Stage::Answer(at) | Stage::Lose(at) => at,
        _ => 0,
    }
}

fn write_stage(
    shown: Res<Shown>,
    cloth: Res<Cloth>,
    cards: Query<(&Owner, &Placement, &Value, &Showing)>,
    turned: Query<(), Or<(Changed<Showing>, Changed<Value>, Changed<Placement>)>>,
    mut parts: Query<(
        &Part,
        &mut Say,
        &mut Lettering,
        &mut TextColor,
        Option<&mut Fit>,
    )>,
) {
    if !shown.is_changed() && !cloth.is_changed() && turned.is_empty() {
        return;
    }
    let view = &shown.view;
    let Some(castle) = stage_castle(view) else {
        return;
    };
    let at_edge = |edge| match edge {
        Edge::Near => shown.near,
        Edge::Far => shown.near.enemy(),
    };
    let mut forces = Edge::BOTH.map(|edge| {
        let camp = at_edge(edge);
        let mut faces: Vec<(u8, Face)> = cards
            .iter()
            .filter(|(owner, .., showing)| owner.0 == camp && **showing == Showing::Front)
            .filter_map(|(_, placement, value, _)| match placement.0 {
                Spot::Front {
                    castle: c, index, ..
                } if c == castle => Some((index, value.0)),
                _ => None,
            })
            .collect();
        faces.sort_by_key(|&(index, _)| index);
        let faces: Vec<Face> = faces.into_iter().map(|(_, face)| face).collect();
        Force::of(view, castle, camp, &faces)
    });
    // No hero wins outright against a hero.
    if forces.iter().all(|force| force.cards.contains(&Face::Hero)) {
        for force in &mut forces {
            force.foot = Say::new("combat-heroes-tie");
        }
    }
    let attacker = words::defender(view, castle).map(Camp::enemy);
    let nth = nth(view);
    let next = view.named[1].filter(|_| nth == 0);
    let small = cloth.compact;
    for (part, mut say, mut lettering, mut color, fit) in &mut parts {
        let (fresh, size) = match part {
            Part::Title => (
                Say::new("combat-at").with("castle", castle_name(view.terms.names, castle)),
                if small { 22.0 } else { 27.0 },
            ),
            Part::Progress => (
                Say::new("combat-count").with("n", nth + 1).with("of", 2),
                if small { 16.0 } else { 19.0 },
            ),
            Part::Next => (
                next.map_or(Say::verbatim(""), |castle| {
                    Say::new("combat-then").with("castle", castle_name(view.terms.names, castle))
                }),
                if small { 15.0 } else { 16.5 },
            ),
            Part::Head(edge) => (
                forces[*edge as usize].head.clone(),
                if small { 17.0 } else { 22.0 },
            ),
            Part::Terms(edge) => (
                Say::verbatim(forces[*edge as usize].terms()),
                // Five cards leave less room than two.
                match (forces[*edge as usize].cards.len(), small) {
                    (0..=3, false) => 20.0,
                    (4, false) => 17.5,
                    (_, false) => 15.5,
                    (0..=4, true) => 16.0,
                    (_, true) => 14.2,
                },
            ),
            Part::Total(edge) => (
                forces[*edge as usize].total(),
                match (small, forces[*edge as usize].cards.contains(&Face::Hero)) {
                    (true, false) => 32.0,
                    (true, true) => 26.0,
                    (false, false) if forces[*edge as usize].cards.len() > 4 => 42.0,
                    (false, false) => 48.0,
                    (false, true) => 40.0,
                },
            ),
            Part::Foot(edge) => (
                forces[*edge as usize].foot.clone(),
                if small { 14.5 } else { 17.0 },
            ),
        };
        say.set_if_neq(fresh);
        match fit {
            Some(mut fit) => {
                let fresh = Fit { most: size, ..*fit };
                fit.set_if_neq(fresh);
            }
            None => {
                let fresh = lettering.sized(size);
                lettering.set_if_neq(fresh);
            }
        }
        let paint = match part {
            Part::Title => attacker.map_or(palette::INK, ink),
            Part::Head(edge) | Part::Total(edge) => ink(at_edge(*edge)),
            _ => color.0,
        };
        color.set_if_neq(TextColor(paint));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn force(cards: &[Face]) -> Force {
        Force {
            head: Say::new("combat-attack"),
            cards: cards.to_vec(),
            dark: false,
            foot: Say::verbatim(""),
        }
    }

    #[test]
    fn sums_are_spelled_out_card_by_card() {
        let shown = force(&[Face::Five, Face::Three, Face::Two]);
        assert_eq!(shown.terms(), "5 + 3 + 2 =");
        assert_eq!(shown.total(), Say::verbatim("10"));
        assert_eq!(force(&[Face::Four]).terms(), "");
    }

    #[test]
    fn a_hero_stands_for_himself() {
        let shown = force(&[Face::Hero, Face::Four, Face::Two]);
        assert_eq!(shown.terms(), "");
        assert_eq!(shown.total(), Say::new("combat-hero"));
    }
}
