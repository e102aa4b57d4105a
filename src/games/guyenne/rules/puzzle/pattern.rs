//! Which moves are meant: a few words that match some moves and not others, as a puzzle names its mistakes.

use core::fmt;

use super::super::notation::{cards, castle};
use super::super::{Castle, Move};
use crate::games::guyenne::rules::card::Cards;

/// Words that match moves: `pass or hero or castle 3 and more than 1 card`. `and` binds closer than `or`, `not` closest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovePattern {
    /// The alternatives, each with its own words.
    any: Vec<(String, Vec<Condition>)>,
}

/// One condition, and whether it must hold or must not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Condition {
    holds: bool,
    sign: Criterion,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Criterion {
    /// A move of this kind.
    Verb(&'static str),
    /// The partner named first.
    Order(u8),
    /// The hero is among the cards.
    Hero,
    /// It is played here.
    Castle(Castle),
    /// More cards than this.
    More(u8),
    /// Fewer cards than this, but some.
    Fewer(u8),
    /// The value cards come to more than this.
    SumAbove(u8),
    /// There are cards, and their values come to less than this.
    SumBelow(u8),
    /// Exactly these cards.
    Exactly(Cards),
    /// These cards among others.
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

impl Condition {
    fn matches(self, m: Move) -> bool {
        let (at, cards) = played(m);
        let some = !cards.is_empty();
        let held = match self.sign {
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
    /// A sentence on the words that mean nothing.
    pub fn parse(text: &str) -> Result<Self, String> {
        let any: Result<_, String> = split(text, "or")
            .map(|words| {
                let terms: Result<_, String> =
                    split(&words, "and").map(|term| read(&term)).collect();
                Ok((words, terms?))
            })
            .collect();
        Ok(Self { any: any? })
    }

    /// Whether `m` is meant.
    #[must_use]
    pub fn matches(&self, m: Move) -> bool {
        let all = |terms: &Vec<Condition>| terms.iter().all(|term| term.matches(m));
        self.any.iter().any(|(_, terms)| all(terms))
    }

    /// The first alternative that matches none of `moves`: most likely a slip of the pen.
    #[must_use]
    pub fn idle(&self, moves: &[Move]) -> Option<&str> {
        let idle = |terms: &Vec<Condition>| {
            !moves
                .iter()
                .any(|&m| terms.iter().all(|term| term.matches(m)))
        };
        let (words, _) = self.any.iter().find(|(_, terms)| idle(terms))?;
        Some(words)
    }
}

impl fmt::Display for MovePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.any.iter().map(|(words, _)| words.as_str()).collect();
        f.write_str(&words.join(" or "))
    }
}

/// What stands between the words `between`.
fn split(text: &str, between: &str) -> impl Iterator<Item = String> {
    let words: Vec<_> = text.split_whitespace().collect();
    let parts: Vec<_> = words
        .split(|&word| word == between)
        .map(|part| part.join(" "))
        .collect();
    parts.into_iter()
}

fn read(text: &str) -> Result<Condition, String> {
    let (holds, words) = match text.strip_prefix("not ") {
        Some(words) => (false, words),
        None => (true, text),
    };
    let number = |word: &str| {
        word.parse::<u8>()
            .map_err(|_| format!("{word:?} in {text:?} is no number"))
    };
    let said = |problem: super::super::BadMove| format!("{problem}, in {text:?}");
    let parts: Vec<_> = words.split(' ').collect();
    let sign = match parts[..] {
        ["hero"] => Criterion::Hero,
        ["castle", at] => Criterion::Castle(castle(at).map_err(said)?),
        ["more", "than", n, "card" | "cards"] => Criterion::More(number(n)?),
        ["fewer", "than", n, "card" | "cards"] => Criterion::Fewer(number(n)?),
        ["sum", "above", n] => Criterion::SumAbove(number(n)?),
        ["sum", "below", n] => Criterion::SumBelow(number(n)?),
        ["cards", list] => Criterion::Exactly(cards(list).map_err(said)?),
        ["with", list] => Criterion::With(cards(list).map_err(said)?),
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
    Ok(Condition { holds, sign })
}
