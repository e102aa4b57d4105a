//! What made of the chance at the start the result: whole points that add up.

use kit_i18n::{LocalizedText, signed_number};
use kit_rules::luck::LuckAccount;

use crate::keys;

/// A part of the account, as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct AccountPart {
    /// What it is.
    pub(super) words: LocalizedText,
    /// Whole points of winning chance of the side that is looked at.
    pub(super) points: i64,
    /// Whether it is a change, and has a sign.
    pub(super) is_change: bool,
}

/// The account of a side, 0 or 1: the start, each change, the result. `chance` is what chance is in this game.
pub(super) fn parts(
    account: &LuckAccount,
    side: usize,
    chance: &LocalizedText,
) -> Vec<AccountPart> {
    let own = |value: f64| if side == 0 { value } else { -value };
    let whole = |value: f64| if side == 0 { value } else { 100.0 - value };
    let [mine, theirs] = [side.min(1), 1 - side.min(1)];
    let changes = [
        (
            LocalizedText::new(keys::REVIEW_LUCK).with("chance", chance.clone()),
            own(account.chance.iter().sum()),
            true,
        ),
        (
            keys::REVIEW_THEIR_CHOICES.into(),
            own(account.choices[theirs]),
            account.choices[theirs] != 0.0,
        ),
        (
            keys::REVIEW_OWN_CHOICES.into(),
            own(account.choices[mine]),
            account.choices[mine] != 0.0,
        ),
        (
            keys::REVIEW_OWN_PLAY.into(),
            own(account.decisions[mine]),
            true,
        ),
        (
            keys::REVIEW_THEIR_PLAY.into(),
            own(account.decisions[theirs]),
            true,
        ),
        (
            keys::REVIEW_REST.into(),
            own(account.rest),
            account.rest.abs() >= 0.05,
        ),
    ];
    let shown: Vec<_> = changes.into_iter().filter(|&(_, _, shown)| shown).collect();
    let [start, result] = [account.start, account.result].map(whole);
    let points = whole_points(start, result, shown.iter().map(|&(_, value, _)| value));
    let part = |words, points, is_change| AccountPart {
        words,
        points,
        is_change,
    };
    let first = part(keys::REVIEW_START.into(), start.round() as i64, false);
    let last = part(keys::REVIEW_RESULT.into(), result.round() as i64, false);
    let changes = shown.into_iter().zip(points);
    let changes = changes.map(|((words, _, _), points)| part(words, points, true));
    [first].into_iter().chain(changes).chain([last]).collect()
}

/// The changes in whole points that lead from the whole start to the whole result: each is rounded down, and those with
/// the greatest remainders get what is left.
fn whole_points(start: f64, result: f64, changes: impl Iterator<Item = f64>) -> Vec<i64> {
    let changes: Vec<f64> = changes.collect();
    let mut points: Vec<i64> = changes.iter().map(|value| value.floor() as i64).collect();
    let wanted = result.round() as i64 - start.round() as i64;
    let mut left = wanted - points.iter().sum::<i64>();
    let mut order: Vec<usize> = (0..changes.len()).collect();
    let remainder = |n: usize| changes[n] - changes[n].floor();
    order.sort_by(|&one, &other| remainder(other).total_cmp(&remainder(one)));
    for n in order.into_iter().cycle().take(changes.len() * 2) {
        if left == 0 {
            break;
        }
        points[n] += left.signum();
        left -= left.signum();
    }
    points
}

/// A change with its sign.
pub(super) fn signed(points: i64) -> String {
    match points {
        0 => "±0".to_owned(),
        _ => signed_number(points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_points_add_up_for_either_side() {
        let account = LuckAccount {
            start: 49.6,
            chance: [8.4, 1.3],
            choices: [0.0, -14.45],
            decisions: [-6.2, 12.35],
            rest: 49.0,
            result: 100.0,
        };
        let dice = LocalizedText::verbatim("dice");
        for side in 0..2 {
            let parts = parts(&account, side, &dice);
            let points: Vec<i64> = parts.iter().map(|part| part.points).collect();
            let (last, others) = points.split_last().expect("parts");
            assert_eq!(others.iter().sum::<i64>(), *last, "{points:?}");
            // Start, luck, one side's choices, both sides' play, the rest, and the result.
            assert_eq!(parts.len(), 7);
            for (part, exact) in parts[1..].iter().zip([9.7]) {
                let exact = if side == 0 { exact } else { -exact };
                assert!((part.points as f64 - exact).abs() <= 1.0);
            }
        }
        let words = [-3, 0, 12].map(signed);
        assert_eq!(words, ["−3", "±0", "+12"]);
    }
}
