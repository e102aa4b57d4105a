//! The table in words: a panel over the table with one sentence after the other, in the place of the log. Every
//! sentence can be focused, so that a screen reader reads them one by one. What the sentences say is each game's, and
//! what stands between them; how the panel opens and closes, and how its list is written and scrolled, is shared.

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{Activate, ScrollArea};

use super::InGame;
use super::flow::{TableUpdate, time_passes};
use super::log_panel::{LogFoot, LogOpen};
use super::side_panel::{self, SidePanel, is_due};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::{Action, Focusable, Focused, Layer, Popover, Presses, ScrolledByMoves};
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, TextStyle, key_cap, palette};

/// Whether the panel is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OverviewOpen(pub bool);

/// A button that opens the panel, in place of the log if that is open.
#[derive(Component, Debug, Clone, Copy)]
pub struct OpensOverview;

/// A button of the panel that opens the log in its place.
#[derive(Component, Debug, Clone, Copy)]
pub struct OpensLog;

/// The panel.
#[derive(Component, Debug, Clone, Copy)]
pub struct OverviewPanel;

/// Its list of lines.
#[derive(Component, Debug, Clone, Copy)]
pub struct OverviewList;

/// A sentence of the list.
#[derive(Component, Debug, Clone, Copy)]
pub struct Sentence;

/// A line of the panel.
pub trait OverviewLine: Clone + PartialEq + Send + Sync + 'static {
    /// Its sentence; `None` for a line that is something else.
    fn sentence(&self) -> Option<&LocalizedText>;

    /// Draws a line that is no sentence, below its node. By default there is none.
    fn draw(&self, node: Entity, commands: &mut Commands) {
        let _only_sentences = (node, commands);
    }
}

impl OverviewLine for LocalizedText {
    fn sentence(&self) -> Option<&LocalizedText> {
        Some(self)
    }
}

/// A line of the list that is no sentence, as it is drawn.
#[derive(Component)]
struct Drawn<L: OverviewLine>(L);

/// The lines of the panel.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Overview<L: OverviewLine = LocalizedText>(pub Vec<L>);

impl<L: OverviewLine> Default for Overview<L> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl Overview {
    /// The prompts and the hint, which have little room to grow over a table, then the table.
    pub fn of<'a>(
        prompts: impl IntoIterator<Item = &'a LocalizedText>,
        hint: Option<LocalizedText>,
        table: Vec<LocalizedText>,
    ) -> Self {
        Self(
            prompts
                .into_iter()
                .cloned()
                .chain(hint)
                .chain(table)
                .collect(),
        )
    }
}

/// A button that closes the panel.
#[derive(Component, Debug, Clone, Copy)]
struct ClosesOverview;

/// How a game's panel is opened by key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpensBy {
    /// By its own key, which closes it as well.
    Key,
    /// Not at all, but by buttons: the key has another meaning at this table. It still closes the panel.
    Buttons,
}

/// Lets players open and close the panel; it is closed when the table is left. `table` is the game's screen; `input` is
/// the set in which that table reads its keys.
fn open_on_press(app: &mut App, table: InGame, opens: OpensBy, input: impl SystemSet) {
    if !app.world().contains_resource::<OverviewOpen>() {
        app.init_resource::<OverviewOpen>()
            .add_observer(change_panels);
    }
    let read_keys = move |mut presses: ResMut<Presses>,
                          mut open: ResMut<OverviewOpen>,
                          mut log: ResMut<LogOpen>| {
        let key = presses.below_menus(Action::Overview);
        if key && open.0 {
            open.0 = false;
            presses.clear();
        } else if key && opens == OpensBy::Key {
            (open.0, log.0) = (true, false);
        } else if open.0 && presses.below_menus(Action::Log) {
            // The same press opens the log.
            open.0 = false;
        } else if open.0 && presses.below_menus(Action::Back) {
            open.0 = false;
            presses.clear();
        } else if open.0
            && MOVES
                .iter()
                .any(|&action| presses.on(Layer::Question, action))
        {
            presses.clear();
        }
    };
    app.add_systems(
        TableUpdate(table.0),
        read_keys
            .before(input)
            .run_if(in_state(table))
            .run_if(time_passes),
    )
    .add_systems(OnExit(table), close);
}

/// What keys do nothing to the table while the panel lies over it.
const MOVES: [Action; 4] = [
    Action::Commit,
    Action::Decline,
    Action::Details,
    Action::Hint,
];

/// Adds the panel to a game's table, and a button that opens it to the game's log. `table` is the game's screen;
/// `input` is the set in which that table reads its keys; `tell` keeps [`Overview`] up to date while the panel is open;
/// the panel is written in `fill`, a set that runs at that table only.
pub fn add_to<L: OverviewLine, B: Bundle, M>(
    app: &mut App,
    (table, opens): (InGame, OpensBy),
    input: impl SystemSet,
    tell: impl IntoScheduleConfigs<ScheduleSystem, M>,
    fill: impl SystemSet,
    panel: SidePanel<B>,
) {
    let open_panel = move |open: Res<OverviewOpen>,
                           panels: Query<Entity, With<OverviewPanel>>,
                           mut commands: Commands| {
        if is_due(open.0, &panels, &mut commands) {
            spawn_panel(&panel, opens, &mut commands);
        }
    };
    let add_button = move |feet: Query<Entity, Added<LogFoot>>, mut commands: Commands| {
        for foot in &feet {
            let mut entity = commands.spawn((
                ChildOf(foot),
                OpensOverview,
                button(
                    ButtonStyle::Option,
                    keys::OVERVIEW_OPEN,
                    Focusable::on(Layer::Question),
                ),
            ));
            if opens == OpensBy::Key {
                entity.with_child(key_cap(Action::Overview));
            }
        }
    };
    open_on_press(app, table, opens, input);
    app.init_resource::<Overview<L>>().add_systems(
        TableUpdate(table.0),
        (
            open_panel,
            add_button,
            tell.run_if(is_open),
            fill_list::<L>,
            show_focused,
        )
            .chain()
            .in_set(fill),
    );
}

fn is_open(open: Res<OverviewOpen>) -> bool {
    open.0
}

/// Closes the panel.
pub fn close(mut open: ResMut<OverviewOpen>) {
    open.0 = false;
}

/// The log and the panel lie in the same place: one opens as the other closes.
fn change_panels(
    press: On<Activate>,
    to_overview: Query<(), With<OpensOverview>>,
    to_log: Query<(), With<OpensLog>>,
    to_table: Query<(), With<ClosesOverview>>,
    mut open: ResMut<OverviewOpen>,
    mut log: ResMut<LogOpen>,
) {
    if to_overview.contains(press.entity) {
        (open.0, log.0) = (true, false);
    } else if to_log.contains(press.entity) {
        (open.0, log.0) = (false, true);
    } else if to_table.contains(press.entity) {
        open.0 = false;
    }
}

fn spawn_panel<B: Bundle>(look: &SidePanel<B>, opens: OpensBy, commands: &mut Commands) {
    let panel = look.build(commands, (OverviewPanel, Popover));
    // The name of the action is that of the panel.
    let heading = label(
        Action::Overview.message(),
        side_panel::HEADING,
        palette::AZURE_DEEP,
    );
    commands.spawn((ChildOf(panel), heading));
    commands.spawn((
        ChildOf(panel),
        OverviewList,
        (ScrollArea, ScrolledByMoves),
        Node {
            padding: UiRect::all(px(4)),
            ..side_panel::list(5.0)
        },
    ));
    // One button closes the panel, one leads to the log.
    let foot = side_panel::foot(commands, panel, ());
    let focusable = Focusable::on(Layer::Question).zone(1);
    let key = match opens {
        OpensBy::Key => Action::Overview,
        OpensBy::Buttons => Action::Back,
    };
    commands
        .spawn((
            ChildOf(foot),
            ClosesOverview,
            button(ButtonStyle::Option, look.close, focusable),
        ))
        .with_child(key_cap(key));
    commands.spawn((
        ChildOf(foot),
        OpensLog,
        button(ButtonStyle::Option, keys::HUD_LOG, focusable),
    ));
}

/// The style of a sentence.
const SENTENCE: TextStyle = TextStyle::SMALL.sized(17.0).scrolling();

/// A sentence, the `nth` of the list.
fn sentence(message: LocalizedText, nth: usize) -> impl Bundle {
    // Lines lie so close on a phone that their places alone would not tell their order.
    let order = u8::try_from(nth + 1).unwrap_or(u8::MAX);
    let focusable = Focusable::on(Layer::Question).order(order);
    (
        Sentence,
        if nth == 0 {
            focusable.first()
        } else {
            focusable
        },
        Node {
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(3)),
            ..default()
        },
        label(message, SENTENCE, palette::INK),
        Pickable::IGNORE,
    )
}

/// Writes the lines into the list. A line that has changed is written in its place, so that the focus stays where it
/// is; where a sentence stands for something else, all is written anew from there on.
fn fill_list<L: OverviewLine>(
    overview: Res<Overview<L>>,
    lists: Query<(Entity, Ref<OverviewList>, Option<&Children>)>,
    mut texts: Query<&mut LocalizedText, With<Sentence>>,
    mut drawn: Query<&mut Drawn<L>>,
    mut commands: Commands,
) {
    for (list, fresh, children) in &lists {
        if !fresh.is_added() && !overview.is_changed() {
            continue;
        }
        let written = children.map_or(&[][..], |children| &children[..]);
        let mut kept = 0;
        for (line, &node) in overview.0.iter().zip(written) {
            match line.sentence() {
                Some(message) => {
                    let Ok(mut text) = texts.get_mut(node) else {
                        break;
                    };
                    text.set_if_neq(message.clone());
                }
                None => {
                    let Ok(mut before) = drawn.get_mut(node) else {
                        break;
                    };
                    if before.0 != *line {
                        before.0 = line.clone();
                        commands.entity(node).despawn_children();
                        line.draw(node, &mut commands);
                    }
                }
            }
            kept += 1;
        }
        for &node in &written[kept..] {
            commands.entity(node).despawn();
        }
        let told = overview.0[..kept].iter();
        let mut nth = told.filter_map(OverviewLine::sentence).count();
        for line in &overview.0[kept..] {
            if let Some(message) = line.sentence() {
                commands.spawn((ChildOf(list), sentence(message.clone(), nth)));
                nth += 1;
            } else {
                let column = Node {
                    flex_direction: FlexDirection::Column,
                    flex_shrink: 0.0,
                    ..default()
                };
                let drawn = (Drawn(line.clone()), column, Pickable::IGNORE);
                let node = commands.spawn((ChildOf(list), drawn)).id();
                line.draw(node, &mut commands);
            }
        }
    }
}

/// Scrolls the list so far that the focused sentence is seen.
fn show_focused(
    focused: Query<(&ComputedNode, &UiGlobalTransform), (With<Sentence>, Added<Focused>)>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<OverviewList>>,
) {
    for (node, at) in &focused {
        for (mut position, list, around) in &mut lists {
            let offset = at.translation.y - around.translation.y;
            let room = (list.size().y - node.size().y) / 2.0;
            let beyond = if offset > room {
                offset - room.max(0.0)
            } else if offset < -room {
                offset + room.max(0.0)
            } else {
                continue;
            };
            position.y = (position.y + beyond * list.inverse_scale_factor()).max(0.0);
        }
    }
}
