//! Guyenne's measurements for `--strength FILE`.

use kit_arena::{Measure, StrengthReport};

/// What is measured.
pub const REPORT: StrengthReport = StrengthReport {
    game: "Guyenne",
    prefix: "",
    measures: MEASURES,
};

const MEASURES: &[Measure] = &[
    Measure {
        heading: "Levels",
        about: "Each level against the next, and against two bots to compare with. Draws count as not won.",
        arguments: "--ladder --games DEALS",
        is_seeded: true,
    },
    Measure {
        heading: "Pairs",
        about: "The same where two players share each camp: the same bot in both seats.",
        arguments: "--ladder squire,knight,captain --teams 2v2 --games TWICE",
        is_seeded: true,
    },
    Measure {
        heading: "Pairs of constables",
        about: "",
        arguments: "--games FEW --paired --teams 2v2 --english constable --french captain",
        is_seeded: true,
    },
    Measure {
        heading: "Partners",
        about: "A captain, in a person's place, with a partner of each level, against two knights. The share must rise from \
         level to\nlevel: here the squire.",
        arguments: "--games HALF --paired --teams 2v2 --english captain,squire --french knight",
        is_seeded: true,
    },
    Measure {
        heading: "The knight as partner",
        about: "",
        arguments: "--games HALF --paired --teams 2v2 --english captain,knight --french knight",
        is_seeded: true,
    },
    Measure {
        heading: "The captain as partner",
        about: "",
        arguments: "--games HALF --paired --teams 2v2 --english captain,captain --french knight",
        is_seeded: true,
    },
    Measure {
        heading: "The constable as partner",
        about: "",
        arguments: "--games FEW --paired --teams 2v2 --english captain,constable --french knight",
        is_seeded: true,
    },
    Measure {
        heading: "Two against one",
        about: "The captain in every seat: what a camp gains or loses by being shared.",
        arguments: "--games DEALS --teams 2v1 --english captain --french captain",
        is_seeded: true,
    },
    Measure {
        heading: "One against two",
        about: "",
        arguments: "--games DEALS --teams 1v2 --english captain --french captain",
        is_seeded: true,
    },
    Measure {
        heading: "The price of hidden cards",
        about: "The constable's search with all cards known (`oracle`), against the constable: what better beliefs could still win.",
        arguments: "--games FEW --paired --english oracle --french constable",
        is_seeded: true,
    },
    Measure {
        heading: "The same at expert",
        about: "",
        arguments: "--games FEW --paired --level expert --english oracle --french constable",
        is_seeded: true,
    },
    Measure {
        heading: "Exploitability",
        about: "What best responses win against each bot in little Guyenne, a game small enough to be solved exactly.",
        arguments: "--exploit greedy,squire,knight,captain,constable --seeds SEEDS",
        is_seeded: false,
    },
    Measure {
        heading: "Blunders",
        about: "The share of clear mistakes that each bot avoids (`tests/data/guyenne/blunders.txt`).",
        arguments: "--blunders greedy,squire,knight,captain,constable",
        is_seeded: false,
    },
    Measure {
        heading: "Balance of the camps",
        about: "The constable against itself, in every preset for two players.",
        arguments: "--games FEW --balance --presets duels --english constable --french constable",
        is_seeded: true,
    },
    Measure {
        heading: "Times of decisions",
        about: "On the machine of the measurement, with whatever else it had to do.",
        arguments: "--games FEW --times --threads 1 --english constable --french captain",
        is_seeded: true,
    },
];

#[cfg(test)]
mod tests {
    use super::super::options::ArenaOptions;
    use super::*;

    #[test]
    fn every_measure_is_a_command_line_of_the_arena() {
        for (measure, (heading, options)) in MEASURES.iter().zip(REPORT.options::<ArenaOptions>(16))
        {
            if measure.arguments.contains("FEW") {
                assert_eq!(options.deals.games, Some(2), "{heading}");
            }
        }
    }
}
