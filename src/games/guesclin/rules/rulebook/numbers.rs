//! The numbers of the rules, by the names under which sentences use them, so that no sentence has a number of its own.

use crate::{Aim, CART_MOVE, COLUMNS, IN_WOOD, MOST, Order, Scenario, Terrain, hits, pool};
use kit_rules::rulebook::Number;

/// How many numbers there are.
pub const NUMBERS: usize = 21;

/// Every number of the game that a sentence may need.
#[must_use]
pub fn numbers() -> [Number; NUMBERS] {
    let all = Scenario::all().unwrap_or_default();
    let sizes = || {
        let banners = all.iter().flat_map(|one| {
            one.banners()
                .map(|banner| one.of_banner(banner).count() as u8)
        });
        banners.collect::<Vec<u8>>()
    };
    let rounds = |aim: Aim| {
        let one = all.iter().find(|one| one.aim == aim);
        one.map_or(0, |one| one.rounds)
    };
    let posts = all.iter().map(|one| one.posts.len()).max();
    let players = all.iter().map(|one| one.players[1]).max();
    let least = |terrain: Terrain| terrain.cost().unwrap_or(0);
    // The score that hits however hard the defence.
    let sure = (2..=12).find(|&score| hits(2, score) == hits(2, 99));
    [
        ("bannerLeast", sizes().into_iter().min().unwrap_or(0)),
        ("bannerMost", sizes().into_iter().max().unwrap_or(0)),
        ("players", players.unwrap_or(0)),
        ("columns", COLUMNS),
        ("easy", least(Terrain::Grass)),
        ("difficult", least(Terrain::Wood)),
        ("orders", Order::ALL.len() as u8),
        ("zero", Order::Cover.moves(1)),
        ("one", Order::Strike.melee().unsigned_abs()),
        ("two", Order::Cover.defence().unsigned_abs()),
        ("most", MOST),
        ("poolOne", pool(1).0),
        ("poolZero", pool(0).0),
        ("sure", sure.unwrap_or(0) as u8),
        ("wood", IN_WOOD),
        ("cart", CART_MOVE),
        ("posts", posts.unwrap_or(0) as u8),
        ("roundsBooty", rounds(Aim::Booty)),
        ("roundsWood", rounds(Aim::Woodcutters)),
        ("roundsCarts", rounds(Aim::Carts)),
        ("roundsField", rounds(Aim::OpenField)),
    ]
}
