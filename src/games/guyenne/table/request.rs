//! The parameters of Guyenne on the command line, in a web address or for the demonstration, read as a [`GameConfig`].

use super::{GameConfig, Player, SeatPlayer, Seating, ShownHands};
use guyenne_ai::{BOTS, Difficulty};
use guyenne_rules::record::Record;
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{Edition, Level};
use kit_table::{GameRequest, Parameter, RefusedWord};

/// The game's own parameters.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "edition",
        value: "EDITION",
        most: 1,
        help: "The printed rules to play by: 2022 or 2021",
    },
    Parameter {
        name: "level",
        value: "LEVEL",
        most: 1,
        help: "How much is at stake: base, advanced or expert (2021: base only)",
    },
    Parameter {
        name: "seats",
        value: "CAMP:PLAYER[,PLAYER]",
        most: 2,
        help: "Who plays, one or two in each camp: english:human,constable french:human,knight",
    },
    Parameter {
        name: "hands",
        value: "own|veil|partners|open",
        most: 1,
        help: "The hands on screen: one's own, none but in a private look, the partner's too, or those of all people",
    },
    Parameter {
        name: "english",
        value: "human|BOT",
        most: 1,
        help: "Who plays the English: human, or the name of a bot",
    },
    Parameter {
        name: "french",
        value: "human|BOT",
        most: 1,
        help: "Who plays the French: human, or the name of a bot",
    },
];

/// The bot to play against if none is chosen: of medium strength.
pub const fn default_bot() -> &'static str {
    Difficulty::Knight.name()
}

/// The bot that plays both camps of a demonstration if none is named: it plays well and moves quickly.
const fn demo_bot() -> &'static str {
    Difficulty::Captain.name()
}

/// The values of the valid parameters.
#[derive(Default)]
struct RequestedValues {
    edition: Option<Edition>,
    level: Option<Level>,
    hands: Option<ShownHands>,
    /// The players that are named; none if a camp is not.
    players: ByCamp<Vec<Player>>,
}

/// Reads `human` or the name of a bot; people in a demonstration are refused later, for a camp at once.
fn player(word: &str) -> Result<Player, String> {
    Player::read(word, BOTS, false)
}

/// Reads the players of one or two camps: `english:human,constable french:knight`.
fn seats(words: &str) -> Result<ByCamp<Vec<Player>>, String> {
    let mut seats = ByCamp::<Vec<Player>>::default();
    for word in words.split_whitespace() {
        let (camp, players) = word
            .split_once(':')
            .ok_or_else(|| format!("{word} is not CAMP:PLAYER or CAMP:PLAYER,PLAYER"))?;
        let camp: Camp = camp.parse().map_err(|error| format!("{error}"))?;
        if !seats[camp].is_empty() {
            return Err(format!("the {camp} camp is named twice"));
        }
        seats[camp] = players.split(',').map(player).collect::<Result<_, _>>()?;
        if seats[camp].len() > 2 {
            return Err(format!(
                "the {camp} camp has two seats, not {}",
                seats[camp].len()
            ));
        }
    }
    Ok(seats)
}

/// Reads the parameters of a request, and says which are invalid. `seats` counts more than `english` and `french`.
fn read(request: &GameRequest) -> (RequestedValues, Vec<RefusedWord>) {
    let mut requested = RequestedValues::default();
    let mut seated = ByCamp::<Vec<Player>>::default();
    let mut refused = request.read_words(|name, value| {
        let mut one = |camp: Camp| {
            requested.players[camp] = vec![player(value)?];
            Ok(())
        };
        match name {
            "english" => one(Camp::English),
            "french" => one(Camp::French),
            "edition" => GameRequest::take(&mut requested.edition, value.parse::<Edition>()),
            "level" => GameRequest::take(&mut requested.level, value.parse::<Level>()),
            "hands" => GameRequest::take(&mut requested.hands, value.parse::<ShownHands>()),
            "seats" => seats(value).map(|read| seated = read),
            _ => Err("Guyenne knows no such parameter".to_owned()),
        }
    });
    let refuse = |name: &str, value: &str, why: &str| RefusedWord {
        name: name.to_owned(),
        value: value.to_owned(),
        why: why.to_owned(),
    };
    if requested.edition == Some(Edition::V2021)
        && let Some(level) = requested.level.filter(|&level| level != Level::Base)
    {
        requested.level = None;
        let why = "the 2021 edition has one level only: base";
        refused.push(refuse("level", &level.to_string(), why));
    }
    for camp in Camp::ALL {
        let (name, players) = if seated[camp].is_empty() {
            (camp.name(), core::mem::take(&mut requested.players[camp]))
        } else {
            ("seats", core::mem::take(&mut seated[camp]))
        };
        if request.demo && players.contains(&Player::Human) {
            let why = "a demonstration is played by bots: name a bot instead of human";
            let value = request.words.iter().find(|(word, _)| word == name);
            refused.push(refuse(name, value.map_or("human", |(_, value)| value), why));
        } else {
            requested.players[camp] = players;
        }
    }
    (requested, refused)
}

/// The invalid parameters of a request, and why they are invalid.
#[must_use]
pub fn refused(request: &GameRequest) -> Vec<RefusedWord> {
    read(request).1
}

/// The game that is requested. Invalid and missing parameters have their defaults: a French person against
/// [`default_bot`] by the 2022 edition at the base level.
#[must_use]
pub fn read_request(request: &GameRequest) -> GameConfig {
    let (requested, _) = read(request);
    let bot = || {
        let bot = if request.demo {
            demo_bot()
        } else {
            default_bot()
        };
        Player::Bot(bot.to_owned())
    };
    let players = |camp: Camp| -> Vec<SeatPlayer> {
        let [named, other] = [camp, camp.enemy()].map(|camp| &requested.players[camp]);
        let person = match other.first() {
            _ if request.demo => false,
            // Somebody has to play against named bots, and a bot against a named person.
            Some(_) => !other.iter().any(Player::is_human),
            None => camp == Camp::French,
        };
        if !named.is_empty() {
            named.iter().cloned().map(SeatPlayer::from).collect()
        } else if person {
            vec![Player::Human.into()]
        } else {
            vec![bot().into()]
        }
    };
    GameConfig {
        edition: requested.edition.unwrap_or_default(),
        level: requested.level.unwrap_or_default(),
        seed: request.seed,
        seating: Seating::of(ByCamp(Camp::ALL.map(players))),
        hands: requested.hands.unwrap_or_default(),
        resume: request.resume.clone(),
        demo: request.demo,
        replay: false,
        script: None,
        arranged: None,
    }
}

/// Whether the game of a record is what is requested. Which hands are shown is no matter of the record.
#[must_use]
pub fn fits(request: &GameRequest, record: &str) -> bool {
    let Ok(record) = Record::parse(record.trim_end()) else {
        return false;
    };
    let (requested, refused) = read(request);
    let seated = |camp: Camp| {
        let named = &requested.players[camp];
        let players = record.players.iter();
        let of_camp: Vec<_> = players.filter(|it| it.seat.camp == camp).collect();
        named.is_empty()
            || (named.len() == of_camp.len())
                && named
                    .iter()
                    .zip(of_camp)
                    .all(|(named, it)| *named == it.kind)
    };
    !request.demo
        && refused.is_empty()
        && request.seed.is_none_or(|seed| record.seed == Some(seed))
        && (requested.edition).is_none_or(|edition| record.config.edition == edition)
        && (requested.level).is_none_or(|level| record.config.level == level)
        && Camp::ALL.into_iter().all(seated)
}

impl Default for GameConfig {
    fn default() -> Self {
        read_request(&GameRequest::default())
    }
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
        let requested = request(
            &[("level", "hard"), ("french", "dragon"), ("edition", "2022")],
            false,
        );
        let refused: Vec<_> = refused(&requested)
            .into_iter()
            .map(|r| (r.name, r.why))
            .collect();
        assert_eq!(refused.len(), 2);
        assert!(refused[0].1.contains("advanced"), "{refused:?}");
        assert!(refused[1].1.contains("greedy"), "{refused:?}");
        assert_eq!(read_request(&requested).level, Level::Base);
    }

    #[test]
    fn one_named_player_gets_the_other_kind_across_the_table() {
        let config_of = |words: &[(&str, &str)], demo| read_request(&request(words, demo));
        let bot = |name: &str| Player::Bot(name.to_owned());
        let seating = config_of(&[("english", "human")], false).seating;
        assert_eq!(seating, Seating::duel(Player::Human, bot("knight")));
        let seating = config_of(&[], true).seating;
        assert_eq!(seating, Seating::duel(bot("captain"), bot("captain")));
        let seating = config_of(&[("french", "constable")], true).seating;
        assert_eq!(seating, Seating::duel(bot("captain"), bot("constable")));
    }

    #[test]
    fn seats_are_named_by_camp() {
        let config_of = |words: &[(&str, &str)]| read_request(&request(words, false)).seating;
        let four = config_of(&[("seats", "english:human,constable french:human,knight")]);
        assert_eq!(four.teams(), ByCamp::new(2, 2));
        let names = |camp| -> Vec<Player> { four.players(camp).cloned().collect() };
        let bot = |name: &str| Player::Bot(name.to_owned());
        assert_eq!(names(Camp::English), [Player::Human, bot("constable")]);
        assert_eq!(names(Camp::French), [Player::Human, bot("knight")]);
        // A camp that is not named has the other kind of player; `seats` counts more than the older parameters.
        let three = config_of(&[("seats", "french:human,human"), ("french", "squire")]);
        assert_eq!(three.teams(), ByCamp::new(1, 2));
        assert_eq!(three.people().count(), 2);
        for (words, why) in [
            ("english", "CAMP:PLAYER"),
            ("spanish:human", "english or french"),
            ("english:human,human,human", "two seats, not 3"),
            ("english:human english:knight", "twice"),
            ("french:", "a player is human"),
            ("french:dragon", "constable"),
        ] {
            let refused = refused(&request(&[("seats", words)], false));
            assert_eq!(refused.len(), 1, "{words}");
            assert!(refused[0].why.contains(why), "{words}: {refused:?}");
        }
        let demo = request(&[("seats", "english:human,knight")], true);
        assert_eq!(refused(&demo).len(), 1);
        assert_eq!(read_request(&demo).seating.people().count(), 0);
    }

    #[test]
    fn a_saved_game_is_what_is_requested_or_it_is_not() {
        let line = {
            let words = [("level", "advanced"), ("english", "knight")];
            let config = GameConfig {
                seed: Some(Seed(7)),
                ..read_request(&request(&words, false))
            };
            let (rules, _) = crate::Rules::begin(config).expect("a game");
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
            (request(&[("level", "advanced")], false), true),
            (request(&[("level", "base")], false), false),
            (request(&[("edition", "2021")], false), false),
            (
                request(&[("english", "knight"), ("french", "human")], false),
                true,
            ),
            (request(&[("english", "squire")], false), false),
            (request(&[("seats", "english:knight,squire")], false), false),
            (request(&[("hands", "open")], false), true),
            (request(&[], true), false),
        ] {
            assert_eq!(fits(&asked, &line), yes, "{asked:?}");
        }
        assert!(!fits(&request(&[], false), "rubbish"));
    }
}
