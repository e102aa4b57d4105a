//! How cards move: to their places, turning over, shaking when a choice is refused; in a combat as it is shown, up with
//! the ground, past the middle, or back.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::beats::Beat;
use super::card::{CardLocation, FaceDown, Owner, Placement, Selected, Value};
use super::card_sprite::CardFace;
use super::layout::{Edge, TableLayout};
use super::refusal::Refused;
use super::session::{TABLE_UPDATE, TableSystems};
use super::stance::Stance;
use super::timings::TableTimings;
use super::{DisplayedView, TABLE, Turn};
use fayance_rules::{BySide, Card, Land, People, Side, Stage, Troop};
use kit_input::{Focusable, Focused};
use kit_table::card_changes::{CardChanged, watch_cards};
use kit_table::turns::hurry;
use kit_theme::sound::{PlaySound, Sound};
use kit_timings::MotionSettings;

/// The systems that start this frame's animations of cards.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MotionSystems;

/// The place where a card lies or is going.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct CardTarget(Rect);

/// Moves a node from one place to another.
struct GlideLens {
    from: Rect,
    to: Rect,
}

/// Puts a node at a place.
fn put(node: &mut Node, place: Rect) {
    node.left = px(place.min.x);
    node.top = px(place.min.y);
    node.width = px(place.width());
    node.height = px(place.height());
}

/// The place of a node.
fn place_of(node: &Node) -> Rect {
    let pixels = |value: Val| match value {
        Val::Px(pixels) => pixels,
        _ => 0.0,
    };
    let corner = Vec2::new(pixels(node.left), pixels(node.top));
    let size = Vec2::new(pixels(node.width), pixels(node.height));
    Rect::from_corners(corner, corner + size)
}

impl Lens<Node> for GlideLens {
    fn lerp(&mut self, mut node: Mut<Node>, ratio: f32) {
        put(
            &mut node,
            Rect {
                min: self.from.min.lerp(self.to.min, ratio),
                max: self.from.max.lerp(self.to.max, ratio),
            },
        );
    }
}

/// Turns a card over, and lets one that leans stand up.
struct TurnLens {
    leant: f32,
}

impl Lens<CardFace> for TurnLens {
    fn lerp(&mut self, mut face: Mut<CardFace>, ratio: f32) {
        face.turned = ratio;
        face.leant = self.leant * (1.0 - ratio);
    }
}

/// Lets a card lean, or stand up; in an undecided combat it shudders.
struct LeanLens {
    from: f32,
    to: f32,
    shudders: bool,
}

impl Lens<CardFace> for LeanLens {
    fn lerp(&mut self, mut face: Mut<CardFace>, ratio: f32) {
        face.leant = self.from + (self.to - self.from) * ratio;
        if self.shudders {
            face.shaken = ratio;
        }
    }
}

struct ShakeLens;

impl Lens<CardFace> for ShakeLens {
    fn lerp(&mut self, mut face: Mut<CardFace>, ratio: f32) {
        face.shaken = ratio;
    }
}

/// What a card's place and its name follow.
type Watched = (
    (Placement, Value, FaceDown),
    (Selected, Focusable, Focused, Hovered),
);

pub(super) fn plugin(app: &mut App) {
    watch_cards::<Placement, Watched>(app);
    app.add_systems(
        TABLE_UPDATE,
        (
            hurry::<Turn, Beat, DisplayedView>
                .before(TableSystems::Playback)
                .after(TableSystems::Apply)
                .run_if(kit_table::flow::time_passes),
            (
                (glide, turn_over, lean).chain().run_if(
                    on_message::<CardChanged>
                        .or_else(resource_changed::<TableLayout>)
                        .or_else(resource_changed::<Turn>)
                        .or_else(resource_exists_and_changed::<DisplayedView>),
                ),
                shake_refused.run_if(on_message::<Refused>),
            )
                .chain()
                .run_if(resource_exists::<DisplayedView>)
                .in_set(MotionSystems)
                .in_set(TableSystems::Show),
        )
            .run_if(in_state(TABLE)),
    );
}

/// How far a chosen card rises, and one that would be chosen, as shares of its height.
const RISES: (f32, f32) = (0.14, 0.05);

/// How far the ground rises under a favoured card, as a share of the card's height.
pub(super) const GROUND: f32 = 0.12;
/// How far a halfling slips towards the other card, and how far a card gives way, as shares of its width; and how low
/// the halfling ducks, as one of its height.
const SLIPS: f32 = 0.6;
const DUCKS: f32 = 0.08;
const GIVES_WAY: f32 = 0.14;

/// How the card of `side` stands in the combat that is shown.
fn stance(displayed: &DisplayedView, side: Side) -> Stance {
    let terrains = displayed.view.land.and_then(Land::terrains);
    (displayed.fight.zip(terrains))
        .map(|(shown, terrains)| shown.stance(terrains, side))
        .unwrap_or_default()
}

/// The way to the other card of a combat: the near one lies at the left.
fn towards_other(edge: Edge) -> f32 {
    if edge == Edge::Near { 1.0 } else { -1.0 }
}

/// How far from its place a card of this size is that stands so.
fn stands_off(stance: Stance, edge: Edge, size: Vec2) -> Vec2 {
    let raised = if stance.raised { -GROUND } else { 0.0 };
    let (ahead, lower) = match stance {
        Stance {
            gives_way: true, ..
        } => (-GIVES_WAY, 0.0),
        Stance { slips: true, .. } => (SLIPS, DUCKS),
        _ => (0.0, 0.0),
    };
    size * Vec2::new(ahead * towards_other(edge), raised + lower)
}

/// The row and the column of a card that is laid out for a first army.
fn cell(card: Card) -> (u8, u8) {
    let row = Troop::ALL.iter().position(|&troop| troop == card.troop());
    let column = People::ALL.iter().position(|&p| p == card.people());
    (row.unwrap_or(0) as u8, column.unwrap_or(0) as u8)
}

/// Moves every card to its place.
fn glide(
    layout: Res<TableLayout>,
    displayed: Res<DisplayedView>,
    turn: Res<Turn>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut cards: Query<(
        Entity,
        &Owner,
        &Value,
        &Placement,
        Option<&mut CardTarget>,
        &mut Node,
        &mut ZIndex,
        Has<Selected>,
        Has<Focused>,
        &Hovered,
    )>,
    mut commands: Commands,
) {
    let (near, first) = (displayed.near(), displayed.view.stage == Stage::Muster);
    let mut known: Vec<(Side, Card, CardLocation)> = (cards.iter())
        .map(|(_, owner, value, placement, ..)| (owner.0, value.0, placement.0))
        .collect();
    known.sort_by_key(|&(.., spot)| spot);
    let laid_out = BySide(Side::ALL.map(|side| {
        let own = known.iter().filter(|(owner, ..)| *owner == side);
        own.filter(|(.., spot)| matches!(spot, CardLocation::Register(_)))
            .count() as u8
    }));
    let mut moved = false;
    for (entity, owner, value, placement, target, mut node, mut z, selected, focused, hovered) in
        &mut cards
    {
        let edge = Edge::of(owner.0, near);
        let half = (*turn == Turn::Together).then_some(edge);
        let mut place = match placement.0 {
            CardLocation::Register(at) if first && half.is_some() => {
                layout.mustered_by_both(edge, at)
            }
            CardLocation::Register(at) if first => {
                let twin = known.iter().any(|&(side, card, spot)| {
                    (side, card) == (owner.0, value.0)
                        && matches!(spot, CardLocation::Register(other) if other < at)
                });
                let (row, column) = cell(value.0);
                layout.mustered(row, column, twin)
            }
            CardLocation::Register(at) => layout.called(half, at, laid_out[owner.0]),
            spot => layout.spot(edge, spot),
        };
        let up = if edge == Edge::Near { -1.0 } else { 1.0 };
        let lies = matches!(
            placement.0,
            CardLocation::Slot(_) | CardLocation::Register(_)
        );
        let rise = match placement.0 {
            CardLocation::Slot(_) if selected && displayed.view.stage == Stage::Choose => RISES.0,
            _ if lies && (focused || hovered.get()) => RISES.1,
            _ => 0.0,
        };
        let stance = match placement.0 {
            CardLocation::Fight => stance(&displayed, owner.0),
            _ => Stance::default(),
        };
        let shift = Vec2::Y * up * rise * place.height() + stands_off(stance, edge, place.size());
        place = Rect {
            min: place.min + shift,
            max: place.max + shift,
        };
        let height = match placement.0 {
            CardLocation::Slot(at) => 20 + i32::from(at),
            CardLocation::Register(at) => 30 + i32::from(at),
            CardLocation::Fight => 50 + i32::from(stance.slips),
            CardLocation::Reserve(at) | CardLocation::Discard(at) => 5 + i32::from(at.min(12)),
        };
        z.set_if_neq(ZIndex(height));
        let Some(mut target) = target else {
            put(&mut node, place);
            commands.entity(entity).insert(CardTarget(place));
            continue;
        };
        if target.0 == place {
            continue;
        }
        let far = target.0.center().distance(place.center()) > place.height() * 0.4;
        target.0 = place;
        let going = match stance {
            Stance {
                gives_way: true, ..
            } => timings.give_way,
            Stance { slips: true, .. } => timings.slip,
            Stance { raised: true, .. } => timings.rise,
            _ if far => timings.place,
            _ => timings.hover,
        };
        let lasts = motion.flies(going);
        moved |= far;
        if lasts.is_zero() {
            put(&mut node, place);
            commands.entity(entity).remove::<TweenAnim>();
            continue;
        }
        let lens = GlideLens {
            from: place_of(&node),
            to: place,
        };
        let tween = Tween::new::<Node, _>(going.easing.method(), lasts, lens);
        commands.entity(entity).insert(TweenAnim::new(tween));
    }
    if moved && !motion.is_instant() {
        commands.write_message(PlaySound::now(Sound::CARD_SLIDE));
    }
}

/// Turns the cards that lie the other way up now.
fn turn_over(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    cards: Query<(Has<FaceDown>, &Children)>,
    mut faces: Query<&mut CardFace>,
    mut commands: Commands,
) {
    let mut turned = false;
    for (down, children) in &cards {
        for &child in children {
            let Ok(mut face) = faces.get_mut(child) else {
                continue;
            };
            if face.up != down {
                continue;
            }
            face.up = !down;
            face.turned = 0.0;
            face.leans = 0.0;
            let lasts = motion.flies(timings.turn);
            turned |= !down;
            if lasts.is_zero() {
                face.turned = 1.0;
                face.leant = 0.0;
                commands.entity(child).remove::<TweenAnim>();
                continue;
            }
            let method = timings.turn.easing.method();
            let lens = TurnLens { leant: face.leant };
            let tween = Tween::new::<CardFace, _>(method, lasts, lens);
            commands.entity(child).insert(TweenAnim::new(tween));
        }
    }
    if turned && !motion.is_instant() {
        commands.write_message(PlaySound::now(Sound::CARD_FLIP));
    }
}

/// Lets the cards of a combat lean back that have not prevailed.
fn lean(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    cards: Query<(&Owner, &Placement, &Children)>,
    mut faces: Query<&mut CardFace>,
    mut commands: Commands,
) {
    let undecided = displayed
        .fight
        .is_some_and(|shown| shown.settled && shown.fight.result.winner.is_none());
    for (owner, placement, children) in &cards {
        let gives_way = placement.0 == CardLocation::Fight && stance(&displayed, owner.0).gives_way;
        let leans = if gives_way {
            -towards_other(Edge::of(owner.0, displayed.near()))
        } else {
            0.0
        };
        for &child in children {
            let Ok(mut face) = faces.get_mut(child) else {
                continue;
            };
            if (face.leans - leans).abs() < 0.01 {
                continue;
            }
            face.leans = leans;
            let lasts = motion.flies(timings.give_way);
            if lasts.is_zero() {
                face.leant = leans;
                continue;
            }
            let lens = LeanLens {
                from: face.leant,
                to: leans,
                shudders: undecided && gives_way,
            };
            let method = timings.give_way.easing.method();
            let tween = Tween::new::<CardFace, _>(method, lasts, lens);
            commands.entity(child).insert(TweenAnim::new(tween));
        }
    }
}

/// Shakes the cards that are chosen, focused or under the pointer when a choice is refused.
fn shake_refused(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    cards: Query<(&Children, Has<Selected>, Has<Focused>, &Hovered), With<Placement>>,
    faces: Query<(), With<CardFace>>,
    mut commands: Commands,
) {
    let lasts = motion.flies(timings.refuse);
    if lasts.is_zero() {
        return;
    }
    for (children, selected, focused, hovered) in &cards {
        if !(selected || focused || hovered.get()) {
            continue;
        }
        for child in children.iter().filter(|&child| faces.contains(child)) {
            let method = timings.refuse.easing.method();
            let tween = Tween::new::<CardFace, _>(method, lasts, ShakeLens);
            commands.entity(child).insert(TweenAnim::new(tween));
        }
    }
}
