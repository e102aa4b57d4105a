//! What is said of decisions.

use guyenne::games::guesclin::Match;
use guyenne::games::guesclin::rules::{Board, Move, View};
use guyenne::rules::review::{ReviewMoment, ReviewedGame, Verdict, WeighedMove};

use crate::guesclin::blunder_positions::{CASES, Expected};
use crate::guesclin::{fighter, hex, placing, scenario};
use crate::review::equal_views_are_weighed_alike;

/// The moves of the active banner on this board, weighed with this one among them; none if there is no choice.
fn weighed(board: &Board, m: Move) -> Vec<WeighedMove<Move>> {
    let seat = board.to_move().expect("a banner");
    let moment = ReviewMoment::<Match> {
        event: 0,
        round: board.round().into(),
        seat,
        m,
        view: View {
            viewer: Some(seat),
            board: board.clone(),
        },
    };
    Match::judge(&moment).map_or_else(Vec::new, |mut judge| {
        while !judge.think(64) {}
        judge.weighed()
    })
}

/// What is said of a move of the active banner on this board.
fn judged(board: &Board, m: Move) -> Verdict {
    let all = weighed(board, m);
    let Some(made) = all.iter().find(|one| one.m == m) else {
        return Verdict::of(all.len(), 0.0, 0.0, 1.0, 0.0);
    };
    let values = || all.iter().map(|one| one.value);
    let [best, worst] = [values().fold(0.0, f64::max), values().fold(100.0, f64::min)];
    let loss = best - made.value;
    Verdict::of(all.len(), loss, best - worst, made.chance, made.error)
}

/// The first board of the blunder suite on which this is expected.
fn board_of(expected: fn(&Expected) -> bool) -> Board {
    let case = CASES.iter().find(|case| expected(&case.expected));
    case.expect("a position").board()
}

#[test]
fn decisions_are_judged_by_what_they_lose() {
    // The French reach the booty: to strike is good, to stand still a mistake; none if the booty is far away.
    let struck = board_of(|it| matches!(it, Expected::Strikes("english-valet")));
    assert_eq!(judged(&struck, Move::Finish), Verdict::Mistake);
    let all = weighed(&struck, Move::Finish);
    let best = all
        .iter()
        .max_by(|one, other| one.value.total_cmp(&other.value));
    assert_eq!(judged(&struck, best.expect("moves").m), Verdict::Good);
    let mut far = struck.clone();
    assert!(far.put(fighter(&far, "english-valet"), hex(1, 1)));
    assert_ne!(judged(&far, Move::Finish), Verdict::Mistake);
    // The booty at the exit may wait, but one cannot tell for sure.
    let leaves = board_of(|it| matches!(it, Expected::Leaves("english-valet")));
    assert_eq!(judged(&leaves, Move::Finish), Verdict::Unsure);
    // In the last activation of a game that is lost nothing changes anything.
    let posts = board_of(|it| matches!(it, Expected::Posts));
    assert_eq!(judged(&posts, Move::Finish), Verdict::Obvious);
    // A placing is not weighed.
    let empty = Board::new(scenario(1));
    let place = placing(&empty, &[]).expect("a placing");
    assert_eq!(judged(&empty, place), Verdict::Forced);
}

#[test]
fn equal_boards_are_weighed_alike() {
    equal_views_are_weighed_alike::<Match>(&(0, ["captain", "squire"]), 29);
}
