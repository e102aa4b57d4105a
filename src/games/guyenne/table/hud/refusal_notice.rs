//! The sentence of a refusal, with a button that opens the rulebook where it is explained.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use super::FillSystems;
use super::prompt_banner::Behind;
use super::ui_layout::{HeightBound, Scene, TextFit, node};
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, Selection, TABLE, TableInput, Turn, refusal::Refused};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Action, Focusable};
use kit_table::exercise::Corrected;
use kit_table::rulebook::why_button;
use kit_theme::widget::label;
use kit_theme::{Scale, TextStyle, key_cap, palette, visible_if};
use kit_timings::MotionSettings;

/// What shows refusals.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct RefusalSystems;

/// The refusal on screen, until the next input or turn, and since when. Not the kit's `LastRefusal`: what corrects a
/// lesson stands in the same place, and a change of the selection ends both.
#[derive(Resource, Debug, Default)]
pub(super) struct RefusalNotice {
    message: Option<LocalizedText>,
    /// The paragraph of the rulebook that explains it.
    about: Option<MessageKey>,
    /// In seconds.
    since: f32,
}

impl RefusalNotice {
    /// The paragraph that explains the refusal on screen.
    pub(super) fn about(&self) -> Option<MessageKey> {
        self.about.filter(|_| self.message.is_some())
    }

    /// Shows this message.
    pub(super) fn tell(&mut self, message: LocalizedText) {
        self.message = Some(message);
        self.about = None;
        self.since = 0.0;
    }
}

/// The node of the refusal.
#[derive(Component)]
struct RefusalPlate;

/// Its sentence.
#[derive(Component)]
struct RefusalText;

/// How far it shakes to either side, in parts of 18 design units, and how often.
const SHAKE: (f32, f32) = (0.5, 3.0);

/// The edge of the sentence and what is free above and below it, in design units.
const EDGE: f32 = 1.5;
const PADDING: f32 = 2.0;

/// The focus zone of the button beside a refusal: that of the toolbar.
const WHY: u8 = 5;

/// The size of the sentence beside its button.
const FIT: TextFit = TextFit::line(18.0, 0.72).lines(2).growing(1.95);
/// In a small window, where the button needs the other half.
const COMPACT_FIT: TextFit = TextFit::line(17.0, 0.48).lines(3).growing(1.95);
/// In the tray it has the whole width of the column.
const TRAY_FIT: TextFit = TextFit::line(18.0, 1.0).lines(5).growing(1.95);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusalNotice>()
        .add_systems(OnEnter(TABLE), spawn_plate)
        .add_systems(
            TABLE_UPDATE,
            (arrange_plate, (take_refusal, show_refusal).chain())
                .in_set(RefusalSystems)
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut notice: ResMut<RefusalNotice>| {
            *notice = RefusalNotice::default();
        });
}

/// The height of the button beside the sentence, in design units.
const BUTTON: f32 = 36.0;

/// Above the prompt; over it on the combat stage and in a small window. In the tray the sentence ends right above the
/// hint button, over the lower part of the prompt if it is long, and its button is above confirm.
fn refusal_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let line = match scene {
        Scene::Row if t.compact => t.hud.scroll.union(t.hud.hint),
        Scene::Row => t.hud.refusal,
        Scene::Stage => t.reveal.hint_note,
        Scene::Tray => {
            return Some(Rect {
                min: t.reserve.refusal.min,
                max: t.reserve.hint_note.max,
            });
        }
        Scene::Nothing => return None,
    };
    let least = 27.0 * t.unit;
    let grow = (least - line.height()).max(0.0);
    Some(Rect {
        min: line.min - Vec2::new(0.0, grow),
        max: line.max,
    })
}

fn spawn_plate(mut commands: Commands) {
    commands
        .spawn((
            node("Refusal", refusal_at),
            RefusalPlate,
            Visibility::Hidden,
            GlobalZIndex(20),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: px(10),
                ..default()
            },
        ))
        .with_child((
            RefusalText,
            FIT,
            label(
                LocalizedText::verbatim(""),
                TextStyle::SMALL_STRONG,
                palette::OR_LIGHT,
            ),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
            // As wide as its text.
            BackgroundColor(palette::OAK_NIGHT),
            BorderColor::all(palette::GULES),
            Node {
                padding: UiRect::axes(px(20), px(PADDING)),
                border: UiRect::all(px(EDGE)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ))
        .with_children(|plate| {
            plate
                .spawn(why_button(Focusable::PAGE.zone(WHY).last()))
                .with_child(key_cap(Action::Rules));
        });
}

/// Lays the sentence beside its button, or in the narrow column of the tray above it. In a small window the button is
/// at the left, away from whose turn it is, and the sentence has all that is left: a box as wide as its words would be
/// rounded to whole pixels, and the last word fall below it.
fn arrange_plate(
    scene: Res<Scene>,
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut plates: Query<&mut Node, (With<RefusalPlate>, Without<RefusalText>)>,
    mut texts: Query<(&mut Node, &mut TextFit), With<RefusalText>>,
) {
    if !scene.is_changed() && !layout.is_changed() && !scale.is_changed() {
        return;
    }
    let bound = |fit: TextFit, place: Rect| TextFit {
        bound: HeightBound::Units(place.height() / scale.ui - 2.0 * (EDGE + PADDING)),
        ..fit
    };
    let mut apart = 0.0;
    let mut fills = 0.0;
    let (direction, spread, fit, side) = match (*scene, refusal_at(&layout, *scene)) {
        (_, None) => return,
        (Scene::Tray, _) => {
            let reserve = &layout.reserve;
            let fit = bound(TRAY_FIT, reserve.hint_note);
            // The hint button lies between the two.
            apart = (reserve.hint_note.min.y - reserve.refusal.min.y) / scale.ui - BUTTON;
            (FlexDirection::Column, JustifyContent::End, fit, 8.0)
        }
        (_, Some(place)) if layout.compact => {
            let fit = bound(COMPACT_FIT, place);
            fills = 1.0;
            let direction = FlexDirection::RowReverse;
            (direction, JustifyContent::Center, fit, 8.0)
        }
        (Scene::Stage, Some(place)) => {
            let fit = bound(FIT, place);
            (FlexDirection::Row, JustifyContent::Center, fit, 20.0)
        }
        _ => (FlexDirection::Row, JustifyContent::Center, FIT, 20.0),
    };
    // Over the row it stands right above the prompt.
    let low = *scene == Scene::Row && !layout.compact;
    for mut plate in &mut plates {
        (plate.flex_direction, plate.justify_content) = (direction, spread);
        plate.align_items = if low {
            AlignItems::End
        } else {
            AlignItems::Center
        };
        plate.row_gap = px(apart);
    }
    for (mut node, mut old) in &mut texts {
        old.set_if_neq(fit);
        node.padding = UiRect::axes(px(side), px(PADDING));
        node.flex_grow = fills;
    }
}

/// Shows a new refusal in place of the last; any other input, a change of the selection or of the turn ends it. It does
/// not end by itself: who reads slowly may read it.
fn take_refusal(
    mut inputs: MessageReader<TableInput>,
    mut refused: MessageReader<Refused>,
    mut corrected: MessageReader<Corrected>,
    (selection, turn): (Res<Selection>, Res<Turn>),
    displayed: Res<DisplayedView>,
    mut notice: ResMut<RefusalNotice>,
) {
    let pressed = inputs.read().count() > 0;
    if pressed || selection.is_changed() || turn.is_changed() {
        notice.message = None;
    }
    if let Some(Refused(reason)) = refused.read().last() {
        notice.tell(reason.message(displayed.view.config.names));
        notice.about = Some(reason.paragraph());
    }
    if let Some(Corrected(why)) = corrected.read().last() {
        notice.tell(why.clone());
    }
}

/// Shakes a new refusal, and hides it behind a curtain and at the end.
fn show_refusal(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    (turn, scene, layout): (Res<Turn>, Res<Scene>, Res<TableLayout>),
    mut notice: ResMut<RefusalNotice>,
    mut plates: Query<(&mut Visibility, &mut UiTransform), With<RefusalPlate>>,
    mut behind: Query<(&mut Visibility, &Behind), Without<RefusalPlate>>,
    mut texts: Query<&mut LocalizedText, With<RefusalText>>,
) {
    notice.since += time.delta_secs();
    let over = matches!(*turn, Turn::Curtain(_) | Turn::Over);
    if notice.message.is_some() && over {
        notice.message = None;
    }
    let shown = notice.message.clone();
    if let Some(shown) = &shown {
        for mut message in &mut texts {
            message.set_if_neq(shown.clone());
        }
    }
    let shaking = notice.since / timings.refuse.seconds.max(f32::EPSILON);
    let shake = if motion.reduced || shaking >= 1.0 {
        0.0
    } else {
        (shaking * SHAKE.1 * core::f32::consts::TAU).sin() * (1.0 - shaking) * SHAKE.0 * 18.0
    };
    for (mut visibility, mut transform) in &mut plates {
        let seen = visible_if(shown.is_some());
        visibility.set_if_neq(seen);
        let to = Val2::px(shake, 0.0);
        if transform.translation != to {
            transform.translation = to;
        }
    }
    for (mut visibility, behind) in &mut behind {
        visibility.set_if_neq(visible_if(shown.is_none() || !behind.0(&layout, *scene)));
    }
}
