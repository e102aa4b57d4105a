//! The dice in their tray: they roll, the two that are kept step forward, their sum meets the defence.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use core::f32::consts::TAU;

use super::FillSystems;
use super::places::node;
use crate::beats::{ShownThrow, ThrowStep};
use crate::geometry::centre;
use crate::keys;
use crate::map_view::MapView;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, event_words, picture_names, words};
use guesclin_rules::{Event, Fighter, HitResult, Throw};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_table::Waits;
use kit_theme::text_style::FontFace;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};
use kit_timings::MotionSettings;

/// The tray, with what lies in it.
#[derive(Component)]
struct DiceTray(ShownThrow);

/// A die: which of the throw, and how far it has rolled or stepped, 0 to 1.
#[derive(Component, Debug, Clone, Copy)]
struct Die {
    face: u8,
    /// The place in the row.
    at: u8,
    kept: bool,
    step: ThrowStep,
    progress: f32,
}

/// The side of a die, and the gap between two, in design units.
const DIE: f32 = 46.0;
const GAP: f32 = 8.0;
/// How far a kept die steps forward.
const FORWARD: f32 = 13.0;

struct RollLens;

impl Lens<Die> for RollLens {
    fn lerp(&mut self, mut die: Mut<Die>, ratio: f32) {
        die.progress = ratio;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(TABLE_UPDATE, (lay_out, roll).chain().in_set(FillSystems));
}

fn lay_out(
    displayed: Res<DisplayedView>,
    view: Res<MapView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    trays: Query<(Entity, &DiceTray)>,
    mut commands: Commands,
) {
    let shown = displayed.throw.as_ref();
    if trays.iter().next().map(|(_, tray)| &tray.0) == shown {
        return;
    }
    for (tray, _) in &trays {
        commands.entity(tray).despawn();
    }
    let Some(shown) = shown else {
        return;
    };
    let Some((who, target, throw, defence, result)) = ShownThrow::told(&shown.event) else {
        return;
    };
    // The tray lies at the other end of the map than the blow.
    let place = displayed.at(target).map(|at| view.place(centre(at)));
    let low = place.is_some_and(|place| place.y > view.place(view.middle).y);
    let tray = commands
        .spawn((
            DiceTray(shown.clone()),
            node("Dice", if low { |t| t.trays[0] } else { |t| t.trays[1] }),
            Picture::new("panel-dark"),
            GlobalZIndex(8),
            BackgroundColor(palette::VEIL),
            Node {
                border_radius: BorderRadius::all(px(10)),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                padding: UiRect::new(px(14), px(14), px(6), px(8)),
                ..default()
            },
        ))
        .id();
    let board = displayed.board();
    let name = |who: Fighter| words::fighter(board.scenario(), who);
    let key = match shown.event {
        Event::Riposte(_) => keys::GUESCLIN_DICE_RIPOSTE,
        Event::Shoot(_) => keys::GUESCLIN_DICE_SHOT,
        _ => keys::GUESCLIN_DICE_ATTACK,
    };
    let head = LocalizedText::new(key)
        .with("who", name(who))
        .with("target", name(target));
    commands.spawn((
        ChildOf(tray),
        label(
            head,
            TextStyle::NAME.sized(18.0).growing(1.1),
            palette::PARCHMENT,
        ),
        TextLayout::no_wrap(),
        Pickable::IGNORE,
    ));
    let row = commands
        .spawn((
            ChildOf(tray),
            Node {
                width: px(f32::from(throw.dice.count()) * (DIE + GAP) + 210.0),
                height: px(DIE + FORWARD),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    spawn_dice(&mut commands, row, &throw, shown.step, &timings, &motion);
    let left = f32::from(throw.dice.count()) * (DIE + GAP) + 10.0;
    sums(
        &mut commands,
        row,
        left,
        &throw,
        defence,
        shown.step,
        result,
    );
    if shown.step == ThrowStep::Settled {
        let mut verdict = event_words::tell(&shown.event, board.scenario());
        let hit = result != HitResult::Miss;
        commands.spawn((
            ChildOf(tray),
            label(
                verdict.pop().unwrap_or_else(|| LocalizedText::verbatim("")),
                TextStyle::SMALL.sized(15.5).growing(1.1),
                if hit {
                    palette::OR_LIGHT
                } else {
                    palette::PARCHMENT
                },
            ),
            LiveRegion,
            Pickable::IGNORE,
        ));
    } else {
        commands.spawn((
            ChildOf(tray),
            label(
                LocalizedText::new(keys::GUESCLIN_DICE_NEEDS).with("n", defence.clamp(3, 12)),
                TextStyle::CAPTION.sized(15.5).growing(1.1),
                palette::PARCHMENT,
            ),
            Pickable::IGNORE,
        ));
    }
}

/// Which dice of the throw are kept.
fn kept(throw: &Throw) -> Vec<bool> {
    let mut wanted = throw.kept.to_vec();
    let take = |face: &u8| {
        let at = wanted.iter().position(|kept| kept == face);
        at.map(|at| wanted.remove(at)).is_some()
    };
    throw.dice.faces().iter().map(take).collect()
}

fn spawn_dice(
    commands: &mut Commands,
    row: Entity,
    throw: &Throw,
    step: ThrowStep,
    timings: &TableTimings,
    motion: &MotionSettings,
) {
    let timing = match step {
        ThrowStep::Rolls => timings.roll,
        ThrowStep::Kept => timings.keep,
        ThrowStep::Settled => kit_timings::Timing::STILL,
    };
    let lasts = motion.flies(timing);
    for (at, (&face, kept)) in (0_u8..).zip(throw.dice.faces().iter().zip(kept(throw))) {
        let mut die = commands.spawn((
            ChildOf(row),
            Die {
                face,
                at,
                kept,
                step,
                progress: if lasts.is_zero() { 1.0 } else { 0.0 },
            },
            Picture::new(picture_names::die(face)),
            Node {
                position_type: PositionType::Absolute,
                width: px(DIE),
                height: px(DIE),
                ..default()
            },
            UiTransform::default(),
            Pickable::IGNORE,
        ));
        if !lasts.is_zero() {
            let tween = Tween::new::<Die, _>(timing.easing.method(), lasts, RollLens);
            die.insert((TweenAnim::new(tween), Waits));
        }
    }
}

/// The sum of the kept dice against the defence.
fn sums(
    commands: &mut Commands,
    row: Entity,
    left: f32,
    throw: &Throw,
    defence: i8,
    step: ThrowStep,
    result: HitResult,
) {
    if step == ThrowStep::Rolls {
        return;
    }
    let hit = result != HitResult::Miss;
    let mark = match (step, hit) {
        (ThrowStep::Settled, true) => " ≥ ",
        (ThrowStep::Settled, false) => " < ",
        _ => " : ",
    };
    let [one, other] = throw.kept;
    let text = format!("{one} + {other} = {}{mark}{defence}", throw.score);
    commands.spawn((
        ChildOf(row),
        Node {
            position_type: PositionType::Absolute,
            left: px(left),
            top: px(14),
            ..default()
        },
        label(
            LocalizedText::verbatim(text),
            TextStyle::new(FontFace::GothicBold, 30.0).growing(1.0),
            if step == ThrowStep::Settled && hit {
                palette::OR_LIGHT
            } else {
                palette::PARCHMENT
            },
        ),
        TextLayout::no_wrap(),
        Pickable::IGNORE,
    ));
}

/// Draws the dice as they roll and step.
fn roll(
    mut dice: Query<
        (
            &Die,
            &mut Node,
            &mut UiTransform,
            &mut Picture,
            &mut ImageNode,
        ),
        Changed<Die>,
    >,
) {
    for (die, mut node, mut at, mut picture, mut image) in &mut dice {
        let rolls = die.step == ThrowStep::Rolls && die.progress < 1.0;
        let home = f32::from(die.at) * (DIE + GAP);
        let (left, top, angle) = if rolls {
            let rest = 1.0 - die.progress;
            let spin = rest * TAU * (1.0 + f32::from(die.at % 3) * 0.4);
            let hop = (die.progress * TAU * 1.5).sin().abs() * rest * 26.0;
            (home - rest * 110.0, FORWARD - hop, -spin)
        } else {
            let forward = match (die.kept, die.step) {
                (true, ThrowStep::Kept) => die.progress,
                (true, ThrowStep::Settled) => 1.0,
                _ => 0.0,
            };
            (home, FORWARD * (1.0 - forward), 0.0)
        };
        node.left = px(left);
        node.top = px(top);
        at.rotation = Rot2::radians(angle);
        let face = if rolls {
            // The faces turn by while a die rolls.
            (die.face + (die.progress * 9.0) as u8 + die.at) % 6 + 1
        } else {
            die.face
        };
        Picture::show(&mut picture, picture_names::die(face));
        let dull = !die.kept && die.step != ThrowStep::Rolls;
        let light = if dull { 0.5 } else { 1.0 };
        image.color = palette::dimmed(light);
    }
}
