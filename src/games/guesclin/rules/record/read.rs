//! One event of a record, read from JSON. It checks the form and the names only.

use serde_json::Value;

use super::RecordEntry;
use crate::{
    Banner, Blow, Dice, Event, Fighter, Hex, LONGEST, MeleeDefence, Object, Outcome, Path, Placed,
    Scenario, Shot, ShotDefence, Throw,
};
use kit_rules::fields::{Extra, Fields, Taken, brief, cut};

/// Reads an event of a scenario from its JSON.
pub(super) fn entry(value: Value, scenario: &Scenario) -> Taken<RecordEntry> {
    let mut in_defence = Extra::new();
    let mut entry = RecordEntry::read(value, |fields, name| {
        let mut reader = Reader {
            fields,
            scenario,
            in_defence: &mut in_defence,
        };
        reader.event(name)
    })?;
    entry.within = in_defence;
    Ok(entry)
}

/// Takes the fields of an event.
struct Reader<'a> {
    fields: &'a mut Fields,
    scenario: &'a Scenario,
    /// The fields of its defence that are not taken.
    in_defence: &'a mut Extra,
}

impl Reader<'_> {
    fn event(&mut self, name: &str) -> Taken<Event> {
        let fields = &mut *self.fields;
        Ok(match name {
            "place" => {
                let banner = fields.word("banner")?;
                let at = self.placed(banner)?;
                Event::Place { banner, at }
            }
            "round" => Event::Round {
                n: fields.small("n")?,
            },
            "activate" => Event::Activate {
                banner: fields.word("banner")?,
            },
            "order" => Event::Order {
                to: self.fighter("to")?,
                order: self.fields.word("order")?,
            },
            "move" => Event::Move {
                who: self.fighter("who")?,
                path: self.path()?,
                cost: self.fields.small("cost")?,
                exit: self.exit()?,
            },
            "post" => Event::Post {
                post: self.post()?,
                camp: self.fields.word("camp")?,
            },
            "attack" => Event::Attack(self.blow()?),
            "riposte" => Event::Riposte(self.blow()?),
            "shoot" => Event::Shoot(self.shot()?),
            "drop" => Event::Drop {
                who: self.fighter("who")?,
                object: self.object()?,
                at: hex(&self.fields.value("at")?)?,
            },
            "take" => Event::Take {
                who: self.fighter("who")?,
                object: self.object()?,
            },
            "put" => Event::Put {
                who: self.fighter("who")?,
                object: self.object()?,
            },
            "give" => Event::Give {
                who: self.fighter("who")?,
                object: self.object()?,
                to: self.fighter("to")?,
            },
            "break" => Event::Break {
                who: self.fighter("who")?,
                object: self.object()?,
            },
            "bridge" => Event::Bridge {
                who: self.fighter("who")?,
                up: boolean(&self.fields.value("up")?)?,
            },
            "end" => Event::End(Outcome {
                reason: fields.word("reason")?,
                winner: fields.word_or_nothing("winner")?,
                victory: fields.word("victory")?,
            }),
            _ => return Err("there is no such event".to_owned()),
        })
    }

    fn named(&mut self, key: &str, of: impl Fn(&Scenario, &str) -> Option<usize>) -> Taken<usize> {
        let name = self.fields.text(key)?;
        of(self.scenario, &name)
            .ok_or_else(|| format!("{key:?}: the scenario has no {:?}", cut(&name)))
    }

    fn fighter(&mut self, key: &str) -> Taken<Fighter> {
        let n = self.named(key, number_of)?;
        Fighter::new(n).ok_or_else(|| format!("{key:?}: there is no such fighter"))
    }

    fn object(&mut self) -> Taken<Object> {
        let n = self.named("object", |scenario, name| {
            scenario.objects.iter().position(|thing| thing.id == name)
        })?;
        Object::new(n).ok_or_else(|| "there is no such object".to_owned())
    }

    fn post(&mut self) -> Taken<u8> {
        let n = self.named("post", |scenario, name| {
            scenario.posts.iter().position(|post| post.mark == name)
        })?;
        Ok(n as u8)
    }

    fn exit(&mut self) -> Taken<Option<u8>> {
        if !self.fields.0.contains_key("exit") {
            return Ok(None);
        }
        let n = self.named("exit", |scenario, name| {
            scenario.exits.iter().position(|exit| exit.by == name)
        })?;
        Ok(Some(n as u8))
    }

    fn path(&mut self) -> Taken<Path> {
        let list = self.fields.list("path")?;
        let hexes: Vec<Hex> = list.iter().map(hex).collect::<Taken<_>>()?;
        Path::new(hexes).ok_or_else(|| format!("a path has 1 to {LONGEST} hexes"))
    }

    fn placed(&mut self, banner: Banner) -> Taken<Placed> {
        let mut at = self.fields.object("at")?;
        let mut placed = Placed::new();
        for n in self.scenario.of_banner(banner) {
            let id = &self.scenario.fighters[usize::from(n)].id;
            let to = hex(&at.value(id)?)?;
            let who = Fighter::new(usize::from(n));
            let who = who.ok_or_else(|| "there is no such fighter".to_owned())?;
            placed
                .try_push((who, to))
                .map_err(|_| "too many fighters".to_owned())?;
        }
        match at.rest().into_keys().next() {
            Some(other) => Err(format!("\"at\": {:?} is not of this banner", cut(&other))),
            None => Ok(placed),
        }
    }

    /// The dice, which must give the score and the kept dice that are written.
    fn throw(&mut self) -> Taken<Throw> {
        let capacity = self.fields.number("capacity", 5)? as u8;
        let faces = faces(self.fields, "dice", 5)?;
        let kept = faces_pair(self.fields)?;
        let score = self.fields.number("score", 12)? as u8;
        let dice = Dice::new(&faces).ok_or("there are at most five dice")?;
        Ok(Throw {
            capacity,
            dice,
            kept,
            score,
        })
    }

    fn blow(&mut self) -> Taken<Blow> {
        let (who, target) = (self.fighter("who")?, self.fighter("target")?);
        let throw = self.throw()?;
        let mut defence = self.fields.object("defence")?;
        let read = MeleeDefence {
            base: defence.number("base", 99)? as u8,
            order: order(&mut defence)?,
            friends: defence.number("friends", 2)? as u8,
            enemies: defence.number("enemies", 2)? as u8,
        };
        total(&mut defence, read.total())?;
        *self.in_defence = defence.rest();
        let result = self.fields.word("result")?;
        Ok(Blow {
            who,
            target,
            throw,
            defence: read,
            result,
        })
    }

    fn shot(&mut self) -> Taken<Shot> {
        let (who, target) = (self.fighter("who")?, self.fighter("target")?);
        let distance = self.fields.small("distance")?;
        let throw = self.throw()?;
        let mut defence = self.fields.object("defence")?;
        let read = ShotDefence {
            base: defence.number("base", 99)? as u8,
            order: order(&mut defence)?,
            wood: defence.number("wood", 2)? as u8,
            woods: defence.number("woods", 9)? as u8,
            obstacles: defence.number("obstacles", 9)? as u8,
        };
        total(&mut defence, read.total())?;
        *self.in_defence = defence.rest();
        let result = self.fields.word("result")?;
        Ok(Shot {
            who,
            target,
            distance,
            throw,
            defence: read,
            result,
        })
    }
}

fn number_of(scenario: &Scenario, id: &str) -> Option<usize> {
    scenario
        .fighters
        .iter()
        .position(|recruit| recruit.id == id)
}

fn hex(value: &Value) -> Taken<Hex> {
    let found = serde_json::from_value(value.clone());
    found.map_err(|_| format!("{} is no hex of the map", brief(value)))
}

fn boolean(value: &Value) -> Taken<bool> {
    let found = value.as_bool();
    found.ok_or_else(|| format!("{} is not true or false", brief(value)))
}

fn order(defence: &mut Fields) -> Taken<i8> {
    let value = defence.value("order")?;
    match value.as_i64() {
        Some(order @ (-2 | 0 | 2)) => Ok(order as i8),
        _ => Err(format!("\"order\" is {}, not -2, 0 or 2", brief(&value))),
    }
}

fn total(defence: &mut Fields, due: i8) -> Taken<()> {
    let value = defence.value("total")?;
    if value.as_i64() == Some(i64::from(due)) {
        return Ok(());
    }
    Err(format!("\"total\" is {}, not {due}", brief(&value)))
}

fn faces(fields: &mut Fields, key: &str, most: usize) -> Taken<Vec<u8>> {
    let list = fields.list(key)?;
    if list.len() > most {
        return Err(format!(
            "{key:?} has {} dice: at most {most} here",
            list.len()
        ));
    }
    let face = |value: &Value| {
        let face = value.as_u64().filter(|face| (1..=6).contains(face));
        let face = face.ok_or_else(|| format!("{} is no face of a die", brief(value)))?;
        Ok(face as u8)
    };
    list.iter().map(face).collect()
}

fn faces_pair(fields: &mut Fields) -> Taken<[u8; 2]> {
    let kept = faces(fields, "kept", 2)?;
    <[u8; 2]>::try_from(kept).map_err(|_| "\"kept\" has two dice".to_owned())
}
