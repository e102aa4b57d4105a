//! What is said of a review of one of this game's games.

use super::request::read_request;
use super::{GameConfig, hint_text, words};
use crate::keys;
use fayance_ai::reasons_at_once;
use fayance_rules::record::Record;
use fayance_rules::{BySide, Card, Event, Move, Side, Terrain, Territory};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_rules::review::{Detail, ReviewFact, ReviewedDecision, ToldWords, TurningPoint};
use kit_table::hint;
use kit_table::review_words::ReviewWords;
use kit_table::{GameRequest, SeatPlayer};

/// The words of this game.
pub const REVIEW_WORDS: ReviewWords = ReviewWords {
    moment,
    move_words,
    reasons,
    turning_point,
    fact,
    chance: || LocalizedText::new(keys::FAYANCE_TOLD_CHANCE),
};

/// The game of a record as the table names its players; without a record as if it had none.
fn game(text: &str) -> (Option<Record>, GameConfig) {
    let record = Record::parse(text.trim_end()).ok();
    let mut config = read_request(&GameRequest::default());
    if let Some(record) = &record {
        let seat = |side: Side| {
            let player = &record.players[side];
            SeatPlayer::of_record(&player.kind, &player.name)
        };
        config.seats = BySide(Side::ALL.map(seat));
    }
    (record, config)
}

/// The territory that was laid last before `event`, or by it.
fn land(record: Option<&Record>, event: usize) -> Option<Territory> {
    let events = record?.events.iter().take(event + 1).rev();
    let mut laid = events.filter_map(|entry| match entry.event {
        Event::Lay { territory, .. } => Some(territory),
        _ => None,
    });
    laid.next()
}

/// A message about the `n`-th territory.
fn of_land(key: MessageKey, n: usize, land: Option<Territory>) -> LocalizedText {
    let message = LocalizedText::new(key).with("n", n as u64);
    let name = land.map_or_else(|| LocalizedText::verbatim(""), words::territory);
    message.with("territory", name)
}

fn moment(text: &str, decision: &ReviewedDecision) -> LocalizedText {
    let (record, _) = game(text);
    let land = land(record.as_ref(), decision.event);
    match Move::of_text(&decision.made) {
        Some(Move::Call(_)) => LocalizedText::new(keys::FAYANCE_TOLD_CALL),
        Some(Move::Lay(_)) => of_land(keys::FAYANCE_TOLD_LAY, decision.round, land),
        Some(Move::Choose(_)) => {
            let events = record.iter().flat_map(|record| &record.events);
            let before = events.take(decision.event).map(|entry| entry.event);
            let combat = before.fold(1_u64, |combat, event| match event {
                Event::Lay { .. } => 1,
                Event::Combat { .. } => combat + 1,
                _ => combat,
            });
            of_land(keys::FAYANCE_TOLD_CHOOSE, decision.round, land).with("combat", combat)
        }
        Some(Move::Refill(_)) => of_land(keys::FAYANCE_TOLD_REFILL, decision.round, land),
        Some(Move::Muster(_)) | None => LocalizedText::new(keys::FAYANCE_TOLD_MUSTER),
    }
}

fn move_words(text: &str, decision: &ReviewedDecision, m: &str) -> LocalizedText {
    match Move::of_text(m) {
        Some(Move::Muster(row)) => {
            LocalizedText::new(keys::FAYANCE_MOVE_MUSTER).with("cards", words::cards(row))
        }
        Some(Move::Refill(row)) => {
            LocalizedText::new(keys::FAYANCE_MOVE_REFILL).with("cards", words::cards(row))
        }
        Some(Move::Call(troop)) => {
            LocalizedText::new(keys::FAYANCE_MOVE_CALL).with("troop", words::troop(troop))
        }
        Some(Move::Choose(card)) => {
            LocalizedText::new(keys::FAYANCE_MOVE_CHOOSE).with("card", words::card(card))
        }
        Some(Move::Lay(turn)) => {
            let (record, _) = game(text);
            let side = Side::ALL[decision.side.min(1)];
            let terrains = land(record.as_ref(), decision.event)
                .map_or(BySide::new(Terrain::Forest, Terrain::Forest), |land| {
                    land.terrains(turn)
                });
            LocalizedText::new(keys::FAYANCE_MOVE_LAY)
                .with("terrain", terrains[side].name())
                .with("theirs", terrains[side.other()].name())
        }
        None => LocalizedText::verbatim(m.to_owned()),
    }
}

fn reasons(text: &str, decision: &ReviewedDecision) -> Option<LocalizedText> {
    let (record, _) = game(text);
    let best = Move::of_text(decision.best()?)?;
    let side = Side::ALL[decision.side.min(1)];
    let view = record.as_ref()?.view_at(decision.event, side)?;
    view.decision?.check(best).ok()?;
    let hint = reasons_at_once(&view, best)?;
    let told = hint.reasons.iter().map(|&reason| hint_text::why(reason));
    Some(hint::sentence(
        move_words(text, decision, decision.best()?),
        told,
    ))
}

fn number(words: &ToldWords, name: &str) -> i64 {
    match words.details.get(name) {
        Some(Detail::Number(number)) => *number,
        _ => 0,
    }
}

fn name<'a>(words: &'a ToldWords, name: &str) -> &'a str {
    match words.details.get(name) {
        Some(Detail::Name(name)) => name,
        _ => "",
    }
}

/// What happened at a turning point, and what it did to the chances of the side that gained.
fn turning_point(text: &str, turn: &TurningPoint) -> LocalizedText {
    let (_, config) = game(text);
    let told = &turn.words;
    let player = |detail: &str| {
        let side = name(told, detail).parse().unwrap_or(Side::North);
        words::player(&config, side)
    };
    let card = |detail: &str| match name(told, detail).parse::<Card>() {
        Ok(card) => words::card(card),
        Err(_) => LocalizedText::new(keys::FAYANCE_NO_CARDS),
    };
    let land = usize::try_from(number(told, "land")).ok();
    let land = land.and_then(Territory::of_index);
    let land = land.map_or_else(|| LocalizedText::verbatim(""), words::territory);
    let Some(key) = turn_key(&told.kind) else {
        return LocalizedText::verbatim(told.kind.clone());
    };
    let what = LocalizedText::new(key)
        .with("n", number(told, "n"))
        .with("territory", land)
        .with("card", card("card"))
        .with("other", card("other"))
        .with("winner", player("winner"))
        .with("leader", player("leader"))
        .with("terrain", name(told, "terrain").to_owned());
    LocalizedText::new(keys::FAYANCE_TURNED)
        .with("what", what)
        .with("name", player("side"))
        .with("before", number(told, "before"))
        .with("after", number(told, "after"))
}

/// The message of a kind of turning point.
fn turn_key(kind: &str) -> Option<MessageKey> {
    Some(match kind {
        "deal" => keys::FAYANCE_TURNED_DEAL,
        "muster" => keys::FAYANCE_TURNED_MUSTER,
        "duel" => keys::FAYANCE_TURNED_DUEL,
        "lot" => keys::FAYANCE_TURNED_LOT,
        "bared" => keys::FAYANCE_TURNED_BARED,
        "lay" => keys::FAYANCE_TURNED_LAY,
        "troop" => keys::FAYANCE_TURNED_TROOP,
        "terrain" => keys::FAYANCE_TURNED_TERRAIN,
        "halfling" => keys::FAYANCE_TURNED_HALFLING,
        "mirrored" => keys::FAYANCE_TURNED_MIRRORED,
        "undecided" => keys::FAYANCE_TURNED_UNDECIDED,
        "twins" => keys::FAYANCE_TURNED_TWINS,
        "last" => keys::FAYANCE_TURNED_LAST,
        "last-mirrored" => keys::FAYANCE_TURNED_LAST_MIRRORED,
        "fourth" => keys::FAYANCE_TURNED_FOURTH,
        "crown" => keys::FAYANCE_TURNED_CROWN,
        "crown-mirrored" => keys::FAYANCE_TURNED_CROWN_MIRRORED,
        "crown-fourth" => keys::FAYANCE_TURNED_CROWN_FOURTH,
        "refill" => keys::FAYANCE_TURNED_REFILL,
        _ => return None,
    })
}

fn fact(_: &str, fact: &ReviewFact) -> LocalizedText {
    let told = &fact.words;
    let Some(key) = fact_key(&told.kind) else {
        return LocalizedText::verbatim(told.kind.clone());
    };
    let names = [
        "n",
        "of",
        "cost",
        "troop",
        "terrain",
        "halfling",
        "fourth",
        "halflings",
    ];
    let message = LocalizedText::new(key);
    let with = |message: LocalizedText, name| message.with(name, number(told, name));
    names.into_iter().fold(message, with)
}

/// The message of a kind of fact.
fn fact_key(kind: &str) -> Option<MessageKey> {
    Some(match kind {
        "cards" => keys::FAYANCE_FACT_CARDS,
        "turns" => keys::FAYANCE_FACT_TURNS,
        "armies" => keys::FAYANCE_FACT_ARMIES,
        "guesses" => keys::FAYANCE_FACT_GUESSES,
        "captures" => keys::FAYANCE_FACT_CAPTURES,
        "twins" => keys::FAYANCE_FACT_TWINS,
        "kept" => keys::FAYANCE_FACT_KEPT,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use fayance_rules::record::RecordPlayer;
    use fayance_rules::{RulesConfig, Stage};
    use kit_i18n::Language;
    use kit_rules::review::{Verdict, WeighedMove};
    use kit_rules::seed::Seed;

    /// A game to its end by the last move of each list, south first, and its decisions.
    fn game() -> (String, Vec<ReviewedDecision>) {
        let players = BySide::new(
            RecordPlayer::human(Side::North, "Aude"),
            RecordPlayer::bot(Side::South, "glazier"),
        );
        let begun = Record::start(RulesConfig::default(), Seed(5), players);
        let (mut position, mut record) = begun.expect("a set-up");
        let mut decisions = Vec::new();
        while let Some(&side) = position.to_move().last() {
            let moves = position.legal_moves(side);
            let made = moves[moves.len() - 1];
            let all = [moves[0], made].map(|m| WeighedMove {
                m: m.text(),
                chance: 0.5,
                value: 50.0,
                error: 0.0,
            });
            let captured = position.captures().len();
            decisions.push(ReviewedDecision {
                number: decisions.len(),
                event: record.events.len(),
                round: captured + usize::from(position.stage() == Stage::Choose),
                side: side.index(),
                seat: 0,
                made: made.text(),
                moves: all.to_vec(),
                known: Some([50.0; 2]),
                told: [50.0; 2],
                loss: 0.0,
                verdict: Verdict::Good,
                relieved: false,
            });
            position
                .play_observed(side, made, &mut record)
                .expect("legal");
        }
        (record.line(), decisions)
    }

    fn is_whole(words: &str) {
        assert!(!words.contains(['{', '}', '$']), "{words}");
        for key in ["told-", "turned-", "fact-", "move-", "hint-"] {
            assert!(!words.contains(key), "{words}");
        }
    }

    #[test]
    fn every_decision_is_told_in_every_language() {
        let (record, decisions) = game();
        let mut reasoned = 0;
        for localizer in Language::ALL.map(localizer) {
            for decision in &decisions {
                is_whole(&localizer.localize(&moment(&record, decision)));
                for m in &decision.moves {
                    is_whole(&localizer.localize(&move_words(&record, decision, &m.m)));
                }
                if let Some(reasons) = reasons(&record, decision) {
                    reasoned += 1;
                    is_whole(&localizer.localize(&reasons));
                }
            }
        }
        assert!(reasoned > decisions.len(), "{reasoned}");
        let english = localizer(Language::En);
        let choice = decisions.iter().find(|it| it.made.starts_with("choose"));
        let choice = choice.expect("a combat");
        let told = english.localize(&moment(&record, choice));
        assert!(
            told.starts_with("Territory 1, ") && told.ends_with("combat 1"),
            "{told}"
        );
        let sent = english.localize(&move_words(&record, choice, "choose rider-elf"));
        assert_eq!(sent, "send the elven rider");
        let strange = english.localize(&move_words(&record, choice, "sing"));
        assert_eq!(strange, "sing");
    }

    fn told(kind: &str) -> ToldWords {
        ToldWords::new(kind)
            .number("n", 3)
            .number("land", 6)
            .number("before", 41)
            .number("after", 63)
            .number("of", 7)
            .number("cost", 1)
            .name("side", "south")
            .name("winner", "north")
            .name("leader", "south")
            .name("card", "rider-elf")
            .name("other", "warrior-dwarf")
            .name("terrain", "plain")
    }

    #[test]
    fn every_kind_of_turning_point_and_fact_is_told_in_every_language() {
        let (record, _) = game();
        for localizer in Language::ALL.map(localizer) {
            for kind in [
                "deal",
                "muster",
                "duel",
                "lot",
                "bared",
                "lay",
                "troop",
                "terrain",
                "halfling",
                "mirrored",
                "undecided",
                "twins",
                "last",
                "last-mirrored",
                "fourth",
                "crown",
                "crown-mirrored",
                "crown-fourth",
                "refill",
            ] {
                let turn = TurningPoint {
                    event: 9,
                    round: 3,
                    change: -22.0,
                    words: told(kind),
                };
                let words = localizer.localize(&turning_point(&record, &turn));
                is_whole(&words);
                assert!(words.contains("41") && words.contains("63"), "{words}");
            }
            for kind in [
                "cards", "turns", "armies", "guesses", "captures", "twins", "kept",
            ] {
                let words = told(kind);
                let words = localizer.localize(&fact(&record, &ReviewFact { side: 0, words }));
                is_whole(&words);
                assert!(words.contains('3'), "{words}");
            }
            is_whole(&localizer.localize(&(REVIEW_WORDS.chance)()));
        }
        let turn = TurningPoint {
            event: 9,
            round: 3,
            change: 22.0,
            words: told("troop"),
        };
        assert_eq!(
            localizer(Language::En).localize(&turning_point(&record, &turn)),
            "Territory 3, Vallustre: the elven rider beat the dwarven warrior, troop against troop. The Glazier would \
             have won 41 games in 100 before it, and 63 after it."
        );
        let turn = TurningPoint {
            words: told("crown-mirrored"),
            ..turn
        };
        let crown = localizer(Language::En).localize(&turning_point(&record, &turn));
        assert!(
            crown.starts_with(
                "Territory 3, Vallustre: both sent the elven rider. Aude won thanks to the ground: the fifth \
                 territory, and the crown. "
            ),
            "{crown}"
        );
    }
}
