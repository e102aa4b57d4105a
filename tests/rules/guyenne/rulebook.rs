//! What the rulebook says without words: costs and examples are played by the rules, and its references lead somewhere.

use guyenne::games::guyenne::rules::card::{Card, Cards};
use guyenne::games::guyenne::rules::rulebook::{
    CHAPTERS, Cost, Example, Fought, RuleSet, Standing, cost, numbers, paragraph,
};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{
    Arrangement, Castle, Edition, Level, Move, Position, Side, Stage,
};

use crate::rulebook::{assert_numbers, assert_sentences};

/// Plays a combat of the English at Crozant with 4 + 3, and returns what it costs them.
fn played(rules: RuleSet, standing: Standing, fought: Fought, concede: bool) -> Cost {
    let holder = match standing {
        Standing::Neutral => ".",
        Standing::Enemy => "F",
        Standing::Own => "E",
    };
    let table = format!(
        "{} {} castles=..{holder}... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
        rules.edition, rules.level
    );
    let table: Arrangement = table.parse().expect("a table");
    let mut position = Position::arrange(&table).expect("a position");
    let french = match fought {
        Fought::Won => "5",
        Fought::Tied => "5+2",
        Fought::Lost => "5+4",
    };
    let place = |at, cards: &str| Move::Place {
        castle: Castle::new(at).expect("a castle"),
        cards: cards.parse().expect("cards"),
    };
    for m in [
        place(2, "4+3"),
        place(2, french),
        place(5, "2"),
        place(5, "2"),
    ] {
        position.play(m).expect("a legal move");
    }
    while matches!(position.stage(), Stage::Reinforce { .. }) {
        position.play(Move::Pass).expect("a pass");
    }
    if matches!(position.stage(), Stage::Answer(_)) {
        let answer = if concede { Move::Concede } else { Move::Show };
        position.play(answer).expect("an answer");
    }
    if position.to_move() == Some(Seat::of(Camp::English))
        && matches!(position.stage(), Stage::Lose(_))
    {
        let lose = |cards: &str| position.is_legal(Move::Lose(cards.parse().expect("cards")));
        assert!(lose("4").is_ok() && lose("4+3").is_ok() && lose("3").is_err());
        return Cost::StrongestOrSeveral;
    }
    let lost = position.view(None).camps[Camp::English].pillage;
    match lost {
        Cards::NONE => Cost::Nothing,
        lost => {
            assert_eq!(lost, "4".parse().expect("a card"), "{rules:?} {standing:?}");
            Cost::Strongest
        }
    }
}

#[test]
fn the_table_of_costs_is_what_the_rules_take() {
    for rules in RuleSet::ALL {
        for standing in Standing::ALL {
            for fought in Fought::ALL {
                let said = cost(rules, standing, fought);
                let paid = played(rules, standing, fought, false);
                assert_eq!(said, paid, "{rules:?} {standing:?} {fought:?}");
            }
        }
        // What is conceded to an attacker is won.
        let conceded = played(rules, Standing::Enemy, Fought::Lost, true);
        assert_eq!(conceded, cost(rules, Standing::Enemy, Fought::Won));
        let free = Fought::ALL
            .iter()
            .all(|&fought| cost(rules, Standing::Enemy, fought) == Cost::Nothing);
        assert_eq!(rules.has_losses(), !free);
    }
}

#[test]
fn every_edition_and_level_has_its_rules() {
    let presets = guyenne::games::guyenne::rules::RulesConfig::presets();
    for config in presets {
        assert!(RuleSet::ALL.contains(&RuleSet::of(&config)));
    }
    assert_eq!(RuleSet::OLD.edition, Edition::V2021);
    assert_eq!(RuleSet::EXPERT.level, Level::Expert);
}

#[test]
fn the_examples_end_as_the_book_says() {
    let mut played = 0;
    for paragraph in CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs) {
        match paragraph.example {
            Some(Example::Combat(example)) => {
                let fought = example.play();
                let fought = fought.unwrap_or_else(|why| panic!("{}: {why}", paragraph.id));
                let (holder, lost) = example.expected;
                assert_eq!(fought.holder, holder, "{}", paragraph.id);
                for camp in Camp::ALL {
                    let cards: Cards = lost[camp].parse().expect("cards or none");
                    let count = |cards: Cards| cards.iter().collect::<Vec<_>>();
                    let mut given = fought.lost[camp].to_vec();
                    given.sort_unstable();
                    let mut wanted = count(cards);
                    wanted.sort_unstable();
                    assert_eq!(given, wanted, "{} {camp}", paragraph.id);
                    assert!(!fought.cards[camp].is_empty());
                }
                played += 1;
            }
            Some(Example::Row(example)) => {
                let counted = example.count();
                assert_eq!(counted.points, example.expected, "{}", paragraph.id);
                played += 1;
            }
            None => {}
        }
    }
    assert!(played >= 15, "{played} examples");
}

#[test]
fn the_examples_show_what_their_paragraphs_are_about() {
    let fought = |id: &str| match paragraph(id).and_then(|paragraph| paragraph.example) {
        Some(Example::Combat(example)) => example.play().expect("it plays"),
        _ => panic!("{id} has no combat"),
    };
    let tie = fought("rule-tie");
    assert_eq!((tie.winner, tie.before), (None, tie.holder));
    assert_eq!(tie.sums[Camp::English], tie.sums[Camp::French]);
    assert_eq!(fought("rule-concede").conceded, Some(Camp::French));
    let hero = fought("rule-hero");
    assert!(hero.cards[Camp::French].contains(&Card::Hero));
    assert!(hero.sums[Camp::French] < hero.sums[Camp::English]);
    let heroes = fought("rule-heroes");
    assert!(
        Camp::ALL
            .iter()
            .all(|&camp| heroes.cards[camp].contains(&Card::Hero))
    );
    let forces = fought("rule-forces-first");
    let lost = forces.lost[Camp::English][0].value();
    assert!(forces.sums[Camp::English] - lost <= forces.sums[Camp::French]);
    let several = fought("rule-loss-several");
    assert!(several.lost[Camp::English].len() > 1);
    assert_eq!(fought("rule-loss-always").conceded, Some(Camp::French));
    assert!(fought("rule-reinforce").cards[Camp::French].len() == 2);
    let sides = fought("rule-sides").sides;
    assert_eq!(
        (sides[Camp::English], sides[Camp::French]),
        (Side::Short, Side::Long)
    );
}

#[test]
fn every_paragraph_has_its_sentence_and_every_ruling_its_reason() {
    assert_sentences("guyenne", CHAPTERS, "rule-");
    let all: Vec<_> = CHAPTERS
        .iter()
        .flat_map(|chapter| chapter.paragraphs)
        .collect();
    assert!(all.iter().all(|one| !one.scope.rules.is_empty()));
    for rules in RuleSet::ALL {
        let held = all
            .iter()
            .filter(|paragraph| paragraph.scope.holds(rules, false));
        assert!(held.count() > 30, "{rules:?}");
    }
}

#[test]
fn the_sentences_take_their_numbers_from_the_rules() {
    // Numbers of players are written out.
    assert_numbers("guyenne", "rule-", &numbers(Level::Base), &["rule-camps"]);
}

#[test]
fn the_numbers_are_those_of_the_box() {
    let of = |level, name: &str| {
        let all = numbers(level);
        let found = all.iter().find(|(known, _)| *known == name);
        found.unwrap_or_else(|| panic!("no {name}")).1
    };
    for (name, value) in [
        ("castles", 6),
        ("pack", 22),
        ("values", 21),
        ("twos", 12),
        ("threes", 4),
        ("fours", 3),
        ("fives", 2),
        ("hand", 6),
        ("draws", 5),
        ("most", 5),
        ("given", 5),
        ("aside", 5),
        ("passes", 2),
        ("alone", 1),
        ("grouped", 2),
        ("single", 1),
        ("row", 12),
    ] {
        assert_eq!(of(Level::Base, name), value, "{name}");
    }
    assert_eq!(of(Level::Expert, "passes"), 3);
}
