//! How long the movements of Guyenne's table take. Those that games share are in `theme::timings`.

use crate::theme::timings::timings;

timings! {
    /// Every movement of the table by its name.
    pub struct TableTimings from "guyenne.json";
    /// A thing under the pointer rises.
    hover,
    /// A card flies from the pile to a hand.
    deal,
    /// Between one dealt card and the next.
    deal_gap,
    /// A card flies to a castle.
    place,
    /// A card turns over.
    turn,
    /// Between one revealed card and the next.
    reveal_gap,
    /// A sum counts up by one card.
    count,
    /// A castle turns to its new holder.
    capture,
    /// Cards leave for the discard pile.
    sweep,
    /// A discard pile becomes a draw pile.
    shuffle,
    /// A refused card shakes.
    refuse,
    /// What has just happened stays to be seen.
    linger,
    /// The computer takes its time.
    think,
    /// Sparks, embers and dust fly and die.
    spark,
    /// A ring goes out from a castle that is taken.
    ring,
    /// Light fans out behind who has won, and fades.
    ray,
    /// A hero has his moment.
    hero,
    /// The table jolts.
    jolt,
    /// A hand breathes in and out once, at any pace.
    breathe,
    /// A banner stirs once to and fro, at any pace.
    stir,
    /// A speck of dust drifts through the light, at any pace.
    drift,
    /// A panel or the stage comes or goes.
    page,
    /// A quill writes a line, at any pace.
    write,
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
