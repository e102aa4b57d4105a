//! The log: every event of the game in sentences, shown in a panel that opens over the table. The sentences come from
//! `event_words`.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::FillSystems;
use super::overview_panel::OpensOverview;
use super::side_panel::{foot, is_due, list, side_panel};
use crate::games::guyenne::rules::{Event, SeenEvent, View};
use crate::games::guyenne::table::event_words;
use crate::games::guyenne::table::{
    DisplayedView, Happened, HistoryRestored, Rules, Seating, StartMatch, TABLE, TableSystems,
};
use crate::i18n::LocalizedText;
use crate::input::{Action, ActionButton, Focusable, Layer};
use crate::table::log_panel::{FOOT, LogOpen, open_on_press, scroll_by_keys};
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, TextStyle, key_cap, palette};

/// All events of the game in sentences. It has no hidden values.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Log(Vec<LogEntry>);

/// A sentence of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    /// The round it belongs to.
    pub round: u16,
    /// Whether it is the heading of a round.
    pub heading: bool,
    /// The sentence.
    pub message: LocalizedText,
}

impl Log {
    /// The sentences, oldest first.
    #[must_use]
    pub fn entries(&self) -> &[LogEntry] {
        &self.0
    }

    /// Adds the sentences of an event; `view` is the view right after it.
    fn write(&mut self, event: &SeenEvent, view: &View, seating: &Seating) {
        let heading = matches!(event, Event::Round { .. });
        for message in event_words::tell(event, view, seating) {
            self.0.push(LogEntry {
                round: view.round,
                heading,
                message,
            });
        }
    }
}

/// The panel.
#[derive(Component)]
struct Panel;

/// The list in the panel, and how many entries of the log it has.
#[derive(Component, Default)]
struct List {
    written: usize,
}

/// The text of an empty log.
#[derive(Component)]
struct EmptyLog;

pub(super) fn plugin(app: &mut App) {
    open_on_press(app, TABLE, TableSystems::Input);
    app.init_resource::<Log>().add_systems(
        Update,
        (
            clear_log.before(TableSystems::Input),
            (write_log, open_panel, fill_list, scroll_by_keys::<List>)
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
    for past in recalled.read().flat_map(|HistoryRestored(history)| history) {
        log.write(&past.event, &past.view, seating);
    }
    for Happened(event) in happened.read() {
        log.write(event, &displayed.view, seating);
    }
}

fn open_panel(open: Res<LogOpen>, panels: Query<Entity, With<Panel>>, mut commands: Commands) {
    if !is_due(open.0, &panels, &mut commands) {
        return;
    }
    let panel = side_panel(&mut commands, "Log", Panel);
    commands.spawn((
        ChildOf(panel),
        Node {
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
        children![label("hud-log", TextStyle::SUBHEADING, palette::AZURE_DEEP)],
    ));
    commands.spawn((
        ChildOf(panel),
        List::default(),
        ScrollArea,
        ScrollPosition(Vec2::new(0.0, FOOT)),
        list(3.0),
        children![(
            EmptyLog,
            label("hud-log-empty", TextStyle::SMALL.sized(17.0), palette::INK),
            Pickable::IGNORE,
        )],
    ));
    let foot = foot(&mut commands, panel);
    commands
        .spawn((
            ChildOf(foot),
            ActionButton(Action::Log),
            button(
                ButtonStyle::Option,
                "button-close",
                Focusable::on(Layer::Question).first(),
            ),
        ))
        .with_child(key_cap(Action::Log));
    commands
        .spawn((
            ChildOf(foot),
            OpensOverview,
            button(
                ButtonStyle::Option,
                "overview-open",
                Focusable::on(Layer::Question),
            ),
        ))
        .with_child(key_cap(Action::Overview));
}

/// Adds new entries to the list and scrolls to its end.
fn fill_list(
    log: Res<Log>,
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
        if log.0.len() < list.written {
            commands.entity(entity).despawn_children();
            list.written = 0;
        }
        if list.written == log.0.len() {
            continue;
        }
        for entry in &log.0[list.written..] {
            let (style, ink, above) = if entry.heading {
                (TextStyle::NAME, palette::GULES_DEEP, 10)
            } else {
                (TextStyle::SMALL.sized(17.0), palette::INK, 0)
            };
            commands.spawn((
                ChildOf(entity),
                Node {
                    margin: UiRect::top(px(above)),
                    flex_shrink: 0.0,
                    ..default()
                },
                label(entry.message.clone(), style, ink),
                Pickable::IGNORE,
            ));
        }
        list.written = log.0.len();
        position.y = FOOT;
    }
}
