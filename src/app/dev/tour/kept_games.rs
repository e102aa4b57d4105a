//! Pictures of the games that were kept: their list, how they went, their reviews, the mistakes in them, and the games
//! seen again.

use std::borrow::Cow;

use bevy::prelude::*;
use kit_i18n::Language;
use kit_rules::branch::branch;
use kit_rules::game::GameId;
use kit_rules::headless::Headless;
use kit_rules::player_kind::PlayerKind;
use kit_rules::seed::Seed;
use kit_table::replay::{Replay, ReplayCommand, SeenBy, StartReplay, WatchFrom};
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::{Game, Menu, OpenReview, RecordChanged, SaveSummary, Screen};

use crate::app::library::GameLibrary;
use crate::app::review::{GameReview, ReviewState};

/// How many games of each box are kept.
const EACH: u64 = 3;

/// The pictures. They end at the title, in English.
pub(super) fn kept_games(games: &[Headless]) -> Vec<TourStep> {
    let all = games.iter().flat_map(|game| {
        let records = (1..=EACH).map(|seed| played(game, seed));
        records.map(|record| (game.id, record))
    });
    let all: Vec<(GameId, String)> = all.collect();
    let count = all.len();
    // One game of each box is reviewed and seen again.
    let firsts: Vec<_> = all.iter().step_by(EACH as usize).cloned().collect();
    let mut steps = vec![
        TourStep::run(move |world| {
            for (game, record) in all {
                world.write_message(RecordChanged::new(game, record, true));
            }
        }),
        TourStep::Rest(SETTLE),
        page(Menu::Library),
        TourStep::until("the games that are kept", move |world| {
            let listed = &world.resource::<GameLibrary>().listed;
            (listed.as_ref()).is_some_and(|it| it.index.entries().len() == count)
        }),
    ];
    in_three_ways(&mut steps, "library");
    for (game, record) in firsts.clone() {
        steps.extend(review(game, record));
    }
    steps.push(page(Menu::Mistakes));
    in_three_ways(&mut steps, "mistakes");
    steps.push(page(Menu::Statistics));
    in_three_ways(&mut steps, "statistics");
    steps.push(TourStep::Pause(false));
    for (game, record) in firsts {
        steps.extend(replay(game, record));
    }
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::Go(Screen::Title));
    steps.push(TourStep::Rest(SETTLE));
    steps
}

/// Opens a page.
fn page(menu: Menu) -> TourStep {
    TourStep::run(move |world| world.resource_mut::<NextState<Menu>>().set(menu))
}

/// A game of a person against a bot, which the two weakest bots have played, as they do not think for long.
fn played(game: &Headless, seed: u64) -> String {
    let weak = game.levels.first().copied().unwrap_or(game.bots[0]);
    let best = game.levels.get(1).copied().unwrap_or(weak);
    let record = match (game.play)(0, [weak, best], Seed(seed)) {
        Ok(result) => result.record,
        Err(why) => {
            error!("{}: {why}", game.id);
            return String::new();
        }
    };
    let record = record.trim_end().to_owned();
    let players = [PlayerKind::Human, PlayerKind::Bot(best.to_owned())];
    let of_person = (game.with_players)(record.as_bytes(), &players);
    of_person.ok().flatten().unwrap_or(record)
}

/// How far a game has come that is not played to its end.
pub(super) fn half_played(game: &Game) -> Option<SaveSummary> {
    let record = played(&game.headless?, 1);
    let stages = [80, 50, 30, 20, 10].into_iter();
    let mut saves = stages.filter_map(|events| (game.summary)(&branch(&record, events)?).ok());
    saves.find(|save| !save.is_over)
}

/// The page as it is open now: in English, in French, with the largest letters.
fn in_three_ways(steps: &mut Vec<TourStep>, name: &str) {
    steps.extend(TourStep::picture(name.to_owned()));
    steps.push(TourStep::Speak(Language::Fr));
    steps.extend(TourStep::picture([name, "-french"].concat()));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture([name, "-largest"].concat()));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Speak(Language::En));
}

/// The review of a game, while it is weighed and when it is there.
fn review(game: GameId, record: String) -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::run(move |world| {
            world.write_message(OpenReview { game, record });
        }),
        TourStep::Rest(SETTLE),
        TourStep::until("a review", |world| {
            let review = world.get_resource::<GameReview>();
            review.is_some_and(|it| matches!(it.state, ReviewState::Done(_)))
        }),
    ];
    in_three_ways(&mut steps, &["game-review-", game.0].concat());
    steps
}

/// A game seen again, from its turning point, through the person's eyes; and who plays on from there.
fn replay(game: GameId, record: String) -> Vec<TourStep> {
    let name = |part: &str| Cow::from([game.0, "-replay", part].concat());
    let command = |command| {
        TourStep::run(move |world| {
            world.write_message(command);
        })
    };
    let start = move |world: &mut World| {
        world.write_message(StartReplay {
            game,
            record,
            from: WatchFrom::TurningPoint,
            seen_by: SeenBy::Side(0),
        });
    };
    let mut steps = vec![
        TourStep::run(start),
        TourStep::until("a replay", move |world| {
            let at_table = *world.resource::<State<Screen>>().get() == Screen::Table(game);
            at_table && world.contains_resource::<Replay>()
        }),
        TourStep::Rest(SETTLE),
    ];
    steps.extend(TourStep::picture(name("")));
    steps.push(command(ReplayCommand::SeenBy));
    steps.push(TourStep::Speak(Language::Fr));
    steps.extend(TourStep::picture(name("-french")));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture(name("-largest")));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Speak(Language::En));
    steps.push(command(ReplayCommand::PlayOn));
    steps.extend(TourStep::picture(name("-play-on")));
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::Go(Screen::Title));
    steps.push(TourStep::Rest(SETTLE));
    steps
}
