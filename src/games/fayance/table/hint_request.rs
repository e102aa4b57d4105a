//! Hints on request: what the strongest bot would do with the player's own view, and why, in sentences.

use bevy::prelude::*;

use super::bot_turn::Adviser;
use super::card::{Hinted, Owner, Placement, Selectable, Spot, Value};
use super::coach::{Coach, coached};
use super::{Rules, TABLE, TableSystems, Turn, phase, words};
use crate::games::fayance::ai;
use crate::games::fayance::rules::{Card, Land, Move, Side, View, fight};
use crate::i18n::LocalizedText;
use crate::input::{Action, Presses};
use crate::rules::seed::following;
use crate::table::ai_task::{AiTask, ThinkingLimit};
use crate::table::aids::hints_are_offered;
use crate::theme::AnimationTimings;

/// The hint that was asked for, if any.
#[derive(Resource, Default)]
pub struct CurrentHint(Option<HintRequest>);

struct HintRequest {
    side: Side,
    view: View,
    task: Option<AiTask<Adviser>>,
    advised: Option<Move>,
}

impl CurrentHint {
    /// Whether the adviser is still thinking.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.0
            .as_ref()
            .is_some_and(|request| request.task.is_some())
    }

    /// The move that is advised, with the view it is for.
    #[must_use]
    pub fn given(&self) -> Option<(Move, &View)> {
        let request = self.0.as_ref()?;
        Some((request.advised?, &request.view))
    }
}

/// The bot that gives hints, and its stream of random numbers: bots have smaller ones.
const ADVISER: &str = "champion";
const STREAM: u64 = u64::MAX;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentHint>()
        .add_systems(
            Update,
            (
                request_hint
                    .in_set(TableSystems::Input)
                    .run_if(hints_are_offered),
                take_hint
                    .after(phase::take_turns)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE))
                    .run_if(crate::table::flow::time_passes),
                mark_hinted
                    .in_set(TableSystems::Show)
                    .run_if(not(coached))
                    .run_if(resource_exists_and_changed::<CurrentHint>),
            ),
        )
        .add_systems(OnExit(TABLE), |mut hint: ResMut<CurrentHint>| hint.0 = None);
}

/// Asks for a hint; hides the one that is there.
fn request_hint(
    presses: Res<Presses>,
    turn: Res<Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    rules: Option<Res<Rules>>,
    coach: Option<ResMut<Coach>>,
    mut hint: ResMut<CurrentHint>,
) {
    if let Some(mut coach) = coach {
        if presses.below_menus(Action::Hint) {
            coach.refuse_hint();
        }
        return;
    }
    let (Turn::Person(side), Some(rules), true) = (*turn, rules, presses.below_menus(Action::Hint))
    else {
        return;
    };
    if hint.0.take().is_some() {
        return;
    }
    let view = rules.view(side);
    let seed = following(rules.config().seed.unwrap_or_default(), STREAM);
    let bot = ai::bot(ADVISER, seed).ok();
    hint.0 = Some(HintRequest {
        side,
        task: bot.map(|bot| AiTask::new(Adviser(bot), view.clone(), limit.of(&timings))),
        view,
        advised: None,
    });
}

/// Takes the hint when it is there; drops it when the decision is over.
fn take_hint(
    time: Res<Time>,
    turn: Res<Turn>,
    rules: Option<Res<Rules>>,
    mut hint: ResMut<CurrentHint>,
) {
    let Some(request) = &hint.0 else {
        return;
    };
    let side = request.side;
    let decides = *turn == Turn::Person(side);
    let same = rules.is_some_and(|rules| rules.view(side).decision == request.view.decision);
    if !(decides && same) {
        hint.0 = None;
        return;
    }
    let found = hint
        .bypass_change_detection()
        .0
        .as_mut()
        .and_then(|request| request.task.as_mut()?.answer(time.delta()));
    if let (Some(found), Some(request)) = (found, &mut hint.0) {
        request.task = None;
        request.advised = found;
    }
}

/// Marks the cards that are advised.
fn mark_hinted(
    hint: Res<CurrentHint>,
    cards: Query<(Entity, &Owner, &Value, &Placement), With<Selectable>>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    let mut wanted: Vec<Card> = match hint.given() {
        Some((Move::Choose(card), _)) => vec![card],
        Some((Move::Muster(row) | Move::Refill(row), _)) => row.iter().collect(),
        _ => Vec::new(),
    };
    for entity in &marked {
        commands.entity(entity).remove::<Hinted>();
    }
    let mut own: Vec<_> = cards.iter().collect();
    own.sort_by_key(|(_, _, _, placement)| matches!(placement.0, Spot::Register(_)));
    for (entity, _, value, _) in own {
        if let Some(at) = wanted.iter().position(|&card| card == value.0) {
            wanted.swap_remove(at);
            commands.entity(entity).insert(Hinted);
        }
    }
}

/// How many of the other side's active cards a card beats, loses to, and neither.
#[must_use]
pub fn chances(view: &View, side: Side, card: Card, land: Land) -> [u8; 3] {
    let mut all = [0; 3];
    let Some(terrains) = land.terrains() else {
        return all;
    };
    for other in view.sides[side.other()].active.iter() {
        let mut cards = crate::games::fayance::rules::BySide::new(card, card);
        cards[side.other()] = other;
        let at = match fight(cards, terrains).winner {
            Some(winner) if winner == side => 0,
            Some(_) => 1,
            None => 2,
        };
        all[at] += 1;
    }
    all
}

/// The advice in a sentence.
#[must_use]
pub fn sentence(m: Move, view: &View) -> LocalizedText {
    let side = view.viewer.unwrap_or(Side::South);
    match m {
        Move::Muster(row) => {
            LocalizedText::new("fayance-hint-muster").with("cards", words::cards(row))
        }
        Move::Refill(row) => {
            LocalizedText::new("fayance-hint-refill").with("cards", words::cards(row))
        }
        Move::Call(troop) => {
            LocalizedText::new("fayance-hint-call").with("troop", words::troop(troop))
        }
        Move::Lay(turn) => {
            let Some(land) = view.land else {
                return LocalizedText::new("fayance-hint-none");
            };
            let terrains = land.territory.terrains(turn);
            let favoured = |side: Side| {
                let own = view.sides[side].active.iter();
                own.filter(|card| card.people().is_favoured(terrains[side]))
                    .count()
            };
            LocalizedText::new("fayance-hint-lay")
                .with("terrain", words::terrain(terrains[side]))
                .with("mine", favoured(side))
                .with("theirs", favoured(side.other()))
        }
        Move::Choose(card) => {
            let counts = view.land.map(|land| chances(view, side, card, land));
            let [wins, losses, _] = counts.unwrap_or_default();
            LocalizedText::new("fayance-hint-choose")
                .with("card", words::card(card))
                .with("wins", wins)
                .with("losses", losses)
        }
    }
}
