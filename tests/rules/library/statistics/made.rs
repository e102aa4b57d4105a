//! Libraries of made games: whatever a kept line may say, also what no game would.

use guyenne::library::{Library, Mark, NewGame};
use guyenne::rules::facts::{GameFacts, SeatedPlayer, VariantOption};
use guyenne::rules::game::MatchOutcome;
use guyenne::rules::player_kind::PlayerKind;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::library::{GAMES, library};

/// When the first of the games may have been kept.
const BEGIN: u64 = 1_700_000_000;

/// A library of so many games. Few times, bots and variants, so that many games have something in common; a tenth is
/// deleted or replaced, a tenth has a star.
pub fn random(seed: u64, games: usize) -> Library {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let games: Vec<NewGame> = (0..games).map(|_| game(&mut rng)).collect();
    let mut library = library(&games);
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    for &id in &ids {
        let mark = match rng.random_range(0..20) {
            0 => Mark::Delete { game: id, at: 7 },
            1 => Mark::Replace {
                game: id,
                by: ids[rng.random_range(0..ids.len())],
            },
            2 | 3 => Mark::Star(id),
            _ => continue,
        };
        library.marks.apply(mark);
    }
    library
}

/// A game that was kept at this moment, with this player on the first side.
pub fn named(name: &str, at: u64) -> NewGame {
    let mut game = game(&mut Pcg64Mcg::seed_from_u64(at));
    name.clone_into(&mut game.facts.players[0].name);
    NewGame { at, ..game }
}

fn game(rng: &mut Pcg64Mcg) -> NewGame {
    let game = rng.random_range(0..GAMES.len());
    let over = rng.random_bool(0.8);
    let outcome = MatchOutcome {
        winner: rng.random_bool(0.9).then(|| rng.random_range(0..2)),
    };
    let scores = [rng.random_range(0..40), rng.random_range(0..40)];
    NewGame {
        game: GAMES[game].id.0,
        facts: GameFacts {
            is_branch: rng.random_bool(0.05),
            variant: variant(game, rng),
            seed: rng.random_range(0..9_u32).to_string(),
            players: players(rng),
            outcome: over.then_some(outcome),
            scores: over.then_some(scores),
            decisions: rng.random_range(0..30),
        },
        // Some within a minute, most of three years; one in ten at a time that is not known.
        at: match rng.random_range(0..10) {
            0 => 0,
            1 | 2 => BEGIN + rng.random_range(0..60),
            _ => BEGIN + rng.random_range(0..100_000_000),
        },
        record: "{\"made\":true}".to_owned(),
    }
}

/// The words of a variant, as games have them.
fn variant(game: usize, rng: &mut Pcg64Mcg) -> Vec<VariantOption> {
    let mut one_of =
        |name, words: &[&str]| VariantOption::new(name, words[rng.random_range(0..words.len())]);
    match game {
        0 => vec![
            one_of("edition", &["2021", "2022"]),
            one_of("level", &["base", "expert"]),
            one_of("teams", &["1v1", "2v1", "2v2"]),
        ],
        1 => vec![one_of("opening", &["duel", "lot"])],
        2 => vec![one_of("scenario", &["1", "2", "3", "4"])],
        _ => Vec::new(),
    }
}

/// One to three players a side.
fn players(rng: &mut Pcg64Mcg) -> Vec<SeatedPlayer> {
    let mut players = Vec::new();
    for side in 0..2 {
        for seat in 0..rng.random_range(1..4) {
            let kind = match rng.random_range(0..4) {
                0 | 1 => PlayerKind::Human,
                2 => PlayerKind::Bot("squire".to_owned()),
                _ => PlayerKind::Bot("captain".to_owned()),
            };
            let name = kind.name().to_owned();
            players.push(SeatedPlayer {
                side,
                seat,
                kind,
                name,
            });
        }
    }
    players
}
