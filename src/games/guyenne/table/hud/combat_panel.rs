//! The texts of the combat stage: its title, which combat of the round it is, and the sums of both camps as their cards
//! are revealed. The scenery draws cards, castle and figures.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{HeightBound, Scene, TextFit, node};
use crate::camp_colours::ink;
use crate::card::{CardLocation, Owner, Placement, Showing, Value};
use crate::card_pose::{camp_at, stage_castle};
use crate::card_sprite::CardFaceSystems;
use crate::keys;
use crate::layout::{Edge, TableLayout};
use crate::overview::{COMBATS, combat_number};
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Rules, Seating, TABLE};
use crate::{castle_names::castle_name, words};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, Side, View};
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{Picture, Scale, TextStyle, palette};

/// A text of the combat stage.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum CombatText {
    Title,
    Progress,
    Next,
    Head(Edge),
    Terms(Edge),
    Total(Edge),
    Foot(Edge),
}

impl CombatText {
    /// How many lines it takes at most, and how high they may be, in design units, so that all texts of a sheet fit on
    /// it. `small` is the layout for phones; `grown` is the growth of text, 0 as designed to 1 twice as large. `None`
    /// for the title, which has a ribbon of its own, and for the sum, which is not fitted.
    fn room(self, small: bool, grown: f32) -> Option<(u8, f32)> {
        let grown = grown.clamp(0.0, 1.0);
        let between = |designed: f32, doubled: f32| designed + (doubled - designed) * grown;
        let two_if_large = if grown > 0.25 { 2 } else { 1 };
        match (self, small) {
            (Self::Title | Self::Terms(_) | Self::Total(_), _) => None,
            (Self::Progress, true) => Some((1, 19.5)),
            (Self::Progress, false) => Some((two_if_large, between(24.0, 88.0))),
            (Self::Next, true) => Some((2, 34.0)),
            (Self::Next, false) => Some((2, between(40.0, 76.0))),
            (Self::Head(_), true) => Some((1, 22.5)),
            (Self::Head(_), false) => Some((1, between(27.0, 42.0))),
            (Self::Foot(_), true) => Some((1, 19.5)),
            (Self::Foot(_), false) => Some((two_if_large, between(21.0, 46.0))),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_stage).add_systems(
        TABLE_UPDATE,
        write_stage.after(CardFaceSystems).in_set(FillSystems),
    );
}

/// The rectangle of the scroll's picture around that of its text.
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

fn text(part: CombatText, style: TextStyle, color: Color) -> impl Bundle {
    (
        part,
        label(LocalizedText::verbatim(""), style, color),
        TextLayout::justify(Justify::Center),
        Pickable::IGNORE,
    )
}

/// The node of a text that takes this part of its sheet's width, in percent, and then goes on in the next line.
fn at_most(width: u8) -> Node {
    Node {
        max_width: percent(width),
        ..default()
    }
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
        Node {
            padding: UiRect::bottom(px(9)),
            ..column()
        },
        children![(
            text(CombatText::Title, TextStyle::SUBHEADING, palette::INK),
            TextFit::line(27.0, 0.8).growing(1.95).bound_by_ribbon(),
        )],
    ));
    commands.spawn((
        node("Progress", progress_at),
        Picture::new("panel-dark"),
        Node {
            padding: UiRect::horizontal(px(3)),
            ..column()
        },
        children![
            (
                text(CombatText::Progress, TextStyle::NAME, palette::OR),
                TextFit::line(19.0, 0.82).growing(1.95),
                at_most(90),
            ),
            (
                text(CombatText::Next, TextStyle::CAPTION, palette::PARCHMENT),
                TextFit::line(16.5, 0.82).growing(1.95),
                at_most(90),
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
            Node {
                padding: UiRect::bottom(px(9)),
                ..column()
            },
            children![
                (
                    text(CombatText::Head(edge), TextStyle::NAME, palette::INK),
                    TextFit::line(22.0, 0.72).growing(1.95)
                ),
                (
                    Node {
                        width: percent(62),
                        height: px(1.5),
                        margin: UiRect::vertical(px(2)),
                        ..default()
                    },
                    BackgroundColor(palette::OR_DEEP),
                    Pickable::IGNORE,
                ),
                (
                    Node {
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        column_gap: px(8),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        text(
                            CombatText::Terms(edge),
                            TextStyle::STRONG.growing(1.0),
                            palette::INK
                        ),
                        text(
                            CombatText::Total(edge),
                            TextStyle::NUMERAL.growing(1.0),
                            palette::INK
                        ),
                    ],
                ),
                (
                    text(
                        CombatText::Foot(edge),
                        TextStyle::CAPTION,
                        palette::INK_PALE
                    ),
                    TextFit::line(17.0, 0.84).growing(1.95),
                    at_most(84),
                ),
            ],
        ));
    }
}

/// What the viewer knows of one camp's cards at the castle of the combat.
#[derive(Debug, Clone, PartialEq)]
struct CampForce {
    /// Attack, defence or own defence.
    head: LocalizedText,
    /// The known cards, in the order they lie.
    cards: Vec<Card>,
    /// Whether the viewer knows none of the cards yet.
    dark: bool,
    /// The line below the sum: cards still face down, the hero, or that only the viewer sees this.
    foot: LocalizedText,
}

impl CampForce {
    /// The force of `camp`; `faces` are its cards that lie face up. Of a shared camp the player who fights is named, in
    /// the brief layout by the number of the seat.
    fn of(
        view: &View,
        seating: &Seating,
        castle: Castle,
        camp: Camp,
        faces: &[Card],
        brief: bool,
    ) -> Self {
        let front = view.front(castle, camp);
        let own = view.viewer.is_some_and(|viewer| viewer.camp == camp);
        let side = front.map_or(Side::Short, |front| front.side);
        let displayed = front.is_some_and(|front| front.shown);
        let head = match side {
            Side::Short => keys::COMBAT_ATTACK,
            Side::Long if own => keys::COMBAT_OWN_DEFENCE,
            Side::Long => keys::COMBAT_DEFENCE,
        };
        let known: Option<Cards> = front.and_then(|front| front.cards);
        let count = front.map_or(0, |front| front.count);
        let cards: Vec<Card> = match known {
            // The viewer's own cards, before they are revealed.
            Some(cards) if own && !displayed => cards.iter().collect(),
            Some(_) if displayed => faces.to_vec(),
            _ => Vec::new(),
        };
        let left = count.saturating_sub(cards.len() as u8);
        let foot = if cards.contains(&Card::Hero) {
            LocalizedText::new(keys::HUD_HERO_SUM)
        } else if own && !displayed && !cards.is_empty() {
            LocalizedText::new(keys::COMBAT_ONLY_YOU)
        } else if displayed && left > 0 {
            LocalizedText::new(keys::COMBAT_MORE).with("n", left)
        } else if displayed {
            LocalizedText::verbatim("")
        } else {
            LocalizedText::new(keys::N_CARDS).with("n", count)
        };
        let head = LocalizedText::new(head);
        let fighter = front.filter(|_| view.config.shared(camp));
        let name = |seat| {
            if brief {
                LocalizedText::verbatim(words::numeral(seat))
            } else {
                words::own_name(seating, seat)
            }
        };
        Self {
            head: match fighter {
                Some(front) => LocalizedText::new(keys::COMBAT_BY)
                    .with("what", head)
                    .with("name", name(front.seat)),
                None => head,
            },
            dark: !displayed && cards.is_empty(),
            cards,
            foot,
        }
    }

    /// The terms of the sum, "5 + 3 + 2 ="; empty for fewer than two cards, and with a hero, who needs no sum.
    fn terms(&self) -> String {
        if self.cards.len() < 2 || self.cards.contains(&Card::Hero) {
            return String::new();
        }
        let values = self.cards.iter().map(|card| card.value().to_string());
        format!("{} =", values.collect::<Vec<_>>().join(" + "))
    }

    /// The sum, the hero, or a question mark while no card is known.
    fn total(&self) -> LocalizedText {
        if self.dark {
            return LocalizedText::verbatim("?");
        }
        let cards: Cards = self.cards.iter().copied().collect();
        if cards.has_hero() {
            return LocalizedText::new(keys::COMBAT_HERO);
        }
        LocalizedText::verbatim(cards.sum().to_string())
    }
}

fn write_stage(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    (layout, scale): (Res<TableLayout>, Res<Scale>),
    cards: Query<(&Owner, &Placement, &Value, &Showing)>,
    turned: Query<(), Or<(Changed<Showing>, Changed<Value>, Changed<Placement>)>>,
    mut parts: Query<(
        &CombatText,
        &mut LocalizedText,
        &mut TextStyle,
        &mut TextColor,
        Option<&mut TextFit>,
    )>,
) {
    if !displayed.is_changed() && !layout.is_changed() && !scale.is_changed() && turned.is_empty() {
        return;
    }
    let view = &displayed.view;
    let Some(castle) = stage_castle(view) else {
        return;
    };
    let mut forces = Edge::BOTH.map(|edge| {
        let camp = camp_at(&displayed, edge);
        let mut faces: Vec<(u8, Card)> = cards
            .iter()
            .filter(|(owner, .., showing)| owner.0 == camp && **showing == Showing::Front)
            .filter_map(|(_, placement, value, _)| match placement.0 {
                CardLocation::Front {
                    castle: c, index, ..
                } if c == castle => Some((index, value.0)),
                _ => None,
            })
            .collect();
        faces.sort_by_key(|&(index, _)| index);
        let faces: Vec<Card> = faces.into_iter().map(|(_, face)| face).collect();
        let seating = &rules.config().seating;
        CampForce::of(view, seating, castle, camp, &faces, layout.brief)
    });
    // Two heroes tie.
    if forces.iter().all(|force| force.cards.contains(&Card::Hero)) {
        for force in &mut forces {
            force.foot = LocalizedText::new(keys::COMBAT_HEROES_TIE);
        }
    }
    let attacker = view.defender(castle).map(Camp::enemy);
    let (nth, next) = combat_number(view);
    let small = layout.compact;
    for (part, mut message, mut style, mut color, fit) in &mut parts {
        let (fresh, size) = match part {
            CombatText::Title => (
                LocalizedText::new(keys::COMBAT_AT)
                    .with("castle", castle_name(view.config.names, castle)),
                if small { 22.0 } else { 27.0 },
            ),
            CombatText::Progress => (
                LocalizedText::new(keys::COMBAT_COUNT)
                    .with("n", nth + 1)
                    .with("of", COMBATS),
                if small { 16.0 } else { 19.0 },
            ),
            CombatText::Next => (
                next.map_or(LocalizedText::verbatim(""), |castle| {
                    LocalizedText::new(keys::COMBAT_THEN)
                        .with("castle", castle_name(view.config.names, castle))
                }),
                if small { 15.0 } else { 16.5 },
            ),
            CombatText::Head(edge) => (
                forces[*edge as usize].head.clone(),
                if small { 17.0 } else { 22.0 },
            ),
            CombatText::Terms(edge) => (
                LocalizedText::verbatim(forces[*edge as usize].terms()),
                // More terms need smaller text; the wider sheet has room for larger text.
                match (forces[*edge as usize].cards.len(), small) {
                    (0..=3, false) => 20.0 * scale.growth().min(1.5),
                    (4, false) => 17.5 * scale.growth().min(1.25),
                    (_, false) => 15.5 * scale.growth().min(1.15),
                    (0..=4, true) => 16.0,
                    (_, true) => 14.2,
                },
            ),
            CombatText::Total(edge) => (
                forces[*edge as usize].total(),
                match (small, forces[*edge as usize].cards.contains(&Card::Hero)) {
                    (true, false) => 32.0,
                    (true, true) => 26.0,
                    (false, false) if forces[*edge as usize].cards.len() > 4 => 42.0,
                    (false, false) => 48.0,
                    (false, true) => 40.0,
                },
            ),
            CombatText::Foot(edge) => (
                forces[*edge as usize].foot.clone(),
                if small { 14.5 } else { 17.0 },
            ),
        };
        message.set_if_neq(fresh);
        match fit {
            Some(mut fit) => {
                let (lines, bound) = part
                    .room(small, scale.growth() - 1.0)
                    .map_or((fit.lines, fit.bound), |(lines, height)| {
                        (lines, HeightBound::Units(height))
                    });
                let fresh = TextFit {
                    most: size,
                    lines,
                    bound,
                    ..*fit
                };
                fit.set_if_neq(fresh);
            }
            None => {
                let fresh = style.sized(size);
                style.set_if_neq(fresh);
            }
        }
        let paint = match part {
            CombatText::Title => attacker.map_or(palette::INK, ink),
            CombatText::Head(edge) | CombatText::Total(edge) => ink(camp_at(&displayed, *edge)),
            _ => color.0,
        };
        color.set_if_neq(TextColor(paint));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn force(cards: &[Card]) -> CampForce {
        CampForce {
            head: LocalizedText::new(keys::COMBAT_ATTACK),
            cards: cards.to_vec(),
            dark: false,
            foot: LocalizedText::verbatim(""),
        }
    }

    #[test]
    fn sums_are_spelled_out_card_by_card() {
        let displayed = force(&[Card::Five, Card::Three, Card::Two]);
        assert_eq!(displayed.terms(), "5 + 3 + 2 =");
        assert_eq!(displayed.total(), LocalizedText::verbatim("10"));
        assert_eq!(force(&[Card::Four]).terms(), "");
    }

    #[test]
    fn a_hero_stands_for_the_sum() {
        let displayed = force(&[Card::Hero, Card::Four, Card::Two]);
        assert_eq!(displayed.terms(), "");
        assert_eq!(displayed.total(), LocalizedText::new(keys::COMBAT_HERO));
    }
}
