//! Guyenne's steps of the screenshot tour: the result page, games through every phase, played with the table inputs of
//! a person, and the curtain between two people. The program `tour` runs them.

mod gallery;
mod notes;
mod puzzles;
mod rules;
mod seats;
mod tutorial;
mod veil;

use super::session::GameSummary;
use super::{
    AiThinking, CurrentHint, DisplayedView, Draft, GameConfig, Phase, Player, ResultPage, Seating,
    ShownHands, TableInput, Turn,
    request::read_request,
    setup::{self, Lobby},
    tour_player::{choose, phase, play_until, reached, start_match, write},
};
use bevy::prelude::*;
use guyenne_rules::{
    DecisionKind, Edition, EndReason, ID, Level, Names, Outcome,
    seat::{ByCamp, Camp, Seat},
};
use kit_i18n::Language;
use kit_input::{Nudged, PlayerDevice};
use kit_rules::seed::Seed;
use kit_table::{
    GameRequest, Screen,
    log_panel::LogOpen,
    overview_panel::OverviewOpen,
    screenshots::{SETTLE, TourPad, TourStep, unplug},
    setup_form::press_begin,
};
use kit_timings::Speed;
use std::{borrow::Cow, time::Duration};

/// The page of a new game with all seats taken, the result page, every phase of games against a bot, a bot that thinks,
/// and the curtain.
pub fn screenshots() -> Vec<TourStep> {
    let mut steps = new_games();
    steps.extend(results());
    steps.extend(gallery::gallery());
    steps.extend([TourStep::Speak(Language::Fr), TourStep::Pace(Speed::X4)]);
    steps.push(begin(bot("captain"), Level::Expert, 23));
    steps.push(reached(Phase::Reserve));
    steps.push(TourStep::run(|world| choose(world, false)));
    steps.extend(TourStep::picture("table-1-reserve"));
    steps.extend(hint("table-1-reserve-hint"));
    steps.push(TourStep::run(|world| choose(world, true)));
    steps.push(TourStep::Pace(Speed::X1));
    steps.push(TourStep::until("the deal", |world| {
        phase(world) == Some(Phase::Refill)
    }));
    steps.push(TourStep::shoot("table-2-deal"));
    steps.push(TourStep::Pace(Speed::X4));
    steps.push(reached(Phase::Placement));
    steps.extend(TourStep::picture("table-3-placement"));
    steps.extend(hint("table-3-placement-hint"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("table-3-hint-largest"));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::run(|world| write(world, TableInput::Hint)));
    steps.push(TourStep::run(|world| write(world, TableInput::Commit)));
    steps.push(TourStep::Rest(Duration::from_millis(600)));
    steps.push(TourStep::shoot("table-4-refused"));
    steps.push(TourStep::run(|world| choose(world, false)));
    steps.extend(TourStep::picture("table-5-chosen"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("table-largest"));
    steps.push(TourStep::LargeLetters(false));
    for (wanted, name) in [
        (Phase::Reinforcement, "table-6-reinforcement"),
        (Phase::Combat, "table-7-combat"),
        (Phase::Answer, "table-8-answer"),
        (Phase::Losses, "table-9-losses"),
    ] {
        let other = match wanted {
            // A person who plays well soon holds a castle that the random bot attacks.
            Phase::Answer => Some(begin(bot("random"), Level::Advanced, 100)),
            Phase::Losses => Some(begin(bot("knight"), Level::Advanced, 200)),
            _ => None,
        };
        if let Some(begin) = other {
            steps.push(TourStep::Go(Screen::Title));
            steps.extend([TourStep::Rest(Duration::from_secs(1)), begin]);
        }
        steps.push(TourStep::Pace(if wanted == Phase::Combat {
            Speed::X2
        } else {
            Speed::Instant
        }));
        steps.push(reached(wanted));
        if wanted == Phase::Losses {
            steps.push(TourStep::run(|world| choose(world, false)));
        }
        steps.extend(TourStep::picture(name));
        if matches!(wanted, Phase::Combat | Phase::Losses) {
            steps.push(TourStep::LargeLetters(true));
            steps.extend(TourStep::picture(format!("{name}-largest")));
            steps.push(TourStep::LargeLetters(false));
        }
        if matches!(wanted, Phase::Reinforcement | Phase::Answer) {
            steps.extend(hint(format!("{name}-hint")));
        }
    }
    steps.push(TourStep::run(|world| {
        world.resource_mut::<LogOpen>().0 = true;
    }));
    steps.extend(TourStep::picture("table-log"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("table-log-largest"));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::run(|world| {
        world.resource_mut::<LogOpen>().0 = false;
        world.resource_mut::<OverviewOpen>().0 = true;
    }));
    steps.extend(TourStep::picture("table-in-words"));
    steps.push(TourStep::run(|world| {
        let mut lists = world.query::<&mut ScrollPosition>();
        for mut position in lists.iter_mut(world) {
            position.y = f32::MAX;
        }
    }));
    steps.extend(TourStep::picture("table-cards-shown"));
    steps.push(TourStep::run(|world| {
        world.resource_mut::<OverviewOpen>().0 = false;
    }));
    steps.push(TourStep::Pause(true));
    steps.extend(TourStep::picture("table-pause"));
    steps.push(TourStep::Pause(false));
    steps.extend(rules::rules());
    steps.push(TourStep::Pace(Speed::Instant));
    steps.push(play_until("the result", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Result(ID)
    }));
    steps.extend(TourStep::picture("table-result"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("result-largest"));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Go(Screen::Title));
    steps.extend(TourStep::picture("title-again"));
    steps.push(TourStep::Pace(Speed::X1));
    steps.push(begin(bot("constable"), Level::Base, 5));
    steps.push(play_until("a bot that thinks", |world| {
        world.resource::<AiThinking>().0.is_some()
    }));
    steps.push(TourStep::shoot("table-quill"));
    steps.push(TourStep::Go(Screen::Title));
    steps.push(TourStep::Rest(Duration::from_secs(1)));
    steps.push(TourStep::Pace(Speed::Instant));
    steps.push(begin(Player::Human, Level::Base, 12));
    steps.push(TourStep::until("the curtain", |world| {
        phase(world) == Some(Phase::Curtain)
    }));
    steps.extend(TourStep::picture("table-curtain"));
    steps.extend(shared_camps());
    steps.extend(veil::veil());
    steps.extend(seats::seats_and_pads());
    steps.extend(tutorial::tutorial());
    steps.extend(puzzles::puzzles());
    steps.extend(notes::notes());
    steps
}

/// Three and four players: what partners decide, the tags of their hands, and the curtain between them.
fn shared_camps() -> Vec<TourStep> {
    let mut steps = Vec::new();
    for (seats, level, seed, pictures) in [
        (
            "english:captain,squire french:human,constable",
            "advanced",
            31,
            &[
                (Phase::Sharing, "four-1-give"),
                (Phase::Placement, "four-2-placement"),
                (Phase::Reinforcement, "four-3-reinforcement"),
                (Phase::Combat, "four-4-combat"),
                (Phase::Answer, "four-5-answer"),
                (Phase::Losses, "four-6-losses"),
            ][..],
        ),
        (
            "english:knight french:human,human",
            "expert",
            32,
            &[
                (Phase::Reserve, "three-1-reserve"),
                (Phase::Placement, "three-2-placement"),
                (Phase::Reinforcement, "three-3-reinforcement"),
                (Phase::Combat, "three-4-combat"),
                (Phase::Answer, "three-5-answer"),
                (Phase::Losses, "three-6-losses"),
            ],
        ),
    ] {
        steps.push(TourStep::Go(Screen::Title));
        steps.push(TourStep::Rest(Duration::from_secs(1)));
        steps.push(TourStep::Pace(Speed::Instant));
        steps.push(TourStep::run(move |world| {
            let words = [("seats", seats), ("level", level)];
            let request = GameRequest {
                words: words
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .into(),
                seed: Some(Seed(seed)),
                ..GameRequest::default()
            };
            start_match(world, read_request(&request));
        }));
        for &(wanted, name) in pictures {
            steps.push(TourStep::Pace(if wanted == Phase::Combat {
                Speed::X2
            } else {
                Speed::Instant
            }));
            steps.push(reached(wanted));
            steps.extend(TourStep::picture(name));
            if wanted == Phase::Placement {
                steps.push(TourStep::LargeLetters(true));
                steps.extend(TourStep::picture(format!("{name}-largest")));
                steps.push(TourStep::LargeLetters(false));
            }
        }
    }
    steps.push(TourStep::Pace(Speed::Instant));
    steps.push(play_until("the order", |world| {
        let shown = world.get_resource::<DisplayedView>();
        shown.is_some_and(|shown| {
            matches!(shown.view.decision, Some(decision) if decision.kind == DecisionKind::Order)
        })
    }));
    steps.extend(TourStep::picture("three-7-order"));
    steps.push(play_until("the curtain between partners", |world| {
        matches!(*world.resource::<Turn>(), Turn::Curtain(_))
    }));
    steps.extend(TourStep::picture("three-8-curtain"));
    steps.push(play_until("the result of three", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Result(ID)
    }));
    steps.extend(TourStep::picture("three-9-result"));
    steps
}

/// Four people sit down on the page of a new game, each with a device of their own.
fn join(world: &mut World) {
    let pads = core::array::from_fn(|_| world.spawn((Gamepad::default(), TourPad)).id());
    world.resource_scope(|world, mut lobby: Mut<Lobby>| {
        *lobby = setup::sample_lobby(pads, &mut world.resource_mut::<Draft>());
    });
}

/// Somebody who is not to move presses something.
fn nudge(world: &mut World) {
    world.write_message(Nudged(PlayerDevice::Keyboard));
}

/// The page of a new game with four players, the choice of who sits in a seat, and four people with their devices there
/// and at the table.
fn new_games() -> Vec<TourStep> {
    let mut steps = Vec::new();
    let chooser = |open: bool| {
        TourStep::run(move |world: &mut World| {
            if open {
                setup::open_chooser(world, Seat::of(Camp::French));
            } else {
                setup::close_chooser(world);
            }
        })
    };
    for (language, large, name) in [
        (Language::En, false, "new-game-four"),
        (Language::Fr, true, "new-game-four-largest"),
    ] {
        steps.extend([
            TourStep::Speak(language),
            TourStep::LargeLetters(large),
            TourStep::run(|world: &mut World| {
                *world.resource_mut::<Draft>() = setup::sample_draft();
            }),
            TourStep::Go(Screen::Setup(ID)),
        ]);
        steps.extend(TourStep::picture(name));
        steps.push(chooser(true));
        steps.extend(TourStep::picture(format!("{name}-chooser")));
        steps.push(chooser(false));
        steps.push(TourStep::run(join));
        steps.extend(TourStep::picture(format!("{name}-joined")));
        steps.extend([
            TourStep::Pace(Speed::Instant),
            TourStep::run(|world: &mut World| {
                world.resource_mut::<Draft>().seed = Some(41);
                press_begin(world);
            }),
            reached(Phase::Placement),
        ]);
        steps.extend(TourStep::picture(format!("{name}-signs")));
        steps.push(TourStep::run(nudge));
        steps.push(TourStep::Rest(Duration::from_millis(150)));
        steps.push(TourStep::shoot(format!("{name}-nudged")));
        steps.push(TourStep::Pace(Speed::X1));
        steps.push(TourStep::Go(Screen::Title));
        steps.push(TourStep::Rest(SETTLE));
        steps.push(TourStep::run(unplug));
    }
    steps.push(TourStep::run(|world: &mut World| {
        *world.resource_mut::<Draft>() = Draft::default();
    }));
    steps.push(TourStep::LargeLetters(false));
    steps
}

/// The result page: the French win, and the same with the camps exchanged.
fn results() -> Vec<TourStep> {
    let mut steps = Vec::new();
    for (language, winner, name) in [
        (Language::Fr, Some(Camp::French), "result"),
        (Language::En, Some(Camp::English), "result-english"),
    ] {
        steps.push(TourStep::Speak(language));
        steps.push(TourStep::run(move |world: &mut World| {
            world.insert_resource(sample_result(winner));
        }));
        steps.push(TourStep::Go(Screen::Result(ID)));
        steps.extend(TourStep::picture(name));
        steps.push(TourStep::Go(Screen::Title));
        steps.push(TourStep::Rest(SETTLE));
    }
    steps
}

/// A sample of a finished game; where the English win the castles' holders are exchanged.
fn sample_result(winner: Option<Camp>) -> ResultPage {
    use Camp::{English, French};
    let mut holders = [
        Some(French),
        Some(French),
        Some(English),
        Some(French),
        None,
        Some(English),
    ];
    if winner == Some(English) {
        holders = holders.map(|holder| holder.map(Camp::enemy));
    }
    // Who has lost has no draw pile, and a single card.
    let spent = ByCamp(Camp::ALL.map(|camp| Some(camp) != winner));
    let unspent = ByCamp(spent.0.map(|spent| if spent { 1 } else { 3 }));
    let reason = EndReason::Exhausted;
    ResultPage(GameSummary {
        game_config: GameConfig::default(),
        outcome: Outcome::judge(Edition::V2022, reason, &holders, unspent),
        spent,
        holders,
        castles: Names::default(),
        rounds: 8,
        people: Some(French),
        hints: ByCamp::new(0, 2),
        record: String::new(),
    })
}

/// Asks for a hint, waits for it and takes a picture.
fn hint(name: impl Into<Cow<'static, str>>) -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::run(|world| write(world, TableInput::Hint)),
        TourStep::until("a hint", |world| {
            world.resource::<CurrentHint>().given().is_some()
        }),
    ];
    steps.extend(TourStep::picture(name));
    steps
}

fn bot(name: &str) -> Player {
    Player::Bot(name.to_owned())
}

fn begin(english: Player, level: Level, seed: u64) -> TourStep {
    let game_config = game_config(english, level, seed);
    TourStep::run(move |world| start_match(world, game_config))
}

fn game_config(english: Player, level: Level, seed: u64) -> GameConfig {
    GameConfig {
        edition: Edition::V2022,
        level,
        seed: Some(Seed(seed)),
        seating: Seating::duel(english, Player::Human),
        hands: ShownHands::default(),
        resume: None,
        demo: false,
        replay: false,
        script: None,
        arranged: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A camp whose draw pile is empty for good ends the game with at most one card, and has no others unspent.
    #[test]
    fn a_sample_of_a_result_is_one_that_the_rules_have() {
        for winner in [Some(Camp::French), Some(Camp::English), None] {
            let summary = sample_result(winner).0;
            for camp in Camp::ALL {
                let unspent = summary.outcome.scores[camp].unspent;
                assert!(!summary.spent[camp] || unspent <= 1, "{winner:?} {camp}");
            }
            assert!(Camp::ALL.into_iter().any(|camp| summary.spent[camp]));
        }
    }
}
