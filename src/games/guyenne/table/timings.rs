//! The durations and easings of Guyenne's table. Those that games share are in `timings`.

use kit_timings::timings;

timings! {
    /// The timing of every movement at the table, by the name it has in `guyenne.json`; seconds at normal speed.
    pub struct TableTimings from "../../../../assets/feel/guyenne.json";
    /// A thing under the pointer or with the focus rises; marks appear.
    hover,
    /// A card moves from the draw pile to a hand.
    deal,
    /// Between one dealt card and the next.
    deal_gap,
    /// A card moves to a castle; figures step on and off.
    place,
    /// A card turns over, in the tooltip and the gallery as well; half-way it sounds and shakes the pad.
    turn,
    /// Between one revealed card and the next.
    reveal_gap,
    /// The pause after cards are played, given up, reshuffled or lost.
    count,
    /// A castle's arrow and pennon change to its new holder; the pause after smaller events.
    capture,
    /// A card moves to the discard pile.
    sweep,
    /// A discard pile becomes a draw pile.
    shuffle,
    /// A refused card shakes.
    refuse,
    /// The others look away before the cards of a private look turn up, at any speed.
    look_opens,
    /// The pause after a combat and at the end.
    linger,
    /// The shortest time a bot seems to think.
    think,
    /// Particles: embers and dust.
    spark,
    /// Particles: the ring around a castle that is taken.
    ring,
    /// Particles: the rays behind a castle that is taken or a hero.
    ray,
    /// Particles: the embers around a hero.
    hero,
    /// Screen shake.
    shake,
    /// One period of the hand's idle motion, at any speed.
    hand_idle,
    /// One period of the banners' idle motion, at any speed.
    banner_idle,
    /// One period of the candle light, at any speed.
    candle_idle,
    /// The time a speck of dust takes through the light, at any speed.
    drift,
    /// A panel or the combat stage appears or goes.
    page,
    /// One period of the thinking indicator, at any speed.
    thinking_indicator,
    /// Gamepads rumble for a card that is turned up, at any speed.
    card_felt,
    /// Gamepads rumble for a hero, at any speed.
    hero_felt,
    /// Gamepads rumble for a castle that is taken, at any speed.
    capture_felt,
    /// A card is told to the hand, whatever it is, at any speed.
    card_told,
    /// One pulse of a card that is told.
    told_pulse,
    /// From one such pulse to the next.
    told_beat,
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
