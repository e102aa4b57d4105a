//! The measurements of Guesclin ! for `--strength FILE`.

use crate::arena::Measure;

/// All measurements, in the file's order.
pub const MEASURES: &[Measure] = &[
    Measure {
        heading: "Knight and squire",
        about: "Each level should beat the one before in 60 % of its games over all scenarios. Each seed is played twice, with the camps exchanged; draws count as not won.",
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
    use clap::Parser;

    use super::super::options::ArenaOptions;
    use super::*;

    #[test]
    fn every_measure_is_a_command_line_of_the_arena() {
        for measure in MEASURES {
            let line = std::iter::once("arena".to_owned()).chain(measure.words(400));
            let options = ArenaOptions::try_parse_from(line);
            let options = options.unwrap_or_else(|e| panic!("{}: {e}", measure.heading));
            assert!(
                options.games.is_some_and(|games| games > 1),
                "{}",
                measure.heading
            );
            assert_eq!(options.game, "guesclin", "{}", measure.heading);
        }
    }
}
