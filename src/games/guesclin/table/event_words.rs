//! What happened, in sentences: for the log, for the prompt, and for screen readers. One line for each throw.

use super::words;
use crate::keys;
use guesclin_rules::preview::needed;
use guesclin_rules::{
    Aim, Camp, EndReason, Event, Fighter, HitResult, ObjectKind, Outcome, Scenario, Throw,
};
use kit_i18n::LocalizedText;

/// The sentences about an event.
#[must_use]
pub fn tell(event: &Event, scenario: &Scenario) -> Vec<LocalizedText> {
    match event {
        Event::End(outcome) => vec![
            reason(scenario, outcome),
            words::victory(outcome.winner, outcome.victory),
        ],
        _ => sentence(event, scenario).into_iter().collect(),
    }
}

fn sentence(event: &Event, scenario: &Scenario) -> Option<LocalizedText> {
    let start = |who: Fighter| words::fighter_start(scenario, who);
    let object = |what| words::object_object(scenario, what);
    Some(match event {
        Event::Place { banner, .. } => {
            LocalizedText::new(keys::GUESCLIN_LOG_PLACED).with("banner", words::banner(*banner))
        }
        Event::Round { n } => LocalizedText::new(keys::GUESCLIN_LOG_ROUND)
            .with("n", *n)
            .with("of", scenario.rounds),
        Event::Activate { banner } => {
            LocalizedText::new(keys::GUESCLIN_LOG_ACTIVATE).with("banner", words::banner(*banner))
        }
        Event::Order { to, order } => LocalizedText::new(keys::GUESCLIN_LOG_ORDER)
            .with("to", words::fighter_object(scenario, *to))
            .with("order", words::order_cried(*order)),
        Event::Move {
            who,
            path,
            cost,
            exit: None,
        } => LocalizedText::new(keys::GUESCLIN_LOG_MOVE)
            .with("who", start(*who))
            .with("hex", words::hex(path.last()?))
            .with("cost", *cost),
        Event::Move {
            who,
            exit: Some(exit),
            ..
        } => left(scenario, *who, *exit),
        Event::Post { post, camp } => {
            let post = &scenario.posts[usize::from(*post)];
            LocalizedText::new(keys::GUESCLIN_LOG_POST)
                .with("post", words::post(post))
                .with("of", words::of_camp(*camp))
        }
        Event::Attack(blow) => thrown(
            LocalizedText::new(keys::GUESCLIN_LOG_ATTACK),
            scenario,
            (blow.who, blow.target),
            (&blow.throw, blow.defence.total(), blow.result),
        ),
        Event::Riposte(blow) => thrown(
            LocalizedText::new(keys::GUESCLIN_LOG_RIPOSTE),
            scenario,
            (blow.who, blow.target),
            (&blow.throw, blow.defence.total(), blow.result),
        ),
        Event::Shoot(shot) => thrown(
            LocalizedText::new(keys::GUESCLIN_LOG_SHOOT),
            scenario,
            (shot.who, shot.target),
            (&shot.throw, shot.defence.total(), shot.result),
        ),
        Event::Drop { object, at, .. } => LocalizedText::new(keys::GUESCLIN_LOG_DROP)
            .with("object", words::object_start(scenario, *object))
            .with("hex", words::hex(*at)),
        Event::Take { who, object: what } => LocalizedText::new(keys::GUESCLIN_LOG_TAKE)
            .with("who", start(*who))
            .with("object", object(*what)),
        Event::Put { who, object: what } => LocalizedText::new(keys::GUESCLIN_LOG_PUT)
            .with("who", start(*who))
            .with("object", object(*what)),
        Event::Give {
            who,
            object: what,
            to,
        } => LocalizedText::new(keys::GUESCLIN_LOG_GIVE)
            .with("who", start(*who))
            .with("object", object(*what))
            .with("to", words::fighter_object(scenario, *to)),
        Event::Break { who, object: what } => LocalizedText::new(keys::GUESCLIN_LOG_BREAK)
            .with("who", start(*who))
            .with("object", object(*what)),
        Event::Bridge { who, up: true } => {
            LocalizedText::new(keys::GUESCLIN_LOG_RAISE).with("who", start(*who))
        }
        Event::Bridge { who, up: false } => {
            LocalizedText::new(keys::GUESCLIN_LOG_LOWER).with("who", start(*who))
        }
        Event::End(_) => return None,
    })
}

/// One throw: who at whom, the dice, the kept ones, the score needed, and what it does.
fn thrown(
    sentence: LocalizedText,
    scenario: &Scenario,
    (who, target): (Fighter, Fighter),
    (throw, defence, result): (&Throw, i8, HitResult),
) -> LocalizedText {
    let faces: Vec<String> = throw.dice.faces().iter().map(u8::to_string).collect();
    sentence
        .with("who", words::fighter_start(scenario, who))
        .with("target", words::fighter_object(scenario, target))
        .with("n", throw.dice.count())
        .with("dice", faces.join("\u{a0}"))
        .with("first", throw.kept[0])
        .with("second", throw.kept[1])
        .with("score", throw.score)
        .with("needed", needed(defence))
        .with("result", words::result(result))
}

fn left(scenario: &Scenario, who: Fighter, exit: u8) -> LocalizedText {
    let exit = &scenario.exits[usize::from(exit)];
    let left = LocalizedText::new(match exit.only {
        None => keys::GUESCLIN_LOG_LEAVE,
        Some(ObjectKind::Load) => keys::GUESCLIN_LOG_LEAVE_BOOTY,
        Some(ObjectKind::Cart) => keys::GUESCLIN_LOG_LEAVE_CART,
    });
    left.with("who", words::fighter_start(scenario, who))
        .with("exit", words::exit(exit))
}

/// Why the game ended.
#[must_use]
pub fn reason(scenario: &Scenario, outcome: &Outcome) -> LocalizedText {
    match (outcome.reason, scenario.aim) {
        (EndReason::Limit, _) => LocalizedText::new(keys::GUESCLIN_END_LIMIT),
        (EndReason::NobodyLeft, _) => LocalizedText::new(keys::GUESCLIN_END_NOBODY),
        (EndReason::Objective, Aim::Booty) => LocalizedText::new(keys::GUESCLIN_END_BOOTY),
        (EndReason::Objective, Aim::Woodcutters) => LocalizedText::new(keys::GUESCLIN_END_POSTS),
        (EndReason::Objective, Aim::Carts) => LocalizedText::new(keys::GUESCLIN_END_CARTS),
        (EndReason::Objective, Aim::OpenField) => {
            let lost = outcome.winner.map_or(Camp::France, Camp::other);
            LocalizedText::new(keys::GUESCLIN_END_COMMANDERS).with("of", words::of_camp(lost))
        }
    }
}
