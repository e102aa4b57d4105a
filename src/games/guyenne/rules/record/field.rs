//! The fields of Guyenne's records that hold its own things: camps, places, castles, cards.

use serde_json::Value;

use crate::Castle;
use crate::card::Card;
use crate::seat::Camp;
use kit_rules::fields::{Taken, brief};

pub(super) use kit_rules::fields::{Extra, Fields};

/// The cards of a pack: a longer list is refused.
const MOST_CARDS: usize = 22;

/// What is taken from an object besides [`Fields`]' own.
pub(super) trait GuyenneFields {
    /// Takes a place in a camp, 0 or 1.
    fn place(&mut self, key: &str) -> Taken<u8>;
    /// Takes the number of a castle.
    fn castle(&mut self) -> Taken<Castle>;
    /// Takes the name of a camp, or `null` for nobody.
    fn side_or_nobody(&mut self, key: &str) -> Taken<Option<Camp>>;
    /// Takes a list of cards.
    fn cards(&mut self) -> Taken<Vec<Card>>;
}

impl GuyenneFields for Fields {
    fn place(&mut self, key: &str) -> Taken<u8> {
        Ok(self.number(key, 1)? as u8)
    }

    fn castle(&mut self) -> Taken<Castle> {
        let index = self.number("castle", 5)?;
        Castle::new(index as usize).ok_or_else(|| format!("there is no castle {index}"))
    }

    fn side_or_nobody(&mut self, key: &str) -> Taken<Option<Camp>> {
        self.word_or_nothing(key)
    }

    fn cards(&mut self) -> Taken<Vec<Card>> {
        let list = self.list("cards")?;
        if list.len() > MOST_CARDS {
            return Err(format!("{} cards: a camp has {MOST_CARDS}", list.len()));
        }
        list.iter().map(card).collect()
    }
}

fn card(value: &Value) -> Taken<Card> {
    let card = match value {
        Value::String(word) if word == "hero" => Some(Card::Hero),
        Value::Number(number) => number.as_u64().and_then(Card::of_value),
        _ => None,
    };
    card.ok_or_else(|| {
        format!(
            "{} is no card: expected 2, 3, 4, 5 or \"hero\"",
            brief(value)
        )
    })
}
