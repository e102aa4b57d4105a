//! One event of a record: read from JSON and written to JSON.

use core::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::field::{Fields, GuyenneFields};
use super::{RecordEntry, RecordedEvent};
use crate::RulesConfig;
use crate::card::Card;
use crate::seat::{ByCamp, Camp, Seat};
use kit_rules::record::NamedEvent;

/// Takes the fields of the event with this name.
pub(super) fn read(fields: &mut Fields, name: &str) -> Result<RecordedEvent, String> {
    let event = match name {
        "reserve" => RecordedEvent::Reserve {
            camp: fields.word("side")?,
            cards: fields.cards()?,
        },
        "draw" => RecordedEvent::Draw {
            seat: seat(fields)?,
            cards: fields.cards()?,
        },
        "reshuffle" => RecordedEvent::Reshuffle {
            camp: fields.word("side")?,
            cards: fields.small("cards")?,
        },
        "give" => {
            let camp = fields.word("side")?;
            RecordedEvent::Give {
                from: Seat::new(camp, fields.place("from")?),
                to: Seat::new(camp, fields.place("to")?),
                cards: fields.cards()?,
            }
        }
        "order" => RecordedEvent::Order {
            first: Seat::new(fields.word("side")?, fields.place("first")?),
        },
        "round" => RecordedEvent::Round {
            n: fields.number("n", u64::from(u16::MAX))? as u16,
            first: fields.word("first")?,
        },
        "play" => RecordedEvent::Play {
            seat: seat(fields)?,
            castle: fields.castle()?,
            cards: fields.cards()?,
        },
        "pass" => RecordedEvent::Pass {
            seat: seat(fields)?,
        },
        "reveal" => RecordedEvent::Reveal {
            seat: seat(fields)?,
            castle: fields.castle()?,
        },
        "concede" => RecordedEvent::Concede {
            seat: seat(fields)?,
            castle: fields.castle()?,
        },
        "combat" => RecordedEvent::Combat {
            castle: fields.castle()?,
            sums: by_camp(fields)?,
            winner: fields.side_or_nobody("winner")?,
            holder: fields.side_or_nobody("holder")?,
        },
        "pillage" => RecordedEvent::Pillage {
            seat: seat(fields)?,
            castle: fields.castle()?,
            cards: fields.cards()?,
        },
        "end" => RecordedEvent::End {
            reason: fields.word("reason")?,
            points: by_camp(fields)?,
            winner: fields.side_or_nobody("winner")?,
        },
        _ => return Err("there is no such event".to_owned()),
    };
    Ok(event)
}

/// Reads a seat; a missing `seat` field means place 0.
fn seat(fields: &mut Fields) -> Result<Seat, String> {
    let camp = fields.word("side")?;
    let place = if fields.0.contains_key("seat") {
        fields.place("seat")?
    } else {
        0
    };
    Ok(Seat::new(camp, place))
}

fn by_camp(fields: &mut Fields) -> Result<ByCamp<u8>, String> {
    Ok(ByCamp::new(
        fields.small("english")?,
        fields.small("french")?,
    ))
}

/// A card as the format writes it: a number, or `"hero"`.
struct CardCode(Card);

impl Serialize for CardCode {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Card::Hero => to.serialize_str("hero"),
            card => to.serialize_u8(card.value()),
        }
    }
}

struct CardCodes<'a>(&'a [Card]);

impl Serialize for CardCodes<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|&card| CardCode(card)))
    }
}

/// An entry to be written, with the seats that the rules need.
pub(super) struct EntryWithConfig<'a>(pub &'a RecordEntry, pub RulesConfig);

impl Serialize for EntryWithConfig<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self(entry, config) = *self;
        entry.write(to, |event, map| write(event, Some(config), map))
    }
}

/// Writes the fields in the order of the format. The field `seat` is left out in a camp of one; without `config` it is
/// always written.
fn write<M: SerializeMap>(
    event: &RecordedEvent,
    config: Option<RulesConfig>,
    map: &mut M,
) -> Result<(), M::Error> {
    let nobody = |camp: Option<Camp>| camp.map(Camp::name);
    let seated = |map: &mut M, seat: Seat| {
        map.serialize_entry("side", seat.camp.name())?;
        if config.is_none_or(|config| config.shared(seat.camp)) {
            map.serialize_entry("seat", &seat.place)?;
        }
        Ok(())
    };
    map.serialize_entry("e", event.name())?;
    match *event {
        RecordedEvent::Reserve { camp, ref cards } => {
            map.serialize_entry("side", camp.name())?;
            map.serialize_entry("cards", &CardCodes(cards))
        }
        RecordedEvent::Draw { seat, ref cards } => {
            seated(map, seat)?;
            map.serialize_entry("cards", &CardCodes(cards))
        }
        RecordedEvent::Reshuffle { camp, cards } => {
            map.serialize_entry("side", camp.name())?;
            map.serialize_entry("cards", &cards)
        }
        RecordedEvent::Give {
            from,
            to,
            ref cards,
        } => {
            map.serialize_entry("side", from.camp.name())?;
            map.serialize_entry("from", &from.place)?;
            map.serialize_entry("to", &to.place)?;
            map.serialize_entry("cards", &CardCodes(cards))
        }
        RecordedEvent::Order { first } => {
            map.serialize_entry("side", first.camp.name())?;
            map.serialize_entry("first", &first.place)
        }
        RecordedEvent::Round { n, first } => {
            map.serialize_entry("n", &n)?;
            map.serialize_entry("first", first.name())
        }
        RecordedEvent::Pass { seat } => seated(map, seat),
        RecordedEvent::Reveal { seat, castle } | RecordedEvent::Concede { seat, castle } => {
            seated(map, seat)?;
            map.serialize_entry("castle", &castle.index())
        }
        RecordedEvent::Combat {
            castle,
            sums,
            winner,
            holder,
        } => {
            map.serialize_entry("castle", &castle.index())?;
            map.serialize_entry("english", &sums[Camp::English])?;
            map.serialize_entry("french", &sums[Camp::French])?;
            map.serialize_entry("winner", &nobody(winner))?;
            map.serialize_entry("holder", &nobody(holder))
        }
        RecordedEvent::Play {
            seat,
            castle,
            ref cards,
        }
        | RecordedEvent::Pillage {
            seat,
            castle,
            ref cards,
        } => {
            seated(map, seat)?;
            map.serialize_entry("castle", &castle.index())?;
            map.serialize_entry("cards", &CardCodes(cards))
        }
        RecordedEvent::End {
            reason,
            points,
            winner,
        } => {
            map.serialize_entry("reason", reason.name())?;
            map.serialize_entry("english", &points[Camp::English])?;
            map.serialize_entry("french", &points[Camp::French])?;
            map.serialize_entry("winner", &nobody(winner))
        }
    }
}

impl Serialize for RecordedEvent {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        write(self, None, &mut map)?;
        map.end()
    }
}

impl fmt::Display for RecordedEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string(self).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}
