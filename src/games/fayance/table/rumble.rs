//! What is felt of the table: a combat, one that is undecided, a capture and a crown, on all gamepads alike and whoever
//! wins. It comes when both cards lie face up and the result is shown; of a choice nothing is felt.

use bevy::prelude::*;
use core::time::Duration;

use super::beats::Happening;
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{Happened, TABLE};
use kit_table::rumble::{Rumble, RumblePads, StopRumble};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(TABLE_UPDATE, feel_events.in_set(TableSystems::Show))
        .add_systems(OnExit(TABLE), |mut stops: MessageWriter<StopRumble>| {
            stops.write(StopRumble);
        });
}

/// How strongly a combat, one that is undecided, a capture and a crown are felt, 0 to 1.
const COMBAT: f32 = 0.45;
const UNDECIDED: f32 = 0.25;
const CAPTURE: f32 = 0.7;
const CROWN: f32 = 1.0;

/// What all pads feel of a happening.
fn touch(happening: &Happening, timings: &TableTimings) -> Option<Rumble> {
    let (timing, strength) = match happening {
        Happening::Fought(fight) if fight.result.winner.is_none() => {
            (timings.undecided_felt, UNDECIDED)
        }
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
    use crate::beats::Fight;
    use fayance_rules::{BySide, Card, CombatResult, Outcome, Side, Territory, Test};

    #[test]
    fn a_combat_is_felt_alike_whoever_wins_an_undecided_one_less_and_a_crown_most() {
        let timings = TableTimings::default();
        let felt = |happening| touch(&happening, &timings);
        let of_cards = |cards, winner, by| {
            felt(Happening::Fought(Fight {
                n: 1,
                cards,
                result: CombatResult { winner, by },
            }))
        };
        let cards = BySide::new(Card::ALL[0], Card::ALL[5]);
        let fought = |winner, by| of_cards(cards, winner, by);
        let north = fought(Some(Side::North), Test::Troop).expect("it is felt");
        assert_eq!(fought(Some(Side::South), Test::Terrain), Some(north));
        assert_eq!(fought(Some(Side::South), Test::Fourth), Some(north));
        // That it is undecided is seen by both, and all that is felt of it: which cards they are is not.
        let undecided = fought(None, Test::Undecided).expect("it is felt");
        let others = BySide::new(Card::ALL[7], Card::ALL[7]);
        assert_eq!(of_cards(others, None, Test::Undecided), Some(undecided));
        assert!(undecided.strength < north.strength && undecided.lasts < north.lasts);
        assert_eq!(undecided.pads, RumblePads::All);
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
