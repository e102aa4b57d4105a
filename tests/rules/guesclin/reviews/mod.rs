//! Reviews of finished games: every kind of turning point and of fact from a made position, what is said of decisions,
//! and whole reviews.

mod facts;
mod made;
mod turning_points;
mod verdicts;

use guyenne::games::guesclin::Match;
use guyenne::games::guesclin::review::TURNS;
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::luck::LuckGame;
use guyenne::rules::review::{Review, ReviewedGame, Verdict};
use guyenne::rules::seed::Seed;

use crate::review::whole_review;

/// A game of captains for the booty, and whether it has a turning point.
fn captains(seed: u64) -> (Match, bool) {
    let played = play_bots::<Match>(0, ["captain"; 2], Seed(seed)).expect("a game");
    let game = Match::replay(played.record.as_bytes()).expect("its record");
    let line = game.luck_line().expect("its line");
    let turns = Review::greatest(game.turns(&line).expect("its turns"));
    (game, !turns.is_empty())
}

/// A game that turns, and one that does not, which says so: its review tells no moment.
#[test]
#[ignore = "slow: run by .cargo/test"]
fn a_review_is_whole_and_the_same_in_any_slices() {
    for turned in [true, false] {
        let mut games = (0..40).map(captains);
        let found = games.find(|&(_, turns)| turns == turned);
        let (game, _) = found.expect("such a game");
        let review = whole_review(&game, 61);
        let mut kinds = review.turns.iter().map(|turn| &*turn.words.kind);
        assert!(
            kinds.all(|kind| TURNS.contains(&kind)),
            "{:?}",
            review.turns
        );
        assert_eq!(review.turns.is_empty(), !turned);
        assert!(review.percentile.is_some());
        // The English are placed, then the French: eight decisions that are not weighed.
        let rounds = review.decisions.iter().map(|decision| decision.round);
        assert!(rounds.is_sorted());
        let (placed, acted) = review.decisions.split_at(8);
        assert!(
            placed
                .iter()
                .all(|it| it.round == 0 && it.verdict == Verdict::Forced)
        );
        assert!(acted.iter().all(|it| it.round > 0));
        assert!(acted.iter().any(|it| it.verdict == Verdict::Good));
    }
}
