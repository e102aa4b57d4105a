//! What is said of a review of a game that is over: its decisions, where it turned, how the dice fell.

use super::{event_words, hint_text, words};
use crate::keys;
use guesclin_ai::Hint;
use guesclin_rules::record::Record;
use guesclin_rules::{Banner, Board, Event, Fighter, Hex, Move, Object, Order, Scenario, View};
use kit_i18n::LocalizedText;
use kit_rules::review::{Detail, ReviewFact, ReviewedDecision, ToldWords, TurningPoint};
use kit_table::review_words::ReviewWords;

/// The words of this game.
pub const REVIEW_WORDS: ReviewWords = ReviewWords {
    moment,
    move_words,
    reasons,
    turning_point,
    fact,
    chance: || LocalizedText::new(keys::GUESCLIN_REVIEW_CHANCE),
};

/// When a decision fell, and whose it is.
fn moment(record: &str, decision: &ReviewedDecision) -> LocalizedText {
    let banner = read(record).map(|record| banner(record.scenario, decision));
    let text = match decision.round {
        0 => LocalizedText::new(keys::GUESCLIN_REVIEW_PLACING),
        n => LocalizedText::new(keys::GUESCLIN_REVIEW_MOMENT).with("n", n),
    };
    let unknown = || LocalizedText::verbatim("");
    text.with("banner", banner.map_or_else(unknown, words::banner))
}

/// Whose decision it is.
fn banner(scenario: &Scenario, decision: &ReviewedDecision) -> Banner {
    let all = scenario.banners();
    let mut own = all.filter(|banner| banner.camp().index() == decision.side);
    let first = own.next();
    let second = own.next().filter(|_| decision.seat > 0);
    second.or(first).unwrap_or(Banner::French)
}

/// A move, as a hint would advise it.
fn move_words(record: &str, decision: &ReviewedDecision, text: &str) -> LocalizedText {
    let unknown = || LocalizedText::verbatim(text.to_owned());
    let (Some(record), Some(advised)) = (read(record), Move::read_text(text)) else {
        return unknown();
    };
    let board = match advised {
        // Only these need the board: what falls or is given is told.
        Move::Drop { .. } | Move::Give { .. } => {
            board_at(&record, decision).map(|(board, _)| board)
        }
        _ => Some(Board::new(record.scenario)),
    };
    let bare = |board: Board| hint_text::advised(&Hint::bare(advised), &board);
    board.map_or_else(unknown, bare)
}

/// Why the best move is the best, as a hint says it.
fn reasons(record: &str, decision: &ReviewedDecision) -> Option<LocalizedText> {
    let record = read(record)?;
    let best = Move::read_text(decision.best()?)?;
    let (board, banner) = board_at(&record, decision)?;
    // A kept review may say anything.
    board.check(best).ok()?;
    let viewer = Some(banner);
    let hint = Hint::of(&View { viewer, board }, best)?;
    let reasons = hint.reasons.iter();
    words::commas(reasons.map(|&reason| hint_text::why(record.scenario, reason)))
}

/// Where the game turned.
fn turning_point(record: &str, turn: &TurningPoint) -> LocalizedText {
    let Some(record) = read(record) else {
        return LocalizedText::verbatim(turn.words.kind.clone());
    };
    let mut what = told(
        LocalizedText::built(keys::GUESCLIN_TURN_ANY, &turn.words.kind),
        Some(record.scenario),
        &turn.words,
    );
    if turn.words.kind == "end" {
        let ended = record
            .events
            .iter()
            .rev()
            .find_map(|entry| match &entry.event {
                Event::End(outcome) => Some(event_words::reason(record.scenario, outcome)),
                _ => None,
            });
        what = what.with(
            "reason",
            ended.unwrap_or_else(|| LocalizedText::verbatim("")),
        );
    }
    match turn.round {
        0 => what,
        n => LocalizedText::new(keys::GUESCLIN_REVIEW_ROUND)
            .with("n", n)
            .with("what", what),
    }
}

/// A fact of a camp.
fn fact(record: &str, fact: &ReviewFact) -> LocalizedText {
    let text = LocalizedText::built(keys::GUESCLIN_FACT_ANY, &fact.words.kind);
    let number = |name: &str| match fact.words.details.get(name) {
        Some(Detail::Number(n)) => Some(*n),
        _ => None,
    };
    match fact.words.kind.as_str() {
        "throws" => {
            let expected = tenths(number("expected").unwrap_or(0));
            let text = text.with("n", number("n").unwrap_or(0));
            text.with("hits", number("hits").unwrap_or(0))
                .with("expected", expected)
        }
        "dice" => {
            let sums = (2..=12_u8).filter_map(|sum| {
                let came = number(&format!("n{sum}"))?;
                let expected = number(&format!("e{sum}"))?;
                let text = LocalizedText::new(keys::GUESCLIN_REVIEW_SUM).with("sum", sum);
                Some(text.with("n", came).with("expected", tenths(expected)))
            });
            let sums = words::commas(sums);
            text.with("sums", sums.unwrap_or_else(|| LocalizedText::verbatim("")))
        }
        // Numbers are told without a record, too: those of many games, summed up.
        _ => match read(record).map(|record| record.scenario) {
            None if !fact.words.counts() => LocalizedText::verbatim(fact.words.kind.clone()),
            scenario => told(text, scenario, &fact.words),
        },
    }
}

/// With all that stands in the sentence, named as the rest of the game names it.
fn told(mut text: LocalizedText, scenario: Option<&Scenario>, told: &ToldWords) -> LocalizedText {
    for (argument, detail) in &told.details {
        text = match detail {
            Detail::Number(n) => match argument.as_str() {
                "n" => text.with("n", *n),
                "of" => text.with("of", *n),
                "hits" => text.with("hits", *n),
                "back" => text.with("back", *n),
                _ => text,
            },
            Detail::Name(name) => match scenario {
                Some(scenario) => named(text, scenario, argument, name),
                None => text,
            },
        };
    }
    text
}

fn named(text: LocalizedText, scenario: &Scenario, argument: &str, name: &str) -> LocalizedText {
    let fighter = |as_part: fn(&Scenario, Fighter) -> LocalizedText| {
        let mut all = scenario.fighters.iter();
        let who = Fighter::new(all.position(|recruit| recruit.id == name)?)?;
        Some(as_part(scenario, who))
    };
    let unknown = || LocalizedText::verbatim(name.to_owned());
    let starts = text.key().ends_with("fell");
    match argument {
        "who" => text.with("who", fighter(words::fighter_start).unwrap_or_else(unknown)),
        "target" => text.with(
            "target",
            fighter(words::fighter_object).unwrap_or_else(unknown),
        ),
        "to" => text.with("to", fighter(words::fighter_object).unwrap_or_else(unknown)),
        "object" => {
            let mut all = scenario.objects.iter();
            let object = all.position(|thing| thing.id == name).and_then(Object::new);
            let as_part = match starts {
                true => words::object_start,
                false => words::object_object,
            };
            let object = object.map(|object| as_part(scenario, object));
            text.with("object", object.unwrap_or_else(unknown))
        }
        "hex" => {
            let hex = Hex::all().find(|at| at.name() == name);
            text.with("hex", hex.map_or_else(unknown, words::hex))
        }
        "exit" => {
            let mut all = scenario.exits.iter();
            let exit = all.find(|exit| exit.by == name).map(words::exit);
            text.with("exit", exit.unwrap_or_else(unknown))
        }
        "post" => text.with("post", hint_text::post(name)),
        "banner" => {
            let banner = name.parse().map(words::banner);
            text.with("banner", banner.unwrap_or_else(|_| unknown()))
        }
        "order" => {
            let order = name.parse::<Order>().map(words::order);
            text.with("order", order.unwrap_or_else(|_| unknown()))
        }
        "result" => text.with("result", name.to_owned()),
        "other" => text.with("other", name.to_owned()),
        _ => text,
    }
}

/// A number to the tenth, in tenths.
fn tenths(n: i64) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_TENTHS)
        .with("whole", n / 10)
        .with("tenth", n % 10)
}

fn read(record: &str) -> Option<Record> {
    Record::parse(record.trim_end()).ok()
}

/// The board of a decision, and whose it is.
fn board_at(record: &Record, decision: &ReviewedDecision) -> Option<(Board, Banner)> {
    let mut found = None;
    let mut number = 0;
    let replayed = record.replay_decided(|_, board, banner, _| {
        if number == decision.number {
            found = Some((board.clone(), banner));
        }
        number += 1;
    });
    replayed.ok()?;
    found
}

#[cfg(test)]
mod tests;
