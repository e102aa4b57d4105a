//! The durations and easings of Guesclin's table. Those that games share are in `timings`.

use kit_timings::timings;

timings! {
    /// The timing of every movement at the table, by the name it has in `guesclin.json`; seconds at normal speed.
    pub struct TableTimings from "../../../../assets/feel/guesclin.json";
    /// A figure walks from one hex to the next.
    step,
    /// A figure is placed, or an object changes hands.
    place,
    /// The pause after a round or an activation begins.
    herald,
    /// The pause after an order, a deed without dice, a change of a post's banner.
    deed,
    /// The dice roll.
    roll,
    /// The kept dice step forward.
    keep,
    /// The pause after the result of a throw.
    linger,
    /// A shield rises before a figure that is missed, and goes.
    shield,
    /// A figure that is stunned staggers; one of whom something is refused shakes.
    recoil,
    /// A figure that is put out falls.
    fall,
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
