//! The names of things: camps, banners, fighters, orders, hexes, terrains, objects, exits, posts, scenarios and bots.

use crate::keys;
use guesclin_rules::{
    Aim, Banner, Camp, Direction, Exit, Fighter, Hex, HitResult, Object, Obstacle, Order, Post,
    Scenario, Terrain, Victory,
};
use kit_i18n::{LocalizedText, signed_number};
use kit_rules::message_key::MessageKey;

/// The name of the game.
#[must_use]
pub fn game() -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_NAME)
}

/// A camp: France.
#[must_use]
pub fn camp(camp: Camp) -> LocalizedText {
    LocalizedText::new(match camp {
        Camp::France => keys::GUESCLIN_CAMP_FRANCE,
        Camp::England => keys::GUESCLIN_CAMP_ENGLAND,
    })
}

/// A camp after what is its: of France.
#[must_use]
pub fn of_camp(camp: Camp) -> LocalizedText {
    LocalizedText::new(match camp {
        Camp::France => keys::GUESCLIN_OF_FRANCE,
        Camp::England => keys::GUESCLIN_OF_ENGLAND,
    })
}

/// A banner: Blesists.
#[must_use]
pub fn banner(banner: Banner) -> LocalizedText {
    LocalizedText::new(match banner {
        Banner::French => keys::GUESCLIN_BANNER_FRENCH,
        Banner::Blesist => keys::GUESCLIN_BANNER_BLESIST,
        Banner::English => keys::GUESCLIN_BANNER_ENGLISH,
        Banner::Montfortist => keys::GUESCLIN_BANNER_MONTFORTIST,
    })
}

/// A trade, as a caption: Crossbowman. `trade` is the counter's.
#[must_use]
pub fn trade(trade: &str) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_TRADE).with("trade", trade.to_owned())
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
    key: MessageKey,
    named: MessageKey,
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
    fighter_as(scenario, who, keys::GUESCLIN_FIGHTER, keys::GUESCLIN_NAMED)
}

/// A fighter at the head of a sentence: The French sergeant.
#[must_use]
pub fn fighter_start(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(
        scenario,
        who,
        keys::GUESCLIN_FIGHTER_START,
        keys::GUESCLIN_NAMED,
    )
}

/// A fighter within a sentence, as its subject: the French sergeant.
#[must_use]
pub fn fighter_mid(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(
        scenario,
        who,
        keys::GUESCLIN_FIGHTER_MID,
        keys::GUESCLIN_NAMED,
    )
}

/// A fighter within a sentence, as its object: den Sergeanten der Franzosen.
#[must_use]
pub fn fighter_object(scenario: &Scenario, who: Fighter) -> LocalizedText {
    fighter_as(
        scenario,
        who,
        keys::GUESCLIN_FIGHTER_OBJECT,
        keys::GUESCLIN_NAMED_OBJECT,
    )
}

/// Phrases with commas between; `None` if there are none.
#[must_use]
pub fn commas(phrases: impl IntoIterator<Item = LocalizedText>) -> Option<LocalizedText> {
    joined(keys::GUESCLIN_COMMA, phrases)
}

/// Sentences in a row; `None` if there are none.
#[must_use]
pub fn sentences(phrases: impl IntoIterator<Item = LocalizedText>) -> Option<LocalizedText> {
    joined(keys::GUESCLIN_SENTENCES, phrases)
}

fn joined(
    key: MessageKey,
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
    LocalizedText::verbatim(signed_number(n.into()))
}

/// What a hex is covered with: wood.
#[must_use]
pub fn terrain(terrain: Terrain) -> LocalizedText {
    LocalizedText::new(match terrain {
        Terrain::Grass => keys::GUESCLIN_TERRAIN_GRASS,
        Terrain::Court => keys::GUESCLIN_TERRAIN_COURT,
        Terrain::Bridge => keys::GUESCLIN_TERRAIN_BRIDGE,
        Terrain::Wood => keys::GUESCLIN_TERRAIN_WOOD,
        Terrain::Hut => keys::GUESCLIN_TERRAIN_HUT,
        Terrain::Ford => keys::GUESCLIN_TERRAIN_FORD,
        Terrain::Water => keys::GUESCLIN_TERRAIN_WATER,
    })
}

/// What bars an edge: a bank.
#[must_use]
pub fn obstacle(obstacle: Obstacle) -> LocalizedText {
    LocalizedText::new(match obstacle {
        Obstacle::Bank => keys::GUESCLIN_BANK,
        Obstacle::Wall => keys::GUESCLIN_WALL,
    })
}

/// A direction: to the north.
#[must_use]
pub fn way(way: Direction) -> LocalizedText {
    LocalizedText::new(match way {
        Direction::N => keys::GUESCLIN_WAY_N,
        Direction::Ne => keys::GUESCLIN_WAY_NE,
        Direction::Se => keys::GUESCLIN_WAY_SE,
        Direction::S => keys::GUESCLIN_WAY_S,
        Direction::Sw => keys::GUESCLIN_WAY_SW,
        Direction::Nw => keys::GUESCLIN_WAY_NW,
    })
}

/// An order in the player's language: Take cover!
#[must_use]
pub fn order(order: Order) -> LocalizedText {
    LocalizedText::new(match order {
        Order::Caution => keys::GUESCLIN_ORDER_CAUTION,
        Order::Cover => keys::GUESCLIN_ORDER_COVER,
        Order::Assault => keys::GUESCLIN_ORDER_ASSAULT,
        Order::Strike => keys::GUESCLIN_ORDER_STRIKE,
        Order::Advance => keys::GUESCLIN_ORDER_ADVANCE,
        Order::Charge => keys::GUESCLIN_ORDER_CHARGE,
    })
}

/// An order as the commander cries it, in French everywhere: À couvert !
#[must_use]
pub fn cry(order: Order) -> LocalizedText {
    LocalizedText::new(match order {
        Order::Caution => keys::GUESCLIN_CRY_CAUTION,
        Order::Cover => keys::GUESCLIN_CRY_COVER,
        Order::Assault => keys::GUESCLIN_CRY_ASSAULT,
        Order::Strike => keys::GUESCLIN_CRY_STRIKE,
        Order::Advance => keys::GUESCLIN_CRY_ADVANCE,
        Order::Charge => keys::GUESCLIN_CRY_CHARGE,
    })
}

/// An order with the French cry beside it, which stands alone in French: Take cover! (“À couvert !”)
#[must_use]
pub fn order_cried(given: Order) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_ORDER_CRIED)
        .with("order", order(given))
        .with("cry", cry(given))
}

/// What an order changes: MOVE 0, DEFENCE +2.
#[must_use]
pub fn order_effects(given: Order) -> LocalizedText {
    let effect = |stat: MessageKey, change: LocalizedText| {
        LocalizedText::new(keys::GUESCLIN_EFFECT)
            .with("stat", LocalizedText::new(stat))
            .with("change", change)
    };
    let mut effects = Vec::new();
    // Any MOVE above 0 tells an order that adds to it from one that forbids it.
    let base = 4;
    match given.moves(base) {
        0 => effects.push(effect(keys::GUESCLIN_STAT_MOVE, signed(0))),
        same if same == base => {}
        more => effects.push(effect(
            keys::GUESCLIN_STAT_MOVE,
            signed((more - base) as i8),
        )),
    }
    for (stat, change) in [
        (keys::GUESCLIN_STAT_MELEE, given.melee()),
        (keys::GUESCLIN_STAT_DEFENCE, given.defence()),
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
pub(super) fn object_as(scenario: &Scenario, object: Object, key: MessageKey) -> LocalizedText {
    LocalizedText::new(key)
        .with("object", object_kind(scenario, object))
        .with("n", number(&scenario.objects[object.index()].id))
}

/// An object as a caption: Bundle 2.
#[must_use]
pub fn object(scenario: &Scenario, object: Object) -> LocalizedText {
    object_as(scenario, object, keys::GUESCLIN_OBJECT)
}

/// An object at the head of a sentence: The booty.
#[must_use]
pub fn object_start(scenario: &Scenario, object: Object) -> LocalizedText {
    object_as(scenario, object, keys::GUESCLIN_OBJECT_START)
}

/// An object within a sentence, as its object: den Karren 2.
#[must_use]
pub fn object_object(scenario: &Scenario, object: Object) -> LocalizedText {
    object_as(scenario, object, keys::GUESCLIN_OBJECT_OBJECT)
}

/// By which way somebody leaves: over the east side.
#[must_use]
pub fn exit(exit: &Exit) -> LocalizedText {
    LocalizedText::new(match exit.by.as_str() {
        "east" => keys::GUESCLIN_EXIT_EAST,
        "north" => keys::GUESCLIN_EXIT_NORTH,
        "south" => keys::GUESCLIN_EXIT_SOUTH,
        _ => keys::GUESCLIN_EXIT_TOWN,
    })
}

/// A post: The postern.
#[must_use]
pub fn post(post: &Post) -> LocalizedText {
    LocalizedText::new(match post.mark.as_str() {
        "post-gate" => keys::GUESCLIN_POST_GATE,
        "post-postern" => keys::GUESCLIN_POST_POSTERN,
        _ => keys::GUESCLIN_POST_KEEP,
    })
}

/// The name of a place that the map's label gives: the well. `None` for labels without a name of ours.
#[must_use]
pub fn place(label: &str) -> Option<LocalizedText> {
    Some(LocalizedText::new(match label {
        "rose" => keys::GUESCLIN_PLACE_ROSE,
        "mere" => keys::GUESCLIN_PLACE_MERE,
        "ford" => keys::GUESCLIN_PLACE_FORD,
        "croft" => keys::GUESCLIN_PLACE_CROFT,
        "well" => keys::GUESCLIN_PLACE_WELL,
        "keep" => keys::GUESCLIN_PLACE_KEEP,
        "sheepfold" => keys::GUESCLIN_PLACE_SHEEPFOLD,
        "gate" => keys::GUESCLIN_PLACE_GATE,
        "postern" => keys::GUESCLIN_PLACE_POSTERN,
        "winch" => keys::GUESCLIN_PLACE_WINCH,
        "camp" => keys::GUESCLIN_PLACE_CAMP,
        "Porte Mordelaise" => keys::GUESCLIN_PLACE_MORDELAISE,
        "Vilaine" => keys::GUESCLIN_PLACE_VILAINE,
        "Ille" => keys::GUESCLIN_PLACE_ILLE,
        _ => return None,
    }))
}

/// A scenario's title.
#[must_use]
pub fn title(aim: Aim) -> LocalizedText {
    LocalizedText::new(match aim {
        Aim::Booty => keys::GUESCLIN_BOOTY,
        Aim::Woodcutters => keys::GUESCLIN_WOODCUTTERS,
        Aim::Carts => keys::GUESCLIN_CARTS,
        Aim::OpenField => keys::GUESCLIN_OPEN_FIELD,
    })
}

/// The title of the scenario with this name, or of the first.
#[must_use]
pub fn named_scenario(name: &str) -> LocalizedText {
    title(name.parse().unwrap_or(Aim::Booty))
}

/// How a scenario begins, in a paragraph.
#[must_use]
pub fn situation(aim: Aim) -> LocalizedText {
    LocalizedText::new(match aim {
        Aim::Booty => keys::GUESCLIN_BOOTY_SITUATION,
        Aim::Woodcutters => keys::GUESCLIN_WOODCUTTERS_SITUATION,
        Aim::Carts => keys::GUESCLIN_CARTS_SITUATION,
        Aim::OpenField => keys::GUESCLIN_OPEN_FIELD_SITUATION,
    })
}

/// What a camp wants in a scenario.
#[must_use]
pub fn aim(aim: Aim, camp: Camp) -> LocalizedText {
    LocalizedText::new(match (aim, camp) {
        (Aim::Booty, Camp::France) => keys::GUESCLIN_BOOTY_FRANCE,
        (Aim::Booty, Camp::England) => keys::GUESCLIN_BOOTY_ENGLAND,
        (Aim::Woodcutters, Camp::France) => keys::GUESCLIN_WOODCUTTERS_FRANCE,
        (Aim::Woodcutters, Camp::England) => keys::GUESCLIN_WOODCUTTERS_ENGLAND,
        (Aim::Carts, Camp::France) => keys::GUESCLIN_CARTS_FRANCE,
        (Aim::Carts, Camp::England) => keys::GUESCLIN_CARTS_ENGLAND,
        (Aim::OpenField, Camp::France) => keys::GUESCLIN_OPEN_FIELD_FRANCE,
        (Aim::OpenField, Camp::England) => keys::GUESCLIN_OPEN_FIELD_ENGLAND,
    })
}

/// Whose scenario it is: the printed game's or ours. `source` is the scenario's.
#[must_use]
pub fn source(source: &str) -> LocalizedText {
    LocalizedText::new(match source {
        "ours" => keys::GUESCLIN_SCENARIO_OURS,
        _ => keys::GUESCLIN_SCENARIO_SEED,
    })
}

/// A map's name, by its id.
#[must_use]
pub fn map(id: &str) -> LocalizedText {
    LocalizedText::new(match id {
        "castle" => keys::GUESCLIN_MAP_CASTLE,
        "rennes" => keys::GUESCLIN_MAP_RENNES,
        _ => keys::GUESCLIN_MAP_FOUGERAY,
    })
}

/// What a throw does to its target: hit, stunned.
#[must_use]
pub fn result(result: HitResult) -> LocalizedText {
    LocalizedText::new(match result {
        HitResult::Miss => keys::GUESCLIN_RESULT_MISS,
        HitResult::Stunned => keys::GUESCLIN_RESULT_STUNNED,
        HitResult::Neutralised => keys::GUESCLIN_RESULT_NEUTRALISED,
        HitResult::Drop => keys::GUESCLIN_RESULT_DROP,
    })
}

/// Who wins, and how much: Total victory of France.
#[must_use]
pub fn victory(winner: Option<Camp>, victory: Victory) -> LocalizedText {
    let Some(winner) = winner else {
        return LocalizedText::new(keys::GUESCLIN_VICTORY_DRAW);
    };
    LocalizedText::new(match victory {
        Victory::Total => keys::GUESCLIN_VICTORY_TOTAL,
        Victory::Partial => keys::GUESCLIN_VICTORY_PARTIAL,
        Victory::Draw => keys::GUESCLIN_VICTORY_DRAW,
    })
    .with("of", of_camp(winner))
}

/// A bot's name.
#[must_use]
pub fn bot(name: &str) -> LocalizedText {
    LocalizedText::built(keys::GUESCLIN_BOT_ANY, name)
}

/// What a bot is like.
#[must_use]
pub fn about_bot(bot: &str) -> LocalizedText {
    LocalizedText::built(keys::GUESCLIN_BOT_ANY_ABOUT, bot)
}
