//! The parameters of Guyenne on the command line, in a web address or for the demonstration, read as a [`GameConfig`].

use super::{GameConfig, Player};
use crate::games::guyenne::ai::{BOTS, Difficulty};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Edition, Level};
use crate::table::{GameRequest, Parameter, RefusedWord};

/// The game's own parameters.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "edition",
        value: "EDITION",
        help: "The printed rules to play by: 2022 or 2021",
    },
    Parameter {
        name: "level",
        value: "LEVEL",
        help: "How much is at stake: base, advanced or expert (2021: base only)",
    },
    Parameter {
        name: "english",
        value: "human|BOT",
        help: "Who plays the English: human, or the name of a bot",
    },
    Parameter {
        name: "french",
        value: "human|BOT",
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
    english: Option<Player>,
    french: Option<Player>,
}

/// Reads `human` or the name of a bot.
fn player(word: &str) -> Result<Player, String> {
    match word {
        "human" => Ok(Player::Human),
        bot if BOTS.contains(&bot) => Ok(Player::Bot(bot.to_owned())),
        _ => Err(format!(
            "a player is human or one of the bots {}",
            BOTS.join(", ")
        )),
    }
}

/// Puts the value that was read into its place; an error leaves the place as it is.
fn take<T, E: ToString>(place: &mut Option<T>, read: Result<T, E>) -> Result<(), String> {
    *place = Some(read.map_err(|error| error.to_string())?);
    Ok(())
}

/// Reads the parameters of a request, and says which are invalid.
fn read(request: &GameRequest) -> (RequestedValues, Vec<RefusedWord>) {
    let mut requested = RequestedValues::default();
    let mut refused = Vec::new();
    let refuse = |name: &str, value: &str, why: &str| RefusedWord {
        name: name.to_owned(),
        value: value.to_owned(),
        why: why.to_owned(),
    };
    for (name, value) in &request.words {
        let taken = match name.as_str() {
            "edition" => take(&mut requested.edition, value.parse::<Edition>()),
            "level" => take(&mut requested.level, value.parse::<Level>()),
            "english" => take(&mut requested.english, player(value)),
            "french" => take(&mut requested.french, player(value)),
            _ => Err("Guyenne knows no such parameter".to_owned()),
        };
        if let Err(why) = taken {
            refused.push(refuse(name, value, &why));
        }
    }
    if requested.edition == Some(Edition::V2021)
        && let Some(level) = requested.level.filter(|&level| level != Level::Base)
    {
        requested.level = None;
        let why = "the 2021 edition has one level only: base";
        refused.push(refuse("level", &level.to_string(), why));
    }
    if request.demo {
        for (camp, player) in [
            ("english", &mut requested.english),
            ("french", &mut requested.french),
        ] {
            if *player == Some(Player::Human) {
                *player = None;
                let why = "a demonstration is played by bots: name a bot instead of human";
                refused.push(refuse(camp, "human", why));
            }
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
    let player = |camp: Camp| {
        let (requested, other) = match camp {
            Camp::English => (&requested.english, &requested.french),
            Camp::French => (&requested.french, &requested.english),
        };
        let bot = if request.demo {
            demo_bot()
        } else {
            default_bot()
        };
        let bot = Player::Bot(bot.to_owned());
        match (requested, other) {
            _ if request.demo => requested.clone().unwrap_or(bot),
            (Some(requested), _) => requested.clone(),
            (None, Some(Player::Human)) => bot,
            (None, Some(Player::Bot(_))) => Player::Human,
            (None, None) if camp == Camp::French => Player::Human,
            (None, None) => bot,
        }
    };
    GameConfig {
        edition: requested.edition.unwrap_or_default(),
        level: requested.level.unwrap_or_default(),
        seed: request.seed,
        english: player(Camp::English),
        french: player(Camp::French),
        resume: request.resume.clone(),
        demo: request.demo,
    }
}

impl Default for GameConfig {
    fn default() -> Self {
        read_request(&GameRequest::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(words: &[(&str, &str)], demo: bool) -> GameRequest {
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        GameRequest {
            words: words.iter().map(owned).collect(),
            demo,
            ..GameRequest::default()
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
        let game_config = config_of(&[("english", "human")], false);
        assert_eq!(game_config.english, Player::Human);
        assert!(matches!(game_config.french, Player::Bot(_)));
        let game_config = config_of(&[], true);
        let captain = Player::Bot("captain".into());
        assert_eq!([&game_config.english, &game_config.french], [&captain; 2]);
        let game_config = config_of(&[("french", "constable")], true);
        assert_eq!(game_config.french, Player::Bot("constable".into()));
    }
}
