//! Reads the file of a scenario, and checks that everything it names exists.

use serde::Deserialize;

use super::camp::{Banner, Camp};
use super::counter::Counters;
use super::data::{DataError, DataFile, word, words};
use super::hex::Hex;
use super::map::{Map, Terrain};
use super::scenario::{
    Aim, Drawbridge, Exit, FIGHTERS, OBJECTS, ObjectKind, POSTS, Post, Recruit, Scenario, Thing,
};
use kit_rules::data_line::Segment::{self, Field, Item};

/// Reads the scenarios of a version of the data. Each has a number of its own.
///
/// # Errors
/// What is wrong, with the file and the line.
pub fn read_scenarios(
    data: u64,
    files: &[DataFile<'_>],
    counters: &Counters,
    maps: &[Map],
) -> Result<Vec<Scenario>, DataError> {
    let mut all: Vec<Scenario> = Vec::new();
    for file in files {
        let scenario = read_scenario(data, *file, counters, maps)?;
        let n = scenario.n;
        if all.iter().any(|other| other.n == n) {
            let reason = format!("there is another scenario {n}");
            return Err(file.fault(&[Field("n")], reason));
        }
        all.push(scenario);
    }
    Ok(all)
}

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
    let fields: ScenarioFields = file.read("guesclin-scenario")?;
    let fault = |path: &[Segment<'_>], reason: String| Err(file.fault(path, reason));
    let Some(map) = maps.iter().find(|map| map.id == fields.map) else {
        return fault(&[Field("map")], format!("there is no map {:?}", fields.map));
    };
    check_banners(file, &fields)?;
    let fighters = read_fighters(file, &fields, counters, map)?;
    let objects = read_objects(file, &fields, &fighters)?;
    let mut exits = Vec::new();
    for (n, ExitField { camp, by, only }) in fields.exits.into_iter().enumerate() {
        let Some(hexes) = Scenario::side_or_zone(map, &by) else {
            let path = [Field("exits"), Item(n), Field("by")];
            return fault(&path, format!("there is no zone {by:?}"));
        };
        exits.push(Exit {
            camp,
            by,
            only,
            hexes,
        });
    }
    let mark = |path: &[Segment<'_>], name: &str| -> Result<Hex, DataError> {
        let Some(&at) = map.marks.get(name) else {
            return Err(file.fault(path, format!("there is no mark {name:?}")));
        };
        match map.terrain(at).cost() {
            Some(_) => Ok(at),
            None => Err(file.fault(path, format!("nobody can stand on the mark {name:?}"))),
        }
    };
    let mut posts: Vec<Post> = Vec::new();
    for (n, name) in fields.posts.into_iter().enumerate() {
        let path = [Field("posts"), Item(n)];
        let at = mark(&path, &name)?;
        if posts.iter().any(|other| other.at == at) {
            return fault(&path, "two posts are on one hex".to_owned());
        }
        posts.push(Post { mark: name, at });
    }
    if posts.len() > POSTS {
        let reason = format!("there are at most {POSTS} posts");
        return fault(&[Field("posts")], reason);
    }
    if fields.id == Aim::Woodcutters && posts.is_empty() {
        return fault(&[Field("posts")], "the woodcutters need posts".to_owned());
    }
    let bridge = match fields.bridge {
        Some(bridge) => {
            let path = [Field("bridge"), Field("hex")];
            let at = mark(&path, &bridge.hex)?;
            if map.terrain(at) != Terrain::Bridge {
                return fault(&path, format!("{at} is no bridge"));
            }
            let winch = mark(&[Field("bridge"), Field("winch")], &bridge.winch)?;
            Some(Drawbridge { at, winch })
        }
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

fn check_banners(file: DataFile<'_>, fields: &ScenarioFields) -> Result<(), DataError> {
    let sorted = |list: &[Banner]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    let lists: Vec<Banner> = fields.banners.iter().map(|list| list.banner).collect();
    let all = sorted(&lists);
    for (n, banner) in lists.iter().enumerate() {
        if lists[..n].contains(banner) {
            let path = [Field("banners"), Item(n), Field("banner")];
            return Err(file.fault(&path, "the banner is there twice"));
        }
    }
    for (key, list) in [("placement", &fields.placement), ("order", &fields.order)] {
        if sorted(list) != all {
            let reason = format!("{key:?} names other banners than \"banners\"");
            return Err(file.fault(&[Field(key)], reason));
        }
    }
    let camps = Camp::ALL.map(|camp| all.iter().filter(|banner| banner.camp() == camp).count());
    if camps.contains(&0) {
        return Err(file.fault(&[Field("banners")], "each camp has a banner"));
    }
    if fields.id == Aim::Booty && !all.contains(&Banner::English) {
        let reason = "the booty needs the English banner, whose horseman decides it";
        return Err(file.fault(&[Field("banners")], reason));
    }
    for (n, banner) in fields.surprised.iter().enumerate() {
        if !all.contains(banner) {
            let reason = format!("the scenario has no banner {banner}");
            return Err(file.fault(&[Field("surprised"), Item(n)], reason));
        }
    }
    let Players { least, most } = fields.players;
    if least < 2 || most < least || usize::from(most) > all.len() {
        return Err(file.fault(
            &[Field("players")],
            "there are 2 players up to one for each banner",
        ));
    }
    if !(1..=50).contains(&fields.rounds) {
        return Err(file.fault(&[Field("rounds")], "there are 1 to 50 rounds"));
    }
    Ok(())
}

fn read_fighters(
    file: DataFile<'_>,
    fields: &ScenarioFields,
    counters: &Counters,
    map: &Map,
) -> Result<Vec<Recruit>, DataError> {
    let mut fighters: Vec<Recruit> = Vec::new();
    for (n, list) in fields.banners.iter().enumerate() {
        let banner = list.banner;
        let fault = |key: &'static str, reason: &str| {
            Err(file.fault(&[Field("banners"), Item(n), Field(key)], reason))
        };
        if list.camp != banner.camp() {
            return fault("camp", "the banner is of the other camp");
        }
        if !(3..=6).contains(&list.fighters.len()) {
            return fault("fighters", "a banner has 3 to 6 fighters");
        }
        for (m, field) in list.fighters.iter().enumerate() {
            let fault = |key: &'static str, reason: String| {
                let path = [
                    Field("banners"),
                    Item(n),
                    Field("fighters"),
                    Item(m),
                    Field(key),
                ];
                Err(file.fault(&path, reason))
            };
            let Some(counter) = counters.get(&field.counter) else {
                let reason = format!("there is no counter {:?}", field.counter);
                return fault("counter", reason);
            };
            if counter.banner != banner {
                return fault("counter", "the counter is of another banner".to_owned());
            }
            if fighters.iter().any(|other| other.id == field.id) {
                return fault("id", "this id is there twice".to_owned());
            }
            let zone = Scenario::ground(map, &field.zone);
            if zone.is_empty() {
                let reason = format!("there is no ground in the zone {:?}", field.zone);
                return fault("zone", reason);
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
            return fault("fighters", "a banner has one commander");
        }
    }
    check_zones(file, fields, &fighters)?;
    Ok(fighters)
}

/// Two zones are the same or have no hex in common, and each has room for all: so every placement can be finished.
fn check_zones(
    file: DataFile<'_>,
    fields: &ScenarioFields,
    fighters: &[Recruit],
) -> Result<(), DataError> {
    let places = fields.banners.iter().enumerate().flat_map(|(n, list)| {
        let fighters = 0..list.fighters.len();
        fighters.map(move |m| {
            [
                Field("banners"),
                Item(n),
                Field("fighters"),
                Item(m),
                Field("zone"),
            ]
        })
    });
    for (recruit, path) in fighters.iter().zip(places) {
        let fault = |reason: &str| Err(file.fault(&path, reason));
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
            &[Field("banners")],
            format!("there are at most {FIGHTERS} fighters"),
        ));
    }
    Ok(())
}

fn read_objects(
    file: DataFile<'_>,
    fields: &ScenarioFields,
    fighters: &[Recruit],
) -> Result<Vec<Thing>, DataError> {
    let mut objects: Vec<Thing> = Vec::new();
    for (n, field) in fields.objects.iter().enumerate() {
        let fault = |key: &'static str, reason: String| {
            Err(file.fault(&[Field("objects"), Item(n), Field(key)], reason))
        };
        let bearer = (0..)
            .zip(fighters)
            .find(|(_, recruit)| recruit.id == field.bearer);
        let Some((bearer, _)) = bearer else {
            let reason = format!("there is no fighter {:?}", field.bearer);
            return fault("bearer", reason);
        };
        if objects.iter().any(|other| other.id == field.id) {
            return fault("id", "two objects have one id".to_owned());
        }
        if objects.iter().any(|other| other.bearer == bearer) {
            return fault("bearer", "two objects have one bearer".to_owned());
        }
        if fields.id == Aim::Carts && field.kind != ObjectKind::Cart {
            return fault("kind", "every object of this scenario is a cart".to_owned());
        }
        objects.push(Thing {
            id: field.id.clone(),
            kind: field.kind,
            bearer,
        });
    }
    if objects.len() > OBJECTS {
        return Err(file.fault(
            &[Field("objects")],
            format!("there are at most {OBJECTS} objects"),
        ));
    }
    let missing = match fields.id {
        Aim::Booty if objects.len() != 1 => Some("there is one booty"),
        Aim::Carts if objects.is_empty() => Some("there is no cart"),
        _ => None,
    };
    if let Some(reason) = missing {
        return Err(file.fault(&[Field("objects")], reason));
    }
    Ok(objects)
}

/// A scenario file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFields {
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
