//! Reads the file of a scenario, and checks that everything it names exists.

use serde::Deserialize;

use super::camp::{Banner, Camp};
use super::counter::Counters;
use super::data::{DataError, DataFile, word, words};
use super::hex::Hex;
use super::map::Map;
use super::scenario::{
    Aim, Drawbridge, Exit, FIGHTERS, OBJECTS, ObjectKind, POSTS, Post, Recruit, Scenario, Thing,
};

/// Reads a scenario of a version of the data.
///
/// # Errors
/// What is wrong, with the file and the line.
pub fn read_scenario(
    data: u64,
    file: DataFile<'_>,
    counters: &Counters,
    maps: &[Map],
) -> Result<Scenario, DataError> {
    let fields: Fields = file.read("guesclin-scenario")?;
    let fault = |words: &[&str], reason: String| Err(file.fault(words, reason));
    let Some(map) = maps.iter().find(|map| map.id == fields.map) else {
        return fault(&["\"map\":"], format!("there is no map {:?}", fields.map));
    };
    check_banners(file, &fields)?;
    let fighters = read_fighters(file, &fields, counters, map)?;
    let objects = read_objects(file, &fields, &fighters)?;
    let mut exits = Vec::new();
    for ExitField { camp, by, only } in fields.exits {
        let Some(hexes) = Scenario::side_or_zone(map, &by) else {
            return fault(
                &["\"exits\":", &format!("\"{by}\"")],
                format!("there is no zone {by:?}"),
            );
        };
        exits.push(Exit {
            camp,
            by,
            only,
            hexes,
        });
    }
    let mark = |name: &str| -> Result<Hex, DataError> {
        let found = map.marks.get(name).copied();
        found.ok_or_else(|| {
            file.fault(
                &[&format!("\"{name}\"")],
                format!("there is no mark {name:?}"),
            )
        })
    };
    let mut posts = Vec::new();
    for name in fields.posts {
        let at = mark(&name)?;
        posts.push(Post { mark: name, at });
    }
    if posts.len() > POSTS {
        return fault(&["\"posts\":"], format!("there are at most {POSTS} posts"));
    }
    let bridge = match fields.bridge {
        Some(bridge) => Some(Drawbridge {
            at: mark(&bridge.hex)?,
            winch: mark(&bridge.winch)?,
        }),
        None => None,
    };
    Ok(Scenario {
        data,
        n: fields.n,
        aim: fields.id,
        source: fields.source,
        name: [fields.name.fr, fields.name.en],
        map: map.clone(),
        players: [fields.players.least, fields.players.most],
        rounds: fields.rounds,
        placement: fields.placement,
        order: fields.order,
        fighters,
        objects,
        exits,
        surprised: fields.surprised,
        courage: fields.courage,
        posts,
        bridge,
    })
}

fn check_banners(file: DataFile<'_>, fields: &Fields) -> Result<(), DataError> {
    let sorted = |list: &[Banner]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    let lists: Vec<Banner> = fields.banners.iter().map(|list| list.banner).collect();
    let all = sorted(&lists);
    if all.windows(2).any(|two| two[0] == two[1]) {
        return Err(file.fault(&["\"banners\":"], "a banner is there twice"));
    }
    for (key, list) in [("placement", &fields.placement), ("order", &fields.order)] {
        if sorted(list) != all {
            let reason = format!("{key:?} names other banners than \"banners\"");
            return Err(file.fault(&[&format!("\"{key}\":")], reason));
        }
    }
    let camps = Camp::ALL.map(|camp| all.iter().filter(|banner| banner.camp() == camp).count());
    if camps.contains(&0) {
        return Err(file.fault(&["\"banners\":"], "each camp has a banner"));
    }
    let Players { least, most } = fields.players;
    if least < 2 || most < least || usize::from(most) > all.len() {
        return Err(file.fault(
            &["\"players\":"],
            "there are 2 players up to one for each banner",
        ));
    }
    if !(1..=50).contains(&fields.rounds) {
        return Err(file.fault(&["\"rounds\":"], "there are 1 to 50 rounds"));
    }
    Ok(())
}

fn read_fighters(
    file: DataFile<'_>,
    fields: &Fields,
    counters: &Counters,
    map: &Map,
) -> Result<Vec<Recruit>, DataError> {
    let mut fighters: Vec<Recruit> = Vec::new();
    for list in &fields.banners {
        let banner = list.banner;
        let line = format!("\"banner\":\"{banner}\"");
        let fault = |reason: &str| Err(file.fault(&[&line], reason));
        if list.camp != banner.camp() {
            return fault("the banner is of the other camp");
        }
        if !(3..=6).contains(&list.fighters.len()) {
            return fault("a banner has 3 to 6 fighters");
        }
        for field in &list.fighters {
            let line = format!("\"id\":\"{}\"", field.id);
            let fault = |reason: String| Err(file.fault(&[&line], reason));
            let Some(counter) = counters.get(&field.counter) else {
                return fault(format!("there is no counter {:?}", field.counter));
            };
            if counter.banner != banner {
                return fault("the counter is of another banner".to_owned());
            }
            if fighters.iter().any(|other| other.id == field.id) {
                return fault("this id is there twice".to_owned());
            }
            let zone = Scenario::ground(map, &field.zone);
            if zone.is_empty() {
                return fault(format!("there is no ground in the zone {:?}", field.zone));
            }
            fighters.push(Recruit {
                id: field.id.clone(),
                banner,
                counter_id: field.counter.clone(),
                counter: counter.clone(),
                zone,
            });
        }
        let own = fighters.iter().filter(|recruit| recruit.banner == banner);
        if own
            .filter(|recruit| recruit.counter.traits.commander)
            .count()
            != 1
        {
            return fault("a banner has one commander");
        }
    }
    check_zones(file, &fighters)?;
    Ok(fighters)
}

/// Two zones are the same or have no hex in common, and each has room for all: so every placement can be finished.
fn check_zones(file: DataFile<'_>, fighters: &[Recruit]) -> Result<(), DataError> {
    for recruit in fighters {
        let fault =
            |reason: &str| Err(file.fault(&[&format!("\"id\":\"{}\"", recruit.id)], reason));
        let shared = |other: &&Recruit| recruit.zone.iter().any(|at| other.zone.contains(at));
        let sharing: Vec<_> = fighters.iter().filter(shared).collect();
        if sharing.iter().any(|other| other.zone != recruit.zone) {
            return fault("two zones of fighters are the same or have nothing in common");
        }
        if sharing.len() > recruit.zone.len() {
            return fault("there is no room in the zone");
        }
    }
    if fighters.len() > FIGHTERS {
        return Err(file.fault(
            &["\"banners\":"],
            format!("there are at most {FIGHTERS} fighters"),
        ));
    }
    Ok(())
}

fn read_objects(
    file: DataFile<'_>,
    fields: &Fields,
    fighters: &[Recruit],
) -> Result<Vec<Thing>, DataError> {
    let mut objects: Vec<Thing> = Vec::new();
    for field in &fields.objects {
        let line = format!("\"id\":\"{}\"", field.id);
        let fault = |reason: String| Err(file.fault(&[&line, "\"kind\""], reason));
        let bearer = (0..)
            .zip(fighters)
            .find(|(_, recruit)| recruit.id == field.bearer);
        let Some((bearer, _)) = bearer else {
            return fault(format!("there is no fighter {:?}", field.bearer));
        };
        if objects
            .iter()
            .any(|other| other.bearer == bearer || other.id == field.id)
        {
            return fault("two objects have one id or one bearer".to_owned());
        }
        objects.push(Thing {
            id: field.id.clone(),
            kind: field.kind,
            bearer,
        });
    }
    if objects.len() > OBJECTS {
        return Err(file.fault(
            &["\"objects\":"],
            format!("there are at most {OBJECTS} objects"),
        ));
    }
    if fields.id == Aim::Booty && objects.len() != 1 {
        return Err(file.fault(&["\"objects\":"], "there is one booty"));
    }
    Ok(objects)
}

/// A scenario file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[expect(dead_code, reason = "checked before")]
    format: String,
    #[expect(dead_code, reason = "checked before")]
    version: u64,
    n: u8,
    #[serde(deserialize_with = "word")]
    id: Aim,
    source: String,
    name: Name,
    map: String,
    players: Players,
    rounds: u8,
    #[serde(deserialize_with = "words")]
    placement: Vec<Banner>,
    #[serde(deserialize_with = "words")]
    order: Vec<Banner>,
    banners: Vec<BannerField>,
    objects: Vec<ObjectField>,
    exits: Vec<ExitField>,
    #[serde(deserialize_with = "words")]
    surprised: Vec<Banner>,
    courage: bool,
    posts: Vec<String>,
    bridge: Option<BridgeField>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    fr: String,
    en: String,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct Players {
    least: u8,
    most: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BannerField {
    #[serde(deserialize_with = "word")]
    banner: Banner,
    #[serde(deserialize_with = "word")]
    camp: Camp,
    fighters: Vec<FighterField>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FighterField {
    id: String,
    counter: String,
    zone: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectField {
    id: String,
    #[serde(deserialize_with = "word")]
    kind: ObjectKind,
    bearer: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExitField {
    #[serde(deserialize_with = "word")]
    camp: Camp,
    by: String,
    #[serde(default, deserialize_with = "some_word")]
    only: Option<ObjectKind>,
}

fn some_word<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<ObjectKind>, D::Error> {
    word(from).map(Some)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BridgeField {
    hex: String,
    winch: String,
}
