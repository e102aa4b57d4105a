//! The notation of moves: `place 3 5+2`, `add 4 hero`, `pass`. Castles count from 1 to 6, from the west. Records have
//! another notation (`rules::record`), of events instead of moves.

use core::fmt;
use core::str::FromStr;

use super::{Castle, Move};
use crate::card::Cards;

/// A text that is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadMove(String);

impl fmt::Display for Move {
    /// The text that [`FromStr`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Reserve(cards) => write!(f, "reserve {cards}"),
            Self::Give(cards) => write!(f, "give {cards}"),
            Self::Order(place) => write!(f, "order {place}"),
            Self::Place { castle, cards } => write!(f, "place {} {cards}", castle.index() + 1),
            Self::Reinforce { castle, cards } => write!(f, "add {} {cards}", castle.index() + 1),
            Self::Pass => f.write_str("pass"),
            Self::Show => f.write_str("show"),
            Self::Concede => f.write_str("concede"),
            Self::Lose(cards) => write!(f, "lose {cards}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadMove;

    /// Reads `place 3 5+2`, `add 3 2`, `pass`, `show`, `concede`, `lose 5`, `give 2+2`, `order 0` and
    /// `reserve 2+2+2+2+2`. It does not check that the move is legal.
    fn from_str(text: &str) -> Result<Self, BadMove> {
        let words: Vec<_> = text.split_whitespace().collect();
        match words[..] {
            ["reserve", list] => Ok(Self::Reserve(cards(list)?)),
            ["give", list] => Ok(Self::Give(cards(list)?)),
            ["lose", list] => Ok(Self::Lose(cards(list)?)),
            ["order", "0"] => Ok(Self::Order(0)),
            ["order", "1"] => Ok(Self::Order(1)),
            ["place", at, list] => Ok(Self::Place {
                castle: castle(at)?,
                cards: cards(list)?,
            }),
            ["add", at, list] => Ok(Self::Reinforce {
                castle: castle(at)?,
                cards: cards(list)?,
            }),
            ["pass"] => Ok(Self::Pass),
            ["show"] => Ok(Self::Show),
            ["concede"] => Ok(Self::Concede),
            _ => Err(BadMove(format!(
                "{:?} is no move: expected place CASTLE CARDS, add CASTLE CARDS, pass, show, concede, lose CARDS, \
                 give CARDS, order 0, order 1 or reserve CARDS",
                text.trim()
            ))),
        }
    }
}

/// The castle with the number `word`, from 1.
pub(super) fn castle(word: &str) -> Result<Castle, BadMove> {
    word.parse::<usize>()
        .ok()
        .and_then(|number| Castle::new(number.checked_sub(1)?))
        .ok_or_else(|| {
            BadMove(format!(
                "{word:?} is no castle: expected 1 to 6, from the west"
            ))
        })
}

/// Reads one card or more.
pub(super) fn cards(word: &str) -> Result<Cards, BadMove> {
    let cards: Cards = word
        .parse()
        .map_err(|problem| BadMove(format!("{problem}")))?;
    if cards.is_empty() {
        return Err(BadMove("no card is no move".to_owned()));
    }
    Ok(cards)
}
