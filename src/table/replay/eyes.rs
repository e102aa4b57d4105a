//! Through whose eyes a game is seen again as long as nobody asks for others: what lay hidden from the person who
//! played it lies hidden again.

use super::SeenBy;
use crate::game::Games;
use kit_rules::facts::SeatedPlayer;
use kit_rules::game::GameId;

/// The eyes of the person of a record; if several people played or none, those of an onlooker, who sees what everybody
/// saw.
#[must_use]
pub fn own_eyes(games: &Games, game: GameId, record: &str) -> SeenBy {
    match people(games, game, record)[..] {
        [side] => SeenBy::Side(side),
        _ => SeenBy::Onlooker,
    }
}

/// The eyes of a seat of a side, 0 or 1: those of the side unless several share it.
#[must_use]
pub fn eyes_of_seat(games: &Games, game: GameId, record: &str, side: usize, seat: usize) -> SeenBy {
    let players = players(games, game, record).into_iter();
    let own = players.filter(|player| usize::from(player.side) == side);
    if own.count() > 1 {
        SeenBy::Seat { side, seat }
    } else {
        SeenBy::Side(side)
    }
}

/// The side of the first person of a record; the first side if only bots played.
pub(super) fn own_side(games: &Games, game: GameId, record: &str) -> usize {
    people(games, game, record).first().copied().unwrap_or(0)
}

/// The sides of the people of a record, one for each; nobody's if it cannot be read.
fn people(games: &Games, game: GameId, record: &str) -> Vec<usize> {
    let players = players(games, game, record).into_iter();
    let people = players.filter(|player| player.kind.bot().is_none());
    people.map(|person| usize::from(person.side)).collect()
}

/// Everybody who played a game; nobody if its record cannot be read.
fn players(games: &Games, game: GameId, record: &str) -> Vec<SeatedPlayer> {
    let headless = games.get(game).and_then(|game| game.headless);
    let facts = headless.and_then(|headless| (headless.facts)(record.as_bytes()).ok());
    facts.map_or_else(Vec::new, |facts| facts.players)
}
