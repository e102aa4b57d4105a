//! The names of things: camps, banners, fighters, orders, hexes, terrains, objects, exits, posts, scenarios and bots.

use guesclin_rules::{
    Aim, Banner, Camp, Direction, Exit, Fighter, Hex, HitResult, Object, Obstacle, Order, Post,
    Scenario, Terrain, Victory,
};
use kit_i18n::LocalizedText;

/// The name of the game.
#[must_use]
pub fn game() -> LocalizedText {
    LocalizedText::new("guesclin-name")
}

/// A camp: France.
#[must_use]
pub fn camp(camp: Camp) -> LocalizedText {
    LocalizedText::new(match camp {
        Camp::France => "guesclin-camp-france",
        Camp::England => "guesclin-camp-england",
    })
}

/// A camp after what is its: of France.
#[must_use]
pub fn of_camp(camp: Camp) -> LocalizedText {
    LocalizedText::new(match camp {
        Camp::France => "guesclin-of-france",
        Camp::England => "guesclin-of-england",
    })
}

/// A banner: Blesists.
#[must_use]
pub fn banner(banner: Banner) -> LocalizedText {
    LocalizedText::new(match banner {
        Banner::French => "guesclin-banner-french",
        Banner::Blesist => "guesclin-banner-blesist",
        Banner::English => "guesclin-banner-english",
        Banner::Montfortist => "guesclin-banner-montfortist",
    })
}

/// A trade, as a caption: Crossbowman. `trade` is the counter's.
#[must_use]
pub fn trade(trade: &str) -> LocalizedText {
    LocalizedText::new("guesclin-trade").with("trade", trade.to_owned())
}

/// The display name of those who have one. These names are ours, but for Bemborough's. Rules: 3.1.
fn display_name(scenario: &Scenario, who: Fighter) -> Option<&'static str> {
    let recruit = &scenario.fighters[who.index()];
    match (recruit.banner, recruit.counter.trade.as_str(), scenario.aim) {
        (Banner::French, "knight" | "horseman", _) => Some("guesclin"),
        (Banner::English, "knight", Aim::OpenField) => Some("bemborough"),
        (Banner::Blesist, "knight", Aim::Carts) => Some("penhoet"),
        _ => None,
    }
}

/// The number at the end of an id, 0 if there is none: 2 in `french-companion-2`.
fn number(id: &str) -> u8 {
    id.rsplit('-')
        .next()
        .and_then(|last| last.parse().ok())
        .unwrap_or(0)
}

fn fighter_as(
    scenario: &Scenario,
    who: Fighter,
    key: &'static str,
    named: &'static str,
) -> LocalizedText {
    match display_name(scenario, who) {
        Some(name) => LocalizedText::new(named).with("name", name),
        None => {
            let recruit = &scenario.fighters[who.index()];
            LocalizedText::new(key)
                .with("trade", recruit.counter.trade.clone())
                .with("banner", recruit.banner.name())
                .with("n", number(&recruit.id))
        }
    }
}

/// A fighter as a caption: French sergeant.
#[must_use]
pub fn fighter(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(scenario, who, "guesclin-fighter", "guesclin-named")
}

/// A fighter at the head of a sentence: The French sergeant.
#[must_use]
pub fn fighter_start(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(scenario, who, "guesclin-fighter-start", "guesclin-named")
}

/// A fighter within a sentence, as its subject: the French sergeant.
#[must_use]
pub fn fighter_mid(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(scenario, who, "guesclin-fighter-mid", "guesclin-named")
}

/// A fighter within a sentence, as its object: den Sergeanten der Franzosen.
#[must_use]
pub fn fighter_object(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(
        scenario,
        who,
        "guesclin-fighter-object",
        "guesclin-named-object",
    )
}

/// Phrases with commas between; `None` if there are none.
#[must_use]
pub fn commas(phrases: impl IntoIterator<Item = LocalizedText>) -> Option<LocalizedText> {
    joined("guesclin-comma", phrases)
}

/// Sentences in a row; `None` if there are none.
#[must_use]
pub fn sentences(phrases: impl IntoIterator<Item = LocalizedText>) -> Option<LocalizedText> {
    joined("guesclin-sentences", phrases)
}

fn joined(
    key: &'static str,
    phrases: impl IntoIterator<Item = LocalizedText>,
) -> Option<LocalizedText> {
    let join = |sooner, last| {
        LocalizedText::new(key)
            .with("sooner", sooner)
            .with("last", last)
    };
    phrases.into_iter().reduce(join)
}

/// A hex as the map names it: B7.
#[must_use]
pub fn hex(at: Hex) -> LocalizedText {
    LocalizedText::verbatim(at.name())
}

/// A number with its sign: +2, −1, 0.
#[must_use]
pub fn signed(n: i8) -> LocalizedText {
    LocalizedText::verbatim(match n {
        0 => "0".to_owned(),
        1.. => format!("+{n}"),
        _ => format!("\u{2212}{}", n.unsigned_abs()),
    })
}

/// What a hex is covered with: wood.
#[must_use]
pub fn terrain(terrain: Terrain) -> LocalizedText {
    LocalizedText::new(match terrain {
        Terrain::Grass => "guesclin-terrain-grass",
        Terrain::Court => "guesclin-terrain-court",
        Terrain::Bridge => "guesclin-terrain-bridge",
        Terrain::Wood => "guesclin-terrain-wood",
        Terrain::Hut => "guesclin-terrain-hut",
        Terrain::Ford => "guesclin-terrain-ford",
        Terrain::Water => "guesclin-terrain-water",
    })
}

/// What bars an edge: a bank.
#[must_use]
pub fn obstacle(obstacle: Obstacle) -> LocalizedText {
    LocalizedText::new(match obstacle {
        Obstacle::Bank => "guesclin-bank",
        Obstacle::Wall => "guesclin-wall",
    })
}

/// A direction: to the north.
#[must_use]
pub fn way(way: Direction) -> LocalizedText {
    LocalizedText::new(match way {
        Direction::N => "guesclin-way-n",
        Direction::Ne => "guesclin-way-ne",
        Direction::Se => "guesclin-way-se",
        Direction::S => "guesclin-way-s",
        Direction::Sw => "guesclin-way-sw",
        Direction::Nw => "guesclin-way-nw",
    })
}

/// An order in the player's language: Take cover!
#[must_use]
pub fn order(order: Order) -> LocalizedText {
    LocalizedText::new(match order {
        Order::Caution => "guesclin-order-caution",
        Order::Cover => "guesclin-order-cover",
        Order::Assault => "guesclin-order-assault",
        Order::Strike => "guesclin-order-strike",
        Order::Advance => "guesclin-order-advance",
        Order::Charge => "guesclin-order-charge",
    })
}

/// An order as the commander cries it, in French everywhere: À couvert !
#[must_use]
pub fn cry(order: Order) -> LocalizedText {
    LocalizedText::new(match order {
        Order::Caution => "guesclin-cry-caution",
        Order::Cover => "guesclin-cry-cover",
        Order::Assault => "guesclin-cry-assault",
        Order::Strike => "guesclin-cry-strike",
        Order::Advance => "guesclin-cry-advance",
        Order::Charge => "guesclin-cry-charge",
    })
}

/// An order with the French cry beside it, which stands alone in French: Take cover! (“À couvert !”)
#[must_use]
pub fn order_cried(given: Order) -> LocalizedText {
    LocalizedText::new("guesclin-order-cried")
        .with("order", order(given))
        .with("cry", cry(given))
}

/// What an order changes: MOVE 0, DEFENCE +2.
#[must_use]
pub fn order_effects(given: Order) -> LocalizedText {
    let effect = |stat: &'static str, change: LocalizedText| {
        LocalizedText::new("guesclin-effect")
            .with("stat", LocalizedText::new(stat))
            .with("change", change)
    };
    let mut effects = Vec::new();
    // Any MOVE above 0 tells an order that adds to it from one that forbids it.
    let base = 4;
    match given.moves(base) {
        0 => effects.push(effect("guesclin-stat-move", signed(0))),
        same if same == base => {}
        more => effects.push(effect("guesclin-stat-move", signed((more - base) as i8))),
    }
    for (stat, change) in [
        ("guesclin-stat-melee", given.melee()),
        ("guesclin-stat-defence", given.defence()),
    ] {
        if change != 0 {
            effects.push(effect(stat, signed(change)));
        }
    }
    commas(effects).unwrap_or_else(|| signed(0))
}

/// What an object is, for messages that tell kinds apart: `bundle`.
#[must_use]
pub fn object_kind(scenario: &Scenario, object: Object) -> String {
    let id = &scenario.objects[object.index()].id;
    id.split('-').next().unwrap_or(id).to_owned()
}

/// An object in a message that tells kinds apart and has a number.
#[must_use]
pub(super) fn object_as(scenario: &Scenario, object: Object, key: &'static str) -> LocalizedText {
    LocalizedText::new(key)
        .with("object", object_kind(scenario, object))
        .with("n", number(&scenario.objects[object.index()].id))
}

/// An object as a caption: Bundle 2.
#[must_use]
pub fn object(scenario: &Scenario, object: Object) -> LocalizedText {
    object_as(scenario, object, "guesclin-object")
}

/// An object at the head of a sentence: The booty.
#[must_use]
pub fn object_start(scenario: &Scenario, object: Object) -> LocalizedText {
    object_as(scenario, object, "guesclin-object-start")
}

/// An object within a sentence, as its object: den Karren 2.
#[must_use]
pub fn object_object(scenario: &Scenario, object: Object) -> LocalizedText {
    object_as(scenario, object, "guesclin-object-object")
}

/// By which way somebody leaves: over the east side.
#[must_use]
pub fn exit(exit: &Exit) -> LocalizedText {
    LocalizedText::new(match exit.by.as_str() {
        "east" => "guesclin-exit-east",
        "north" => "guesclin-exit-north",
        "south" => "guesclin-exit-south",
        _ => "guesclin-exit-town",
    })
}

/// A post: The postern.
#[must_use]
pub fn post(post: &Post) -> LocalizedText {
    LocalizedText::new(match post.mark.as_str() {
        "post-gate" => "guesclin-post-gate",
        "post-postern" => "guesclin-post-postern",
        _ => "guesclin-post-keep",
    })
}

/// The name of a place that the map's label gives: the well. `None` for labels without a name of ours.
#[must_use]
pub fn place(label: &str) -> Option<LocalizedText> {
    Some(LocalizedText::new(match label {
        "rose" => "guesclin-place-rose",
        "mere" => "guesclin-place-mere",
        "ford" => "guesclin-place-ford",
        "croft" => "guesclin-place-croft",
        "well" => "guesclin-place-well",
        "keep" => "guesclin-place-keep",
        "sheepfold" => "guesclin-place-sheepfold",
        "gate" => "guesclin-place-gate",
        "postern" => "guesclin-place-postern",
        "winch" => "guesclin-place-winch",
        "camp" => "guesclin-place-camp",
        "Porte Mordelaise" => "guesclin-place-mordelaise",
        "Vilaine" => "guesclin-place-vilaine",
        "Ille" => "guesclin-place-ille",
        _ => return None,
    }))
}

/// A scenario's title.
#[must_use]
pub fn title(aim: Aim) -> LocalizedText {
    LocalizedText::new(match aim {
        Aim::Booty => "guesclin-booty",
        Aim::Woodcutters => "guesclin-woodcutters",
        Aim::Carts => "guesclin-carts",
        Aim::OpenField => "guesclin-open-field",
    })
}

/// How a scenario begins, in a paragraph.
#[must_use]
pub fn situation(aim: Aim) -> LocalizedText {
    LocalizedText::new(match aim {
        Aim::Booty => "guesclin-booty-situation",
        Aim::Woodcutters => "guesclin-woodcutters-situation",
        Aim::Carts => "guesclin-carts-situation",
        Aim::OpenField => "guesclin-open-field-situation",
    })
}

/// What a camp wants in a scenario.
#[must_use]
pub fn aim(aim: Aim, camp: Camp) -> LocalizedText {
    LocalizedText::new(match (aim, camp) {
        (Aim::Booty, Camp::France) => "guesclin-booty-france",
        (Aim::Booty, Camp::England) => "guesclin-booty-england",
        (Aim::Woodcutters, Camp::France) => "guesclin-woodcutters-france",
        (Aim::Woodcutters, Camp::England) => "guesclin-woodcutters-england",
        (Aim::Carts, Camp::France) => "guesclin-carts-france",
        (Aim::Carts, Camp::England) => "guesclin-carts-england",
        (Aim::OpenField, Camp::France) => "guesclin-open-field-france",
        (Aim::OpenField, Camp::England) => "guesclin-open-field-england",
    })
}

/// Whose scenario it is: the printed game's or ours. `source` is the scenario's.
#[must_use]
pub fn source(source: &str) -> LocalizedText {
    LocalizedText::new(match source {
        "ours" => "guesclin-scenario-ours",
        _ => "guesclin-scenario-seed",
    })
}

/// A map's name, by its id.
#[must_use]
pub fn map(id: &str) -> LocalizedText {
    LocalizedText::new(match id {
        "castle" => "guesclin-map-castle",
        "rennes" => "guesclin-map-rennes",
        _ => "guesclin-map-fougeray",
    })
}

/// What a throw does to its target: hit, stunned.
#[must_use]
pub fn result(result: HitResult) -> LocalizedText {
    LocalizedText::new(match result {
        HitResult::Miss => "guesclin-result-miss",
        HitResult::Stunned => "guesclin-result-stunned",
        HitResult::Neutralised => "guesclin-result-neutralised",
        HitResult::Drop => "guesclin-result-drop",
    })
}

/// Who wins, and how much: Total victory of France.
#[must_use]
pub fn victory(winner: Option<Camp>, victory: Victory) -> LocalizedText {
    let Some(winner) = winner else {
        return LocalizedText::new("guesclin-victory-draw");
    };
    LocalizedText::new(match victory {
        Victory::Total => "guesclin-victory-total",
        Victory::Partial => "guesclin-victory-partial",
        Victory::Draw => "guesclin-victory-draw",
    })
    .with("of", of_camp(winner))
}

/// A bot's name.
#[must_use]
pub fn bot(name: &str) -> LocalizedText {
    LocalizedText::new(format!("guesclin-bot-{name}"))
}

/// What a bot is like.
#[must_use]
pub fn about_bot(bot: &str) -> LocalizedText {
    LocalizedText::new(format!("guesclin-bot-{bot}-about"))
}
