//! A player for the screenshot tour: starts games, chooses moves and makes them with the table inputs of a person.

use super::{
    DisplayedView, GameConfig, Phase, Player, ResultPage, Rules, Selection, StartMatch, TableInput,
    Turn,
    card::{CardLocation, CastleCard, Placement, Selectable, Value},
    phase::next_phase,
    read_request,
    selection::entities_of,
};
use bevy::prelude::*;
use guyenne_ai as ai;
use guyenne_rules::{
    ID, Move,
    card::{Card, Cards},
    seat::{Camp, Seat},
};
use kit_rules::seed::Seed;
use kit_table::{GameRequest, Screen, screenshots::TourStep};
use std::borrow::Cow;

pub(super) fn start_match(world: &mut World, game_config: GameConfig) {
    world.write_message(StartMatch {
        config: game_config,
    });
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table(ID));
}

/// Starts a game with these parameters, as on a command line.
pub(super) fn start_with(world: &mut World, words: &[(&str, &str)], seed: u64) {
    let request = GameRequest {
        words: (words.iter())
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        seed: Some(Seed(seed)),
        ..GameRequest::default()
    };
    start_match(world, read_request(&request));
}

/// Plays on until a person decides in this phase, or for a combat until it is shown. If the game ends before, another
/// one is played.
pub(super) fn reached(wanted: Phase) -> TourStep {
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

pub(super) fn play_until(
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

pub(super) fn phase(world: &World) -> Option<Phase> {
    world
        .get_resource::<State<Phase>>()
        .map(|phase| *phase.get())
}

pub(super) fn write(world: &mut World, input: TableInput) {
    world.write_message(input);
}

/// Chooses a legal move, and confirms it if `commit`.
pub(super) fn choose(world: &mut World, commit: bool) {
    let view = world
        .get_resource::<DisplayedView>()
        .map(|shown| shown.view.clone());
    let random = world.get_resource::<Rules>().is_some_and(|rules| {
        *rules.config().player(Seat::of(Camp::English)) != Player::Bot("random".to_owned())
    });
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
        Move::Reserve(cards) | Move::Lose(cards) | Move::Give(cards) => (cards, None),
        Move::Pass | Move::Concede => {
            if commit {
                write(world, TableInput::Decline);
            }
            return true;
        }
        Move::Order(place) => {
            let decision = world.get_resource::<DisplayedView>();
            let seat = decision.and_then(|shown| Some(shown.view.decision?.seat));
            if commit {
                let own = seat.is_some_and(|seat| seat.place == place);
                write(
                    world,
                    if own {
                        TableInput::Commit
                    } else {
                        TableInput::Decline
                    },
                );
            }
            return true;
        }
        Move::Show => (Cards::NONE, None),
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
    // Under the veil the moves of the view have stand-ins for the cards in hand.
    let veiled = world.get_resource::<Rules>().is_some_and(Rules::is_veiled);
    let mut query =
        world.query_filtered::<(Entity, Option<&Value>, &Placement), With<Selectable>>();
    let selectable = query.iter(world).filter_map(|(entity, value, placement)| {
        let lies = matches!(placement.0, CardLocation::Front { .. });
        let stand_in = (veiled && !lies).then_some(Card::Two);
        Some((entity, stand_in.or(value.map(|value| value.0))?))
    });
    let presses = entities_of(cards, selectable);
    all &= presses.len() == usize::from(cards.count());
    for entity in presses {
        write(world, TableInput::Card(entity));
    }
    if commit {
        write(world, TableInput::Commit);
    }
    all
}
