//! One event of a record, written to JSON.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::{
    Camp, Event, Fighter, Hex, MeleeDefence, Object, Outcome, Placed, Scenario, ShotDefence, Throw,
};
use kit_rules::fields::Extra;
use kit_rules::record::{self, NamedEvent};

/// An event of a record, with the fields that this version does not know, and with those of its defence.
pub type RecordEntry = record::RecordEntry<Event>;

impl NamedEvent for Event {
    fn name(&self) -> &'static str {
        match self {
            Self::Place { .. } => "place",
            Self::Round { .. } => "round",
            Self::Activate { .. } => "activate",
            Self::Order { .. } => "order",
            Self::Move { .. } => "move",
            Self::Post { .. } => "post",
            Self::Attack(_) => "attack",
            Self::Riposte(_) => "riposte",
            Self::Shoot(_) => "shoot",
            Self::Drop { .. } => "drop",
            Self::Take { .. } => "take",
            Self::Put { .. } => "put",
            Self::Give { .. } => "give",
            Self::Break { .. } => "break",
            Self::Bridge { .. } => "bridge",
            Self::End(_) => "end",
        }
    }
}

/// An entry with its scenario, to be written.
pub(super) struct Written<'a>(pub &'a RecordEntry, pub &'a Scenario);

impl Written<'_> {
    fn fighter(&self, who: Fighter) -> &str {
        &self.1.fighters[who.index()].id
    }

    fn object(&self, object: Object) -> &str {
        &self.1.objects[object.index()].id
    }

    /// A defence with its fields that are not known.
    fn with_extra<T>(&self, fields: T) -> DefenceField<'_, T> {
        DefenceField {
            fields,
            extra: &self.0.within,
        }
    }

    /// Writes the fields in the order of the format.
    fn write<M: SerializeMap>(&self, event: &Event, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("e", event.name())?;
        match event {
            Event::Place { banner, at } => {
                map.serialize_entry("banner", banner.name())?;
                map.serialize_entry("at", &PlacedField(self, at))
            }
            Event::Round { n } => map.serialize_entry("n", n),
            Event::Activate { banner } => map.serialize_entry("banner", banner.name()),
            Event::Order { to, order } => {
                map.serialize_entry("to", self.fighter(*to))?;
                map.serialize_entry("order", order.name())
            }
            Event::Move {
                who,
                path,
                cost,
                exit,
            } => {
                map.serialize_entry("who", self.fighter(*who))?;
                let path: Vec<_> = path.iter().map(pair).collect();
                map.serialize_entry("path", &path)?;
                map.serialize_entry("cost", cost)?;
                match exit.and_then(|exit| self.1.exits.get(usize::from(exit))) {
                    Some(exit) => map.serialize_entry("exit", &exit.by),
                    None => Ok(()),
                }
            }
            Event::Post { post, camp } => {
                map.serialize_entry("post", &self.1.posts[usize::from(*post)].mark)?;
                map.serialize_entry("camp", camp.name())
            }
            Event::Attack(blow) | Event::Riposte(blow) => {
                map.serialize_entry("who", self.fighter(blow.who))?;
                map.serialize_entry("target", self.fighter(blow.target))?;
                write_throw(map, &blow.throw)?;
                map.serialize_entry("defence", &self.with_extra(MeleeField::from(blow.defence)))?;
                map.serialize_entry("result", blow.result.name())
            }
            Event::Shoot(shot) => {
                map.serialize_entry("who", self.fighter(shot.who))?;
                map.serialize_entry("target", self.fighter(shot.target))?;
                map.serialize_entry("distance", &shot.distance)?;
                write_throw(map, &shot.throw)?;
                map.serialize_entry("defence", &self.with_extra(ShotField::from(shot.defence)))?;
                map.serialize_entry("result", shot.result.name())
            }
            Event::Drop { who, object, at } => {
                map.serialize_entry("who", self.fighter(*who))?;
                map.serialize_entry("object", self.object(*object))?;
                map.serialize_entry("at", &pair(*at))
            }
            Event::Take { who, object }
            | Event::Put { who, object }
            | Event::Break { who, object } => {
                map.serialize_entry("who", self.fighter(*who))?;
                map.serialize_entry("object", self.object(*object))
            }
            Event::Give { who, object, to } => {
                map.serialize_entry("who", self.fighter(*who))?;
                map.serialize_entry("object", self.object(*object))?;
                map.serialize_entry("to", self.fighter(*to))
            }
            Event::Bridge { who, up } => {
                map.serialize_entry("who", self.fighter(*who))?;
                map.serialize_entry("up", up)
            }
            Event::End(Outcome {
                reason,
                winner,
                victory,
            }) => {
                map.serialize_entry("reason", reason.name())?;
                map.serialize_entry("winner", &winner.map(Camp::name))?;
                map.serialize_entry("victory", victory.name())
            }
        }
    }
}

const fn pair(at: Hex) -> [u8; 2] {
    [at.column(), at.row()]
}

fn write_throw<M: SerializeMap>(map: &mut M, throw: &Throw) -> Result<(), M::Error> {
    map.serialize_entry("capacity", &throw.capacity)?;
    map.serialize_entry("dice", throw.dice.faces())?;
    map.serialize_entry("kept", &throw.kept)?;
    map.serialize_entry("score", &throw.score)
}

#[derive(Serialize)]
struct DefenceField<'a, T> {
    #[serde(flatten)]
    fields: T,
    #[serde(flatten)]
    extra: &'a Extra,
}

#[derive(Serialize)]
struct MeleeField {
    base: u8,
    order: i8,
    friends: u8,
    enemies: u8,
    total: i8,
}

impl From<MeleeDefence> for MeleeField {
    fn from(defence: MeleeDefence) -> Self {
        let MeleeDefence {
            base,
            order,
            friends,
            enemies,
        } = defence;
        let total = defence.total();
        Self {
            base,
            order,
            friends,
            enemies,
            total,
        }
    }
}

#[derive(Serialize)]
struct ShotField {
    base: u8,
    order: i8,
    wood: u8,
    woods: u8,
    obstacles: u8,
    total: i8,
}

impl From<ShotDefence> for ShotField {
    fn from(defence: ShotDefence) -> Self {
        let ShotDefence {
            base,
            order,
            wood,
            woods,
            obstacles,
        } = defence;
        let total = defence.total();
        Self {
            base,
            order,
            wood,
            woods,
            obstacles,
            total,
        }
    }
}

struct PlacedField<'a>(&'a Written<'a>, &'a Placed);

impl Serialize for PlacedField<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(
            self.1
                .iter()
                .map(|&(who, at)| (self.0.fighter(who), pair(at))),
        )
    }
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to, |event, map| self.write(event, map))
    }
}

/// The event as it stands in a record.
pub(super) fn text(event: &Event, scenario: &Scenario) -> String {
    let entry = RecordEntry::from(event.clone());
    // Maps with text keys always have a JSON form.
    serde_json::to_string(&Written(&entry, scenario)).unwrap_or_default()
}
