//! The sentences about names, events, refusals, hexes, odds and aims, as players read them.

mod tests;

use super::locales::localizer;
use super::refusal::{RefusalReason, sharper};
use super::{aim_words, event_words, hex_words, odds_words, refusal_words, words};
use crate::keys;
use guesclin_rules::{
    Board, Camp, Dice, Event, Fighter, Hex, Move, Obstacle, Order, Refusal, Scenario,
};
use kit_i18n::{Language, LocalizedText};

fn hex(column: u8, row: u8) -> Hex {
    Hex::new(column, row).expect("on the map")
}

fn fighter(board: &Board, id: &str) -> Fighter {
    let n = board
        .scenario()
        .fighters
        .iter()
        .position(|one| one.id == id);
    Fighter::new(n.expect("a fighter")).expect("a fighter")
}

/// Scenario 4 with some fighters where they are told, the French activated.
fn board(at: &[(&str, Hex)]) -> Board {
    scenario(4, at)
}

/// A scenario after the placement, with some fighters where they are told.
fn scenario(n: u8, at: &[(&str, Hex)]) -> Board {
    let mut board = Board::new(Scenario::of(n).expect("a scenario"));
    let mut dice = |capacity| Dice::all(capacity, 1);
    while board.round() == 0 {
        let first = board.moves()[0];
        board.play(first, &mut dice, &mut ()).expect("legal");
    }
    for &(id, hex) in at {
        let who = fighter(&board, id);
        assert!(board.put(who, hex), "{id}");
    }
    board
}

/// The first worked example: the sergeant beside the companion.
fn example() -> Board {
    let mut board = board(&[
        ("french-sergeant", hex(11, 2)),
        ("french-pikeman", hex(12, 3)),
        ("english-companion", hex(11, 3)),
        ("english-squire", hex(10, 3)),
    ]);
    let companion = fighter(&board, "english-companion");
    board.set_order(companion, Some(Order::Cover));
    board
}

fn texts(language: Language, messages: &[LocalizedText]) -> Vec<String> {
    let localizer = localizer(language);
    messages.iter().map(|one| localizer.localize(one)).collect()
}

fn text(language: Language, message: &LocalizedText) -> String {
    localizer(language).localize(message)
}

#[test]
fn a_throw_is_one_line() {
    let mut board = example();
    let [who, target] = ["french-sergeant", "english-companion"].map(|id| fighter(&board, id));
    let mut events: Vec<Event> = Vec::new();
    let mut dice = |_| Dice::new(&[1, 4, 3]).expect("dice");
    let attack = Move::Attack { who, target };
    board.play(attack, &mut dice, &mut events).expect("legal");
    let told = event_words::tell(&events[0], board.scenario());
    assert_eq!(
        texts(Language::En, &told),
        [
            "The French sergeant attacks the English companion: 3 dice 1\u{a0}4\u{a0}3, keeps 4 + 3 = 7, needs 7: hit, stunned"
        ]
    );
    assert_eq!(
        texts(Language::De, &told),
        [
            "Der Sergeant der Franzosen greift den Kriegsknecht der Engländer an: 3 Würfel 1\u{a0}4\u{a0}3, behält 4 + 3 = 7, braucht 7: Treffer, benommen"
        ]
    );
}

#[test]
fn odds_are_said_as_a_sum_of_named_parts() {
    let board = example();
    let [who, target] = ["french-sergeant", "english-companion"].map(|id| fighter(&board, id));
    let seen = board.exchange(who, hex(11, 2), target).expect("adjacent");
    let scenario = board.scenario();
    let said = odds_words::sum(scenario, &seen.attack);
    assert_eq!(
        text(Language::En, &said),
        "DEFENCE 6, Take cover! +2, French pikeman on M4 \u{2212}1 = 7"
    );
    assert_eq!(
        texts(Language::En, &odds_words::exchange(scenario, &seen)),
        [
            "The English companion is stunned: 81%",
            "No strike back: no initiative."
        ]
    );
    let barred = odds_words::flank(scenario, &seen.flanks[1]);
    assert_eq!(
        text(Language::Fr, &barred),
        "K4\u{a0}: l’écuyer anglais ne compte pas\u{a0}: un talus entre K4 et L3"
    );
    assert_eq!(odds_words::joint(scenario, &seen).len(), 2);
}

/// The pool says where it comes from; where there is little room the sum names what counts, and what an obstacle
/// cancels.
#[test]
fn a_pool_and_a_short_sum_name_what_counts() {
    let mut board = example();
    let [who, target, bowman, squire] = [
        "french-sergeant",
        "english-companion",
        "french-crossbowman",
        "english-squire",
    ]
    .map(|id| fighter(&board, id));
    board.set_order(who, Some(Order::Strike));
    let seen = board.exchange(who, hex(11, 2), target).expect("adjacent");
    assert_eq!(
        text(Language::En, &odds_words::pool(&board, &seen.attack)),
        "MELEE 3, Strike! +1, capacity 4: 4 dice, the two best count"
    );
    let short = odds_words::short_sum(board.scenario(), &seen.attack, &seen.flanks);
    assert_eq!(
        text(Language::En, &short.expect("several parts")),
        "6, Take cover! +2, Pikeman \u{2212}1, Squire 0 (a bank) = 7"
    );
    assert_eq!(
        text(Language::Fr, &odds_words::short_needs(&seen.attack)),
        "dès 7\u{a0}: sonné"
    );
    board.set_order(who, None);
    let seen = board.exchange(who, hex(11, 2), target).expect("adjacent");
    assert_eq!(
        text(Language::En, &odds_words::pool(&board, &seen.attack)),
        "MELEE 3: 3 dice, the two best count"
    );
    let from = hex(10, 6);
    assert!(board.put(bowman, from));
    let shot = board.aimed(bowman, from, squire).expect("a shooter");
    assert_eq!(
        text(
            Language::En,
            &odds_words::pool(&board, &shot.throw.expect("in range"))
        ),
        "SHOT 4, distance \u{2212}3, capacity 1: 3 dice, the two worst count"
    );
}

#[test]
fn an_order_says_who_comes_into_reach() {
    let board = board(&[
        ("french-horseman", hex(8, 0)),
        ("french-sergeant", hex(8, 8)),
        ("english-companion", hex(8, 2)),
    ]);
    let sergeant = fighter(&board, "french-sergeant");
    let said = |order| {
        let effect = board.order_effect(sergeant, order).expect("on the map");
        texts(Language::En, &odds_words::order(&board, &effect))
    };
    assert_eq!(
        said(Order::Caution),
        [
            "MELEE 3, then 2",
            "DEFENCE 8, then 10",
            "Nobody else comes into reach"
        ]
    );
    let advance = said(Order::Advance);
    assert_eq!(advance[0], "MOVE 4, then 6");
    assert!(
        advance
            .last()
            .expect("a line")
            .contains("English companion"),
        "{advance:?}"
    );
    // All six are the same as each alone.
    for effect in board.order_effects(sergeant) {
        assert_eq!(board.order_effect(sergeant, effect.order), Some(effect));
    }
}

/// One who cannot move is told so, and by what; the others what going there costs.
#[test]
fn out_of_reach_says_why() {
    let castle = scenario(2, &[]);
    let (surprised, at) = (castle.standing(Camp::England).next()).expect("somebody");
    let far = Hex::all().find(|to| to.distance(at) == 3).expect("a hex");
    let why = sharper(&castle, surprised, far, Refusal::OutOfReach(far));
    assert_eq!(why, RefusalReason::Surprised);
    let mut board = example();
    let [sergeant, foe] = ["french-sergeant", "english-knight"].map(|id| fighter(&board, id));
    let from = board.at(sergeant).expect("on the map");
    let asked = |board: &Board, to: Hex| sharper(board, sergeant, to, Refusal::OutOfReach(to));
    let reach = board.reach_with(sergeant, from, u8::MAX);
    let to = reach.hexes().iter().copied();
    let to = to.max_by_key(|&to| reach.cost(to)).expect("hexes");
    let cost = reach.cost(to).expect("a way");
    assert!(cost > 8, "{cost}");
    let told = Refusal::TooFar { cost, points: 4 };
    assert_eq!(asked(&board, to), told.into());
    // An enemy is reached beside.
    assert!(board.put(foe, to));
    let near = asked(&board, to);
    assert!(
        matches!(near, RefusalReason::Rule(Refusal::TooFar { cost: beside, .. }) if beside < cost),
        "{near:?}"
    );
    board.set_order(sergeant, Some(Order::Cover));
    assert_eq!(asked(&board, to), RefusalReason::Halted(Order::Cover));
    for language in Language::ALL {
        let said = text(language, &RefusalReason::Halted(Order::Cover).message());
        assert!(said.contains('0'), "{said}");
    }
}

#[test]
fn a_hex_is_read_aloud() {
    let mut board = example();
    let companion = fighter(&board, "english-companion");
    board.set_stunned(companion, true);
    let said = hex_words::hex(&board, hex(11, 3));
    assert_eq!(
        text(Language::En, &said),
        "L4, open ground, English companion, stunned, order Take cover!, a bank to the south"
    );
    assert!(!hex_words::around(&board, hex(11, 3)).is_empty());
    let alone = hex_words::around(&board, hex(15, 1));
    assert!(!alone.is_empty());
}

#[test]
fn those_with_a_name_are_called_by_it() {
    let board = example();
    let scenario = board.scenario();
    let named = |id: &str| {
        text(
            Language::Es,
            &words::fighter_object(scenario, fighter(&board, id)),
        )
    };
    assert_eq!(named("english-knight"), "a Robert Bemborough");
    assert_eq!(named("french-horseman"), "a Bertrand du Guesclin");
    assert_eq!(named("blesist-knight"), "al caballero blesista");
}

#[test]
fn the_french_cry_stands_beside_the_order_but_not_twice() {
    let said = words::order_cried(Order::Cover);
    assert_eq!(
        text(Language::En, &said),
        "Take cover! (“À couvert\u{a0}!”)"
    );
    assert_eq!(text(Language::Fr, &said), "À couvert\u{a0}!");
    assert_eq!(
        text(Language::En, &words::order_effects(Order::Cover)),
        "MOVE 0, DEFENCE +2"
    );
    assert_eq!(
        text(Language::Fr, &words::order_effects(Order::Advance)),
        "MOUVEMENT +2, MÊLÉE \u{2212}1"
    );
}

#[test]
fn the_aim_ends_with_the_result_if_it_ended_now() {
    let board = example();
    let lines = texts(Language::En, &aim_words::lines(&board));
    assert_eq!(lines.first().map(String::as_str), Some("The open field"));
    assert_eq!(
        lines.last().map(String::as_str),
        Some("If it ended now: A draw.")
    );
    assert!(
        lines.contains(&"Robert Bemborough: intact".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn refusals_and_obstacles_have_words_in_every_language() {
    for language in Language::ALL {
        let barred = refusal_words::rule(Refusal::Barred(hex(10, 3), hex(11, 2)));
        let said = text(language, &barred);
        assert!(said.contains("K4") && said.contains("L3"), "{said}");
        let far = refusal_words::rule(Refusal::TooFar { cost: 5, points: 4 });
        let said = text(language, &far);
        assert!(said.contains('5') && said.contains('4'), "{said}");
        assert!(!text(language, &words::obstacle(Obstacle::Wall)).contains("guesclin-"));
        for camp in Camp::ALL {
            assert!(!text(language, &words::of_camp(camp)).contains("guesclin-"));
        }
    }
}

#[test]
fn the_result_page_counts_in_words_that_agree() {
    let said = |language, n: usize| {
        let line = LocalizedText::new(keys::GUESCLIN_RESULT_THROWS)
            .with("camp", words::camp(Camp::France))
            .with("hits", n)
            .with("thrown", n)
            .with("expected", LocalizedText::verbatim("0.5"))
            .with("lost", n);
        text(language, &line)
    };
    for (language, counted) in [
        (
            Language::En,
            [
                "0 hits in 0 throws,",
                "1 hit in 1 throw,",
                "2 hits in 2 throws,",
            ],
        ),
        (
            Language::Fr,
            [
                "0 touche en 0 jet,",
                "1 touche en 1 jet,",
                "2 touches en 2 jets,",
            ],
        ),
        (
            Language::De,
            [
                "0 Treffer in 0 Würfen,",
                "1 Treffer in 1 Wurf,",
                "2 Treffer in 2 Würfen,",
            ],
        ),
        (
            Language::Es,
            [
                "0 aciertos en 0 tiradas,",
                "1 acierto en 1 tirada,",
                "2 aciertos en 2 tiradas,",
            ],
        ),
    ] {
        for (n, counted) in counted.into_iter().enumerate() {
            let said = said(language, n);
            assert!(said.contains(counted), "{said}");
        }
    }
}

/// The prompt leaves out whose turn it is where a fighter is named: so each of these names one.
#[test]
fn a_prompt_about_a_fighter_names_them() {
    for language in Language::ALL {
        for key in [
            keys::GUESCLIN_DO_PLACE,
            keys::GUESCLIN_DO_ACT,
            keys::GUESCLIN_DO_DEED,
            keys::GUESCLIN_DO_FALL,
            keys::GUESCLIN_DO_FALLEN,
        ] {
            let prompt = LocalizedText::new(key);
            let said = text(language, &prompt.with("who", "Penhoët"));
            assert!(said.contains("Penhoët"), "{language:?} {key}: {said}");
        }
    }
}

/// A banner may have several fighters of a trade: they are counted as people are.
#[test]
fn one_of_several_fighters_of_a_trade_is_counted() {
    let board = scenario(1, &[]);
    let second = fighter(&board, "french-companion-2");
    let names =
        [words::fighter_start, words::fighter_object].map(|name| name(board.scenario(), second));
    for (language, wanted) in [
        (
            Language::En,
            ["The second French companion", "the second French companion"],
        ),
        (
            Language::Fr,
            [
                "Le deuxième compagnon français",
                "le deuxième compagnon français",
            ],
        ),
        (
            Language::De,
            [
                "Der zweite Kriegsknecht der Franzosen",
                "den zweiten Kriegsknecht der Franzosen",
            ],
        ),
        (
            Language::Es,
            [
                "El segundo compañero francés",
                "al segundo compañero francés",
            ],
        ),
    ] {
        let told = names
            .each_ref()
            .map(|name| localizer(language).localize(name));
        assert_eq!(told, wanted, "{language:?}");
    }
}

/// Where a fighter may strike and shoot, both stand beside the button that commits.
#[test]
fn a_kind_of_blow_is_not_called_as_the_button_that_does_it() {
    for language in Language::ALL {
        let localizer = localizer(language);
        let [kinds, buttons] = [
            [keys::GUESCLIN_DEED_STRIKE, keys::GUESCLIN_DEED_SHOOT],
            [keys::GUESCLIN_COMMIT_STRIKE, keys::GUESCLIN_COMMIT_SHOOT],
        ]
        .map(|all| all.map(|key| localizer.localize(&key.into())));
        for kind in &kinds {
            assert!(!buttons.contains(kind), "{language:?}: {kind}");
        }
    }
}
