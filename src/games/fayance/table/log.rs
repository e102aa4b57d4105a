//! The log: what happened, in sentences. It has no hidden values.

use bevy::prelude::*;

use super::session::{HistoryRestored, TABLE_UPDATE, TableSystems};
use super::{Happened, Rules, event_words};
use kit_table::News;
use kit_table::log::Log;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<HistoryRestored>().add_systems(
        TABLE_UPDATE,
        write
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<Rules>),
    );
}

/// Writes the sentences, and lets screen readers read the new ones aloud.
fn write(
    mut recalled: MessageReader<HistoryRestored>,
    mut happened: MessageReader<Happened>,
    rules: Res<Rules>,
    mut log: ResMut<Log>,
    mut news: MessageWriter<News>,
) {
    for HistoryRestored(past) in recalled.read() {
        let told = past.iter();
        let told = told.flat_map(|happening| event_words::tell(happening, rules.config()));
        log.0.extend(told);
    }
    for Happened(happening) in happened.read() {
        for message in event_words::tell(happening, rules.config()) {
            news.write(News(message.clone()));
            log.0.push(message);
        }
    }
}
