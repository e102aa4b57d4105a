//! The tooltip: a scrap of parchment beside what the pointer rests on, or beside what is focused when a player asks. For a
//! castle it is the back of its card, turned over.

use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::window::PrimaryWindow;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::Fill;
use super::actions::Press;
use super::hint::Ask;
use super::place::{Lies, Scene, ems};
use super::tips::{self, Lying, Tip};
use super::tools::Tool;
use crate::games::guyenne::table::card::{Owner, Placement, Selected, Spot, Value};
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::{self, Cloth};
use crate::games::guyenne::table::{Offer, Shown, TABLE, Turn, Verb};
use crate::input::{Action, Device, Focused, Presses, Reach};
use crate::speech::{Say, Speech};
use crate::theme::widget::label;
use crate::theme::{Design, Face, Feel, Lettering, Motion, Picture, Scale, palette};

/// The scrap of parchment.
#[derive(Component)]
struct Scrap;

/// What the pointer rests on and for how long, and what was asked about by key.
#[derive(Resource, Debug, Default)]
struct Attention {
    /// Under the pointer.
    resting: Option<Tip>,
    /// Seconds it has rested.
    since: f32,
    /// Where the pointer was, and whether it came to the thing by itself: what slides under a resting pointer is
    /// nothing anybody asked about.
    pointer: Option<Vec2>,
    came: bool,
    /// Asked about by key or pad.
    asked: Option<Tip>,
    /// On the screen.
    drawn: Option<Tip>,
}

/// A card that is turned over shows its back little by little.
struct Unfold;

impl Lens<UiTransform> for Unfold {
    fn lerp(&mut self, mut at: Mut<'_, UiTransform>, ratio: f32) {
        at.scale.x = ratio;
    }
}

/// The name on the back of a castle's card.
const CASTLE: Lettering = Lettering::new(Face::GothicBold, 25.0);

/// The tooltip comes after this part of what a thing stays to be seen.
const PATIENCE: f32 = 0.45;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>()
        .add_systems(
            Update,
            (notice_pointer, notice_question, draw_tip)
                .chain()
                .in_set(Fill),
        )
        .add_systems(OnExit(TABLE), |mut a: ResMut<Attention>| {
            *a = Attention::default();
        });
}

/// Everything that a tip may speak of.
#[derive(bevy::ecs::system::SystemParam)]
struct Things<'w, 's> {
    cloth: Res<'w, Cloth>,
    scene: Res<'w, Scene>,
    shown: Option<Res<'w, Shown>>,
    turn: Res<'w, Turn>,
    offer: Res<'w, Offer>,
    cards: Query<
        'w,
        's,
        (
            &'static Owner,
            &'static Placement,
            Option<&'static Value>,
            Has<Selected>,
        ),
    >,
    buttons: Query<'w, 's, (&'static Press, &'static Lies)>,
    asks: Query<'w, 's, &'static Lies, With<Ask>>,
    tools: Query<'w, 's, (&'static Tool, &'static Lies)>,
}

impl Things<'_, '_> {
    /// The tip for a point of the world.
    fn at(&self, point: Vec2) -> Option<Tip> {
        let shown = self.shown.as_deref()?;
        if matches!(*self.turn, Turn::Curtain(_)) {
            return None;
        }
        let over = |lies: &Lies| lies.0.filter(|rect| rect.contains(point));
        if let Some(rect) = self.asks.iter().find_map(over) {
            return Some(Tip::new(rect, [Say::new("tip-hint")]));
        }
        for (tool, lies) in &self.tools {
            if let Some(rect) = over(lies) {
                return Some(Tip::new(rect, [tool.tip()]));
            }
        }
        for (press, lies) in &self.buttons {
            if let Some(rect) = over(lies) {
                return self.of_button(*press).map(|say| Tip::new(rect, [say]));
            }
        }
        let cards = self
            .cards
            .iter()
            .map(|(owner, placement, value, selected)| {
                let spot = placement.0;
                let (slot, height) = place::place(&self.cloth, shown, *owner, spot, selected);
                Lying {
                    camp: owner.0,
                    // A pile tells nothing of its cards.
                    face: value
                        .filter(|_| !matches!(spot, Spot::Draw { .. } | Spot::Discard { .. }))
                        .map(|value| value.0),
                    spot,
                    rect: slot.rect(),
                    height,
                }
            });
        tips::at(point, &self.cloth, *self.scene, shown, cards)
    }

    fn of_button(&self, press: Press) -> Option<Say> {
        let key = match (press, self.offer.commit, self.offer.decline) {
            (Press::TakeBack, ..) => "tip-take-back",
            (Press::Commit, Some(Verb::Show), _) => "tip-show",
            (Press::Decline, _, Some(Verb::Concede)) => "tip-concede",
            (Press::Decline, _, Some(Verb::Pass)) => "tip-pass",
            _ => return None,
        };
        Some(Say::new(key))
    }
}

/// Finds what the mouse rests on.
fn notice_pointer(
    time: Res<Time<Real>>,
    device: Res<Device>,
    windows: Query<&Window, With<PrimaryWindow>>,
    things: Things,
    mut attention: ResMut<Attention>,
) {
    let pointer = windows.iter().find_map(Window::cursor_position);
    let found = pointer.filter(|_| *device == Device::Mouse).and_then(|at| {
        let half = things.cloth.window.size() / 2.0;
        things.at(Vec2::new(at.x - half.x, half.y - at.y))
    });
    let same = |a: &Option<Tip>, b: &Option<Tip>| {
        a.as_ref().map(|tip| tip.anchor) == b.as_ref().map(|tip| tip.anchor)
    };
    let moved = pointer != attention.pointer && attention.pointer.is_some();
    if same(&found, &attention.resting) {
        attention.came |= moved;
        if found.is_some() && attention.came {
            attention.since += time.delta_secs();
        }
    } else {
        attention.came = moved;
        attention.since = 0.0;
        attention.asked = None;
    }
    attention.pointer = pointer;
    attention.resting = found;
}

/// Answers the key that asks for more about what is focused; asked again it is silent.
fn notice_question(
    presses: Res<Presses>,
    device: Res<Device>,
    worldly: Query<&GlobalTransform, (With<Focused>, With<Reach>)>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform), With<Focused>>,
    moved: Query<(), Added<Focused>>,
    things: Things,
    mut attention: ResMut<Attention>,
) {
    if !moved.is_empty() || (device.is_changed() && device.points()) {
        attention.asked = None;
    }
    if !presses.below_menus(Action::Details) {
        return;
    }
    if attention.asked.take().is_some() {
        return;
    }
    let half = things.cloth.window.size() / 2.0;
    let point = worldly
        .iter()
        .map(|transform| transform.translation().truncate())
        .chain(nodes.iter().map(|(node, transform)| {
            let at = transform.translation * node.inverse_scale_factor();
            Vec2::new(at.x - half.x, half.y - at.y)
        }))
        .next();
    attention.asked = point.and_then(|point| things.at(point));
}

/// What is told now, which no tip may hide.
fn told(t: &TableLayout, scene: Scene) -> Vec<Rect> {
    match scene {
        Scene::Row => vec![t.hud.scroll, t.hud.hint],
        Scene::Stage => vec![t.reveal.prompt, t.reveal.buttons_hint],
        Scene::Tray => vec![t.reserve.hint],
        Scene::Nothing => Vec::new(),
    }
}

/// Draws the tip that is due, or takes the last one away.
fn draw_tip(
    (feel, motion): (Res<Feel>, Res<Motion>),
    scale: Res<Scale>,
    (cloth, scene): (Res<Cloth>, Res<Scene>),
    speech: Res<Speech>,
    scraps: Query<Entity, With<Scrap>>,
    mut attention: ResMut<Attention>,
    mut commands: Commands,
) {
    let rested = attention.since >= feel.linger.seconds * PATIENCE;
    let due = attention
        .asked
        .as_ref()
        .or(attention.resting.as_ref().filter(|_| rested))
        .cloned();
    if due == attention.drawn && !speech.is_changed() && !cloth.is_changed() {
        return;
    }
    for scrap in &scraps {
        commands.entity(scrap).despawn();
    }
    let fresh = due != attention.drawn;
    attention.drawn = due;
    let Some(tip) = &attention.drawn else {
        return;
    };
    let size = if cloth.compact { 15.5 } else { 17.0 };
    let letter = scale.letters(size);
    // The back of a card is wider, has a frame and a heading, and its picture ends in a shadow.
    let (picture, pad, wide, heading, shadow) = match &tip.castle {
        None => ("tooltip", Vec2::new(14.0, 10.0), 1.0, 0.0, 0.0),
        Some(_) => (
            "castle-back",
            Vec2::new(28.0, 21.0),
            1.3,
            scale.letters(CASTLE.size) * 1.5,
            13.0 * scale.ui,
        ),
    };
    let pad = pad * scale.ui;
    // Larger letters make a wider scrap.
    let most = cloth.tooltip_size().x * wide * scale.growth() - 2.0 * pad.x;
    let widths: Vec<f32> = tip
        .says
        .iter()
        .map(|say| ems(&speech.phrase(say)) * letter)
        .collect();
    let width = widths.iter().copied().fold(0.0, f32::max).min(most);
    let lines: f32 = widths.iter().map(|w| (w / most).ceil().max(1.0)).sum();
    let guess = Vec2::new(width, lines * letter * 1.25 + heading + shadow) + 2.0 * pad;
    let told = told(&cloth, *scene);
    let place = cloth.to_ui(cloth.tooltip(tip.anchor, guess, &told));
    let anchor = cloth.to_ui(tip.anchor);
    let above = place.top < anchor.top;
    // The height is a guess: the edge towards the thing is the one that must be right.
    let (top, bottom) = if above {
        let window = cloth.window.height();
        (Val::Auto, px(window - place.top - place.height))
    } else {
        (px(place.top), Val::Auto)
    };
    let scrap = commands
        .spawn((
            Scrap,
            Name::new("Tooltip"),
            DespawnOnExit(TABLE),
            Picture::new(picture),
            GlobalZIndex(40),
            Node {
                position_type: PositionType::Absolute,
                left: px(place.left),
                width: px(place.width),
                top,
                bottom,
                flex_direction: FlexDirection::Column,
                padding: UiRect::axes(px(pad.x), px(pad.y)).with_bottom(px(pad.y + shadow)),
                row_gap: px(2.0 * scale.ui),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    if let Some(castle) = &tip.castle {
        commands.spawn((
            ChildOf(scrap),
            Design(Node {
                align_self: AlignSelf::Center,
                ..default()
            }),
            label(castle.clone(), CASTLE, palette::GULES),
            Pickable::IGNORE,
        ));
        let lasts = motion.flies(feel.turn);
        if fresh && !lasts.is_zero() {
            let turn = Tween::new::<UiTransform, _>(feel.turn.easing.method(), lasts, Unfold);
            let edgewise = UiTransform::from_scale(Vec2::new(0.0, 1.0));
            commands
                .entity(scrap)
                .insert((edgewise, TweenAnim::new(turn)));
        }
    }
    for (at, say) in tip.says.iter().enumerate() {
        let lettering = if at == 0 && tip.castle.is_none() {
            Lettering::SMALL_STRONG
        } else {
            Lettering::SMALL
        };
        commands.spawn((
            ChildOf(scrap),
            Design::default(),
            label(say.clone(), lettering.sized(size), palette::INK),
            Pickable::IGNORE,
        ));
    }
}
