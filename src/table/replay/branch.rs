//! A game goes on from a moment of its replay: as a game of its own, beside the one that was played.

use bevy::prelude::*;
use serde_json::{Map, Value, json};

use super::{Course, Replay, ReplayCommand, ReplayedGame};
use crate::flow::{GameRequest, News, StartGame};
use crate::game::Games;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;

/// The extra field of a record that went on from the replay of another: how many of its events are the other's.
const BRANCH: &str = "branch";

/// The record of the game's first events, with the mark that it is a branch; `None` if it is no record.
fn cut(record: &str, events: usize) -> Option<String> {
    let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
    let Value::Array(list) = fields.get_mut("events")? else {
        return None;
    };
    list.truncate(events);
    fields.insert(BRANCH.to_owned(), json!({ "events": events }));
    serde_json::to_string(&fields).ok()
}

/// The longest record of at most so many events that stops at a decision.
fn branch(games: &Games, game: GameId, record: &str, events: usize) -> Option<StartGame> {
    let summary = games.get(game)?.summary;
    let cuts = (1..=events).rev();
    let mut saves = cuts.filter_map(|events| summary(&cut(record, events)?).ok());
    let save = saves.find(|save| !save.is_over && save.refused.is_none())?;
    let request = GameRequest {
        resume: Some(save.record),
        ..GameRequest::default()
    };
    Some(StartGame { game, request })
}

/// Goes on with the game from the moment that is shown, or from the last decision before it.
pub(super) fn play_on<G: ReplayedGame>(
    mut given: MessageReader<ReplayCommand>,
    replay: Res<Replay>,
    course: Res<Course<G>>,
    games: Res<Games>,
    mut starts: MessageWriter<StartGame>,
    mut news: MessageWriter<News>,
) {
    if !given.read().any(|given| *given == ReplayCommand::PlayOn) {
        return;
    }
    match branch(&games, G::GAME, &replay.record, course.events(replay.at())) {
        Some(start) => {
            starts.write(start);
        }
        None => {
            news.write(News(LocalizedText::new(keys::REPLAY_NO_DECISION)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_has_the_first_events_and_its_mark() {
        let record = r#"{"format":"one-record","version":1,"more":{"a":1},"events":[1,2,3]}"#;
        let cut = cut(record, 2).expect("a record");
        let fields: Value = serde_json::from_str(&cut).expect("JSON");
        assert_eq!(fields["events"], json!([1, 2]));
        assert_eq!(fields["branch"], json!({ "events": 2 }));
        assert_eq!(fields["more"], json!({ "a": 1 }));
        for bad in ["", "[]", "{}", r#"{"events":1}"#] {
            assert_eq!(super::cut(bad, 1), None, "{bad}");
        }
    }
}
