//! The table in words: the round, whose banner acts and which have, how each camp's aim stands, every fighter with all
//! that the counter shows, and where the objects are. Pure functions of the board, which is open to all.

use super::{GameConfig, aim_words, hex_words, players, words};
use crate::keys;
use guesclin_rules::{Banner, Board, Camp, Fate, Fighter, Hex, Object, ObjectPlace, Stage};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// The round of how many.
fn round(board: &Board) -> LocalizedText {
    match board.round() {
        0 => LocalizedText::new(keys::GUESCLIN_RIBBON_PLACEMENT),
        n => LocalizedText::new(keys::GUESCLIN_RIBBON_ROUND)
            .with("n", n)
            .with("of", board.scenario().rounds),
    }
}

/// How a banner stands in the order of this round, or of the placement.
fn turn(board: &Board, order: &[Banner], banner: Banner) -> LocalizedText {
    let due = board.active().or(board.to_move());
    let place = |of| order.iter().position(|&one| Some(one) == of);
    let later = place(Some(banner)) > place(due);
    if board.round() == 0 {
        return LocalizedText::new(match (due == Some(banner), later) {
            (true, _) => keys::GUESCLIN_OVERVIEW_PLACING,
            (false, true) => keys::GUESCLIN_OVERVIEW_TO_PLACE,
            (false, false) => keys::GUESCLIN_OVERVIEW_PLACED,
        });
    }
    let mut own = board.of_banner(banner);
    if !own.any(|who| board.at(who).is_some()) {
        return LocalizedText::new(keys::GUESCLIN_OVERVIEW_GONE);
    }
    if due == Some(banner) {
        let ready = board.of_banner(banner);
        let ready = ready.filter(|&who| board.check_acts(who).is_ok()).count();
        return LocalizedText::new(keys::GUESCLIN_OVERVIEW_ACTS).with("n", ready);
    }
    LocalizedText::new(if later {
        keys::GUESCLIN_OVERVIEW_WAITS
    } else {
        keys::GUESCLIN_OVERVIEW_DONE
    })
}

/// Whose turn it is and who has acted, and what is owed.
fn turns(board: &Board, config: &GameConfig) -> Vec<LocalizedText> {
    let scenario = board.scenario();
    if let Some(outcome) = board.outcome() {
        return vec![words::victory(outcome.winner, outcome.victory)];
    }
    let order = match board.round() {
        0 => &scenario.placement,
        _ => &scenario.order,
    };
    let mut told: Vec<LocalizedText> = order
        .iter()
        .map(|&banner| {
            LocalizedText::new(keys::GUESCLIN_OVERVIEW_BANNER)
                .with("name", players::player(config, banner))
                .with("state", turn(board, order, banner))
        })
        .collect();
    let about = |key: MessageKey, who| {
        LocalizedText::new(key).with("who", words::fighter_start(scenario, who))
    };
    if let Stage::Drop(who) = board.stage() {
        told.push(about(keys::GUESCLIN_OVERVIEW_FALLS, who));
    }
    told.extend(
        board
            .moved()
            .map(|who| about(keys::GUESCLIN_OVERVIEW_MOVED, who)),
    );
    if board.may_order() && matches!(board.stage(), Stage::Act(_)) {
        told.push(LocalizedText::new(keys::GUESCLIN_OVERVIEW_MAY_ORDER));
    }
    told
}

/// What each camp wants, and how that stands; the bridge, if there is one.
fn aims(board: &Board) -> Vec<LocalizedText> {
    let scenario = board.scenario();
    let mut told: Vec<LocalizedText> = Camp::ALL
        .into_iter()
        .map(|camp| {
            LocalizedText::new(keys::GUESCLIN_AIM_OF)
                .with("camp", words::camp(camp))
                .with("aim", words::aim(scenario.aim, camp))
        })
        .collect();
    // The first line is the title, which stands at the head.
    told.extend(aim_words::lines(board).into_iter().skip(1));
    if scenario.bridge.is_some() {
        told.push(LocalizedText::new(if board.raised() {
            keys::GUESCLIN_OVERVIEW_BRIDGE_UP
        } else {
            keys::GUESCLIN_OVERVIEW_BRIDGE_DOWN
        }));
    }
    told
}

/// Where on the map: B7, wood.
fn place(board: &Board, at: Hex) -> [LocalizedText; 2] {
    let ground = if board.is_raised(at) {
        LocalizedText::new(keys::GUESCLIN_BRIDGE_RAISED)
    } else {
        words::terrain(board.scenario().map.terrain(at))
    };
    [words::hex(at), ground]
}

/// A fighter: where, on what ground, intact or stunned, the numbers, the order, what they bear, whether they have
/// acted.
fn fighter(board: &Board, who: Fighter) -> LocalizedText {
    let scenario = board.scenario();
    let state = board.fighter(who);
    let mut said = Vec::new();
    match state.fate {
        Fate::On(at) => said.extend(place(board, at)),
        Fate::Waiting => said.push(keys::GUESCLIN_OVERVIEW_WAITING.into()),
        Fate::Out => said.push(keys::GUESCLIN_LEFT.into()),
        Fate::Neutralised => said.push(keys::GUESCLIN_NEUTRALISED.into()),
    }
    if matches!(state.fate, Fate::On(_) | Fate::Waiting) {
        said.push(LocalizedText::new(if state.stunned {
            keys::GUESCLIN_STUNNED
        } else {
            keys::GUESCLIN_INTACT
        }));
        said.push(hex_words::numbers(board, who));
    }
    if state.at().is_some() {
        if let Some(order) = state.order {
            let order = words::order(order);
            said.push(LocalizedText::new(keys::GUESCLIN_UNDER_ORDER).with("order", order));
        }
        if board.surprised(board.banner(who)) {
            said.push(LocalizedText::new(keys::GUESCLIN_PLATE_SURPRISED));
        }
        if state.acted && board.active() == Some(board.banner(who)) {
            said.push(LocalizedText::new(keys::GUESCLIN_ACTED));
        }
    }
    said.extend(hex_words::carried(board, who));
    let line = LocalizedText::new(keys::GUESCLIN_OVERVIEW_LINE)
        .with("what", words::fighter(scenario, who));
    match words::commas(said) {
        Some(said) => line.with("state", said),
        None => line.with("state", ""),
    }
}

/// An object, and where it is.
fn object(board: &Board, object: Object, spot: ObjectPlace) -> LocalizedText {
    let scenario = board.scenario();
    let state = match spot {
        ObjectPlace::Borne(who) => LocalizedText::new(keys::GUESCLIN_OVERVIEW_BORNE)
            .with("who", words::fighter_mid(scenario, who)),
        ObjectPlace::Lies(at) => {
            LocalizedText::new(keys::GUESCLIN_OVERVIEW_LIES).with("hex", words::hex(at))
        }
        ObjectPlace::Out(camp) => {
            LocalizedText::new(keys::GUESCLIN_OVERVIEW_OUT).with("of", words::of_camp(camp))
        }
        ObjectPlace::Broken => LocalizedText::new(keys::GUESCLIN_OVERVIEW_BROKEN),
    };
    LocalizedText::new(keys::GUESCLIN_OVERVIEW_LINE)
        .with("what", words::object(scenario, object))
        .with("state", state)
}

/// The table in words, part by part.
#[must_use]
pub fn overview(board: &Board, config: &GameConfig) -> Vec<LocalizedText> {
    let scenario = board.scenario();
    let mut all = vec![words::title(scenario.aim), round(board)];
    all.extend(turns(board, config));
    all.extend(aims(board));
    for &banner in &scenario.order {
        all.extend(board.of_banner(banner).map(|who| fighter(board, who)));
    }
    all.extend(board.objects().map(|(one, spot)| object(board, one, spot)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use crate::request;
    use guesclin_rules::{Position, Scenario};
    use kit_i18n::Language;
    use kit_rules::seed::Seed;
    use kit_table::GameRequest;

    /// The board at every decision of a game of each scenario.
    fn boards(mut look: impl FnMut(&Board)) {
        for scenario in Scenario::all().expect("the scenarios") {
            let mut position = Position::of(scenario, Seed(7));
            let mut at = 0;
            while let Some(banner) = position.to_move().filter(|_| at < 150) {
                look(position.board());
                at += 1;
                let moves = position.legal_moves(banner);
                let m = moves[(at * 31 + 5) % moves.len()];
                position.play(banner, m).expect("a legal move");
            }
            look(position.board());
        }
    }

    #[test]
    fn every_fighter_and_every_object_has_one_sentence_in_every_language() {
        let config = request::read_request(&GameRequest::default());
        for language in Language::ALL {
            let localizer = localizer(language);
            boards(|board| {
                let told: Vec<String> = overview(board, &config)
                    .iter()
                    .map(|message| {
                        assert!(localizer.has(message.key()), "{}", message.key());
                        let text = localizer.localize(message);
                        assert!(!text.contains(['{', '}', '$']), "{text}");
                        text
                    })
                    .collect();
                // What tells of the numbers, the ground or the end of a fighter is no line of the aim.
                let about = |what: &LocalizedText| {
                    let head = LocalizedText::new(keys::GUESCLIN_OVERVIEW_LINE)
                        .with("what", what.clone())
                        .with("state", "");
                    let head = localizer.localize(&head);
                    let head = head.trim_end_matches('.').trim_end();
                    let all = told.iter().filter(|line| line.starts_with(head));
                    all.filter(|line| line.ends_with('.'))
                        .cloned()
                        .collect::<Vec<_>>()
                };
                let scenario = board.scenario();
                for who in board.all() {
                    let lines = about(&words::fighter(scenario, who));
                    let [line] = &lines[..] else {
                        panic!("{lines:#?} in {told:#?}");
                    };
                    if let Some(at) = board.at(who) {
                        assert!(line.contains(&at.name()), "{line}");
                    }
                }
                for (object, _) in board.objects() {
                    let lines = about(&words::object(scenario, object));
                    assert_eq!(lines.len(), 1, "{lines:#?} in {told:#?}");
                }
            });
        }
    }

    #[test]
    fn one_banner_acts_and_those_before_it_have() {
        let config = request::read_request(&GameRequest::default());
        let mut seen = 0;
        boards(|board| {
            let states: Vec<String> = (board.scenario().order.iter())
                .map(|&banner| {
                    turn(board, &board.scenario().order, banner)
                        .key()
                        .to_owned()
                })
                .collect();
            if board.round() == 0 || board.outcome().is_some() {
                return;
            }
            seen += 1;
            let acts = states.iter().position(|state| state.ends_with("-acts"));
            let acts = acts.unwrap_or_else(|| panic!("{states:?}"));
            let none =
                |part: &[String], what: &str| part.iter().all(|state| !state.ends_with(what));
            assert!(none(&states[..acts], "-waits"), "{states:?}");
            assert!(none(&states[acts + 1..], "-done"), "{states:?}");
            assert!(overview(board, &config).len() > board.all().count());
        });
        assert!(seen > 100, "{seen}");
    }
}
