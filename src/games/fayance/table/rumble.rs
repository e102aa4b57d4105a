//! What is felt of the table: a combat, a capture and a crown, on all gamepads alike and whoever wins. Of a choice nothing
//! is felt.

use bevy::prelude::*;
use core::time::Duration;

use super::beats::Happening;
use super::timings::TableTimings;
use super::{Happened, TABLE, TableSystems};
use crate::table::rumble::{Rumble, RumblePads, StopRumble};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, feel_events.in_set(TableSystems::Show))
        .add_systems(OnExit(TABLE), |mut stops: MessageWriter<StopRumble>| {
            stops.write(StopRumble);
        });
}

/// How strongly a combat, a capture and a crown are felt, 0 to 1.
const COMBAT: f32 = 0.45;
const CAPTURE: f32 = 0.7;
const CROWN: f32 = 1.0;

/// What all pads feel of a happening.
fn touch(happening: &Happening, timings: &TableTimings) -> Option<Rumble> {
    let (timing, strength) = match happening {
        Happening::Fought(_) => (timings.combat_felt, COMBAT),
        Happening::Captured { .. } => (timings.capture_felt, CAPTURE),
        Happening::Ended(_) => (timings.crown_felt, CROWN),
        _ => return None,
    };
    Some(Rumble {
        pads: RumblePads::All,
        after: Duration::ZERO,
        lasts: timing.plainly(),
        strength,
    })
}

fn feel_events(
    timings: Res<TableTimings>,
    mut happened: MessageReader<Happened>,
    mut rumbles: MessageWriter<Rumble>,
) {
    let felt = happened.read();
    let felt = felt.filter_map(|Happened(happening)| touch(happening, &timings));
    rumbles.write_batch(felt);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::fayance::rules::{
        BySide, Card, CombatResult, Outcome, Side, Territory, Test,
    };
    use crate::games::fayance::table::beats::Fight;

    #[test]
    fn a_combat_is_felt_alike_whoever_wins_and_a_crown_most() {
        let timings = TableTimings::default();
        let felt = |happening| touch(&happening, &timings);
        let fought = |winner, by| {
            felt(Happening::Fought(Fight {
                n: 1,
                cards: BySide::new(Card::ALL[0], Card::ALL[5]),
                result: CombatResult { winner, by },
            }))
        };
        let north = fought(Some(Side::North), Test::Troop).expect("it is felt");
        assert_eq!(fought(Some(Side::South), Test::Terrain), Some(north));
        assert_eq!(fought(None, Test::Undecided), Some(north));
        assert_eq!(north.pads, RumblePads::All);
        let captured = felt(Happening::Captured {
            side: Side::South,
            territory: Territory::ALL[0],
            held: BySide::new(0, 1),
        });
        let ended = felt(Happening::Ended(Outcome {
            winner: Side::South,
            held: BySide::new(3, 5),
        }));
        let strength = |rumble: Option<Rumble>| rumble.map(|rumble| rumble.strength);
        assert!(Some(north.strength) < strength(captured));
        assert!(strength(captured) < strength(ended));
        assert_eq!(felt(Happening::Confirmed(Side::North)), None);
        assert_eq!(felt(Happening::Dealt), None);
    }
}
