//! The log: every event of the game in sentences, shown in a panel that opens over the table. The sentences come from
//! `event_words`.

use bevy::prelude::*;

use super::FillSystems;
use super::overview_panel::OpensOverview;
use super::side_panel::side_panel;
use crate::event_words;
use crate::keys;
use crate::{
    DisplayedView, Happened, HistoryRestored, Rules, Seating, StartMatch, TABLE, TableSystems,
};
use guyenne_rules::{Event, SeenEvent, View};
use kit_i18n::LocalizedText;
use kit_input::{Action, Focusable, Layer};
use kit_table::log_panel::{
    self, EmptyLog, LogLine, LogOpen, LogPanel, close_button, keep_list, open_on_press,
};
use kit_table::side_panel::{foot, is_due};
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, TextStyle, key_cap, palette};

/// All events of the game in sentences. It has no hidden values.
pub type Log = log_panel::Log<LogEntry>;

/// A sentence of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    /// Whether it is the heading of a round.
    pub heading: bool,
    /// The sentence.
    pub message: LocalizedText,
}

impl LogLine for LogEntry {
    fn message(&self) -> &LocalizedText {
        &self.message
    }

    fn is_heading(&self) -> bool {
        self.heading
    }
}

/// The sentences of an event; `view` is the view right after it.
fn tell(event: &SeenEvent, view: &View, seating: &Seating) -> impl Iterator<Item = LogEntry> {
    let heading = matches!(event, Event::Round { .. });
    let told = event_words::tell(event, view, seating).into_iter();
    told.map(move |message| LogEntry { heading, message })
}

pub(super) fn plugin(app: &mut App) {
    open_on_press(app, TABLE, TableSystems::Input);
    app.init_resource::<Log>().add_systems(
        Update,
        (
            clear_log.before(TableSystems::Input),
            (write_log, open_panel, keep_list::<LogEntry>())
                .chain()
                .in_set(FillSystems),
        ),
    );
}

fn clear_log(mut started: MessageReader<StartMatch>, mut log: ResMut<Log>) {
    if started.read().count() > 0 {
        log.0.clear();
    }
}

fn write_log(
    mut recalled: MessageReader<HistoryRestored>,
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    mut log: ResMut<Log>,
) {
    let seating = &rules.game_config().seating;
    for (event, view) in recalled.read().flat_map(|HistoryRestored(past)| past) {
        log.0.extend(tell(event, view, seating));
    }
    for Happened(event) in happened.read() {
        log.0.extend(tell(event, &displayed.view, seating));
    }
}

fn open_panel(open: Res<LogOpen>, panels: Query<Entity, With<LogPanel>>, mut commands: Commands) {
    if !is_due(open.0, &panels, &mut commands) {
        return;
    }
    let panel = side_panel(&mut commands, "Log", LogPanel);
    commands.spawn((
        ChildOf(panel),
        Node {
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
        children![log_panel::heading()],
    ));
    commands.spawn((
        ChildOf(panel),
        log_panel::list(),
        children![(
            EmptyLog,
            label(
                keys::HUD_LOG_EMPTY,
                TextStyle::SMALL.sized(17.0).scrolling(),
                palette::INK,
            ),
            Pickable::IGNORE,
        )],
    ));
    let foot = foot(&mut commands, panel, ());
    close_button(&mut commands, foot, keys::BUTTON_CLOSE);
    commands
        .spawn((
            ChildOf(foot),
            OpensOverview,
            button(
                ButtonStyle::Option,
                keys::OVERVIEW_OPEN,
                Focusable::on(Layer::Question),
            ),
        ))
        .with_child(key_cap(Action::Overview));
}
