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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, RulesConfig, Setup, Troop};
    use kit_rules::seed::Seed;

    #[test]
    fn every_move_is_read_as_it_was_written() {
        let setup = Setup::of_seed(RulesConfig::default(), Seed(3));
        let mut position = Position::new(setup).expect("a deal");
        let mut texts = Vec::new();
        while let Some(&side) = position.to_move().first() {
            let moves = position.legal_moves(side);
            for &m in &moves {
                assert_eq!(Move::of_text(&m.text()), Some(m));
            }
            let mut all: Vec<String> = moves.iter().map(|m| m.text()).collect();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), moves.len(), "each has its own");
            texts.push(moves[moves.len() / 2].text());
            position.play(side, moves[moves.len() / 2]).expect("legal");
        }
        for kind in ["muster", "call", "lay", "choose", "refill"] {
            assert!(texts.iter().any(|text| text.starts_with(kind)), "{kind}");
        }
        assert_eq!(Move::Call(Troop::Rider).text(), "call rider");
    }

    #[test]
    fn the_order_of_cards_does_not_count_and_other_texts_are_no_moves() {
        let row = |names: [&str; 2]| {
            let cards = names.map(|name| name.parse().expect("a card"));
            Move::Refill(Row::new(&cards).expect("two cards"))
        };
        let one = row(["rider-elf", "archer-dwarf"]);
        assert_eq!(one.text(), row(["archer-dwarf", "rider-elf"]).text());
        for text in [
            "",
            "choose",
            "choose rider-elf archer-elf",
            "lay north",
            "sing",
            "refill cook",
        ] {
            assert_eq!(Move::of_text(text), None, "{text}");
        }
    }
}
