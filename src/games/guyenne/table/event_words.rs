//! The events as sentences of the locale files, for the log and the prompts. They name the camps, and contain no more
//! than the event does: of cards that the viewer may not know only the number.

use super::Seating;
use super::castle_names::castle_name as castle;
use super::words::{card_value, ended, exhausted, exhaustions, kind, of_camp, player};
use crate::keys;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Decider, Edition, Event, Seen, SeenEvent, Side, Stage, View};
use kit_i18n::{LocalizedText, MessageArgument};
use kit_rules::message_key::MessageKey;

/// A phrase about a camp at a castle.
fn there(key: MessageKey, camp: Camp, at: Castle, view: &View) -> LocalizedText {
    of_camp(key, camp).with("castle", castle(view.config.names, at))
}

/// The log's sentences for an event; `view` is the view right after it. What one of two partners does has their name.
#[must_use]
pub fn tell(event: &SeenEvent, view: &View, seating: &Seating) -> Vec<LocalizedText> {
    let mut told = sentences(event, view, seating);
    let actor = match event {
        Event::Draw { seat, .. }
        | Event::Play { seat, .. }
        | Event::Pass { seat }
        | Event::Reveal { seat, .. }
        | Event::Concede { seat, .. }
        | Event::Pillage { seat, .. } => Some(*seat),
        _ => None,
    };
    if let Some(seat) = actor.filter(|seat| view.config.shared(seat.camp))
        && let Some(sentence) = told.first_mut()
    {
        *sentence = LocalizedText::new(keys::LOG_BY_PARTNER)
            .with("sentence", sentence.clone())
            .with("name", player(seating, seat));
    }
    told
}

/// The sentences, which name the camps.
fn sentences(event: &SeenEvent, view: &View, seating: &Seating) -> Vec<LocalizedText> {
    let one = |message| vec![message];
    match event {
        Event::Reserve { camp, cards } => {
            one(of_camp(keys::LOG_RESERVE, *camp).with("n", cards.count))
        }
        Event::Draw { seat, cards } => {
            let gone = view.camps[seat.camp].exhaustions == view.config.exhaustions();
            let last = gone.then(|| of_camp(keys::LOG_EXHAUSTED, seat.camp));
            [draw(*seat, cards, view)].into_iter().chain(last).collect()
        }
        Event::Reshuffle { camp, cards: 0 } => one(of_camp(keys::LOG_RESHUFFLE_NONE, *camp)),
        Event::Reshuffle { camp, cards } => vec![
            of_camp(keys::LOG_RESHUFFLE, *camp).with("n", *cards),
            exhaustions(view, *camp),
        ],
        Event::Give { from, to, cards } => one(LocalizedText::new(keys::LOG_GIVE)
            .with("name", player(seating, *from))
            .with("partner", player(seating, *to))
            .with("n", cards.count)),
        Event::Order { first } => {
            one(of_camp(keys::LOG_ORDER, first.camp).with("name", player(seating, *first)))
        }
        Event::Round { n, first } => one(of_camp(keys::LOG_ROUND, *first).with("n", *n)),
        Event::Play {
            seat,
            castle,
            cards,
        } => {
            let side = view.front(*castle, seat.camp).map(|front| front.side);
            let key = match (view.stage, side) {
                (Stage::Reinforce { .. }, _) => keys::LOG_REINFORCES,
                (_, Some(Side::Long)) => keys::LOG_PLAYS_DEFENCE,
                _ => keys::LOG_PLAYS_ATTACK,
            };
            one(there(key, seat.camp, *castle, view).with("n", cards.count))
        }
        Event::Pass { seat } => one(of_camp(keys::LOG_PASSES, seat.camp)),
        Event::Reveal {
            seat,
            castle,
            cards,
        } => one(reveal(seat.camp, *castle, cards, view)),
        Event::Concede {
            seat,
            castle,
            cards,
        } => one(there(keys::LOG_CONCEDES, seat.camp, *castle, view).with("n", cards.count)),
        Event::Combat { castle, winner, .. } => one(combat(event, *castle, *winner, view)),
        Event::Pillage {
            seat,
            castle,
            cards,
        } => one(there(keys::LOG_PILLAGE, seat.camp, *castle, view)
            .with("cards", list(cards, |card| kind(card, seat.camp).into()))),
        Event::Sweep => one(LocalizedText::new(keys::LOG_SWEEP)),
        Event::End {
            reason,
            points,
            winner,
        } => {
            let end = ended(
                [
                    keys::LOG_END_SIX_CASTLES,
                    keys::LOG_END_EXHAUSTED,
                    keys::LOG_END_EXHAUSTED_BOTH,
                ],
                *reason,
                *winner,
                exhausted(view),
            );
            let score = LocalizedText::new(keys::LOG_SCORE)
                .with("english", points[Camp::English])
                .with("french", points[Camp::French]);
            vec![end, score, verdict(*winner, view)]
        }
    }
}

/// Who won, and what decided if points are equal.
fn verdict(winner: Option<Camp>, view: &View) -> LocalizedText {
    let edition = view.config.edition;
    let Some(winner) = winner else {
        return LocalizedText::new(match edition {
            Edition::V2022 => keys::LOG_DRAW_GAME,
            Edition::V2021 => keys::LOG_DRAW_GAME_GROUP,
        });
    };
    let decider = view.outcome.and_then(|outcome| outcome.decider(edition));
    let key = match decider {
        Some(Decider::Group) => keys::LOG_WINNER_GROUP,
        Some(Decider::Unspent) => keys::LOG_WINNER_UNSPENT,
        Some(Decider::Points) | None => keys::LOG_WINNER,
    };
    of_camp(key, winner)
}

/// Cards that are drawn. In the first deal the hero is not counted: it does not come from the pile.
fn draw(seat: Seat, cards: &Seen, view: &View) -> LocalizedText {
    if view.round <= 1 {
        let drawn = cards.count.saturating_sub(1);
        of_camp(keys::LOG_DEAL, seat.camp).with("n", drawn)
    } else {
        of_camp(keys::LOG_DRAW, seat.camp).with("n", cards.count)
    }
}

/// The known cards of an event, each as a value of a list.
fn list(cards: &Seen, value: impl Fn(Card) -> MessageArgument) -> MessageArgument {
    let known = cards.cards.iter().flatten();
    MessageArgument::List(known.map(|&card| value(card)).collect())
}

/// Cards that are turned up for everybody.
fn reveal(camp: Camp, castle: Castle, cards: &Seen, view: &View) -> LocalizedText {
    let known: Cards = cards.cards.iter().flatten().copied().collect();
    let key = match known {
        known if known.has_hero() => keys::LOG_REVEALS_HERO,
        known if known.count() == 1 => keys::LOG_REVEALS_ONE,
        _ => keys::LOG_REVEALS,
    };
    there(key, camp, castle, view)
        .with("cards", list(cards, |card| card_value(card, camp)))
        .with("sum", known.sum())
}

/// What the sentences on a combat's outcome depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct DescribedOutcome {
    /// Who held the castle before.
    held_by: Option<Camp>,
    /// Whether the winner's hero decided it, or on a tie whether two heroes met.
    by_hero: bool,
    /// The defender gave up unseen.
    conceded: bool,
}

impl DescribedOutcome {
    fn of(event: &SeenEvent, castle: Castle, winner: Option<Camp>, view: &View) -> Self {
        let front = |camp| view.front(castle, camp);
        let hero =
            |camp| front(camp).is_some_and(|f| f.shown && f.cards.is_some_and(Cards::has_hero));
        Self {
            held_by: view.defender(castle),
            by_hero: match winner {
                Some(winner) => hero(winner),
                None => Camp::ALL.into_iter().all(hero),
            },
            conceded: matches!(
                event,
                Event::Combat {
                    conceded: Some(_),
                    ..
                }
            ),
        }
    }
}

/// The sums of a combat, 0 where the viewer may not know them: first the winner's (on a tie the English one).
fn sums(event: &SeenEvent, winner: Option<Camp>) -> (u8, u8) {
    let Event::Combat { sums, .. } = event else {
        return (0, 0);
    };
    let first = winner.unwrap_or(Camp::English);
    let sum = |camp: Camp| sums[camp].unwrap_or_default();
    (sum(first), sum(first.enemy()))
}

/// The log's sentence for a combat.
fn combat(event: &SeenEvent, castle: Castle, winner: Option<Camp>, view: &View) -> LocalizedText {
    let verdict = DescribedOutcome::of(event, castle, winner, view);
    let (high, low) = sums(event, winner);
    let Some(camp) = winner else {
        let (key, holder) = match (verdict.by_hero, verdict.held_by) {
            (true, None) => (keys::LOG_COMBAT_HEROES_NEUTRAL, Camp::English),
            (true, Some(holder)) => (keys::LOG_COMBAT_HEROES_HELD, holder),
            (false, None) => (keys::LOG_COMBAT_TIE_NEUTRAL, Camp::English),
            (false, Some(holder)) => (keys::LOG_COMBAT_TIE_HELD, holder),
        };
        return there(key, holder, castle, view).with("sum", high);
    };
    let keeps = verdict.held_by == Some(camp);
    if verdict.conceded {
        return there(keys::LOG_COMBAT_TAKES_CONCEDED, camp, castle, view);
    }
    let key = match (keeps, verdict.by_hero) {
        (false, false) => keys::LOG_COMBAT_TAKES,
        (false, true) => keys::LOG_COMBAT_TAKES_HERO,
        (true, false) => keys::LOG_COMBAT_KEEPS,
        (true, true) => keys::LOG_COMBAT_KEEPS_HERO,
    };
    there(key, camp, castle, view)
        .with("winner", high)
        .with("loser", low)
}

/// A combat's outcome in few words, for the prompt banner; `None` for other events.
#[must_use]
pub fn outcome(event: &SeenEvent, view: &View) -> Option<LocalizedText> {
    let Event::Combat { castle, winner, .. } = event else {
        return None;
    };
    let verdict = DescribedOutcome::of(event, *castle, *winner, view);
    Some(match *winner {
        None if verdict.by_hero => LocalizedText::new(keys::COMBAT_HEROES_TIE),
        None => {
            let key = match verdict.held_by {
                None => keys::COMBAT_TIE_NEUTRAL,
                Some(_) => keys::COMBAT_TIE_HELD,
            };
            LocalizedText::new(key).with("castle", self::castle(view.config.names, *castle))
        }
        Some(camp) if verdict.conceded => there(keys::COMBAT_CONCEDED, camp, *castle, view),
        Some(camp) if verdict.held_by == Some(camp) => {
            there(keys::COMBAT_HOLDS, camp, *castle, view)
        }
        Some(camp) => there(keys::COMBAT_TAKES, camp, *castle, view),
    })
}

#[cfg(test)]
mod tests;
