//! What Guyenne's table tells the frame around it, and what it hears from there.

use bevy::prelude::*;

use super::{Begin, Confirmed, Finished, NotBegun, ResultPage, request};
use crate::games::guyenne::ID;
use crate::games::guyenne::rules::record::Record;
use crate::speech::Say;
use crate::table::{GameFinished, RecordChanged, StartFailed, StartGame};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin_when_asked
                .before(super::rules::begin)
                .run_if(on_message::<StartGame>),
            (
                tell_record.run_if(on_message::<Confirmed>),
                tell_failure.run_if(on_message::<NotBegun>),
                tell_end.run_if(on_message::<Finished>),
            )
                .chain()
                .after(super::TableSystems::Show),
        ),
    );
}

/// Begins the game that the frame asks for, if it is this one.
fn begin_when_asked(mut asked: MessageReader<StartGame>, mut begin: MessageWriter<Begin>) {
    if let Some(start) = asked.read().filter(|start| start.game == ID).last() {
        begin.write(Begin(request::plan(&start.request)));
    }
}

fn tell_record(mut confirmed: MessageReader<Confirmed>, mut changed: MessageWriter<RecordChanged>) {
    if let Some(Confirmed { record, .. }) = confirmed.read().last() {
        changed.write(RecordChanged {
            game: ID,
            record: record.clone(),
            is_over: Record::parse(record).is_ok_and(|record| record.is_over()),
        });
    }
}

fn tell_failure(mut failures: MessageReader<NotBegun>, mut failed: MessageWriter<StartFailed>) {
    if let Some(NotBegun(why)) = failures.read().last() {
        failed.write(StartFailed(
            Say::new("notice-not-begun").with("reason", why.clone()),
        ));
    }
}

fn tell_end(
    mut ends: MessageReader<Finished>,
    mut finished: MessageWriter<GameFinished>,
    mut commands: Commands,
) {
    if let Some(Finished(summary)) = ends.read().last() {
        commands.insert_resource(ResultPage::from(summary));
        finished.write(GameFinished(ID));
    }
}
