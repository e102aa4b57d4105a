//! Moves as text: a word for the kind and the names of a record, as `choose rider-elf`. Moves that lead to the same,
//! but for the slots that cards take, have one text.

use super::card::Card;
use super::cards::{ARMY, Row};
use super::decision::Move;

impl Move {
    /// As text: short, the same for moves that differ only in the order of their cards.
    #[must_use]
    pub fn text(self) -> String {
        let with = |word: &str, row: Row| {
            let sorted = row.cards().map_or(row, Row::sorted);
            let mut text = word.to_owned();
            for card in sorted.iter() {
                text.push(' ');
                text.push_str(&card.to_string());
            }
            text
        };
        match self {
            Self::Muster(row) => with("muster", row),
            Self::Call(troop) => format!("call {troop}"),
            Self::Lay(turn) => format!("lay {turn}"),
            Self::Choose(card) => format!("choose {card}"),
            Self::Refill(row) => with("refill", row),
        }
    }

    /// The move with this [`text`](Self::text), its cards in the order of their kinds; `None` if there is none.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let rest: Vec<&str> = words.collect();
        let only = match rest.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        let row = || {
            let cards = rest.iter().map(|name| name.parse().ok());
            let cards: Vec<Card> = cards.collect::<Option<_>>()?;
            Row::new(&cards).filter(|_| cards.len() <= ARMY)
        };
        Some(match kind {
            "muster" => Self::Muster(row()?),
            "refill" => Self::Refill(row()?),
            "call" => Self::Call(only?.parse().ok()?),
            "lay" => Self::Lay(only?.parse().ok()?),
            "choose" => Self::Choose(only?.parse().ok()?),
            _ => return None,
        })
    }
}
