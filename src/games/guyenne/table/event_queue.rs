//! The event queue: events wait here and are shown one by one, each when the cards are at rest.

use bevy::prelude::*;

use super::beats::{Beat, CastleTaken, DisplayedView, Happened};
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{GameConfig, ResultPage, Rules, Turn};
use guyenne_rules::Event;
use kit_table::event_queue::{PlayedGame, add_queue, show_next_beat};
use kit_table::played::Played;
use kit_timings::Timing;

pub(super) fn plugin(app: &mut App) {
    add_queue::<Rules>(app, TableSystems::Playback);
    app.add_message::<CastleTaken>().add_systems(
        TABLE_UPDATE,
        tell_taken_castles
            .after(show_next_beat::<Rules>)
            .in_set(TableSystems::Playback),
    );
}

impl PlayedGame for Rules {
    type Config = GameConfig;
    type Beat = Beat;
    type Displayed = DisplayedView;
    type Happened = Happened;
    type Timings = TableTimings;
    type Turn = Turn;
    type ResultPage = ResultPage;

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn config(&self) -> &GameConfig {
        self.config()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn played(&self) -> Option<Played> {
        self.played()
    }

    fn record(&self) -> String {
        self.record()
    }

    fn pause_after(beat: &Beat, timings: &TableTimings) -> Timing {
        match &beat.event {
            Event::Combat { .. } | Event::End { .. } => timings.linger,
            Event::Concede { .. } | Event::Reshuffle { .. } | Event::Pillage { .. } => {
                timings.count
            }
            Event::Round { .. } | Event::Pass { .. } | Event::Reveal { .. } => timings.capture,
            Event::Play { .. } => timings.count,
            _ => Timing::STILL,
        }
    }

    fn split(beat: Beat) -> (DisplayedView, Option<Happened>) {
        (beat.shown, Some(Happened(beat.event)))
    }

    /// At a neutral castle both camps reveal their cards at the same time (Leaflet 2022, Résolution des combats, § 1),
    /// which a record has as two events.
    fn are_together(beat: &Beat, next: &Beat) -> bool {
        let (Event::Reveal { castle, .. }, Event::Reveal { castle: there, .. }) =
            (&beat.event, &next.event)
        else {
            return false;
        };
        castle == there && beat.shown.view.holders[castle.index()].is_none()
    }

    /// A private look goes on whatever is shown.
    fn keep(now: &DisplayedView, next: &mut DisplayedView) {
        next.look = now.look;
    }

    fn result_page(&self, _displayed: &DisplayedView) -> Option<ResultPage> {
        self.summary().map(ResultPage)
    }
}

/// Tells which castle the combat that is shown has given to another camp: to a winner who did not defend it.
fn tell_taken_castles(
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    mut taken: MessageWriter<CastleTaken>,
) {
    taken.write_batch(happened.read().filter_map(|told| match told.0 {
        Event::Combat {
            castle,
            winner: Some(by),
            ..
        } if displayed.view.defender(castle) != Some(by) => Some(CastleTaken { castle, by }),
        _ => None,
    }));
}
