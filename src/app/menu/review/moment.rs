//! The line below the chart: it tells the decision that is pointed at, or that has the focus. A finger points only
//! while it presses, and a column is narrower than a finger: its press tells the decision, and the line becomes a
//! button that shows it.

use bevy::picking::hover::Hovered;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use kit_input::{Focusable, Focused};
use kit_table::AccessibleName;
use kit_table::Menu;
use kit_table::flow::PageSystems;
use kit_theme::widget::{centred, sentence_button};
use kit_theme::{TextStyle, palette};

use super::button::{CHART, ReviewButton};
use crate::keys;

/// The focus order of the button: behind all columns.
const LAST: u8 = u8::MAX;

/// A column of the chart.
#[derive(Component)]
pub(super) struct ChartColumn;

/// The line.
#[derive(Component)]
struct ChartLine;

/// The decision that the line tells, by its number.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ToldMoment {
    decision: Option<usize>,
    /// Whether the line is a button that shows it.
    is_button: bool,
}

/// The column that a finger pressed last, until it is lifted there.
#[derive(Resource, Default)]
pub(super) struct TouchedColumn(Option<Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ToldMoment>()
        .init_resource::<TouchedColumn>()
        .add_observer(note_touch)
        .add_systems(
            Update,
            (
                follow,
                write_line.run_if(
                    resource_changed::<ToldMoment>.or_else(any_match_filter::<Added<ChartLine>>),
                ),
            )
                .chain()
                .in_set(PageSystems)
                .run_if(in_state(Menu::Review)),
        );
}

/// Adds the line; it tells nothing yet.
pub(super) fn add_line(commands: &mut Commands, pane: Entity) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        ..default()
    };
    commands.spawn((ChildOf(pane), ChartLine, node));
    commands.insert_resource(ToldMoment::default());
}

fn note_touch(
    press: On<Pointer<Press>>,
    columns: Query<(), With<ChartColumn>>,
    mut touched: ResMut<TouchedColumn>,
) {
    if columns.contains(press.entity) {
        let is_finger = matches!(press.pointer_id, PointerId::Touch(_));
        touched.0 = is_finger.then_some(press.entity);
    }
}

impl TouchedColumn {
    /// Whether a finger has pressed this.
    pub(super) fn take(&mut self, pressed: Entity) -> bool {
        self.0.take() == Some(pressed)
    }
}

impl ToldMoment {
    /// Tells a decision, and offers to show it.
    pub(super) fn offer(&mut self, decision: usize) {
        *self = Self {
            decision: Some(decision),
            is_button: true,
        };
    }
}

/// Follows the pointer and the focus.
fn follow(
    hovered: Query<(&Hovered, &ReviewButton), With<ChartColumn>>,
    focused: Query<&ReviewButton, (With<Focused>, With<ChartColumn>)>,
    mut before: Local<Option<ReviewButton>>,
    mut told: ResMut<ToldMoment>,
) {
    let mut pointed = hovered.iter().filter(|(hovered, _)| hovered.get());
    let pointed = pointed.next().map(|(_, column)| *column);
    let now = pointed.or(focused.iter().next().copied());
    if *before == now {
        return;
    }
    *before = now;
    if let Some(ReviewButton::Moment(n)) = now {
        told.set_if_neq(ToldMoment {
            decision: Some(n),
            is_button: false,
        });
    }
}

/// Writes the line.
fn write_line(
    told: Res<ToldMoment>,
    columns: Query<(&ReviewButton, &AccessibleName), With<ChartColumn>>,
    lines: Query<Entity, With<ChartLine>>,
    mut commands: Commands,
) {
    let Ok(line) = lines.single() else {
        return;
    };
    commands.entity(line).despawn_children();
    let moment = told.decision.map(ReviewButton::Moment);
    let mut columns = columns.iter();
    let found = columns.find(|(column, _)| Some(**column) == moment);
    match (moment, found) {
        (Some(moment), Some((_, AccessibleName(words)))) if told.is_button => {
            let focusable = Focusable::MENU.zone(CHART).order(LAST);
            let button = sentence_button(words.clone(), focusable);
            commands.spawn((ChildOf(line), moment, button));
        }
        (_, found) => {
            let told = found.map(|(_, AccessibleName(words))| words.clone());
            let words = told.unwrap_or_else(|| keys::REVIEW_POINT.into());
            let caption = TextStyle::CAPTION.growing(1.3);
            commands.spawn((
                ChildOf(line),
                centred(words, caption, palette::INK),
                Pickable::IGNORE,
            ));
        }
    }
}
