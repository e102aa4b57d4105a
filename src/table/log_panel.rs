//! The log of a game, sentence by sentence, and the panel in which it opens over the table. Games whose log is a list
//! of sentences share it; which events it tells is theirs.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::event_queue::PlayedGame;
use super::replay::{ReplayJumped, ReplaySystems};
use super::side_panel::{self, SidePanel, is_due};
use super::{InGame, MatchConfig, StartMatch};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::{Action, ActionButton, Focusable, Layer, Presses};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, TextStyle, key_cap, palette};

/// A line of a log.
pub trait LogLine: Send + Sync + 'static {
    /// What the panel says while there is no line.
    const NONE: Option<MessageKey> = None;

    /// Its sentence.
    fn message(&self) -> &LocalizedText;

    /// Whether it is a heading.
    fn is_heading(&self) -> bool {
        false
    }
}

impl LogLine for LocalizedText {
    fn message(&self) -> &LocalizedText {
        self
    }
}

/// The lines of the game that is on, oldest first.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Log<L: LogLine = LocalizedText>(pub Vec<L>);

impl<L: LogLine> Default for Log<L> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// Whether the panel is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogOpen(pub bool);

/// The panel.
#[derive(Component)]
struct LogPanel;

/// The row of buttons at the panel's foot, to which others can be added.
#[derive(Component)]
pub struct LogFoot;

/// The list in the panel, and how many lines of the log it has.
#[derive(Component)]
struct List(usize);

/// What an empty list says; it leaves with the first line.
#[derive(Component)]
struct EmptyLog;

/// A scroll position, in design units, beyond the end of any log: the list stops at its end.
const FOOT: f32 = 1.0e6;
/// How fast a held key scrolls, in design units per second.
const PACE: f32 = 700.0;

/// The systems that write the lines of a game's log into its panel.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LogPanelSystems(pub GameId);

/// Adds the log to a game's table, and its panel. The log is empty when a match begins; the panel is opened and closed
/// in `input` and written in `fill`, sets that run at that table only.
pub fn add_to<G: PlayedGame, L: LogLine, B: Bundle>(
    app: &mut App,
    input: impl SystemSet + Copy,
    fill: impl SystemSet,
    panel: SidePanel<B>,
) {
    let open_panel =
        move |open: Res<LogOpen>, panels: Query<Entity, With<LogPanel>>, mut commands: Commands| {
            if is_due(open.0, &panels, &mut commands) {
                spawn_panel(&panel, L::NONE, &mut commands);
            }
        };
    app.add_message::<ReplayJumped>()
        .init_resource::<LogOpen>()
        .init_resource::<Log<L>>()
        .add_systems(
            Update,
            (
                clear::<G::Config, L>
                    .after(ReplaySystems(G::GAME))
                    .before(input),
                toggle.in_set(input),
                (open_panel, fill_list::<L>, scroll_by_keys)
                    .chain()
                    .in_set(LogPanelSystems(G::GAME))
                    .in_set(fill),
            ),
        )
        .add_systems(OnExit(InGame(G::GAME)), |mut open: ResMut<LogOpen>| {
            open.0 = false;
        });
}

fn clear<C: MatchConfig, L: LogLine>(
    mut started: MessageReader<StartMatch<C>>,
    mut jumped: MessageReader<ReplayJumped>,
    mut log: ResMut<Log<L>>,
) {
    if started.read().count() + jumped.read().count() > 0 {
        log.0.clear();
    }
}

fn toggle(presses: Res<Presses>, mut open: ResMut<LogOpen>) {
    if presses.below_menus(Action::Log) {
        open.0 = !open.0;
    } else if open.0 && presses.below_menus(Action::Back) {
        open.0 = false;
    }
}

/// The style of a line that is no heading.
const LINE: TextStyle = TextStyle::SMALL.sized(17.0).scrolling();

fn spawn_panel<B: Bundle>(look: &SidePanel<B>, none: Option<MessageKey>, commands: &mut Commands) {
    let panel = look.build(commands, LogPanel);
    let heading = label(keys::HUD_LOG, TextStyle::SUBHEADING, palette::AZURE_DEEP);
    commands.spawn((ChildOf(panel), heading));
    let list = (
        List(0),
        ScrollArea,
        ScrollPosition(Vec2::new(0.0, FOOT)),
        side_panel::list(3.0),
    );
    let list = commands.spawn((ChildOf(panel), list)).id();
    if let Some(none) = none {
        let empty = (EmptyLog, label(none, LINE, palette::INK), Pickable::IGNORE);
        commands.spawn((ChildOf(list), empty));
    }
    let foot = side_panel::foot(commands, panel, LogFoot);
    let focusable = Focusable::on(Layer::Question).first();
    commands
        .spawn((
            ChildOf(foot),
            ActionButton(Action::Log),
            button(ButtonStyle::Option, look.close, focusable),
        ))
        .with_child(key_cap(Action::Log));
}

/// Adds new lines to the list and scrolls to its end.
fn fill_list<L: LogLine>(
    log: Res<Log<L>>,
    mut lists: Query<(Entity, &mut List, &mut ScrollPosition)>,
    empty: Query<Entity, With<EmptyLog>>,
    mut commands: Commands,
) {
    if !log.0.is_empty() {
        for entity in &empty {
            commands.entity(entity).despawn();
        }
    }
    for (entity, mut list, mut position) in &mut lists {
        if log.0.len() < list.0 {
            commands.entity(entity).despawn_children();
            list.0 = 0;
        }
        if list.0 == log.0.len() {
            continue;
        }
        for line in &log.0[list.0..] {
            let (style, ink, above) = if line.is_heading() {
                (TextStyle::NAME.scrolling(), palette::GULES_DEEP, 10)
            } else {
                (LINE, palette::INK, 0)
            };
            commands.spawn((
                ChildOf(entity),
                Node {
                    margin: UiRect::top(px(above)),
                    flex_shrink: 0.0,
                    ..default()
                },
                label(line.message().clone(), style, ink),
                Pickable::IGNORE,
            ));
        }
        list.0 = log.0.len();
        position.y = FOOT;
    }
}

/// Keys and pads scroll the list.
fn scroll_by_keys(
    time: Res<Time<Real>>,
    presses: Res<Presses>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<List>>,
) {
    let held = |action| f32::from(u8::from(presses.holds(action)));
    let way = held(Action::Down) - held(Action::Up);
    if way == 0.0 {
        return;
    }
    for (mut position, computed) in &mut lists {
        let room = computed.content_size().y - computed.size().y;
        let most = (room * computed.inverse_scale_factor()).max(0.0);
        position.y = (position.y.min(most) + way * PACE * time.delta_secs()).clamp(0.0, most);
    }
}
