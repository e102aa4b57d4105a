//! Patterns of moves: a few words that match some moves, as a suite names mistakes.

use core::fmt;

use super::super::notation::{cards, castle};
use super::super::{Castle, Move};
use crate::card::Cards;

/// A pattern of moves, such as `pass or hero or castle 3 and more than 1 card`. `not` binds closest, then `and`, then
/// `or`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovePattern {
    /// The alternatives: the words of each, and its conditions, all of which must hold.
    any: Vec<(String, Vec<PatternTerm>)>,
}

/// One condition, and whether it must hold or must not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PatternTerm {
    holds: bool,
    criterion: Criterion,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Criterion {
    /// The move is of this kind.
    Verb(&'static str),
    /// The move names this partner to play first.
    Order(u8),
    /// The hero is among the cards.
    Hero,
    /// It is played at this castle.
    Castle(Castle),
    /// It has more cards than this.
    More(u8),
    /// It has fewer cards than this, but at least one.
    Fewer(u8),
    /// The sum of its cards is above this.
    SumAbove(u8),
    /// It has cards, and their sum is below this.
    SumBelow(u8),
    /// It has exactly these cards.
    Exactly(Cards),
    /// These cards are among its cards.
    With(Cards),
}

const VERBS: [&str; 9] = [
    "place", "add", "pass", "show", "concede", "lose", "give", "order", "reserve",
];

fn verb(m: Move) -> &'static str {
    match m {
        Move::Place { .. } => "place",
        Move::Reinforce { .. } => "add",
        Move::Pass => "pass",
        Move::Show => "show",
        Move::Concede => "concede",
        Move::Lose(_) => "lose",
        Move::Give(_) => "give",
        Move::Order(_) => "order",
        Move::Reserve(_) => "reserve",
    }
}

fn played(m: Move) -> (Option<Castle>, Cards) {
    match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => (Some(castle), cards),
        Move::Reserve(cards) | Move::Give(cards) | Move::Lose(cards) => (None, cards),
        Move::Order(_) | Move::Pass | Move::Show | Move::Concede => (None, Cards::NONE),
    }
}

impl PatternTerm {
    fn matches(self, m: Move) -> bool {
        let (at, cards) = played(m);
        let some = !cards.is_empty();
        let held = match self.criterion {
            Criterion::Verb(word) => verb(m) == word,
            Criterion::Order(place) => m == Move::Order(place),
            Criterion::Hero => cards.has_hero(),
            Criterion::Castle(castle) => at == Some(castle),
            Criterion::More(n) => cards.count() > n,
            Criterion::Fewer(n) => some && cards.count() < n,
            Criterion::SumAbove(n) => cards.sum() > n,
            Criterion::SumBelow(n) => some && cards.sum() < n,
            Criterion::Exactly(these) => cards == these,
            Criterion::With(these) => cards.contains(these),
        };
        held == self.holds
    }
}

impl MovePattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// Which words are not part of the notation, as a sentence.
    pub fn parse(text: &str) -> Result<Self, String> {
        let any: Result<_, String> = split(text, "or")
            .map(|words| {
                let conditions: Result<_, String> = split(&words, "and")
                    .map(|condition| read(&condition))
                    .collect();
                Ok((words, conditions?))
            })
            .collect();
        Ok(Self { any: any? })
    }

    /// Whether the pattern matches `m`.
    #[must_use]
    pub fn matches(&self, m: Move) -> bool {
        let all =
            |conditions: &Vec<PatternTerm>| conditions.iter().all(|condition| condition.matches(m));
        self.any.iter().any(|(_, conditions)| all(conditions))
    }

    /// The first alternative that matches none of `moves`: most likely a mistake in the text.
    #[must_use]
    pub fn idle(&self, moves: &[Move]) -> Option<&str> {
        let idle = |conditions: &Vec<PatternTerm>| {
            !moves
                .iter()
                .any(|&m| conditions.iter().all(|condition| condition.matches(m)))
        };
        let (words, _) = self.any.iter().find(|(_, conditions)| idle(conditions))?;
        Some(words)
    }
}

impl fmt::Display for MovePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.any.iter().map(|(words, _)| words.as_str()).collect();
        f.write_str(&words.join(" or "))
    }
}

/// The parts of the text before, between and after the words `between`.
fn split(text: &str, between: &str) -> impl Iterator<Item = String> {
    let words: Vec<_> = text.split_whitespace().collect();
    let parts: Vec<_> = words
        .split(|&word| word == between)
        .map(|part| part.join(" "))
        .collect();
    parts.into_iter()
}

fn read(text: &str) -> Result<PatternTerm, String> {
    let (holds, words) = match text.strip_prefix("not ") {
        Some(words) => (false, words),
        None => (true, text),
    };
    let number = |word: &str| {
        word.parse::<u8>()
            .map_err(|_| format!("{word:?} in {text:?} is no number"))
    };
    let in_text = |problem: super::super::BadMove| format!("{problem}, in {text:?}");
    let parts: Vec<_> = words.split(' ').collect();
    let criterion = match parts[..] {
        ["hero"] => Criterion::Hero,
        ["castle", at] => Criterion::Castle(castle(at).map_err(in_text)?),
        ["more", "than", n, "card" | "cards"] => Criterion::More(number(n)?),
        ["fewer", "than", n, "card" | "cards"] => Criterion::Fewer(number(n)?),
        ["sum", "above", n] => Criterion::SumAbove(number(n)?),
        ["sum", "below", n] => Criterion::SumBelow(number(n)?),
        ["cards", list] => Criterion::Exactly(cards(list).map_err(in_text)?),
        ["with", list] => Criterion::With(cards(list).map_err(in_text)?),
        ["order", place] => Criterion::Order(number(place)?),
        [word] if let Some(&word) = VERBS.iter().find(|&&verb| verb == word) => {
            Criterion::Verb(word)
        }
        _ => {
            return Err(format!(
                "{text:?} matches no move: expected hero, castle N, more than N cards, fewer than N cards, \
                 sum above N, sum below N, cards LIST, with LIST, order N, or one of {}",
                VERBS.join(", ")
            ));
        }
    };
    Ok(PatternTerm { holds, criterion })
}
