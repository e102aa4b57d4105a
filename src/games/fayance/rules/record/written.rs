//! One event of a record: read from JSON and written to JSON.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::{
    ARMY, BySide, Card, Cards, DEALT, Event, Outcome, Row, Side, TERRITORIES, TURNS, Territories,
    Territory,
};
use kit_rules::fields::{Fields, Taken, brief, cut};
use kit_rules::record::{self, NamedEvent};

/// Why a game ends: the one reason there is.
const REASON: &str = "five-territories";

/// An event of a record, with the fields that this version does not know.
pub type RecordEntry = record::RecordEntry<Event>;

impl NamedEvent for Event {
    fn name(&self) -> &'static str {
        match self {
            Self::Deal { .. } => "deal",
            Self::Pile { .. } => "pile",
            Self::Muster { .. } => "muster",
            Self::Call { .. } => "call",
            Self::Duel { .. } => "duel",
            Self::Lot { .. } => "lot",
            Self::Lay { .. } => "lay",
            Self::Choose { .. } => "choose",
            Self::Combat { .. } => "combat",
            Self::Capture { .. } => "capture",
            Self::Refill { .. } => "refill",
            Self::End(_) => "end",
        }
    }
}

/// Takes the fields of the event with this name.
pub(super) fn read(fields: &mut Fields, name: &str) -> Taken<Event> {
    Ok(match name {
        "deal" => Event::Deal {
            side: fields.word("side")?,
            cards: dealt(fields)?,
        },
        "pile" => Event::Pile {
            territories: pile(fields)?,
        },
        "muster" => Event::Muster {
            side: fields.word("side")?,
            cards: row(fields)?,
        },
        "call" => Event::Call {
            side: fields.word("side")?,
            troop: fields.word("troop")?,
        },
        "duel" => Event::Duel {
            n: fields.small("n")?,
            winner: fields.word_or_nothing("winner")?,
        },
        "lot" => Event::Lot {
            winner: fields.word("winner")?,
        },
        "lay" => Event::Lay {
            side: fields.word("side")?,
            territory: territory(&fields.value("territory")?)?,
            turn: fields.number("turn", u64::from(TURNS) - 1)? as u8,
            terrains: BySide::new(fields.word("north")?, fields.word("south")?),
        },
        "choose" => Event::Choose {
            side: fields.word("side")?,
            card: fields.word("card")?,
        },
        "combat" => Event::Combat {
            n: fields.small("n")?,
            cards: BySide::new(fields.word("north")?, fields.word("south")?),
            winner: fields.word_or_nothing("winner")?,
            by: fields.word("by")?,
        },
        "capture" => Event::Capture {
            side: fields.word("side")?,
            territory: territory(&fields.value("territory")?)?,
            held: held(fields)?,
        },
        "refill" => Event::Refill {
            side: fields.word("side")?,
            cards: row(fields)?,
        },
        "end" => {
            let reason = fields.text("reason")?;
            if reason != REASON {
                return Err(format!(
                    "unknown reason {:?}: expected {REASON}",
                    cut(&reason)
                ));
            }
            Event::End(Outcome {
                winner: fields.word("winner")?,
                held: held(fields)?,
            })
        }
        _ => return Err("there is no such event".to_owned()),
    })
}

fn held(fields: &mut Fields) -> Taken<BySide<u8>> {
    Ok(BySide::new(fields.small("north")?, fields.small("south")?))
}

/// Takes a list of at most `most` cards.
fn cards(fields: &mut Fields, most: usize) -> Taken<Vec<Card>> {
    let list = fields.list("cards")?;
    if list.len() > most {
        return Err(format!("{} cards: at most {most} here", list.len()));
    }
    let card = |value: Value| match &value {
        // Every valid name is shorter than the cut, so a cut text cannot become valid.
        Value::String(word) => cut(word).parse().map_err(|problem| format!("{problem}")),
        _ => Err(format!("{} is no card", brief(&value))),
    };
    list.into_iter().map(card).collect()
}

fn dealt(fields: &mut Fields) -> Taken<[Card; DEALT as usize]> {
    let cards = cards(fields, usize::from(DEALT))?;
    let add = |all: Cards, &card: &Card| all.checked_add(Cards::one(card)).ok_or(card);
    cards
        .iter()
        .try_fold(Cards::NONE, add)
        .map_err(|card| format!("there are only two of {card}"))?;
    cards
        .try_into()
        .map_err(|cards: Vec<Card>| format!("{} cards: {DEALT} are dealt", cards.len()))
}

fn row(fields: &mut Fields) -> Taken<Row> {
    let cards = cards(fields, ARMY)?;
    Row::new(&cards).ok_or_else(|| format!("{} cards: at most {ARMY} here", cards.len()))
}

fn territory(value: &Value) -> Taken<Territory> {
    let index = value.as_u64().and_then(|id| usize::try_from(id).ok());
    index.and_then(Territory::of_index).ok_or_else(|| {
        format!(
            "{} is no territory: expected a number from 0 to 8",
            brief(value)
        )
    })
}

fn pile(fields: &mut Fields) -> Taken<[Territory; TERRITORIES]> {
    let list = fields.list("territories")?;
    let pile: Vec<Territory> = list.iter().map(territory).collect::<Taken<_>>()?;
    let pile: [Territory; TERRITORIES] = pile
        .try_into()
        .map_err(|pile: Vec<_>| format!("{} territories: there are nine", pile.len()))?;
    let mut seen = Territories::NONE;
    for territory in pile {
        if seen.contains(territory) {
            let id = territory.index();
            return Err(format!("territory {id} is there twice"));
        }
        seen = seen.with(territory);
    }
    Ok(pile)
}

/// Writes anything as its text.
struct Text<T>(T);

impl<T: core::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

struct CardList<I>(I);

impl<I: Iterator<Item = Card> + Clone> Serialize for CardList<I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.clone().map(Text))
    }
}

/// Writes the fields in the order of the format.
fn write<M: SerializeMap>(event: &Event, map: &mut M) -> Result<(), M::Error> {
    let both = |map: &mut M, held: BySide<u8>| {
        map.serialize_entry("north", &held[Side::North])?;
        map.serialize_entry("south", &held[Side::South])
    };
    map.serialize_entry("e", event.name())?;
    match *event {
        Event::Deal { side, cards } => {
            map.serialize_entry("side", side.name())?;
            map.serialize_entry("cards", &CardList(cards.into_iter()))
        }
        Event::Pile { territories } => {
            map.serialize_entry("territories", &territories.map(Territory::index))
        }
        Event::Muster { side, cards } | Event::Refill { side, cards } => {
            map.serialize_entry("side", side.name())?;
            let cards: Vec<_> = cards.iter().map(Text).collect();
            map.serialize_entry("cards", &cards)
        }
        Event::Call { side, troop } => {
            map.serialize_entry("side", side.name())?;
            map.serialize_entry("troop", troop.name())
        }
        Event::Duel { n, winner } => {
            map.serialize_entry("n", &n)?;
            map.serialize_entry("winner", &winner.map(Side::name))
        }
        Event::Lot { winner } => map.serialize_entry("winner", winner.name()),
        Event::Lay {
            side,
            territory,
            turn,
            terrains,
        } => {
            map.serialize_entry("side", side.name())?;
            map.serialize_entry("territory", &territory.index())?;
            map.serialize_entry("turn", &turn)?;
            map.serialize_entry("north", terrains[Side::North].name())?;
            map.serialize_entry("south", terrains[Side::South].name())
        }
        Event::Choose { side, card } => {
            map.serialize_entry("side", side.name())?;
            map.serialize_entry("card", &Text(card))
        }
        Event::Combat {
            n,
            cards,
            winner,
            by,
        } => {
            map.serialize_entry("n", &n)?;
            map.serialize_entry("north", &Text(cards[Side::North]))?;
            map.serialize_entry("south", &Text(cards[Side::South]))?;
            map.serialize_entry("winner", &winner.map(Side::name))?;
            map.serialize_entry("by", by.name())
        }
        Event::Capture {
            side,
            territory,
            held,
        } => {
            map.serialize_entry("side", side.name())?;
            map.serialize_entry("territory", &territory.index())?;
            both(map, held)
        }
        Event::End(Outcome { winner, held }) => {
            map.serialize_entry("reason", REASON)?;
            map.serialize_entry("winner", winner.name())?;
            both(map, held)
        }
    }
}

/// An entry to be written.
pub(super) struct Written<'a>(pub &'a RecordEntry);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to, write)
    }
}

/// The event as it stands in a record.
pub(super) fn text(event: &Event) -> String {
    // Maps with text keys always have a JSON form.
    serde_json::to_string(&Written(&RecordEntry::from(*event))).unwrap_or_default()
}
