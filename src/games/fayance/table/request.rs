//! The parameters of Fayance on the command line, in a web address or for the demonstration, read as a [`GameConfig`].

use super::{GameConfig, Secrecy};
use fayance_ai::BOTS;
use fayance_rules::record::Record;
use fayance_rules::{BySide, Opening, Side};
use kit_rules::unknown_word::UnknownWord;
use kit_table::{GameRequest, Parameter, Player, RefusedWord};

/// The game's own parameters.
pub const PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "opening",
        value: "duel|lot",
        most: 1,
        help: "How the first leader is found: duel or lot",
    },
    Parameter {
        name: "north",
        value: "human|BOT",
        most: 1,
        help: "Who plays the north: human, or the name of a bot",
    },
    Parameter {
        name: "south",
        value: "human|BOT",
        most: 1,
        help: "Who plays the south: human, or the name of a bot",
    },
    Parameter {
        name: "secrecy",
        value: "signs|light|curtain",
        most: 1,
        help: "How two people at one screen choose: signs, light or curtain",
    },
];

/// The bot to play against if none is chosen, and the one that plays both sides of a demonstration.
pub const DEFAULT_BOT: &str = "glazier";
const DEMO_BOT: &str = "marshal";

/// The values of the valid parameters.
#[derive(Default)]
struct Requested {
    opening: Option<Opening>,
    secrecy: Option<Secrecy>,
    players: BySide<Option<Player>>,
}

/// The words for [`Secrecy::ALL`].
const SECRECY: [&str; 3] = ["signs", "light", "curtain"];

fn secrecy(word: &str) -> Result<Secrecy, String> {
    let mut all = SECRECY.into_iter().zip(Secrecy::ALL);
    let found = all.find(|&(known, _)| known == word);
    let unknown = || UnknownWord::new("way to choose", word, &SECRECY).to_string();
    found.map(|(_, secrecy)| secrecy).ok_or_else(unknown)
}

/// Reads the parameters of a request, and says which are invalid.
fn read(request: &GameRequest) -> (Requested, Vec<RefusedWord>) {
    let mut requested = Requested::default();
    let refused = request.read_words(|name, value| match (name, name.parse::<Side>()) {
        (_, Ok(side)) => {
            let player = Player::read(value, BOTS, request.demo);
            GameRequest::take(&mut requested.players[side], player)
        }
        ("opening", _) => GameRequest::take(&mut requested.opening, value.parse::<Opening>()),
        ("secrecy", _) => GameRequest::take(&mut requested.secrecy, secrecy(value)),
        _ => Err("Fayance knows no such parameter".to_owned()),
    });
    (requested, refused)
}

/// The invalid parameters of a request, and why they are invalid.
#[must_use]
pub fn refused(request: &GameRequest) -> Vec<RefusedWord> {
    read(request).1
}

/// The game that is requested. Invalid and missing parameters have their defaults: a person of the south against
/// [`DEFAULT_BOT`], with a duel; two people choose by signs.
#[must_use]
pub fn read_request(request: &GameRequest) -> GameConfig {
    read_with(request, Secrecy::default())
}

/// The same, but two people choose in this way if the request names none.
#[must_use]
pub fn read_with(request: &GameRequest, secrecy: Secrecy) -> GameConfig {
    let (requested, _) = read(request);
    let bot = |name: &str| Player::Bot(name.to_owned());
    let players = Side::ALL.map(|side| {
        let [own, other] = [side, side.other()].map(|side| requested.players[side].clone());
        own.unwrap_or_else(|| match other {
            _ if request.demo => bot(DEMO_BOT),
            Some(Player::Human) => bot(DEFAULT_BOT),
            Some(Player::Bot(_)) => Player::Human,
            None if side == Side::South => Player::Human,
            None => bot(DEFAULT_BOT),
        })
    });
    GameConfig {
        opening: requested.opening.unwrap_or_default(),
        seed: request.seed,
        seats: BySide(players.map(Into::into)),
        secrecy: requested.secrecy.unwrap_or(secrecy),
        resume: request.resume.clone(),
        demo: request.demo,
        replay: false,
        script: None,
    }
}

/// Whether the game of a record is what is requested. How two people choose is no matter of the record.
#[must_use]
pub fn fits(request: &GameRequest, record: &str) -> bool {
    let Ok(record) = Record::parse(record.trim_end()) else {
        return false;
    };
    let (requested, refused) = read(request);
    let seated = |side: Side| {
        let named = requested.players[side].as_ref();
        named.is_none_or(|named| *named == record.players[side].kind)
    };
    !request.demo
        && refused.is_empty()
        && request.seed.is_none_or(|seed| record.seed == seed)
        && (requested.opening).is_none_or(|opening| record.config.opening == opening)
        && Side::ALL.into_iter().all(seated)
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
                ("opening", "dice"),
                ("north", "dragon"),
                ("south", "human"),
                ("level", "expert"),
                ("secrecy", "shout"),
            ],
            false,
        );
        let (refused, whys): (Vec<_>, Vec<_>) =
            refused(&asked).into_iter().map(|r| (r.name, r.why)).unzip();
        assert_eq!(refused, ["opening", "north", "level", "secrecy"]);
        assert!(whys[3].contains("signs, light or curtain"), "{}", whys[3]);
        let config = read_request(&asked);
        assert_eq!(config.only_person(), Some(Side::South));
        assert_eq!(config.opening, Opening::Duel);
    }

    #[test]
    fn a_way_to_choose_that_is_asked_for_counts_more_than_the_last_one() {
        let kept = |words: &[(&str, &str)]| read_with(&request(words, false), Secrecy::Light);
        assert_eq!(kept(&[]).secrecy, Secrecy::Light);
        for (word, secrecy) in SECRECY.into_iter().zip(Secrecy::ALL) {
            assert_eq!(kept(&[("secrecy", word)]).secrecy, secrecy);
        }
    }

    #[test]
    fn a_named_player_meets_the_other_kind() {
        let players = |words: &[(&str, &str)], demo| {
            let seats = read_request(&request(words, demo)).seats;
            seats.map(|seat| seat.player)
        };
        let bot = |name: &str| Player::Bot(name.to_owned());
        assert_eq!(
            players(&[], false),
            BySide::new(bot("glazier"), Player::Human)
        );
        let north = players(&[("north", "human")], false);
        assert_eq!(north, BySide::new(Player::Human, bot("glazier")));
        let south = players(&[("south", "champion")], false);
        assert_eq!(south, BySide::new(Player::Human, bot("champion")));
        assert_eq!(
            players(&[], true),
            BySide::new(bot("marshal"), bot("marshal"))
        );
        let refused = refused(&request(&[("south", "human")], true));
        assert!(refused[0].why.contains("bot"));
    }

    #[test]
    fn a_saved_game_is_what_is_requested_or_it_is_not() {
        let line = {
            let words = [("opening", "lot"), ("north", "marshal")];
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
            (
                request(&[("opening", "lot"), ("south", "human")], false),
                true,
            ),
            (request(&[("opening", "duel")], false), false),
            (request(&[("north", "glazier")], false), false),
            (request(&[("secrecy", "curtain")], false), true),
            (request(&[], true), false),
        ] {
            assert_eq!(fits(&asked, &line), yes, "{asked:?}");
        }
        assert!(!fits(&request(&[], false), "rubbish"));
    }
}
