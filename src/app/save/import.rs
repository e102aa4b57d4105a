//! Import of a game from text: its record, its code, or a challenge to its deal.

use super::unwrap::{Seam, records};
use crate::app::codes::{code_fault, open_code};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::{
    code::{Challenge, CodeContent, CodeError},
    envelope::Envelope,
    game::GameId,
};
use kit_table::{BadSave, Games, SaveSummary};
use std::collections::BTreeSet;

/// A game that was brought as text.
#[derive(Clone, Debug, PartialEq)]
pub enum BroughtGame {
    /// Its record: it is in progress, or over and can be seen again.
    Record(GameId, SaveSummary),
    /// Its code, in place of its record: it can be seen again, and go on from there.
    Code(GameId, SaveSummary),
    /// A challenge: its deal can be played.
    Challenge(Challenge),
}

/// Reads a game from a text: its record, alone or among other words, also one that a mail has broken into lines, or its
/// code. The format of a record says which of `games` it is; an unknown format is read as the first game's, which says
/// what is wrong with it.
///
/// # Errors
/// The message that says why the text cannot be used.
pub fn brought_game(games: &Games, text: &str) -> Result<BroughtGame, LocalizedText> {
    // A record is JSON, and no code has a brace.
    if !text.contains('{') {
        return match open_code(games, text) {
            Ok(CodeContent::Game(record)) => {
                read_record(games, &record).map(|(game, save)| BroughtGame::Code(game, save))
            }
            Ok(CodeContent::Challenge(challenge)) => Ok(BroughtGame::Challenge(challenge)),
            Err(CodeError::NotFound(_)) => {
                written_game(games, text).map(|(game, save)| BroughtGame::Record(game, save))
            }
            Err(why) => Err(code_fault(&why)),
        };
    }
    written_game(games, text).map(|(game, save)| BroughtGame::Record(game, save))
}

/// The longest text that may be a mail with one game, in bytes: some times the longest record.
const LONGEST_MAIL: usize = 1 << 20;

/// Reads the record of a game from a text. One that is longer than any mail is taken line by line.
fn written_game(games: &Games, text: &str) -> Result<(GameId, SaveSummary), LocalizedText> {
    let text = text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if text.is_empty() {
        return Err(LocalizedText::new(keys::TOAST_IMPORT_EMPTY));
    }
    if text.len() > LONGEST_MAIL {
        let is_record = |line: &&str| Envelope::read(line.as_bytes()).is_some();
        let found: BTreeSet<&str> = text.lines().filter(is_record).collect();
        return match found.len() {
            0 | 1 => read_record(games, found.first().unwrap_or(&text)),
            n => Err(LocalizedText::new(keys::TOAST_IMPORT_MANY).with("n", n)),
        };
    }
    let mut refused = None;
    // Where it is not certain what stood at the end of a line, the rules may know.
    for seam in Seam::ALL {
        let found = records(text, seam);
        if found.len() > 1 {
            return Err(LocalizedText::new(keys::TOAST_IMPORT_MANY).with("n", found.len()));
        }
        let record = found.first().map_or(text, String::as_str);
        match read_record(games, record) {
            Ok(game) => return Ok(game),
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    Err(refused.unwrap_or_else(|| LocalizedText::new(keys::TOAST_IMPORT_EMPTY)))
}

/// Reads the record of a game.
fn read_record(games: &Games, record: &str) -> Result<(GameId, SaveSummary), LocalizedText> {
    let not_readable = |reason: LocalizedText| {
        LocalizedText::new(keys::TOAST_IMPORT_UNREAD).with("reason", reason)
    };
    let envelope = Envelope::read(record.as_bytes());
    let named = envelope.as_ref().and_then(Envelope::game);
    let game = named.and_then(|name| games.named(name));
    let game = game.unwrap_or_else(|| games.first());
    let save = (game.summary)(record).map_err(|bad| match bad {
        BadSave::Newer => LocalizedText::new(keys::TOAST_IMPORT_NEWER),
        BadSave::Damaged(why) => not_readable(why),
    })?;
    match save.refused.clone().filter(|_| !save.is_over) {
        Some(why) => Err(not_readable(why)),
        None => Ok((game.id, save)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::{CODES, GAMES};
    use crate::games::guyenne::rules::{
        Edition, Level, Setup,
        record::{Record, RecordPlayer},
        seat::{Camp, Seat},
    };
    use kit_rules::seed::Seed;

    fn games() -> Games {
        Games(GAMES.to_vec())
    }

    /// The record of a game after some moves, each the first that is listed.
    fn line(moves: usize) -> String {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(7));
        let players = Camp::ALL.map(|camp| RecordPlayer::human(Seat::new(camp, 0), "Ann"));
        let (mut position, mut record) =
            Record::start(setup, players.to_vec()).expect("a duel is a game");
        for _ in 0..moves {
            let Some(decision) = position.decision() else {
                break;
            };
            position
                .play_observed(decision.nth(0), &mut record)
                .expect("listed moves are legal");
        }
        record.line()
    }

    fn record_of(text: &str) -> (GameId, SaveSummary) {
        match brought_game(&games(), text) {
            Ok(BroughtGame::Record(game, save)) => (game, save),
            other => panic!("no record: {other:?}"),
        }
    }

    /// Its events, whatever else its record says.
    fn events(record: &str) -> serde_json::Value {
        let mut record: serde_json::Value = serde_json::from_str(record).expect("a record");
        record["events"].take()
    }

    #[test]
    fn a_code_is_the_game_it_tells_and_a_wrong_letter_is_told() {
        for moves in [5, 100_000] {
            let record = line(moves);
            let mut games_with_codes = CODES.iter();
            let code = games_with_codes.find_map(|game| game.write(record.as_bytes()).ok());
            let code = code.expect("a game that has codes");
            for text in [
                code.clone(),
                format!("Look: https://example.org/#g={code} !"),
            ] {
                let Ok(BroughtGame::Code(game, save)) = brought_game(&games(), &text) else {
                    panic!("no game: {text}");
                };
                assert_eq!((game.0, save.is_over), ("guyenne", moves > 5));
                assert_eq!(events(&save.record), events(&record));
            }
            let wrong = match code.chars().nth(12) {
                Some('7') => code[..12].to_owned() + "8" + &code[13..],
                _ => code[..12].to_owned() + "7" + &code[13..],
            };
            for (text, keys) in [
                (&wrong, ["toast-code-wrong", "toast-code-misprint"]),
                (&code[..code.len() - 3].to_owned(), ["toast-code-cut"; 2]),
            ] {
                let why = brought_game(&games(), text).expect_err(text);
                assert!(keys.contains(&why.key()), "{text}: {why:?}");
            }
        }
    }

    #[test]
    fn a_challenge_is_known_and_a_wrong_letter_is_told() {
        let text = "1g00HQXujJyrH3o98JZs0P1mmnf2";
        let brought = brought_game(&games(), &format!("And you?\n{text}\n"));
        let Ok(BroughtGame::Challenge(challenge)) = brought else {
            panic!("no challenge: {brought:?}");
        };
        assert_eq!((challenge.game.0, challenge.side), ("guyenne", 0));
        let why = brought_game(&games(), &text[..text.len() - 3]).expect_err("cut");
        assert_eq!(why.key(), "toast-code-cut");
    }

    #[test]
    fn a_finished_game_can_be_brought_to_be_seen_again() {
        let (_, save) = record_of(&line(100_000));
        assert!(save.is_over);
    }

    #[test]
    fn an_imported_game_continues_where_it_was() {
        let text = format!("\n  {}\r\n\n", line(5).trim_end());
        let (game, save) = record_of(&text);
        assert_eq!(save.record.trim_end(), line(5).trim_end());
        assert_eq!(
            (game.0, save.about.key()),
            ("guyenne", "title-continue-about")
        );
    }

    /// As mail programs do: broken after 72 letters, quoted, between words of an answer.
    #[test]
    fn a_game_that_came_by_mail_continues_where_it_was() {
        let record = line(9);
        let letters: Vec<char> = record.trim_end().chars().collect();
        for mark in ["", "> ", ">> "] {
            let lines = letters
                .chunks(72)
                .map(|line| line.iter().collect::<String>());
            let lines: Vec<String> = lines.map(|line| format!("{mark}{line}")).collect();
            let text = format!("Go on!\r\n\r\n{}\r\n-- \r\nAnn\r\n", lines.join("\r\n"));
            let (_, save) = record_of(&text);
            assert_eq!(save.record.trim_end(), record.trim_end(), "{text}");
        }
    }

    /// Broken in the middle of a word of the rules: only they know that there is no blank. Names of castles may be any.
    #[test]
    fn what_stood_at_the_end_of_a_line_is_what_the_rules_allow() {
        let record = line(9);
        for word in ["edition", "La Prune", "english", "\"kind\":\"hum"] {
            let at = record.find(word).expect("it is there") + 3;
            let text = format!("{}\n{}", &record[..at], &record[at..]);
            let (_, save) = record_of(&text);
            assert_eq!(save.record.trim_end(), record.trim_end(), "{text}");
        }
    }

    /// As if somebody brought the file of all their games, or another large one, outside the list of games.
    #[test]
    fn a_text_longer_than_any_mail_is_taken_line_by_line() {
        let rubbish = "{\"rubbish\":1}\n".repeat(100_000);
        assert!(rubbish.len() > LONGEST_MAIL);
        // Twice, it is one.
        for record in [line(5), format!("{0}\n{0}", line(5))] {
            let (_, save) = record_of(&format!("{rubbish}{record}\n"));
            assert_eq!(save.record.trim_end(), line(5).trim_end());
        }
        for (text, key) in [
            (rubbish.clone(), "toast-import-unread"),
            (
                format!("{rubbish}{}\n{}", line(3), line(5)),
                "toast-import-many",
            ),
        ] {
            let why = brought_game(&games(), &text).expect_err(key);
            assert_eq!(why.key(), key);
        }
    }

    #[test]
    fn what_is_no_game_in_progress_is_refused_with_the_reason() {
        let altered = line(5).replace(r#""n":1"#, r#""n":2"#);
        let human = r#""name":"Ann","kind":"human""#;
        let strange = line(5).replace(human, r#""name":"Sage","kind":"bot","bot":"sage""#);
        let two = format!("{}\n{}", line(3).trim_end(), line(4).trim_end());
        for (text, key) in [
            ("", "toast-import-empty"),
            (" \n\n", "toast-import-empty"),
            ("rubbish", "toast-import-unread"),
            ("{}", "toast-import-unread"),
            (&altered, "toast-import-unread"),
            (&strange, "toast-import-unread"),
            ("rubbish\nof two lines", "toast-import-unread"),
            (&line(5)[..300], "toast-import-unread"),
            (&two, "toast-import-many"),
            (&format!("> {two}"), "toast-import-many"),
            ("1G", "toast-import-unread"),
        ] {
            let why = brought_game(&games(), text).expect_err(text);
            assert_eq!(why.key(), key, "{text:.60}");
        }
    }
}
