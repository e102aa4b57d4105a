//! What Guyenne's table tells the frame around it, and what it hears from there.

use bevy::prelude::*;

use super::{
    Cause, Finished, MoveRecorded, ResultPage, Rules, StartMatch, StartMatchFailed, request,
};
use crate::games::guyenne::ID;
use crate::i18n::LocalizedText;
use crate::table::{GameFinished, RecordChanged, StartFailed, StartGame};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin_when_asked
                .before(super::rules::begin)
                .run_if(on_message::<StartGame>),
            (
                tell_record.run_if(on_message::<MoveRecorded>),
                tell_failure.run_if(on_message::<StartMatchFailed>),
                tell_end.run_if(on_message::<Finished>),
            )
                .chain()
                .after(super::TableSystems::Show),
        ),
    );
}

/// Begins the game that the frame asks for, if it is this one.
fn begin_when_asked(mut asked: MessageReader<StartGame>, mut begin: MessageWriter<StartMatch>) {
    if let Some(start) = asked.read().filter(|start| start.game == ID).last() {
        begin.write(StartMatch(request::read_request(&start.request)));
    }
}

fn tell_record(
    mut recorded: MessageReader<MoveRecorded>,
    rules: Option<Res<Rules>>,
    mut changed: MessageWriter<RecordChanged>,
) {
    let Some(rules) = rules else {
        recorded.clear();
        return;
    };
    for MoveRecorded { record, cause } in recorded.read() {
        changed.write(RecordChanged {
            game: ID,
            record: record.clone(),
            is_over: rules.is_over(),
            begins: *cause == Cause::Begin,
            demo: rules.game_config().demo,
        });
    }
}

fn tell_failure(
    mut failures: MessageReader<StartMatchFailed>,
    mut failed: MessageWriter<StartFailed>,
) {
    if let Some(StartMatchFailed(why)) = failures.read().last() {
        let message = LocalizedText::new("notice-not-begun").with("reason", why.clone());
        failed.write(StartFailed(message));
    }
}

fn tell_end(
    mut ends: MessageReader<Finished>,
    mut finished: MessageWriter<GameFinished>,
    mut commands: Commands,
) {
    if let Some(Finished(summary)) = ends.read().last() {
        commands.insert_resource(ResultPage::from(summary));
        finished.write(GameFinished {
            game: ID,
            demo: summary.game_config.demo,
        });
    }
}
