//! The laws of every game, as functions over [`HeadlessGame`] that are called once for each game. They show that a game
//! agrees with itself. What its rules should be they do not know: with another goal it keeps them all.

use std::collections::BTreeSet;

use guyenne::games::guyenne::Match;
use guyenne::rules::code::CodedGame;
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::headless::Headless;
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::seed::{Seed, following};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::codes::laws as codes;
use crate::daily::laws as daily;
use crate::heads_or_tails::Coin;
use crate::records::mutate::mutate;

/// The levels that a player may choose from are the strongest bots, and there is a choice.
fn the_levels_are_the_strongest_bots<G: HeadlessGame>() {
    assert!(G::BOTS.ends_with(G::LEVELS), "{:?}", G::LEVELS);
    assert!(G::LEVELS.len() > 1, "{:?}", G::LEVELS);
}

/// Other players at a moment of a game leave it as it is; who stays what they are keeps all that the record says.
fn other_players_leave_the_game_as_it_is<G: HeadlessGame>() {
    for setup in G::setups() {
        let mut rng = Pcg32::seed_from_u64(0x5ea7);
        let mut game = G::start(&setup, Seed(8), [G::LEVELS[0], G::LEVELS[1]]).expect("a game");
        for _ in 0..30 {
            let Some(seat) = pick(&game.to_move(), &mut rng) else {
                break;
            };
            let m = pick(&game.legal_moves(seat), &mut rng).expect("a move");
            game.play(seat, m).expect("a listed move is accepted");
        }
        let kinds = |game: &G| -> Vec<PlayerKind> {
            let players = game.players().into_iter();
            players.map(|player| player.kind).collect()
        };
        let own = kinds(&game);
        let Some(same) = game.with_players(&own) else {
            continue;
        };
        assert_eq!(same, game.record());
        let mut others = vec![PlayerKind::Bot(G::LEVELS[0].to_owned()); own.len()];
        for n in 0..own.len() {
            others[n] = PlayerKind::Human;
            let record = game.with_players(&others).expect("as before");
            let again = G::replay(record.as_bytes()).expect("a record");
            // Of an event that is not whole yet nothing is in the record.
            if game.is_recorded() {
                assert_eq!(again, game);
            }
            assert_eq!(kinds(&again), others);
        }
    }
}

/// The extent of a test: the number of seeds for each set-up, and the most decisions that a game may have.
struct Extent {
    seeds: u64,
    most_decisions: usize,
}

/// Plays random games of every set-up, and passes each to `look` before every decision.
fn at_every_decision<G: HeadlessGame>(
    extent: &Extent,
    mut look: impl FnMut(&G, G::Seat, &mut Pcg32),
) {
    for (n, setup) in G::setups().into_iter().enumerate() {
        for step in 0..extent.seeds {
            let seed = following(Seed(n as u64), step);
            let mut rng = Pcg32::seed_from_u64(seed.0 ^ 0x5eed);
            let mut game = G::start(&setup, seed, ["random", "random"]).expect("a game");
            let mut decisions = 0;
            while let Some(seat) = pick(&game.to_move(), &mut rng) {
                decisions += 1;
                assert!(decisions <= extent.most_decisions, "no end: {game:?}");
                look(&game, seat, &mut rng);
                let m = pick(&game.legal_moves(seat), &mut rng);
                let m = m.unwrap_or_else(|| panic!("{seat:?} has no move at {game:?}"));
                game.play(seat, m).expect("a listed move is accepted");
            }
            assert!(
                game.outcome().is_some(),
                "nobody moves, yet not over: {game:?}"
            );
        }
    }
}

fn pick<T: Copy>(of: &[T], rng: &mut Pcg32) -> Option<T> {
    (!of.is_empty()).then(|| of[rng.random_range(0..of.len())])
}

/// A move is accepted if and only if it is listed; a refused move changes nothing; a seat that is not to move has no
/// legal move.
fn listed_moves_are_accepted_and_no_others<G: HeadlessGame>(extent: &Extent) {
    at_every_decision::<G>(extent, |game, seat, rng| {
        let listed = game.legal_moves(seat);
        let candidates = [
            pick(&listed, rng),
            Some(G::any_move(rng)),
            Some(G::any_move(rng)),
        ];
        for m in candidates.into_iter().flatten() {
            let mut tried = game.clone();
            let accepted = tried.play(seat, m).is_ok();
            assert_eq!(
                accepted,
                listed.contains(&m),
                "{m:?} of {seat:?} at {game:?}"
            );
            assert!(
                accepted || tried == *game,
                "{m:?} was refused but did something"
            );
        }
        for other in game.seats() {
            let to_move = game.to_move().contains(&other);
            assert_eq!(
                to_move,
                !game.legal_moves(other).is_empty(),
                "{other:?} at {game:?}"
            );
        }
        assert_eq!(game.outcome(), None, "over, yet {seat:?} moves");
    });
}

/// A record that is read gives the same game, and is written as the same line.
fn records_round_trip<G: HeadlessGame>(extent: &Extent) {
    let mut n = 0;
    at_every_decision::<G>(extent, |game, _, _| {
        n += 1;
        if n % 7 == 0 && game.is_recorded() {
            let line = game.record();
            let again = G::replay(line.as_bytes()).unwrap_or_else(|why| panic!("{why}\n{line}"));
            assert_eq!(&again, game, "{line}");
            assert_eq!(again.record(), line);
        }
    });
    assert!(n > 50, "hardly anything was looked at: {n}");
}

/// Two games that differ only in what a seat cannot know give that seat equal views, and bots with these views play
/// equally.
fn what_a_seat_cannot_know_changes_nothing_for_it<G: HeadlessGame>(extent: &Extent) {
    let mut different = 0;
    at_every_decision::<G>(extent, |game, mover, rng| {
        for viewer in game.seats().into_iter().map(Some).chain([None]) {
            let other_game = game.determinize(viewer, rng);
            assert_eq!(other_game.view(viewer), game.view(viewer));
            different += usize::from(other_game != *game);
        }
        // Only the first two bots, which are fast; `information_leak` tests the others.
        for &name in &G::BOTS[..2] {
            let decide = |game: &G| {
                let mut bot = G::bot(name, Seed(9)).expect("a bot of the game");
                bot.decide(&game.view(Some(mover)))
            };
            let other_game = game.determinize(Some(mover), rng);
            let m = decide(game).expect("a decision");
            assert_eq!(Some(m), decide(&other_game), "{name}");
            assert!(game.legal_moves(mover).contains(&m), "{name} plays {m:?}");
        }
    });
    assert!(
        different > 50,
        "the games were hardly ever different: {different}"
    );
}

/// The same seed and bots give the same record, which is valid; a truncated record is not.
fn matches_of_bots_repeat_and_hold<G: HeadlessGame>(game: Headless) {
    assert_eq!(game.id, G::ID);
    let bots = [G::BOTS[0], G::BOTS[1]];
    for n in 0..5 {
        let played = play_bots::<G>(0, bots, Seed(n)).expect("a match");
        assert_eq!(Ok(&played), (game.play)(0, bots, Seed(n)).as_ref());
        assert_eq!((game.check)(played.record.as_bytes()), Ok(()));
        let cut = &played.record.as_bytes()[..played.record.len() / 2];
        assert!((game.check)(cut).is_err());
    }
}

/// A record that is altered at random, in a value, a byte or its length, is read or refused without a panic; what is
/// read can be written and read again.
fn altered_records_are_read_or_refused<G: HeadlessGame>(extent: &Extent) {
    let mut rng = Pcg32::seed_from_u64(97);
    let (mut read, mut refused) = (0, 0);
    for (n, setup) in G::setups().into_iter().enumerate() {
        let game = G::start(&setup, Seed(n as u64), ["random", "random"]);
        let mut game = game.expect("a game");
        for _ in 0..rng.random_range(0..extent.most_decisions.min(60)) {
            let Some(seat) = pick(&game.to_move(), &mut rng) else {
                break;
            };
            let m = pick(&game.legal_moves(seat), &mut rng).expect("a move");
            game.play(seat, m).expect("a listed move is accepted");
        }
        let record = game.record();
        for n in 0..80 {
            let mut text = record.clone().into_bytes();
            match n % 4 {
                0 => text.truncate(rng.random_range(0..text.len())),
                1 => {
                    let at = rng.random_range(0..text.len());
                    text[at] = rng.random_range(0..=255);
                }
                _ => {
                    let mut value = serde_json::from_str(&record).expect("a record is JSON");
                    mutate(&mut value, &mut rng);
                    text = value.to_string().into_bytes();
                }
            }
            let Ok(altered) = G::replay(&text) else {
                refused += 1;
                continue;
            };
            read += 1;
            let written = altered.record();
            let again = G::replay(written.as_bytes());
            let again = again.map(|again| again.record());
            assert_eq!(again, Ok(written), "{}", String::from_utf8_lossy(&text));
        }
    }
    assert!(refused > read, "{refused} were refused, {read} read");
}

/// The facts of a record are those of its game: who plays, how many decisions, how it ended; and every set-up is told
/// from the others.
fn facts_tell_what_was_played<G: CodedGame>(game: Headless, extent: &Extent) {
    let mut variants = BTreeSet::new();
    let setups = G::setups();
    for (n, setup) in setups.iter().enumerate() {
        let seed = following(Seed(n as u64), 7);
        let mut rng = Pcg32::seed_from_u64(seed.0);
        let bots = [G::BOTS[0], G::BOTS[1]];
        let mut played = G::start(setup, seed, bots).expect("a game");
        let facts = |played: &G| {
            let facts = (game.facts)(played.record().as_bytes());
            facts.unwrap_or_else(|why| panic!("{why}\n{played:?}"))
        };
        let first = facts(&played);
        variants.insert(first.variant_words());
        assert_eq!(first.seed, seed.to_string());
        let seats: Vec<(u8, u8)> = first.players.iter().map(|it| (it.side, it.seat)).collect();
        assert!(
            seats.is_sorted() && seats.starts_with(&[(0, 0)]),
            "{seats:?}"
        );
        assert!(seats.contains(&(1, 0)), "{seats:?}");
        for player in &first.players {
            assert_eq!(player.kind.bot(), Some(bots[usize::from(player.side)]));
            assert_eq!(player.kind.name(), player.name);
        }
        let mut decisions = 0;
        while let Some(seat) = pick(&played.to_move(), &mut rng) {
            let m = pick(&played.legal_moves(seat), &mut rng).expect("a move");
            played.play(seat, m).expect("a listed move is accepted");
            decisions += 1;
            let is_over = played.outcome().is_some();
            let every = (extent.most_decisions / 20).max(1);
            if !played.is_recorded() || !(is_over || decisions % every == 0) {
                continue;
            }
            let now = facts(&played);
            assert_eq!(now.decisions, decisions);
            assert_eq!(now.outcome, played.outcome());
            assert_eq!(now.scores.is_some(), is_over);
            assert_eq!(
                (&now.variant, &now.players),
                (&first.variant, &first.players)
            );
        }
        let end = facts(&played);
        let scores = end.scores.expect("it is over");
        if let Some(winner) = end.outcome.expect("it is over").winner {
            assert!(scores[winner] >= scores[1 - winner], "{scores:?}");
        }
        let line = (game.fold)(played.record().as_bytes());
        assert_eq!(line.as_ref(), Ok(&played.record()));
        let cut = &played.record().into_bytes()[1..];
        assert_eq!((game.facts)(cut).err(), (game.check)(cut).err());
    }
    assert_eq!(variants.len(), setups.len(), "{variants:?}");
}

macro_rules! laws {
    ($name:ident, $game:ty, $headless:expr, $extent:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn listed_moves_are_accepted_and_no_others() {
                super::listed_moves_are_accepted_and_no_others::<$game>(&$extent);
            }

            #[test]
            fn records_round_trip() {
                super::records_round_trip::<$game>(&$extent);
            }

            #[test]
            fn altered_records_are_read_or_refused() {
                super::altered_records_are_read_or_refused::<$game>(&$extent);
            }

            #[test]
            fn what_a_seat_cannot_know_changes_nothing_for_it() {
                super::what_a_seat_cannot_know_changes_nothing_for_it::<$game>(&$extent);
            }

            #[test]
            fn the_levels_are_the_strongest_bots() {
                super::the_levels_are_the_strongest_bots::<$game>();
            }

            #[test]
            fn other_players_leave_the_game_as_it_is() {
                super::other_players_leave_the_game_as_it_is::<$game>();
            }

            #[test]
            fn codes_tell_their_records() {
                super::codes::codes_tell_their_records::<$game>(
                    $extent.seeds.min(10),
                    $extent.most_decisions / 20,
                );
            }

            #[test]
            #[ignore = "slow: run by .cargo/test"]
            fn codes_tell_every_record_of_a_game() {
                super::codes::codes_tell_their_records::<$game>(1, 1);
            }

            #[test]
            fn codes_tell_the_games_of_bots() {
                super::codes::codes_tell_the_games_of_bots::<$game>($extent.seeds.min(5));
            }

            #[test]
            fn altered_codes_are_refused() {
                super::codes::altered_codes_are_refused::<$game>();
            }

            #[test]
            fn other_codes_are_told_apart() {
                super::codes::other_codes_are_told_apart::<$game>();
            }

            #[test]
            fn every_date_deals_a_game() {
                super::daily::every_date_deals_a_game::<$game>();
            }

            #[test]
            #[ignore = "slow: run by .cargo/test"]
            fn difficulty_is_deterministic() {
                super::daily::difficulty_is_deterministic::<$game>(0, 1);
            }

            #[test]
            fn challenges_tell_a_deal_and_its_result() {
                super::daily::challenges_tell_a_deal_and_its_result::<$game>();
            }

            #[test]
            fn altered_challenges_are_refused() {
                super::daily::altered_challenges_are_refused::<$game>();
            }

            #[test]
            fn no_challenge_without_a_deal_and_a_result() {
                super::daily::no_challenge_without_a_deal_and_a_result::<$game>();
            }

            #[test]
            fn facts_tell_what_was_played() {
                super::facts_tell_what_was_played::<$game>($headless, &$extent);
            }

            #[test]
            fn matches_of_bots_repeat_and_hold() {
                super::matches_of_bots_repeat_and_hold::<$game>($headless);
            }
        }
    };
}

laws!(
    of_guyenne,
    Match,
    guyenne::games::guyenne::HEADLESS,
    Extent {
        seeds: 2,
        most_decisions: 1200
    }
);
laws!(
    of_fayance,
    guyenne::games::fayance::Match,
    guyenne::games::fayance::HEADLESS,
    Extent {
        seeds: 20,
        most_decisions: 87
    }
);
laws!(
    of_guesclin,
    guyenne::games::guesclin::Match,
    guyenne::games::guesclin::HEADLESS,
    Extent {
        seeds: 1,
        most_decisions: 1000
    }
);
/// The smallest game, for tools without a screen.
pub const COIN: Headless = Headless::reviewed::<Coin>();

laws!(
    of_heads_or_tails,
    Coin,
    COIN,
    Extent {
        seeds: 20,
        most_decisions: 200
    }
);

/// Those of the other games take seconds for each game of their strongest bots.
#[test]
fn the_difficulty_of_the_smallest_game_is_deterministic() {
    (0..20).for_each(|day| daily::difficulty_is_deterministic::<Coin>(day, 20));
}

/// The arena plays and checks a game that is only added to its list.
#[test]
fn the_arena_finds_a_game_of_the_list() {
    use guyenne::app::{arena, games, tools};

    let mut list = games::TOOLS.to_vec();
    list.push(tools::GameTools {
        headless: COIN,
        arena: None,
        training: None,
    });
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("heads-or-tails.jsonl");
    let path = file.to_str().expect("a path in letters");
    let arena = |words: &str| {
        let words: Vec<_> = words.split_whitespace().map(Into::into).collect();
        let mut out = Vec::new();
        arena::run(&list, &words, &mut out).expect("the arena answers");
        String::from_utf8(out).expect("letters")
    };
    let text = arena(&format!(
        "arena --game heads-or-tails --games 30 --records {path} --json"
    ));
    let json: serde_json::Value =
        serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let count = |key: &str| json[key].as_u64().expect(key);
    assert_eq!(
        count("first_wins") + count("second_wins") + count("draws"),
        30
    );
    assert!(
        count("first_wins") > 0 && count("second_wins") > 0,
        "{text}"
    );
    assert_eq!(
        arena(&format!("arena --check {path}")),
        format!("{path}: 30 records hold\n")
    );
    let text = arena("arena --game guyenne --games 2 --json");
    assert!(text.contains("english_wins"), "{text}");
}
