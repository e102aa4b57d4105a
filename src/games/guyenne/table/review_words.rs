//! What is said in the review of a game: its moves, its moments, where it turned, and the facts of each camp.

use super::castle_names::castle_name;
use super::hint_text;
use crate::keys;
use guyenne_ai::Hint;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::record::{Record, RecordedEvent};
use guyenne_rules::{Castle, Move, Names, View};
use kit_i18n::LocalizedText;
use kit_rules::message_key::KeyPattern;
use kit_rules::review::{Detail, ReviewFact, ReviewedDecision, ToldWords, TurningPoint};
use kit_table::review_words::ReviewWords;

/// The words of this game.
pub const REVIEW_WORDS: ReviewWords = ReviewWords {
    moment,
    move_words,
    reasons,
    turning_point,
    fact,
    chance: || LocalizedText::new(keys::GUYENNE_REVIEW_CHANCE),
};

/// The round, and the castle at which something is done: “Round 5, Cluis”.
fn moment(record: &str, decision: &ReviewedDecision) -> LocalizedText {
    let record = Record::parse(record).ok();
    let castle =
        record
            .as_ref()
            .and_then(|record| match record.events.get(decision.event)?.event {
                RecordedEvent::Play { castle, .. }
                | RecordedEvent::Reveal { castle, .. }
                | RecordedEvent::Concede { castle, .. }
                | RecordedEvent::Pillage { castle, .. } => Some(castle),
                _ => None,
            });
    let names = record.map_or_else(Names::default, |record| record.config.names);
    at(names, decision.round, castle)
}

/// A round, and a castle if one is meant.
fn at(names: Names, round: usize, castle: Option<Castle>) -> LocalizedText {
    let key = match castle {
        _ if round == 0 => keys::GUYENNE_REVIEW_BEFORE,
        None => keys::GUYENNE_REVIEW_ROUND,
        Some(_) => keys::GUYENNE_REVIEW_PLACE,
    };
    let words = LocalizedText::new(key).with("round", round);
    castle.iter().fold(words, |words, &castle| {
        words.with("castle", castle_name(names, castle))
    })
}

/// A move, short enough for a button: “2, 3 to Cluis”.
fn move_words(record: &str, decision: &ReviewedDecision, m: &str) -> LocalizedText {
    let Ok(parsed) = m.parse::<Move>() else {
        return LocalizedText::verbatim(m.to_owned());
    };
    let of = |key, cards| LocalizedText::new(key).with("cards", values(cards));
    let names = || Record::parse(record).map_or_else(|_| Names::default(), |it| it.config.names);
    match parsed {
        Move::Place { castle, cards } => {
            of(keys::GUYENNE_REVIEW_LAY, cards).with("castle", castle_name(names(), castle))
        }
        Move::Reinforce { castle, cards } => {
            of(keys::GUYENNE_REVIEW_ADD, cards).with("castle", castle_name(names(), castle))
        }
        Move::Pass => LocalizedText::new(keys::BUTTON_PASS),
        Move::Show => LocalizedText::new(keys::BUTTON_SHOW),
        Move::Concede => LocalizedText::new(keys::BUTTON_CONCEDE),
        Move::Lose(cards) => of(keys::GUYENNE_REVIEW_LOSE, cards),
        Move::Reserve(cards) => of(keys::GUYENNE_REVIEW_RESERVE, cards),
        Move::Give(cards) => of(keys::GUYENNE_REVIEW_GIVE, cards),
        Move::Order(place) => LocalizedText::new(if usize::from(place) == decision.seat {
            keys::GUYENNE_REVIEW_ORDER_FIRST
        } else {
            keys::GUYENNE_REVIEW_ORDER_SECOND
        }),
    }
}

/// Cards by their values, the hero by a word.
fn values(cards: Cards) -> LocalizedText {
    let plain = cards.without(Cards::one(Card::Hero)).unwrap_or(cards);
    let values: Vec<String> = plain.iter().map(|card| card.value().to_string()).collect();
    let values = LocalizedText::verbatim(values.join(", "));
    match (cards.has_hero(), plain.is_empty()) {
        (false, _) => values,
        (true, true) => LocalizedText::new(keys::GUYENNE_REVIEW_HERO),
        (true, false) => LocalizedText::new(keys::GUYENNE_REVIEW_HERO_AND).with("cards", values),
    }
}

/// The hint that advises the best move.
fn reasons(record: &str, decision: &ReviewedDecision) -> Option<LocalizedText> {
    let best = decision.best()?.parse().ok()?;
    let record = Record::parse(record).ok()?;
    let mut number = 0;
    let mut view = None;
    let replayed = record.replay_told(|position, _| {
        if number == decision.number {
            view = Some(position.view(position.to_move()));
        }
        number += 1;
    });
    replayed.ok()?;
    // A kept review may say anything.
    let view =
        view.filter(|view: &View| view.decision.is_some_and(|due| due.moves().contains(&best)))?;
    let hint = Hint::of(&view, best).filter(|hint| !hint.reasons.is_empty())?;
    Some(hint_text::tell(&hint, &view))
}

/// What happened at a turning point, with when and where.
fn turning_point(record: &str, turn: &TurningPoint) -> LocalizedText {
    let castle = match turn.words.details.get("castle") {
        Some(&Detail::Number(n)) => usize::try_from(n - 1).ok().and_then(Castle::new),
        _ => None,
    };
    let names = Record::parse(record).map_or_else(|_| Names::default(), |it| it.config.names);
    LocalizedText::new(keys::GUYENNE_REVIEW_TURN)
        .with("moment", at(names, turn.round, castle))
        .with("what", told(keys::GUYENNE_TURN_ANY, &turn.words))
}

/// A fact of a camp.
fn fact(_: &str, fact: &ReviewFact) -> LocalizedText {
    told(keys::GUYENNE_FACT_ANY, &fact.words)
}

/// A sentence of a kind, with the numbers and names that stand in it.
fn told(pattern: KeyPattern, told: &ToldWords) -> LocalizedText {
    let mut words = LocalizedText::built(pattern, &told.kind);
    for name in ["n", "sum", "other", "believed", "held", "idle", "camp"] {
        match told.details.get(name) {
            Some(&Detail::Number(n)) => words = words.with(name, n),
            Some(Detail::Name(id)) => words = words.with(name, id.clone()),
            None => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::{assert_text, localizer};
    use guyenne_ai::bot;
    use guyenne_rules::record::RecordPlayer;
    use guyenne_rules::{Edition, Level, Setup};
    use kit_i18n::{Language, Localizer};
    use kit_rules::review::Verdict;
    use kit_rules::seed::Seed;

    /// The first round of a game, with its record.
    fn record() -> String {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let players = setup.config.seats();
        let players = players.map(|seat| RecordPlayer::bot(seat, "knight"));
        let (mut position, mut record) =
            Record::start(setup, players.collect()).expect("a duel is a game");
        let mut knight = bot("knight", Seed(2)).expect("a bot");
        for _ in 0..6 {
            let seat = position.to_move().expect("the game goes on");
            let m = knight.choose(&position.view(Some(seat))).expect("a move");
            position
                .play_observed(m, &mut record)
                .expect("a legal move");
        }
        record.line()
    }

    fn decision(number: usize, event: usize, moves: &[&str]) -> ReviewedDecision {
        let weighed = |m: &&str| kit_rules::review::WeighedMove {
            m: (*m).to_owned(),
            chance: 0.5,
            value: 50.0,
            error: 0.0,
        };
        ReviewedDecision {
            number,
            event,
            round: 1,
            side: 0,
            seat: 0,
            made: moves[0].to_owned(),
            moves: moves.iter().map(weighed).collect(),
            known: Some([50.0; 2]),
            told: [50.0; 2],
            loss: 0.0,
            verdict: Verdict::Good,
            relieved: false,
        }
    }

    fn all() -> Vec<Localizer> {
        Vec::from(Language::ALL.map(localizer))
    }

    #[test]
    fn every_move_is_short_enough_for_a_button() {
        let english = localizer(Language::En);
        let decision = decision(0, 0, &["pass"]);
        let localizers = all();
        for (m, told) in [
            ("place 4 3+2", "3, 2 to Cluis"),
            ("place 1 hero", "hero to Chauvigny"),
            ("add 5 hero+2", "+hero, 2 to Sarzay"),
            ("pass", "Pass"),
            ("show", "Show"),
            ("concede", "Concede"),
            ("lose 5", "Lose 5"),
            ("reserve 2+2+2+2+2", "Set aside 2, 2, 2, 2, 2"),
            ("give 4", "Give 4"),
            ("order 0", "Play first yourself"),
            ("order 1", "Partner plays first"),
        ] {
            let words = move_words("", &decision, m);
            assert_text(&localizers, &words);
            assert_eq!(english.localize(&words), told);
            for localizer in &localizers {
                let n = localizer.localize(&words).chars().count();
                assert!(n <= 32, "{m}: {n}");
            }
        }
    }

    #[test]
    fn a_moment_names_the_castle_of_the_record() {
        let line = record();
        let events = Record::parse(&line).expect("a record").events;
        let play = |event: &RecordedEvent| matches!(event, RecordedEvent::Play { .. });
        let first = events.iter().position(|entry| play(&entry.event));
        let first = first.expect("a placement");
        let RecordedEvent::Play { castle, .. } = events[first].event else {
            panic!("a placement");
        };
        let words = moment(&line, &decision(0, first, &["pass"]));
        let name = Names::KNOWN[castle.index()];
        let told = localizer(Language::En).localize(&words);
        assert_eq!(told, format!("Round 1, {name}"));
        let draw = moment(&line, &decision(0, 0, &["pass"]));
        assert_eq!(localizer(Language::En).localize(&draw), "Round 1");
        assert_text(&all(), &words);
    }

    #[test]
    fn the_reasons_are_those_of_a_hint() {
        let line = record();
        assert_eq!(
            reasons(&line, &decision(0, 3, &["place 3 hero+5", "place 4 2"])),
            None,
            "there is no such card"
        );
        let words = reasons(&line, &decision(0, 3, &["place 3 hero+2", "place 4 2"]));
        let words = words.expect("reasons");
        let told = localizer(Language::En).localize(&words);
        assert!(told.contains("Crozant"), "{told}");
        assert_text(&all(), &words);
        assert_eq!(reasons(&line, &decision(999, 3, &["pass", "pass"])), None);
    }

    #[test]
    fn a_turning_point_is_a_sentence_after_its_moment() {
        let conceded = ToldWords::new("conceded")
            .number("castle", 4)
            .name("camp", "english")
            .number("sum", 9)
            .number("other", 4);
        let turn = TurningPoint {
            event: 0,
            round: 5,
            change: -20.0,
            words: conceded,
        };
        let words = turning_point("", &turn);
        assert_text(&all(), &words);
        assert_eq!(
            localizer(Language::En).localize(&words),
            "Round 5, Cluis: the English conceded with 9 against 4"
        );
        // A sum is nobody: the castle may have been neutral.
        let taken = TurningPoint {
            words: ToldWords::new("hero-takes")
                .number("castle", 4)
                .name("camp", "english")
                .number("other", 9),
            ..turn.clone()
        };
        let words = turning_point("", &taken);
        assert_text(&all(), &words);
        let told = localizer(Language::En).localize(&words);
        assert!(told.ends_with(" took it against 9"), "{told}");
        let draw = TurningPoint {
            words: ToldWords::new("draw")
                .name("camp", "french")
                .number("n", 1)
                .number("sum", 5),
            ..turn
        };
        let words = turning_point("", &draw);
        assert_text(&all(), &words);
        let told = localizer(Language::En).localize(&words);
        assert_eq!(told, "Round 5: the French drew one card, 5 in all");
    }

    #[test]
    fn a_fact_is_told_for_none_one_and_many() {
        let localizers = all();
        let mut seen = Vec::new();
        for (kind, other) in [
            ("bluffs", "believed"),
            ("paid", "other"),
            ("concessions", "held"),
            ("heroes", "idle"),
            ("kept", "sum"),
        ] {
            for (n, of) in [(0, 0), (1, 0), (1, 1), (7, 3)] {
                let words = ToldWords::new(kind).number("n", n).number(other, of);
                let words = fact("", &ReviewFact { side: 0, words });
                assert_text(&localizers, &words);
                let told = localizers[0].localize(&words);
                assert!(kind == "kept" || !seen.contains(&told), "{told}");
                seen.push(told);
            }
        }
    }
}
