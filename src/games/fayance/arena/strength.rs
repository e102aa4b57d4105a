//! The measurements of Le Trône de Fayance for `--strength FILE`.

use kit_arena::{Measure, StrengthReport};

/// What is measured.
pub const REPORT: StrengthReport = StrengthReport {
    game: "Le Trône de Fayance",
    prefix: "--game fayance ",
    measures: MEASURES,
};

const MEASURES: &[Measure] = &[
    Measure {
        heading: "Apprentice and random",
        about: "The first level against chance. Here and below each deal is played twice, with the sides exchanged.",
        arguments: "--game fayance --games DEALS --paired --north apprentice --south random",
        is_seeded: true,
    },
    Measure {
        heading: "Glazier and apprentice",
        about: "Each level should beat the one before in 60 % of its games.",
        arguments: "--game fayance --games DEALS --paired --north glazier --south apprentice",
        is_seeded: true,
    },
    Measure {
        heading: "Marshal and glazier",
        about: "",
        arguments: "--game fayance --games DEALS --paired --north marshal --south glazier",
        is_seeded: true,
    },
    Measure {
        heading: "Champion and marshal",
        about: "",
        arguments: "--game fayance --games DEALS --paired --north champion --south marshal",
        is_seeded: true,
    },
    Measure {
        heading: "Champion and strong",
        about: "`strong` plays every territory as if it were the last. The champion should win 54 %.",
        arguments: "--game fayance --games TWICE --paired --north champion --south strong",
        is_seeded: true,
    },
    Measure {
        heading: "A responder",
        about: "It knows the champion's policies and learns against it what captures are worth. It should win at most 52 %.",
        arguments: "--game fayance --games DEALS --paired --respond 1500",
        is_seeded: true,
    },
    Measure {
        heading: "Exploitability from the sixth territory on",
        about: "What a best answer gains against the exact policies; half a point of a percent is the most it should.",
        arguments: "--game fayance --games FEW --north champion --south champion --exploit",
        is_seeded: true,
    },
    Measure {
        heading: "Times of decisions",
        about: "On the machine of the measurement, with whatever else it had to do. 99 of 100 decisions should take under 300 ms.",
        arguments: "--game fayance --games QUARTER --times --threads 1 --north champion --south marshal",
        is_seeded: true,
    },
];

#[cfg(test)]
mod tests {
    use super::super::options::ArenaOptions;
    use super::*;

    #[test]
    fn every_measure_is_a_command_line_of_the_arena() {
        for (heading, options) in REPORT.options::<ArenaOptions>(400) {
            assert!(
                options.deals.games.is_some_and(|games| games > 1),
                "{heading}"
            );
            assert_eq!(options.output.game.as_deref(), Some("fayance"), "{heading}");
        }
    }
}
