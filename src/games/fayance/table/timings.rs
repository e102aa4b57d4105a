//! The durations and easings of Fayance's table. Those that games share are in `timings`.

use kit_timings::timings;

timings! {
    /// The timing of every movement at the table, by the name it has in `fayance.json`; seconds at normal speed.
    pub struct TableTimings from "../../../../assets/feel/fayance.json";
    /// A card under the pointer or with the focus rises.
    hover,
    /// A card moves from one part of the table to another.
    place,
    /// A card turns over.
    turn,
    /// The territory turns by a quarter.
    quarter,
    /// The territory is laid down, once it is turned.
    lay,
    /// A refused card shakes.
    refuse,
    /// A seal is pressed.
    confirm,
    /// Both cards lie face down, before they turn up.
    hush,
    /// The ring of troops turns to its answer.
    ring,
    /// The ground rises under a favoured card.
    rise,
    /// A halfling slips past the middle.
    slip,
    /// A card that has not prevailed gives way; both do in an undecided combat.
    give_way,
    /// The stroke for the fourth combat is drawn through the tally.
    stroke,
    /// It grows dark around the fourth combat, or light again.
    dusk,
    /// Between two beats of the drum at the fourth combat.
    drum,
    /// A king's crown comes to rest.
    crown,
    /// The pause after each test of a combat.
    test,
    /// The pause after a territory is laid or captured, and after armies are shown.
    count,
    /// The pause after a combat and at the end.
    linger,
    /// The light stays at a card, where people choose by it, at any speed.
    light,
    /// How long a combat is felt on gamepads, at any speed.
    combat_felt,
    /// How long an undecided combat is felt, at any speed.
    undecided_felt,
    /// How long a capture is felt, at any speed.
    capture_felt,
    /// How long a crown is felt, at any speed.
    crown_felt,
    /// The shortest time a bot seems to think.
    think,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_names_every_movement() {
        let timings = TableTimings::of_file();
        assert!(timings.is_ok(), "{timings:?}");
    }
}
