//! The log: what happened, in sentences.

use bevy::prelude::*;

use super::session::{HistoryRestored, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Happened, Rules, event_words};
use kit_table::News;
use kit_table::log::Log;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<HistoryRestored>().add_systems(
        TABLE_UPDATE,
        write
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<Rules>.and_then(resource_exists::<DisplayedView>)),
    );
}

/// Writes the sentences, and lets screen readers read the new ones aloud.
fn write(
    mut recalled: MessageReader<HistoryRestored>,
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    mut log: ResMut<Log>,
    mut news: MessageWriter<News>,
) {
    for HistoryRestored(past) in recalled.read() {
        log.0.extend(past.iter().cloned());
    }
    for Happened(event) in happened.read() {
        for message in event_words::tell(event, displayed.board().scenario()) {
            news.write(News(message.clone()));
            log.0.push(message);
        }
    }
}
