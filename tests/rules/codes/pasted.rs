//! Texts in which a code is found: addresses, mails that break and quote it, words around it.

use guyenne::app::games::HEADLESS;
use guyenne::rules::code::{CodeError, GameCode, decode};
use guyenne::rules::seed::Seed;

fn all() -> Vec<GameCode> {
    HEADLESS.iter().map(|game| game.code).collect()
}

/// A game of each game's first set-up: its record and its code.
fn coded() -> Vec<(String, String)> {
    let played = HEADLESS.iter().map(|game| {
        let played = (game.play)(0, [game.bots[0]; 2], Seed(7)).expect("a game");
        let code = game.code.write(played.record.as_bytes());
        (played.record, code.expect("a code"))
    });
    played.collect()
}

fn broken(code: &str, width: usize, end: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    let lines: Vec<String> = letters
        .chunks(width)
        .map(|line| line.iter().collect())
        .collect();
    lines.join(end)
}

#[test]
fn a_code_is_found_in_whatever_was_pasted() {
    for (record, code) in coded() {
        for text in [
            format!("https://example.org/guyenne/#g={code}"),
            format!("https://example.org/guyenne/#g=3D{code}"),
            format!("Look: <https://example.org/#g={code}>."),
            format!("  {code}\r\n"),
            format!("On the 1st of May we played 1Guyenne; here it is:\n\n{code}\n\n-- \nZoé"),
            format!("({code})"),
            format!("\u{feff}{code}"),
            format!("2G is not one, {code} is"),
            broken(&code, 72, "\n"),
            broken(&code, 20, "\r\n"),
            broken(&code, 60, "\n> "),
            broken(&code, 60, "\r\n> > "),
            broken(&code, 75, "=\r\n"),
            broken(&code, 9, " "),
            format!("#g=3D{}=\r\n{}", &code[..1], &code[1..]),
            format!("On 12 May, 1 G\n> {}\n> {}", &code[..3], &code[3..]),
            broken(&code, 30, "\u{200b}"),
        ] {
            assert_eq!(decode(&all(), &text).as_deref(), Ok(&*record), "{text}");
        }
        for text in [format!("x{code}"), format!("D{code}")] {
            let why = decode(&all(), &text).expect_err("it begins within a word");
            assert!(matches!(why, CodeError::NotFound(_)), "{why}");
        }
    }
}

/// Numbers, dates and hours are no codes, however many they are.
#[test]
fn a_code_is_found_behind_a_long_chat() {
    for (record, code) in coded() {
        for line in [
            "12/05/2024, 18:33 - Anna: 7 of 10",
            "[3.4.24, 9:05:11] Zoé : 1 partie",
            "5 May 2024 at 6 pm",
            "1 2 3 4 5 6 7 8 9",
        ] {
            let text = format!("{line}\n").repeat(300) + &code;
            assert_eq!(decode(&all(), &text).as_deref(), Ok(&*record), "{line}");
        }
    }
}

/// The first whole code counts; a broken one before it is passed over.
#[test]
fn the_first_whole_code_of_a_text_is_read() {
    let coded = coded();
    let [(_, broken), (second, whole), (_, third)] = &*coded else {
        panic!("three games");
    };
    let broken = &broken[..broken.len() - 4];
    let text = format!("{broken}.\n{whole}\n{third}");
    assert_eq!(decode(&all(), &text).as_deref(), Ok(&**second));
}

#[test]
fn every_game_has_a_letter_of_its_own() {
    let letters = coded().into_iter().map(|(_, code)| code[..2].to_owned());
    assert_eq!(letters.collect::<Vec<_>>(), ["1G", "1F", "1D"]);
}

/// What is wrong is said with its place.
#[test]
fn the_sentences_say_what_and_where() {
    let (_, code) = &coded()[0];
    let said = |text: &str| decode(&all(), text).expect_err(text).to_string();
    assert_eq!(
        said("good morning"),
        "there is no code here: one begins with the digit 1 and the letter of its game (G, F, D)"
    );
    assert_eq!(
        said(&code[..40]),
        format!(
            "the code is cut off: 40 of its {} letters are here",
            code.len()
        )
    );
    let other = if code.as_bytes()[29] == b'x' {
        'y'
    } else {
        'x'
    };
    let wrong = format!("{}{other}{}", &code[..29], &code[30..]);
    let due = char::from(code.as_bytes()[29]);
    assert_eq!(
        said(&wrong),
        format!(
            "a letter of the code is wrong or in another's place: perhaps letter 30, which is {other:?} and would be \
             right as {due:?}"
        )
    );
}
