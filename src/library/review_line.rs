//! The review of a kept game, kept beside it: one line of a third file.

use std::collections::BTreeMap;
#[cfg(not(target_arch = "wasm32"))]
use std::io::{self, BufRead};

use kit_rules::headless::Headless;
use kit_rules::review::Review;
use serde::{Deserialize, Serialize};

use super::entry::EntryId;
use super::library::Library;
#[cfg(not(target_arch = "wasm32"))]
use super::lines::Lines;

/// The reviews of a library, by their games.
pub type Reviews = BTreeMap<EntryId, Review>;

/// Those of these reviews that are of games in the library and by the values of now: others cannot be compared with
/// them, and are made anew.
#[must_use]
pub fn comparable(mut reviews: Reviews, library: &Library, games: &[Headless]) -> Reviews {
    let values: BTreeMap<&str, String> = (games.iter())
        .map(|game| (game.id.0, (game.values)()))
        .collect();
    reviews.retain(|&id, review| {
        let entry = library.index.entry(id);
        entry.is_some_and(|entry| values.get(&*entry.game) == Some(&review.values))
    });
    reviews
}

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

/// The review of one game among lines; the last one holds. Only the lines that begin with its name are read whole: a
/// review is as long as its game, and there may be thousands.
///
/// # Errors
/// The stream cannot be read.
#[cfg(not(target_arch = "wasm32"))]
pub fn find_review(from: impl BufRead, game: EntryId) -> io::Result<Option<Review>> {
    let start = format!("{{\"game\":\"{game}\"");
    let mut lines = Lines::resume(from, 0, 0);
    let mut last = None;
    while let Some(line) = lines.next_line()? {
        let of_game = line.text.filter(|text| text.starts_with(start.as_bytes()));
        if let Some((_, review)) = of_game.and_then(read_review) {
            last = Some(review);
        }
    }
    Ok(last)
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

    fn of_version(version: u32, line: &str) -> String {
        let own = format!("\"version\":{}", Review::VERSION);
        line.replace(&own, &format!("\"version\":{version}"))
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
            of_version(99, &review_line(game(3), &review(0.0))),
            // It knows of no bots whose seats people took over.
            of_version(3, &review_line(game(5), &review(0.0))),
            // Nobody could draw its lines.
            review_line(game(4), &review(0.0)).replace("[50.0]", "[]"),
        ];
        let read = read_reviews(lines.join("\n").as_bytes()).expect("memory");
        let expected = Reviews::from([(game(1), review(50.0)), (game(2), review(0.0))]);
        assert_eq!(read, expected);
    }

    /// What is found for one game is what is read with all of them.
    #[test]
    fn one_review_is_found_without_reading_the_others() {
        let mut lines = [
            review_line(game(1), &review(100.0)),
            review_line(game(2), &review(0.0)),
            review_line(game(1), &review(50.0)),
            review_line(game(11), &review(7.0)),
            of_version(99, &review_line(game(1), &review(1.0))),
            of_version(3, &review_line(game(1), &review(2.0))),
            review_line(game(3), &review(9.0)),
            "{\"game\":\"1-9-00000007\"".to_owned(),
        ];
        let text = lines.join("\r\n");
        let all = read_reviews(text.as_bytes()).expect("memory");
        assert_eq!(all[&game(1)], review(50.0));
        for at in [1, 2, 3, 4, 11] {
            let found = find_review(text.as_bytes(), game(at)).expect("memory");
            assert_eq!(found.as_ref(), all.get(&game(at)), "{at}");
        }
        // Another game's line is not read: damage after its name is not seen.
        lines[1].truncate(30);
        let text = lines.join("\n");
        let found = find_review(text.as_bytes(), game(3)).expect("memory");
        assert_eq!(found, Some(review(9.0)));
    }
}
