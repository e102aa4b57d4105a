//! The laws of reviews, as functions over [`ReviewedGame`] that are called once for each game that has them.

use guyenne::arena::{parallel_map, threads};
use guyenne::games::guyenne::Match;
use guyenne::games::{fayance, guesclin};
use guyenne::rules::branch::branch;
use guyenne::rules::facts::variant_words;
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::luck::{Actor, LuckAccount};
use guyenne::rules::review::{
    DecisionJudge, LuckTable, MIXED, Review, ReviewMoment, ReviewedGame, Reviewer, TurningPoint,
    Verdict, start,
};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::heads_or_tails::Coin;

/// A set-up by its place among the presets, and the bots.
pub type Games = (usize, [&'static str; 2]);

/// A game of these.
fn played<G: HeadlessGame>(&(setup, bots): &Games) -> G {
    let seed = following(Seed(71), setup as u64);
    let played = play_bots::<G>(setup, bots, seed).expect("a match");
    G::replay(played.record.as_bytes()).expect("its record")
}

/// Every decision of the record is a moment, in order, with the view of its seat; and a step of its side.
fn every_decision_stands_once<G: ReviewedGame>(games: &Games) {
    let game = played::<G>(games);
    let moments = game.moments().expect("a record");
    let told: Vec<_> = moments
        .iter()
        .map(|moment| (moment.seat, moment.m))
        .collect();
    assert_eq!(told, game.decisions().expect("a record"));
    assert!(!told.is_empty());
    let events: Vec<usize> = moments.iter().map(|moment| moment.event).collect();
    assert!(events.is_sorted(), "{events:?}");
    let rounds: Vec<usize> = moments.iter().map(|moment| moment.round).collect();
    assert!(rounds.is_sorted(), "{rounds:?}");
    let line = game.luck_line().expect("its steps");
    let steps = line.steps.iter().filter_map(|step| match step.actor {
        Actor::Side(side) => Some(side),
        Actor::Chance(_) => None,
    });
    let sides = moments.iter().map(|moment| G::side(moment.seat));
    assert!(steps.eq(sides), "the steps are not the decisions");
}

/// A move has a text of its own.
fn texts_tell_moves_apart<G: ReviewedGame>(games: &Games) {
    let game = played::<G>(games);
    let mut texts: Vec<(String, G::Move)> = Vec::new();
    for moment in game.moments().expect("a record") {
        let text = G::move_text(moment.m);
        for (known, m) in &texts {
            assert_eq!(*known == text, *m == moment.m, "{text}");
        }
        texts.push((text, moment.m));
    }
}

fn weigh<G: ReviewedGame>(moment: &ReviewMoment<G>, slice: u32) -> Option<Vec<String>> {
    let mut judge: Box<dyn DecisionJudge<G::Move>> = G::judge(moment)?;
    while !judge.think(slice) {}
    let told = |m, numbers: [f64; 3]| format!("{} {numbers:?}", G::move_text(m));
    let all = judge.weighed().into_iter();
    Some(
        all.map(|it| told(it.m, [it.chance, it.value, it.error]))
            .collect(),
    )
}

/// What is weighed depends on the view alone, not on what lies hidden, and not on how it is sliced; and what was done
/// is among it. Of the moments every `step`th is looked at.
pub fn equal_views_are_weighed_alike<G: ReviewedGame>(games: &Games, step: usize) {
    let &(setup, bots) = games;
    let seed = following(Seed(71), setup as u64);
    let mut game = G::start(&G::setups()[setup], seed, bots).expect("a game");
    let moments = played::<G>(games).moments().expect("a record");
    let mut rng = Pcg32::seed_from_u64(5);
    let mut weighed = 0;
    for (n, moment) in moments.iter().enumerate() {
        if n % step == 0 {
            assert_eq!(game.view(Some(moment.seat)), moment.view, "{n}");
            let other = ReviewMoment {
                event: moment.event + 1,
                round: moment.round + 1,
                seat: moment.seat,
                m: moment.m,
                view: game
                    .determinize(Some(moment.seat), &mut rng)
                    .view(Some(moment.seat)),
            };
            let all = weigh::<G>(moment, u32::MAX);
            assert_eq!(all, weigh::<G>(&other, 97), "{n}");
            if let Some(all) = all {
                let made = format!("{} ", G::move_text(moment.m));
                let found = all.iter().filter(|told| told.starts_with(&made));
                assert_eq!(found.count(), 1, "{made} in {all:?}");
                weighed += 1;
            }
        }
        game.play(moment.seat, moment.m).expect("a legal move");
    }
    assert!(weighed > 0);
}

fn review_of(
    record: &str,
    begin: fn(&[u8]) -> Result<Box<dyn Reviewer>, String>,
    slice: u32,
) -> Review {
    let mut reviewer = begin(record.as_bytes()).expect("a game that is over");
    while !reviewer.think(slice) {}
    reviewer.review().expect("it is done")
}

/// The review of a whole game, after these laws: slices give the same as one go; every decision is judged once, in the
/// order of the record, by both lines; no mistake is one that the strongest bot makes itself; the account is that of
/// the luck line, and adds up; and the text is read as it was written.
pub fn whole_review<G>(game: &G, slice: u32) -> Review
where
    G: ReviewedGame + Sync + 'static,
    G::Seat: Sync,
    G::Move: Send + Sync,
    G::View: Send + Sync,
{
    let review = review_of(&game.record(), start::<G>, u32::MAX);
    assert_eq!(review, review_of(&game.record(), start::<G>, slice));
    assert_eq!(Review::read(&review.text()), Ok(review.clone()));
    // As a branch, its first moves may be anybody's: nobody's choices are known to come from a policy.
    let branch = branch(&game.record(), usize::MAX).expect("a record");
    let mut reviewer = start::<G>(branch.as_bytes()).expect("a game that is over");
    while reviewer.account().is_none() {
        assert!(!reviewer.think(7), "it has an account before it is done");
    }
    // Where the game turned is known as early, and does not change.
    let early = reviewer.turns().expect("its turns");
    let words = |turn: &TurningPoint| (turn.event, turn.words.clone());
    assert!(review.turns.iter().map(words).eq(early.iter().map(words)));
    let of_branch = reviewer.account().expect("its account");
    assert_eq!(of_branch.choices, [0.0; 2]);
    assert!((of_branch.sum() - of_branch.result).abs() < 0.01);
    let decisions = game.decisions().expect("a record");
    assert_eq!(review.decisions.len(), decisions.len());
    assert_eq!(review.told.len(), decisions.len() + 1);
    let line = game.luck_line().expect("its steps");
    assert!((review.told[0] - line.start).abs() < 0.01);
    for (n, (told, (seat, m))) in review.decisions.iter().zip(decisions).enumerate() {
        assert_eq!((told.number, &told.made), (n, &G::move_text(m)));
        assert_eq!(told.side, G::side(seat));
        let after = if told.side == 0 {
            told.told[1]
        } else {
            100.0 - told.told[1]
        };
        assert!((after - review.told[n + 1]).abs() < 0.02, "{told:?}");
        // Nothing is called known that was told with everything open.
        assert_eq!(told.known.is_some(), !told.moves.is_empty(), "{told:?}");
        let all = told.known.iter().flatten().chain(&told.told);
        assert!(
            all.clone().all(|points| (0.0..=100.0).contains(points)),
            "{told:?}"
        );
        assert!(told.loss >= 0.0, "{told:?}");
        if told.verdict == Verdict::Mistake {
            let made = told.moves.iter().find(|weighed| weighed.m == told.made);
            let made = made.expect("what was done was weighed");
            assert!(made.chance < MIXED, "{told:?}");
            assert!(told.loss > 2.0 * made.error - 0.02, "{told:?}");
        }
    }
    let account = review.account;
    assert!((account.sum() - account.result).abs() < 0.01, "{account:?}");
    // A review is written with four digits.
    let due = LuckAccount::of(&line);
    assert!((account.result - due.result).abs() < 1e-3);
    assert!((account.rest - due.rest).abs() < 1e-3);
    assert!((account.luck(0) - due.luck(0)).abs() < 1e-3);
    let turns = Review::greatest(game.turns(&line).expect("its turns"));
    assert!(review.turns.len() <= Review::TURNS);
    assert!(review.turns.iter().map(words).eq(turns.iter().map(words)));
    assert!(
        review
            .turns
            .iter()
            .all(|turn| turn.change.abs() >= Review::TURN)
    );
    assert!(!review.facts.is_empty());
    review
}

fn reviews_hold_together<G>(games: &Games)
where
    G: ReviewedGame + Sync + 'static,
    G::Seat: Sync,
    G::Move: Send + Sync,
    G::View: Send + Sync,
{
    whole_review(&played::<G>(games), 61);
}

/// All moments at which a game may have turned follow each other, and lie in the record.
fn turns_lie_in_the_game<G: ReviewedGame>(games: &Games) {
    let game = played::<G>(games);
    let line = game.luck_line().expect("its steps");
    let turns = game.turns(&line).expect("a record");
    assert!(!turns.is_empty());
    assert!(turns.is_sorted_by_key(|turn| turn.event));
    for turn in &turns {
        assert!(turn.change.abs() <= 100.0, "{turn:?}");
        assert!(turn.round > 0, "{turn:?}");
    }
}

/// Whatever was agreed, there are bot games to compare a game's luck with, by the values of now; and no luck at all
/// lies near their middle.
fn every_variant_has_a_table_of_luck<G: ReviewedGame>() {
    let table = LuckTable::read(G::LUCK_TABLE).expect("a table");
    for setup in G::setups() {
        let game = G::start(&setup, Seed(1), [G::LEVELS[0]; 2]).expect("a set-up");
        let variant = variant_words(&game.variant());
        let middle = table.percentile(&G::value_name(), &variant, 0.0);
        let middle = middle.unwrap_or_else(|| panic!("no table for {variant}"));
        assert!((25.0..75.0).contains(&middle), "{variant}: {middle}");
    }
}

#[test]
fn the_luck_of_every_variant_is_compared() {
    every_variant_has_a_table_of_luck::<fayance::Match>();
    every_variant_has_a_table_of_luck::<guesclin::Match>();
    every_variant_has_a_table_of_luck::<Match>();
}

macro_rules! laws {
    ($name:ident, $game:ty, $games:expr, $step:expr $(, #[$slow:meta])?) => {
        mod $name {
            use super::*;

            #[test]
            fn every_decision_stands_once() {
                $games.iter().for_each(super::every_decision_stands_once::<$game>);
            }

            #[test]
            fn texts_tell_moves_apart() {
                $games.iter().for_each(super::texts_tell_moves_apart::<$game>);
            }

            #[test]
            fn turns_lie_in_the_game() {
                $games.iter().for_each(super::turns_lie_in_the_game::<$game>);
            }

            #[test]
            fn equal_views_are_weighed_alike() {
                super::equal_views_are_weighed_alike::<$game>(&$games[0], $step);
            }

            #[test]
            $(#[$slow])?
            fn reviews_hold_together() {
                let review = super::reviews_hold_together::<$game>;
                parallel_map(&$games, threads(None), review, || ());
            }
        }
    };
}

laws!(coin, Coin, [(0, ["fickle", "fickle"])], 1);
laws!(
    duels,
    Match,
    // Base, expert with a shared camp, and 2021.
    [(0, ["captain", "knight"]), (9, ["knight", "squire"]), (12, ["squire", "knight"])],
    29,
    #[ignore = "slow: run by .cargo/test"]
);
