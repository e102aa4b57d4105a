//! The review of a kept game, kept beside it: one line of a third file.

use std::collections::BTreeMap;
#[cfg(not(target_arch = "wasm32"))]
use std::io::{self, BufRead};

use kit_rules::review::Review;
use serde::{Deserialize, Serialize};

use super::entry::EntryId;
#[cfg(not(target_arch = "wasm32"))]
use super::lines::Lines;

/// The reviews of a library, by their games.
pub type Reviews = BTreeMap<EntryId, Review>;

/// A review as it is written.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct ReviewLine {
    game: String,
    review: Review,
}

/// The line of a review, without a line end.
#[must_use]
pub fn review_line(game: EntryId, review: &Review) -> String {
    let line = ReviewLine {
        game: game.to_string(),
        review: review.clone(),
    };
    // Numbers, lists and texts always have a JSON form.
    serde_json::to_string(&line).unwrap_or_default()
}

/// The game of a line, and its review; `None` if it is damaged or of another version: it can be made anew.
#[must_use]
pub fn read_review(line: &[u8]) -> Option<(EntryId, Review)> {
    let ReviewLine { game, review } = serde_json::from_slice(line).ok()?;
    let is_sound = review.version == Review::VERSION && review.is_whole();
    Some((game.parse().ok()?, review)).filter(|_| is_sound)
}

/// Reads the lines of reviews; the last one of a game holds. A browser gives the lines one by one.
///
/// # Errors
/// The stream cannot be read.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_reviews(from: impl BufRead) -> io::Result<Reviews> {
    let mut lines = Lines::resume(from, 0, 0);
    let mut reviews = Reviews::new();
    while let Some(line) = lines.next_line()? {
        reviews.extend(line.text.and_then(read_review));
    }
    Ok(reviews)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::luck::LuckAccount;

    fn review(result: f64) -> Review {
        Review {
            version: Review::VERSION,
            values: "coin-1".to_owned(),
            account: LuckAccount {
                start: 50.0,
                result,
                ..LuckAccount::default()
            },
            told: vec![50.0],
            decisions: Vec::new(),
            turns: Vec::new(),
            facts: Vec::new(),
            percentile: None,
        }
    }

    fn game(at: u64) -> EntryId {
        EntryId {
            at,
            length: 9,
            sum: 7,
        }
    }

    #[test]
    fn the_last_review_of_a_game_holds_and_damaged_ones_are_left_out() {
        let lines = [
            review_line(game(1), &review(100.0)),
            review_line(game(2), &review(0.0)),
            "{\"game\":".to_owned(),
            review_line(game(1), &review(50.0)),
            review_line(game(3), &review(0.0)).replace("\"version\":2", "\"version\":1"),
            // Nobody could draw its lines.
            review_line(game(4), &review(0.0)).replace("[50.0]", "[]"),
        ];
        let read = read_reviews(lines.join("\n").as_bytes()).expect("memory");
        let expected = Reviews::from([(game(1), review(50.0)), (game(2), review(0.0))]);
        assert_eq!(read, expected);
    }
}
