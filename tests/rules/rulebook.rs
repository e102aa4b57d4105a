//! What the rulebook says without words: costs and examples are played by the rules, and its references lead somewhere.

use guyenne::games::guyenne::rules::card::{Card, Cards};
use guyenne::games::guyenne::rules::rulebook::{
    CHAPTERS, Cost, Example, Fought, RuleSet, Standing, cost, numbers, paragraph,
};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{
    Arrangement, Castle, Edition, Level, Move, Position, Side, Stage,
};
use guyenne::rules::rulebook::{Chapter, Number};

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

/// The sentences of a game's rules in a language, by their keys, which begin so.
fn sentences(game: &str, language: &str, start: &str) -> Vec<(String, String)> {
    let folder = crate::words::root().join(format!("assets/locales/{language}/{game}"));
    let files = crate::words::files(&folder, "ftl");
    let text: String = files.iter().map(|path| crate::words::read(path)).collect();
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines
        .filter(|(key, _)| key.starts_with(start))
        .map(|(key, text)| (key.to_owned(), text.to_owned()))
        .collect()
}

/// Asserts that every paragraph has its own id and a sentence in every language, and that every ruling has a reason and
/// nothing else has. The ids begin with `start`.
pub fn assert_sentences<S: Copy, E>(game: &str, chapters: &'static [Chapter<S, E>], start: &str) {
    let all: Vec<_> = chapters
        .iter()
        .flat_map(|chapter| chapter.paragraphs)
        .collect();
    for language in ["en", "fr", "de", "es"] {
        let sentences = sentences(game, language, start);
        let has = |key: &str| sentences.iter().any(|(known, _)| known == key);
        for paragraph in &all {
            assert!(has(paragraph.id.id()), "{language}: {}", paragraph.id);
            let why = format!("{}-why", paragraph.id);
            assert_eq!(has(&why), paragraph.ruling, "{language}: {why}");
        }
        let reasons = all.iter().filter(|paragraph| paragraph.ruling).count();
        assert_eq!(sentences.len(), all.len() + reasons, "{language}");
    }
    for (n, one) in all.iter().enumerate() {
        let again = all[n + 1..].iter().any(|other| other.id == one.id);
        assert!(!again, "{}", one.id);
    }
}

/// Numbers that the rules know, in words; one and two count as words, and so does the least number of cards.
const NUMBER_WORDS: [&[&str]; 4] = [
    &[
        "three", "four", "five", "six", "seven", "eight", "nine", "twelve", "twenty",
    ],
    &[
        "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "douze", "vingt",
    ],
    &[
        "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zwölf", "zwanzig",
    ],
    &[
        "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "doce", "veinte",
    ],
];

/// Asserts that no sentence has a number of its own, except those with these keys: numbers come from the rules, by
/// these names.
pub fn assert_numbers(game: &str, start: &str, known: &[Number], except: &[&str]) {
    for (language, words) in ["en", "fr", "de", "es"].into_iter().zip(NUMBER_WORDS) {
        for (key, text) in sentences(game, language, start) {
            let plain = text.replace("2021", "").replace("2022", "");
            let mut bare = String::new();
            let mut named = Vec::new();
            for (n, part) in plain.split(['{', '}']).enumerate() {
                if n % 2 == 0 {
                    bare.push_str(part);
                } else {
                    named.push(part.trim().trim_start_matches('$').to_owned());
                }
            }
            let typed = bare.chars().find(|sign| matches!(sign, '2'..='9'));
            assert_eq!(typed, None, "{language}: {key}: {text}");
            for name in named {
                let known = known.iter().any(|(known, _)| *known == name);
                assert!(known, "{language}: {key} names {name}");
            }
            if except.contains(&&*key) {
                continue;
            }
            let written = bare.to_lowercase();
            let written = written.split(|sign: char| !sign.is_alphabetic());
            let found: Vec<_> = written.filter(|word| words.contains(word)).collect();
            assert!(found.is_empty(), "{language}: {key}: {found:?}");
        }
    }
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
