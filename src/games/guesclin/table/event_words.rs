//! What happened, in sentences: for the log, for the prompt, and for screen readers. One line for each throw.

use super::words;
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
            LocalizedText::new("guesclin-log-placed").with("banner", words::banner(*banner))
        }
        Event::Round { n } => LocalizedText::new("guesclin-log-round")
            .with("n", *n)
            .with("of", scenario.rounds),
        Event::Activate { banner } => {
            LocalizedText::new("guesclin-log-activate").with("banner", words::banner(*banner))
        }
        Event::Order { to, order } => LocalizedText::new("guesclin-log-order")
            .with("to", words::fighter_object(scenario, *to))
            .with("order", words::order_cried(*order)),
        Event::Move {
            who,
            path,
            cost,
            exit: None,
        } => LocalizedText::new("guesclin-log-move")
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
            LocalizedText::new("guesclin-log-post")
                .with("post", words::post(post))
                .with("of", words::of_camp(*camp))
        }
        Event::Attack(blow) => thrown(
            LocalizedText::new("guesclin-log-attack"),
            scenario,
            (blow.who, blow.target),
            (&blow.throw, blow.defence.total(), blow.result),
        ),
        Event::Riposte(blow) => thrown(
            LocalizedText::new("guesclin-log-riposte"),
            scenario,
            (blow.who, blow.target),
            (&blow.throw, blow.defence.total(), blow.result),
        ),
        Event::Shoot(shot) => thrown(
            LocalizedText::new("guesclin-log-shoot"),
            scenario,
            (shot.who, shot.target),
            (&shot.throw, shot.defence.total(), shot.result),
        ),
        Event::Drop { object, at, .. } => LocalizedText::new("guesclin-log-drop")
            .with("object", words::object_start(scenario, *object))
            .with("hex", words::hex(*at)),
        Event::Take { who, object: what } => LocalizedText::new("guesclin-log-take")
            .with("who", start(*who))
            .with("object", object(*what)),
        Event::Put { who, object: what } => LocalizedText::new("guesclin-log-put")
            .with("who", start(*who))
            .with("object", object(*what)),
        Event::Give {
            who,
            object: what,
            to,
        } => LocalizedText::new("guesclin-log-give")
            .with("who", start(*who))
            .with("object", object(*what))
            .with("to", words::fighter_object(scenario, *to)),
        Event::Break { who, object: what } => LocalizedText::new("guesclin-log-break")
            .with("who", start(*who))
            .with("object", object(*what)),
        Event::Bridge { who, up: true } => {
            LocalizedText::new("guesclin-log-raise").with("who", start(*who))
        }
        Event::Bridge { who, up: false } => {
            LocalizedText::new("guesclin-log-lower").with("who", start(*who))
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
        None => "guesclin-log-leave",
        Some(ObjectKind::Load) => "guesclin-log-leave-booty",
        Some(ObjectKind::Cart) => "guesclin-log-leave-cart",
    });
    left.with("who", words::fighter_start(scenario, who))
        .with("exit", words::exit(exit))
}

/// Why the game ended.
#[must_use]
pub fn reason(scenario: &Scenario, outcome: &Outcome) -> LocalizedText {
    match (outcome.reason, scenario.aim) {
        (EndReason::Limit, _) => LocalizedText::new("guesclin-end-limit"),
        (EndReason::NobodyLeft, _) => LocalizedText::new("guesclin-end-nobody"),
        (EndReason::Objective, Aim::Booty) => LocalizedText::new("guesclin-end-booty"),
        (EndReason::Objective, Aim::Woodcutters) => LocalizedText::new("guesclin-end-posts"),
        (EndReason::Objective, Aim::Carts) => LocalizedText::new("guesclin-end-carts"),
        (EndReason::Objective, Aim::OpenField) => {
            let lost = outcome.winner.map_or(Camp::France, Camp::other);
            LocalizedText::new("guesclin-end-commanders").with("of", words::of_camp(lost))
        }
    }
}
