//! The measurements of Guesclin ! for `--strength FILE`.

use kit_arena::{Measure, StrengthReport};

/// What is measured.
pub const REPORT: StrengthReport = StrengthReport {
    game: "Guesclin !",
    prefix: "--game guesclin ",
    measures: MEASURES,
};

const MEASURES: &[Measure] = &[
    Measure {
        heading: "Knight and squire",
        about: "Each level should beat the one before in 60 % of its games over all scenarios. Each seed is played twice, \
                with the camps\nexchanged; draws count as not won.",
        arguments: "--game guesclin --scenario all --games QUARTER --paired --france knight --england squire",
        is_seeded: true,
    },
    Measure {
        heading: "Captain and knight",
        about: "",
        arguments: "--game guesclin --scenario all --games QUARTER --paired --france captain --england knight",
        is_seeded: true,
    },
    Measure {
        heading: "Constable and captain",
        about: "",
        arguments: "--game guesclin --scenario all --games QUARTER --paired --france constable --england captain",
        is_seeded: true,
    },
    Measure {
        heading: "Balance of the camps",
        about: "The constable against itself. In every scenario each side should win 42 to 58 %.",
        arguments: "--game guesclin --scenario all --games DEALS --france constable --england constable",
        is_seeded: true,
    },
    Measure {
        heading: "The same with captains",
        about: "",
        arguments: "--game guesclin --scenario all --games DEALS --france captain --england captain",
        is_seeded: true,
    },
    Measure {
        heading: "Times of activations",
        about: "On the machine of the measurement, with whatever else it had to do. 99 of 100 should take under 1.5 s.",
        arguments: "--game guesclin --scenario all --games FEW --times --threads 1 --france constable --england captain",
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
            assert_eq!(
                options.output.game.as_deref(),
                Some("guesclin"),
                "{heading}"
            );
        }
    }
}
