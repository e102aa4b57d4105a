//! The parameters of Guesclin ! on the command line, in a web address or for the demonstration, read as a
//! [`GameConfig`].

use super::GameConfig;
use super::session::BannerSeats;
use guesclin_ai::BOTS;
use guesclin_rules::record::Record;
use guesclin_rules::{Banner, Camp, Scenario};
use kit_table::{GameRequest, Parameter, Player, RefusedWord, SeatPlayer};

/// The game's own parameters.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "scenario",
        value: "1..4",
        most: 1,
        help: "The scenario: 1 to 4",
    },
    Parameter {
        name: "french",
        value: "human|BOT",
        most: 1,
        help: "Who plays the French: human, or the name of a bot",
    },
    Parameter {
        name: "english",
        value: "human|BOT",
        most: 1,
        help: "Who plays the English: human, or the name of a bot",
    },
    Parameter {
        name: "blesist",
        value: "shared|human|BOT",
        most: 1,
        help: "Who plays the Blesists: the player of the French, human, or the name of a bot",
    },
    Parameter {
        name: "montfortist",
        value: "shared|human|BOT",
        most: 1,
        help: "Who plays the Montfortists: the player of the English, human, or the name of a bot",
    },
];

/// The bot to play against if none is chosen, and the one that plays both sides of a demonstration.
pub const DEFAULT_BOT: &str = "knight";

/// The word for a banner that the player of the camp's first banner plays.
pub(super) const SHARED: &str = "shared";

/// The values of the valid parameters.
#[derive(Default)]
struct Requested {
    scenario: Option<u8>,
    seats: [Option<Option<Player>>; 4],
}

fn player(word: &str, banner: Banner, demo: bool) -> Result<Option<Player>, String> {
    match word {
        SHARED if BannerSeats::first(banner.camp()) != banner => Ok(None),
        _ => Player::read(word, BOTS, demo).map(Some),
    }
}

fn scenario(word: &str) -> Result<u8, &'static str> {
    let known = word.parse().ok().filter(|&n| Scenario::of(n).is_some());
    known.ok_or("there are the scenarios 1 to 4")
}

/// Reads the parameters of a request, and says which are invalid.
fn read(request: &GameRequest) -> (Requested, Vec<RefusedWord>) {
    let mut requested = Requested::default();
    let refused = request.read_words(|name, value| match (name, name.parse::<Banner>()) {
        (_, Ok(banner)) => {
            let player = player(value, banner, request.demo);
            GameRequest::take(&mut requested.seats[banner.index()], player)
        }
        ("scenario", _) => GameRequest::take(&mut requested.scenario, scenario(value)),
        _ => Err("Guesclin ! knows no such parameter".to_owned()),
    });
    (requested, refused)
}

/// The invalid parameters of a request, and why they are invalid.
#[must_use]
pub fn refused(request: &GameRequest) -> Vec<RefusedWord> {
    read(request).1
}

/// The game that is requested. Invalid and missing parameters have their defaults: a person of France against
/// [`DEFAULT_BOT`] in scenario 1, and one player for each camp.
#[must_use]
pub fn read_request(request: &GameRequest) -> GameConfig {
    let (requested, _) = read(request);
    let bot = || Player::Bot(DEFAULT_BOT.to_owned());
    let first = |camp: Camp| {
        let of = |camp| requested.seats[BannerSeats::first(camp).index()].clone();
        of(camp)
            .flatten()
            .unwrap_or_else(|| match of(camp.other()).flatten() {
                _ if request.demo => bot(),
                Some(Player::Human) => bot(),
                Some(Player::Bot(_)) => Player::Human,
                None if camp == Camp::France => Player::Human,
                None => bot(),
            })
    };
    let seats = Banner::ALL.map(|banner| -> Option<SeatPlayer> {
        if BannerSeats::first(banner.camp()) == banner {
            Some(first(banner.camp()).into())
        } else {
            let own = requested.seats[banner.index()].clone();
            own.flatten().map(SeatPlayer::from)
        }
    });
    GameConfig {
        scenario: requested.scenario.unwrap_or(1),
        seed: request.seed,
        seats: BannerSeats(seats),
        resume: request.resume.clone(),
        demo: request.demo,
        replay: false,
        script: None,
    }
}

/// Whether the game of a record is what is requested.
#[must_use]
pub fn fits(request: &GameRequest, record: &str) -> bool {
    let Ok(record) = Record::parse(record.trim_end()) else {
        return false;
    };
    let (requested, refused) = read(request);
    let player = |banner: Banner| {
        record
            .players
            .iter()
            .find(|it| it.banners.contains(&banner))
    };
    let seated = |banner: Banner| match &requested.seats[banner.index()] {
        None => true,
        Some(Some(named)) => player(banner).is_some_and(|it| *named == it.kind),
        // One player has both banners of the camp.
        Some(None) => player(banner).is_some_and(|it| it.banners.len() > 1),
    };
    !request.demo
        && refused.is_empty()
        && request.seed.is_none_or(|seed| record.seed == seed)
        && (requested.scenario).is_none_or(|n| record.scenario.n == n)
        && Banner::ALL.into_iter().all(seated)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::seed::Seed;

    fn request(words: &[(&str, &str)], demo: bool) -> GameRequest {
        GameRequest {
            demo,
            ..GameRequest::of_words(words)
        }
    }

    #[test]
    fn invalid_parameters_are_refused_and_the_others_are_used() {
        let asked = request(
            &[
                ("scenario", "5"),
                ("english", "dragon"),
                ("french", "human"),
                ("french", SHARED),
                ("level", "expert"),
            ],
            false,
        );
        let names: Vec<_> = refused(&asked).into_iter().map(|r| r.name).collect();
        assert_eq!(names, ["scenario", "english", "french", "level"]);
        let config = read_request(&asked);
        assert_eq!(config.scenario, 1);
        assert_eq!(config.player(Banner::French), Player::Human);
        assert!(!config.player(Banner::English).is_human());
    }

    #[test]
    fn a_banner_has_a_player_of_its_own_or_that_of_its_camp() {
        let asked = request(
            &[
                ("scenario", "4"),
                ("french", "human"),
                ("blesist", "squire"),
            ],
            false,
        );
        assert_eq!(refused(&asked), []);
        let config = read_request(&asked);
        assert_eq!(config.player(Banner::Blesist), Player::Bot("squire".into()));
        assert_eq!(
            config.player(Banner::Montfortist),
            config.player(Banner::English)
        );
        let scenario = Scenario::of(4).expect("a scenario");
        let players = config.seats.players(scenario);
        assert_eq!(players.len(), 3);
        assert_eq!(
            players[2],
            (Banner::English, vec![Banner::English, Banner::Montfortist])
        );
    }

    #[test]
    fn a_demonstration_is_played_by_bots() {
        let config = read_request(&request(&[], true));
        assert!(
            Banner::ALL
                .iter()
                .all(|&banner| !config.player(banner).is_human())
        );
        let refused = refused(&request(&[("french", "human")], true));
        assert!(refused[0].why.contains("bot"));
    }

    #[test]
    fn a_saved_game_is_what_is_requested_or_it_is_not() {
        let line = {
            let words = [("scenario", "2"), ("english", "knight")];
            let config = GameConfig {
                seed: Some(Seed(7)),
                ..read_request(&request(&words, false))
            };
            let rules = crate::Rules::begin(config).expect("a game");
            rules.record()
        };
        let seeded = |seed| GameRequest {
            seed: Some(Seed(seed)),
            ..GameRequest::default()
        };
        for (asked, yes) in [
            (request(&[], false), true),
            (seeded(7), true),
            (seeded(8), false),
            (
                request(&[("scenario", "2"), ("french", "human")], false),
                true,
            ),
            (request(&[("scenario", "1")], false), false),
            (request(&[("english", "human")], false), false),
            (request(&[], true), false),
        ] {
            assert_eq!(fits(&asked, &line), yes, "{asked:?}");
        }
        assert!(!fits(&request(&[], false), "rubbish"));
    }
}
