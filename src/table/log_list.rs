//! The list in the panel of the log. In a game its lines are plain and the last one is seen. In a replay it holds the
//! whole course: each line can be pressed and leads to its moment, and that of the moment shown is marked and seen.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::log::{CourseLine, CourseLog, Log, LogLine};
use super::replay::{Guessing, Replay, ReplayCommand};
use super::side_panel;
use kit_input::{Action, Focusable, Focused, Layer, Presses};
use kit_rules::message_key::MessageKey;
use kit_theme::scroll_pane::{PaneDragged, ScrollPane, ShowFirst};
use kit_theme::widget::{CheckedOption, label};
use kit_theme::{TextStyle, palette};

/// The list, and what of the log it has.
#[derive(Component)]
pub(crate) struct LogList(Written);

/// What is written in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    /// So many lines of the game that is played.
    Plain(usize),
    /// So many lines of a course.
    Course(usize),
}

/// What an empty list says; it leaves with the first line.
#[derive(Component)]
pub(crate) struct EmptyLog;

/// A line of a replay, with the step to whose moment it leads.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeadsToMoment(pub usize);

/// A scroll position, in design units, beyond the end of any log: the list stops at its end.
const FOOT: f32 = 1.0e6;
/// How fast a held key scrolls, in design units per second.
const PACE: f32 = 700.0;
/// The least height of a line that can be pressed, in design units.
const PRESSED: f32 = 34.0;
/// How far down in the list the moment shown is, as a share of the list's height.
const MOMENT: f32 = 0.4;
/// The focus zone of the lines of a replay; the panel's foot is the first one.
const ZONE: u8 = 1;

/// The style of a line that is no heading.
const LINE: TextStyle = TextStyle::SMALL.sized(17.0).scrolling();

/// Adds what the lines of every game's replay do when they are pressed.
pub fn plugin(app: &mut App) {
    app.add_observer(press);
}

/// Adds the list to the panel; `none` is what it says while it is empty.
pub(crate) fn spawn(commands: &mut Commands, panel: Entity, none: Option<MessageKey>) {
    let list = (
        LogList(Written::Plain(0)),
        ScrollPane,
        ScrollPosition(Vec2::new(0.0, FOOT)),
        side_panel::list(3.0),
    );
    let list = commands.spawn((ChildOf(panel), list)).id();
    if let Some(none) = none {
        let empty = (EmptyLog, label(none, LINE, palette::INK), Pickable::IGNORE);
        commands.spawn((ChildOf(list), empty));
    }
}

/// Adds new lines to the list and scrolls to its end. In a replay the list has all lines of the course, or, for who
/// guesses along, those that have been told.
pub(crate) fn fill<L: LogLine>(
    log: Res<Log<L>>,
    course: Res<CourseLog<L>>,
    (replay, guessing): (Option<Res<Replay>>, Res<Guessing>),
    mut lists: Query<(Entity, &mut LogList, &mut ScrollPosition)>,
    empty: Query<Entity, With<EmptyLog>>,
    mut commands: Commands,
) {
    let lines = match &replay {
        // Who guesses does not read on.
        Some(replay) if guessing.is_on() => course.told(replay.at()),
        _ => course.lines(),
    };
    let wanted = match replay {
        Some(_) => Written::Course(lines.len()),
        None => Written::Plain(log.0.len()),
    };
    for (entity, mut list, mut position) in &mut lists {
        let anew = matches!(wanted, Written::Course(_)) && course.is_changed();
        if list.0 == wanted && !anew {
            continue;
        }
        for entity in &empty {
            commands.entity(entity).despawn();
        }
        let kept = match (list.0, wanted) {
            (Written::Plain(has), Written::Plain(all)) if has <= all => has,
            (Written::Course(has), Written::Course(all)) if has <= all && !anew => has,
            _ => {
                commands.entity(entity).despawn_related::<Children>();
                0
            }
        };
        list.0 = wanted;
        if replay.is_some() {
            for told in &lines[kept..] {
                spawn_moment(&mut commands, entity, told);
            }
        } else {
            for line in &log.0[kept..] {
                spawn_line(&mut commands, entity, line);
            }
            position.y = FOOT;
        }
    }
}

/// The words of a line: style, ink and the room above, in design units.
fn look<L: LogLine>(line: &L) -> (TextStyle, Color, f32) {
    if line.is_heading() {
        (TextStyle::NAME.scrolling(), palette::GULES_DEEP, 10.0)
    } else {
        (LINE, palette::INK, 0.0)
    }
}

/// Adds a line of the game that is played.
fn spawn_line<L: LogLine>(commands: &mut Commands, list: Entity, line: &L) {
    let (style, ink, above) = look(line);
    commands.spawn((
        ChildOf(list),
        Node {
            margin: UiRect::top(px(above)),
            flex_shrink: 0.0,
            ..default()
        },
        label(line.message().clone(), style, ink),
        Pickable::IGNORE,
    ));
}

/// Adds a line of a replay.
fn spawn_moment<L: LogLine>(commands: &mut Commands, list: Entity, told: &CourseLine<L>) {
    let (style, ink, above) = look(&told.line);
    let words = label(told.line.message().clone(), style, ink);
    commands.spawn((
        ChildOf(list),
        LeadsToMoment(told.step),
        Button,
        Focusable::on(Layer::Question).zone(ZONE),
        Node {
            margin: UiRect::top(px(above)),
            padding: UiRect::horizontal(px(6)),
            min_height: px(PRESSED),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(5)),
            ..default()
        },
        BackgroundColor(palette::CLEAR),
        children![(words, Pickable::IGNORE)],
    ));
}

/// Marks the lines of the moment shown, and scrolls to the first of them.
pub(crate) fn mark<L: LogLine>(
    replay: Option<Res<Replay>>,
    course: Res<CourseLog<L>>,
    lists: Query<&Children, With<LogList>>,
    mut lines: Query<(
        &LeadsToMoment,
        Has<CheckedOption>,
        &mut BackgroundColor,
        &mut Focusable,
    )>,
    added: Query<(), Added<LeadsToMoment>>,
    mut commands: Commands,
) {
    let Some(replay) = replay.filter(|replay| replay.is_changed() || !added.is_empty()) else {
        return;
    };
    let moment = course.moment(replay.at());
    for children in &lists {
        let mut scrolls = false;
        for &child in children {
            let Ok((leads, was, mut back, mut focusable)) = lines.get_mut(child) else {
                continue;
            };
            let is = Some(leads.0) == moment;
            if was == is {
                continue;
            }
            let plain = Focusable::on(Layer::Question).zone(ZONE);
            let mut line = commands.entity(child);
            if is {
                line.insert(CheckedOption);
                if !scrolls {
                    line.insert(ShowFirst::below(MOMENT));
                    scrolls = true;
                }
                back.0 = palette::OR.with_alpha(0.45);
                // Before the panel's other buttons.
                *focusable = Focusable { rank: -2, ..plain };
            } else {
                line.remove::<(CheckedOption, ShowFirst)>();
                back.0 = palette::CLEAR;
                *focusable = plain;
            }
        }
        // Before the first line the list begins at its beginning.
        if moment.is_none()
            && let Some(&first) = children.first()
        {
            commands.entity(first).insert(ShowFirst::default());
        }
    }
}

/// A line of a replay leads to its moment.
fn press(
    activate: On<Activate>,
    lines: Query<&LeadsToMoment>,
    dragged: Res<PaneDragged>,
    mut given: MessageWriter<ReplayCommand>,
) {
    if let Ok(&LeadsToMoment(step)) = lines.get(activate.entity)
        && !dragged.0
    {
        given.write(ReplayCommand::To(step));
    }
}

/// Keys and pads scroll the list, unless they move the focus from line to line.
pub(crate) fn scroll_by_keys(
    time: Res<Time<Real>>,
    presses: Res<Presses>,
    focused: Query<(), (With<LeadsToMoment>, With<Focused>)>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<LogList>>,
) {
    let held = |action| f32::from(u8::from(presses.holds(action)));
    let way = held(Action::Down) - held(Action::Up);
    if way == 0.0 || !focused.is_empty() {
        return;
    }
    for (mut position, computed) in &mut lists {
        let room = computed.content_size().y - computed.size().y;
        let most = (room * computed.inverse_scale_factor()).max(0.0);
        position.y = (position.y.min(most) + way * PACE * time.delta_secs()).clamp(0.0, most);
    }
}
