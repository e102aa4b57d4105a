//! Choosing: what a press means for the decision that is owed. Nothing is played before it is confirmed.
//!
//! A press on a card chooses it or puts it back; a press on a castle names it, a second one confirms. Cards may be
//! dragged to a castle instead. Mouse, keys and pads all end in the same [`Choice`].

use bevy::prelude::*;

use super::card::{CastleCard, Owner, Placement, Selectable, Selected, Spot, Value};
use super::tell::Script;
use super::{Cause, Confirmed, Rules, Shown, TABLE, TableSystems, Turn};
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::seat::Seat;
use crate::games::guyenne::rules::{Ask, Castle, Castles, Move, Names, Refusal, What};
use crate::input::Focusable;
use crate::speech::Say;

/// Request: what somebody wants at the table.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Choose this card, or put it back.
    Card(Entity),
    /// Name this castle; when it is named and cards are chosen: confirm.
    Castle(Castle),
    /// Do what the first button says.
    Commit,
    /// Do what the second button says.
    Decline,
    /// Put the last chosen thing back.
    TakeBack,
    /// Accept the screen behind the curtain.
    Accept,
    /// Ask for advice, or put it away.
    Advise,
}

/// What is chosen and not yet confirmed.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The cards, in the order chosen.
    pub entities: Vec<Entity>,
    /// Their values.
    pub cards: Cards,
    /// The castle.
    pub castle: Option<Castle>,
    /// The decision it is chosen for; another one begins with nothing chosen.
    ask: Option<Ask>,
}

/// What a button does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// Lay cards at a castle one names.
    Place,
    /// Lay cards at the castle the other camp named.
    Answer,
    /// Add cards.
    Reinforce,
    /// Add none.
    Pass,
    /// Turn the cards up.
    Show,
    /// Give up unseen.
    Concede,
    /// Lose the chosen cards.
    Lose,
    /// Set the chosen cards aside.
    SetAside,
}

/// What the person to move can do now.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Offer {
    /// The first button.
    pub commit: Option<Verb>,
    /// The second button.
    pub decline: Option<Verb>,
    /// Whether something chosen can be put back.
    pub take_back: bool,
    /// What the first button would play, or why it would be refused.
    pub ready: Option<Result<Move, Reason>>,
}

/// Why a choice is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A rule of the game.
    Rule(Refusal),
    /// Cards are chosen, their castle is not.
    NoCastle,
    /// Cards are owed: nothing can be passed.
    CannotPass,
    /// Nothing is chosen that could be put back.
    NothingToTakeBack,
}

impl Reason {
    /// The sentence that says it; `names` are those of the row.
    #[must_use]
    pub fn say(self, names: Names) -> Say {
        let rule = match self {
            Self::Rule(rule) => rule,
            Self::NoCastle => return Say::new("refusal-no-castle"),
            Self::CannotPass => return Say::new("refusal-cannot-pass"),
            Self::NothingToTakeBack => return Say::new("refusal-cannot-take-back"),
        };
        let say = Say::new(rule.key());
        match rule {
            Refusal::CastleSet(castle)
            | Refusal::SameCastle(castle)
            | Refusal::NotInPlay(castle)
            | Refusal::PartnerCastle(castle) => {
                say.with("castle", super::castle_names::castle_name(names, castle))
            }
            Refusal::ReserveFive(n) => say.with("n", n),
            Refusal::LossTooSmall(card) => {
                say.with("strongest", Say::new(format!("a-card-{}", card.value())))
            }
            _ => say,
        }
    }
}

/// Fact: a choice was refused.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused(pub Reason);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Choice>()
        .add_message::<Refused>()
        .init_resource::<Chosen>()
        .init_resource::<Offer>()
        .add_systems(
            Update,
            (
                apply_choices.in_set(TableSystems::Apply),
                (mark_selectable, mark_selected, make_offer)
                    .chain()
                    .after(TableSystems::Mirror)
                    .before(TableSystems::Show),
            ),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// The part of the screen that keys and pads reach first: the hand, then the castles; buttons come after.
const HAND_ZONE: u8 = 1;
const CASTLE_ZONE: u8 = 2;

/// The decision of the person at the screen.
fn asked(turn: &Turn, shown: Option<&Shown>) -> Option<Ask> {
    match turn {
        Turn::Person(_) => shown?.view.ask,
        _ => None,
    }
}

/// The castles that can be named.
fn castles(ask: &Ask) -> Castles {
    match ask.what {
        What::Place { castles, .. } => castles,
        What::Reinforce { room, .. } => room
            .iter()
            .filter(|(_, room)| *room > 0)
            .fold(Castles::default(), |all, &(castle, _)| all.with(castle)),
        _ => Castles::default(),
    }
}

/// Whether a card lies where the decision takes cards from.
fn in_question(ask: &Ask, spot: Spot) -> bool {
    match ask.what {
        What::Place { .. } | What::Reinforce { .. } | What::Give { .. } => {
            matches!(spot, Spot::Hand { .. })
        }
        What::Lose { castle, .. } => matches!(spot, Spot::Front { castle: c, .. } if c == castle),
        What::Reserve { .. } => matches!(spot, Spot::Tray { .. }),
        What::Order | What::Answer { .. } => false,
    }
}

/// What the chosen things amount to.
fn candidate(ask: &Ask, chosen: &Chosen) -> Result<Move, Reason> {
    let cards = chosen.cards;
    let castle = || {
        if cards.is_empty() {
            return Err(Reason::Rule(Refusal::NoCard));
        }
        chosen.castle.ok_or(Reason::NoCastle)
    };
    let m = match ask.what {
        What::Reserve { .. } => Move::Reserve(cards),
        What::Give { .. } => Move::Give(cards),
        What::Order => Move::Order(0),
        What::Place { .. } => Move::Place {
            castle: castle()?,
            cards,
        },
        What::Reinforce { .. } => Move::Reinforce {
            castle: castle()?,
            cards,
        },
        What::Answer { .. } => Move::Show,
        What::Lose { .. } => Move::Lose(cards),
    };
    ask.check(m).map(|()| m).map_err(Reason::Rule)
}

/// Why one more card cannot be chosen, whatever comes after.
fn one_too_many(ask: &Ask, chosen: &Chosen, cards: Cards) -> Option<Reason> {
    let refused = match ask.what {
        What::Place { castles, .. } => {
            let castle = chosen.castle.or_else(|| castles.iter().next())?;
            ask.check(Move::Place { castle, cards }).err()?
        }
        What::Reinforce { room, .. } => {
            let roomiest = room.iter().max_by_key(|(_, room)| *room)?.0;
            let castle = chosen.castle.unwrap_or(roomiest);
            ask.check(Move::Reinforce { castle, cards }).err()?
        }
        What::Reserve { .. } if cards.count() > 5 => Refusal::ReserveFive(cards.count()),
        _ => return None,
    };
    Some(Reason::Rule(refused))
}

/// Plays a move of anybody and lines up what follows.
pub(super) fn confirm(
    rules: &mut Rules,
    seat: Seat,
    m: Move,
    script: &mut Script,
    confirmed: &mut MessageWriter<Confirmed>,
) -> Result<(), Refusal> {
    let told = rules.play(seat, m)?;
    let (view, near) = rules.shown();
    script.extend(told, view, near);
    confirmed.write(Confirmed {
        record: rules.record(),
        cause: if rules.plan().player(seat.camp).is_human() {
            Cause::PersonMove
        } else {
            Cause::BotMove
        },
    });
    Ok(())
}

pub(super) fn apply_choices(
    mut choices: MessageReader<Choice>,
    turn: Res<Turn>,
    shown: Res<Shown>,
    mut rules: ResMut<Rules>,
    cards: Query<(&Placement, &Owner, &Value)>,
    mut chosen: ResMut<Chosen>,
    mut script: ResMut<Script>,
    mut refused: MessageWriter<Refused>,
    mut confirmed: MessageWriter<Confirmed>,
) {
    for &choice in choices.read() {
        if !script.is_told() {
            continue;
        }
        let Some(ask) = asked(&turn, Some(&shown)) else {
            continue;
        };
        let mut refuse = |reason| {
            refused.write(Refused(reason));
        };
        let play = match choice {
            Choice::Card(entity) => {
                if let Some(at) = chosen.entities.iter().position(|&e| e == entity) {
                    chosen.entities.remove(at);
                    chosen.cards = values(&chosen.entities, &cards);
                } else if let Ok((placement, owner, value)) = cards.get(entity)
                    && owner.0 == ask.seat.camp
                    && in_question(&ask, placement.0)
                {
                    let more = chosen.cards + Cards::one(value.0);
                    match one_too_many(&ask, &chosen, more) {
                        Some(reason) => refuse(reason),
                        None => {
                            chosen.entities.push(entity);
                            chosen.cards = more;
                        }
                    }
                }
                None
            }
            Choice::Castle(castle) => {
                if castles(&ask).contains(castle) {
                    let again = chosen.castle == Some(castle) && !chosen.cards.is_empty();
                    chosen.castle = Some(castle);
                    again.then(|| candidate(&ask, &chosen))
                } else if let Some(reason) = wrong_castle(&ask, castle) {
                    refuse(reason);
                    None
                } else {
                    None
                }
            }
            Choice::Commit => Some(candidate(&ask, &chosen)),
            Choice::Decline => match ask.what {
                What::Reinforce { .. } => Some(Ok(Move::Pass)),
                What::Answer { .. } => Some(Ok(Move::Concede)),
                _ => Some(Err(Reason::CannotPass)),
            },
            Choice::TakeBack => {
                if chosen.entities.pop().is_some() {
                    chosen.cards = values(&chosen.entities, &cards);
                } else if castles(&ask).count() > 1 && chosen.castle.is_some() {
                    chosen.castle = None;
                } else {
                    refuse(Reason::NothingToTakeBack);
                }
                None
            }
            Choice::Accept | Choice::Advise => None,
        };
        match play {
            None => {}
            Some(Err(reason)) => refuse(reason),
            Some(Ok(m)) => match confirm(&mut rules, ask.seat, m, &mut script, &mut confirmed) {
                Ok(()) => *chosen = Chosen::default(),
                Err(refusal) => refuse(Reason::Rule(refusal)),
            },
        }
    }
}

fn values(entities: &[Entity], cards: &Query<(&Placement, &Owner, &Value)>) -> Cards {
    let known = entities.iter().filter_map(|&entity| cards.get(entity).ok());
    known.map(|(_, _, value)| value.0).collect()
}

/// Which rule keeps a castle from being named now.
fn wrong_castle(ask: &Ask, castle: Castle) -> Option<Reason> {
    let rule = match ask.what {
        What::Place {
            castles, second, ..
        } => match castles.iter().next() {
            Some(named) if !second => Refusal::CastleSet(named),
            _ => Refusal::SameCastle(castle),
        },
        What::Reinforce { room, .. } => {
            if room.iter().any(|&(named, _)| named == castle) {
                Refusal::SixthCard
            } else {
                Refusal::NotInPlay(castle)
            }
        }
        _ => return None,
    };
    Some(Reason::Rule(rule))
}

/// Marks what can be chosen for the decision, for pointer, keys and pads.
pub(super) fn mark_selectable(
    turn: Res<Turn>,
    shown: Option<Res<Shown>>,
    cards: Query<(Entity, &Owner, &Placement, Option<&Focusable>), Without<CastleCard>>,
    rows: Query<(Entity, &CastleCard, Option<&Focusable>)>,
    mut chosen: ResMut<Chosen>,
    mut commands: Commands,
) {
    let ask = asked(&turn, shown.as_deref());
    if ask != chosen.ask {
        let only = ask.map(|ask| castles(&ask)).filter(|c| c.count() == 1);
        *chosen = Chosen {
            castle: only.map(|castles| castles.nth(0)),
            ask,
            ..default()
        };
    }
    let mut mark = |entity: Entity, yes: bool, is: Option<&Focusable>, zone: u8, order: u8| {
        let focusable = Focusable::PAGE.zone(zone).order(order + 1);
        if yes && is != Some(&focusable) {
            commands.entity(entity).insert((Selectable, focusable));
        } else if !yes && is.is_some() {
            commands.entity(entity).remove::<(Selectable, Focusable)>();
        }
    };
    for (entity, owner, placement, is) in &cards {
        let yes = ask.is_some_and(|ask| owner.0 == ask.seat.camp && in_question(&ask, placement.0));
        mark(entity, yes, is, HAND_ZONE, placement.0.index());
    }
    for (entity, castle, is) in &rows {
        let yes = ask.is_some_and(|ask| castles(&ask).contains(castle.0));
        mark(entity, yes, is, CASTLE_ZONE, castle.0.index() as u8);
    }
}

/// Marks what is chosen.
fn mark_selected(
    chosen: Res<Chosen>,
    turn: Res<Turn>,
    marked: Query<Entity, With<Selected>>,
    rows: Query<(Entity, &CastleCard)>,
    mut commands: Commands,
) {
    if !chosen.is_changed() && !turn.is_changed() {
        return;
    }
    let castle = rows
        .iter()
        .find(|(_, castle)| chosen.castle == Some(castle.0))
        .map(|(entity, _)| entity);
    let wanted = |entity: Entity| Some(entity) == castle || chosen.entities.contains(&entity);
    for entity in &marked {
        if !wanted(entity) {
            commands.entity(entity).remove::<Selected>();
        }
    }
    for &entity in chosen.entities.iter().chain(&castle) {
        if !marked.contains(entity) {
            commands.entity(entity).insert(Selected);
        }
    }
}

/// Tells the buttons what they do.
fn make_offer(
    turn: Res<Turn>,
    shown: Option<Res<Shown>>,
    chosen: Res<Chosen>,
    mut offer: ResMut<Offer>,
) {
    let fresh = asked(&turn, shown.as_deref()).map_or_else(Offer::default, |ask| {
        let (commit, decline) = match ask.what {
            What::Reserve { .. } => (Some(Verb::SetAside), None),
            What::Give { .. } | What::Order => (None, None),
            What::Place { castles, .. } if castles.count() == 1 => (Some(Verb::Answer), None),
            What::Place { .. } => (Some(Verb::Place), None),
            What::Reinforce { .. } if castles(&ask).count() == 0 => (None, Some(Verb::Pass)),
            What::Reinforce { .. } => (Some(Verb::Reinforce), Some(Verb::Pass)),
            What::Answer { .. } => (Some(Verb::Show), Some(Verb::Concede)),
            What::Lose { .. } => (Some(Verb::Lose), None),
        };
        Offer {
            commit,
            decline,
            take_back: !chosen.entities.is_empty()
                || (chosen.castle.is_some() && castles(&ask).count() > 1),
            ready: Some(candidate(&ask, &chosen)),
        }
    });
    offer.set_if_neq(fresh);
}

fn forget(mut chosen: ResMut<Chosen>, mut offer: ResMut<Offer>) {
    *chosen = Chosen::default();
    *offer = Offer::default();
}
