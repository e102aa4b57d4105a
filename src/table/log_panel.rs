//! The panel in which the log of a game opens over the table. Games whose log is a list of sentences share it.

use bevy::prelude::*;

use super::event_queue::PlayedGame;
use super::flow::TableUpdate;
use super::log::{CourseLog, Log, LogLine};
use super::log_list;
use super::replay::{Replay, ReplayJumped, ReplaySystems};
use super::side_panel::{self, SidePanel, is_due};
use super::{InGame, MatchConfig, StartMatch};
use crate::keys;
use kit_input::{Action, ActionButton, Focusable, Layer, Presses};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, key_cap, palette};

/// Whether the panel is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogOpen(pub bool);

/// The panel.
#[derive(Component)]
struct LogPanel;

/// The row of buttons at the panel's foot, to which others can be added.
#[derive(Component)]
pub struct LogFoot;

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
        .init_resource::<CourseLog<L>>()
        .add_systems(
            TableUpdate(G::GAME),
            (
                begin_log::<G::Config, L>
                    .after(ReplaySystems(G::GAME))
                    .before(input),
                toggle.in_set(input),
                (
                    open_panel,
                    log_list::fill::<L>,
                    log_list::mark::<L>,
                    log_list::scroll_by_keys,
                )
                    .chain()
                    .in_set(LogPanelSystems(G::GAME))
                    .in_set(fill),
            ),
        )
        .add_systems(OnExit(InGame(G::GAME)), |mut open: ResMut<LogOpen>| {
            open.0 = false;
        });
}

/// The log of a match is empty at its beginning; that of a replay has what was told before the moment that it shows.
fn begin_log<C: MatchConfig, L: LogLine>(
    mut started: MessageReader<StartMatch<C>>,
    mut jumped: MessageReader<ReplayJumped>,
    (replay, course): (Option<Res<Replay>>, Res<CourseLog<L>>),
    mut log: ResMut<Log<L>>,
) {
    if started.read().count() > 0 {
        log.0.clear();
    }
    // Games may share the log's kind of lines.
    let is_own = replay.is_some_and(|replay| replay.game == C::GAME);
    if let Some(&ReplayJumped(steps)) = jumped.read().last()
        && is_own
    {
        let told = course.told(steps).iter();
        log.0 = told.map(|told| told.line.clone()).collect();
    }
}

fn toggle(presses: Res<Presses>, mut open: ResMut<LogOpen>) {
    if presses.below_menus(Action::Log) {
        open.0 = !open.0;
    } else if open.0 && presses.below_menus(Action::Back) {
        open.0 = false;
    }
}

fn spawn_panel<B: Bundle>(look: &SidePanel<B>, none: Option<MessageKey>, commands: &mut Commands) {
    let panel = look.build(commands, LogPanel);
    let heading = label(keys::HUD_LOG, side_panel::HEADING, palette::AZURE_DEEP);
    commands.spawn((ChildOf(panel), heading));
    log_list::spawn(commands, panel, none);
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
