//! Guyenne's steps of the screenshot tour: the result page, games through every phase, played with the table inputs of
//! a person, and the curtain between two people. The program `tour` runs them.

use super::{
    AiThinking, CurrentHint, DisplayedView, Draft, GameConfig, GameSummary, Phase, Player,
    ResultPage, Rules, Seating, Selection, StartMatch, TableInput, Turn,
    card::{CastleCard, Selectable, Value},
    hud::LogOpen,
    phase::next_phase,
    setup,
};
use crate::{
    games::guyenne::{
        ID, ai,
        rules::{
            Edition, EndReason, Level, Move, Names, Outcome,
            card::Cards,
            seat::{ByCamp, Camp, Seat},
        },
    },
    i18n::Language,
    rules::seed::Seed,
    table::{
        Screen,
        screenshots::{SETTLE, TourStep},
    },
    theme::Speed,
};
use bevy::prelude::*;
use std::{borrow::Cow, time::Duration};

/// The page of a new game with all seats taken, the result page, every phase of games against a bot, a bot that thinks, and the curtain.
pub fn screenshots() -> Vec<TourStep> {
    let mut steps = new_games();
    steps.extend(results());
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
        if matches!(wanted, Phase::Reinforcement | Phase::Answer) {
            steps.extend(hint(format!("{name}-hint")));
        }
    }
    steps.push(TourStep::run(|world| {
        world.resource_mut::<LogOpen>().0 = true;
    }));
    steps.extend(TourStep::picture("table-log"));
    steps.push(TourStep::run(|world| {
        world.resource_mut::<LogOpen>().0 = false;
    }));
    steps.push(TourStep::Pause(true));
    steps.extend(TourStep::picture("table-pause"));
    steps.push(TourStep::Pause(false));
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
    steps
}

/// The page of a new game with four players, and the choice of who sits in a seat.
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
        steps.push(TourStep::Go(Screen::Title));
        steps.push(TourStep::Rest(SETTLE));
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
    let unspent = ByCamp::new(1, 3);
    let reason = EndReason::Exhausted;
    ResultPage(GameSummary {
        game_config: GameConfig::default(),
        outcome: Outcome::judge(Edition::V2022, reason, &holders, unspent),
        spent: ByCamp(Camp::ALL.map(|camp| Some(camp) != winner)),
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
        resume: None,
        demo: false,
    }
}

fn start_match(world: &mut World, game_config: GameConfig) {
    world.write_message(StartMatch(game_config));
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table(ID));
}

/// Plays on until a person decides in this phase, or for a combat until it is shown. If the game ends before, another
/// one is played.
fn reached(wanted: Phase) -> TourStep {
    let mut seed = 100;
    play_until(format!("{wanted:?}"), move |world| {
        if *world.resource::<State<Screen>>().get() == Screen::Result(ID) {
            seed += 1;
            let again = world
                .get_resource::<ResultPage>()
                .map(|page| page.0.game_config.clone());
            if let Some(again) = again {
                start_match(
                    world,
                    GameConfig {
                        seed: Some(Seed(seed)),
                        ..again
                    },
                );
            }
        }
        // `State<Phase>` follows a frame after the view that it comes from.
        let waits = matches!(*world.resource::<Turn>(), Turn::Person(_));
        let phase = world.get_resource::<DisplayedView>();
        let phase = phase.map(|shown| next_phase(&shown.view, false));
        phase == Some(wanted) && (waits || wanted == Phase::Combat)
    })
}

fn play_until(
    what: impl Into<Cow<'static, str>>,
    mut there: impl FnMut(&mut World) -> bool + Send + Sync + 'static,
) -> TourStep {
    TourStep::until(what, move |world| {
        if there(world) {
            return true;
        }
        match *world.resource::<Turn>() {
            Turn::Person(_) => choose(world, true),
            Turn::Curtain(_) => write(world, TableInput::Accept),
            _ => {}
        }
        false
    })
}

fn phase(world: &World) -> Option<Phase> {
    world
        .get_resource::<State<Phase>>()
        .map(|phase| *phase.get())
}

fn write(world: &mut World, input: TableInput) {
    world.write_message(input);
}

/// Chooses a legal move, and confirms it if `commit`.
fn choose(world: &mut World, commit: bool) {
    let view = world
        .get_resource::<DisplayedView>()
        .map(|shown| shown.view.clone());
    let random = world
        .get_resource::<Rules>()
        .is_some_and(|rules| *rules.game_config().player(Seat::of(Camp::English)) != bot("random"));
    let found = view.and_then(|view| {
        // Random play reaches more of the rules than good play does.
        let seed = Seed(u64::from(view.round) * 64 + u64::from(view.held(Camp::French)));
        let name = if random { "random" } else { "greedy" };
        ai::bot(name, seed).ok()?.choose(&view)
    });
    if let Some(m) = found {
        play(world, m, commit);
    }
}

/// Chooses the cards and the castle of a move with table inputs, as a person does, and confirms it if `commit`. Returns
/// whether all of them can be chosen.
pub fn play(world: &mut World, m: Move, commit: bool) -> bool {
    let (cards, castle) = match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => (cards, Some(castle)),
        Move::Reserve(cards) | Move::Lose(cards) => (cards, None),
        Move::Pass | Move::Concede => {
            if commit {
                write(world, TableInput::Decline);
            }
            return true;
        }
        Move::Show | Move::Give(_) | Move::Order(_) => (Cards::NONE, None),
    };
    let chosen = world.resource::<Selection>().clone();
    for &entity in &chosen.entities {
        write(world, TableInput::Card(entity));
    }
    let mut all = true;
    if let Some(castle) = castle
        && (chosen.castle != Some(castle) || chosen.entities.is_empty())
    {
        let mut rows = world.query_filtered::<&CastleCard, With<Selectable>>();
        all = rows.iter(world).any(|row| row.0 == castle);
        write(world, TableInput::Castle(castle));
    }
    let mut left: Vec<_> = cards.iter().collect();
    let mut query = world.query_filtered::<(Entity, &Value), With<Selectable>>();
    let mut presses = Vec::new();
    for (entity, value) in query.iter(world) {
        if let Some(at) = left.iter().position(|&card| card == value.0) {
            left.swap_remove(at);
            presses.push(entity);
        }
    }
    for entity in presses {
        write(world, TableInput::Card(entity));
    }
    if commit {
        write(world, TableInput::Commit);
    }
    all && left.is_empty()
}
