//! The messages between Guyenne's table and the app: requests to start, records, failures, the end.

use bevy::prelude::*;

use super::{
    Cause, Finished, MoveRecorded, ResultPage, Rules, StartMatch, StartMatchFailed, exercise,
    request,
};
use crate::games::guyenne::ID;
use crate::table::{GameFinished, RecordChanged, StartFailed, StartGame};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_on_request
                .before(super::rules::begin)
                .run_if(on_message::<StartGame>),
            (
                report_record.run_if(on_message::<MoveRecorded>),
                report_failure.run_if(on_message::<StartMatchFailed>),
                report_end.run_if(on_message::<Finished>),
            )
                .chain()
                .after(super::TableSystems::Show),
        ),
    );
}

/// Starts a match if the app asks for this game.
fn start_on_request(mut requests: MessageReader<StartGame>, mut begin: MessageWriter<StartMatch>) {
    if let Some(start) = StartGame::last_for(&mut requests, ID) {
        begin.write(StartMatch(request::read_request(&start.request)));
    }
}

fn report_record(
    mut recorded: MessageReader<MoveRecorded>,
    rules: Option<Res<Rules>>,
    mut changed: MessageWriter<RecordChanged>,
) {
    let Some(rules) = rules else {
        recorded.clear();
        return;
    };
    if exercise::begun(rules.game_config()) {
        recorded.clear();
        return;
    }
    for MoveRecorded { record, cause } in recorded.read() {
        changed.write(RecordChanged {
            begins: *cause == Cause::Begin,
            demo: rules.game_config().demo,
            played: rules.played(),
            ..RecordChanged::new(ID, record.clone(), rules.is_over())
        });
    }
}

fn report_failure(
    mut failures: MessageReader<StartMatchFailed>,
    mut failed: MessageWriter<StartFailed>,
) {
    if let Some(StartMatchFailed(why)) = failures.read().last() {
        failed.write(StartFailed(why.clone()));
    }
}

fn report_end(
    mut ends: MessageReader<Finished>,
    mut finished: MessageWriter<GameFinished>,
    mut commands: Commands,
) {
    if let Some(Finished(summary)) = ends.read().last()
        && !exercise::begun(&summary.game_config)
    {
        commands.insert_resource(ResultPage::from(summary));
        finished.write(GameFinished {
            game: ID,
            demo: summary.game_config.demo,
        });
    }
}
