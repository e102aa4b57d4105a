//! The log: every event of the game in sentences, shown in a panel that opens over the table. The sentences come from
//! `event_words`.

use bevy::prelude::*;

use super::FillSystems;
use super::side_panel::{place, side_panel};
use crate::event_words;
use crate::keys;
use crate::session::{HistoryRestored, TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, Happened, Rules, Seating};
use guyenne_rules::{Event, ID, SeenEvent, View};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::log::{self, LogLine};
use kit_table::log_panel::{self, LogPanelSystems};

/// All events of the game in sentences. It has no hidden values.
pub type Log = log::Log<LogEntry>;

/// A sentence of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    /// Whether it is the heading of a round.
    pub heading: bool,
    /// The sentence.
    pub message: LocalizedText,
}

impl LogLine for LogEntry {
    const NONE: Option<MessageKey> = Some(keys::HUD_LOG_EMPTY);

    fn message(&self) -> &LocalizedText {
        &self.message
    }

    fn is_heading(&self) -> bool {
        self.heading
    }
}

/// The sentences of an event; `view` is the view right after it.
pub fn tell(
    event: &SeenEvent,
    view: &View,
    seating: &Seating,
) -> impl Iterator<Item = LogEntry> + use<> {
    let heading = matches!(event, Event::Round { .. });
    let told = event_words::tell(event, view, seating).into_iter();
    told.map(move |message| LogEntry { heading, message })
}

pub(super) fn plugin(app: &mut App) {
    let panel = side_panel(|| place("Log"));
    log_panel::add_to::<Rules, LogEntry, _>(app, TableSystems::Input, FillSystems, panel);
    app.add_systems(
        TABLE_UPDATE,
        write_log.in_set(FillSystems).before(LogPanelSystems(ID)),
    );
}

fn write_log(
    mut recalled: MessageReader<HistoryRestored>,
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    mut log: ResMut<Log>,
) {
    let seating = &rules.config().seating;
    for (event, view) in recalled.read().flat_map(|HistoryRestored(past)| past) {
        log.0.extend(tell(event, view, seating));
    }
    for Happened(event) in happened.read() {
        log.0.extend(tell(event, &displayed.view, seating));
    }
}
