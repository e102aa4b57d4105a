//! A code as text: its version, the letter of its game, how long it is, its body and its sum; and how one is found in
//! what was pasted.

use super::error::Misprint;
use super::signs::{self, SUM_SIZE};
use super::walk::{read_game, write_game};
use super::{Challenge, ChallengeCode, CodeError, CodedGame};

/// The version of the codes that are written.
const VERSION: u64 = 1;
/// The longest text in which a code is looked for, in bytes.
const LONGEST_TEXT: usize = 1 << 17;
/// The letters before the body: the version, the game, and in three letters the length of the body.
const HEAD: usize = 2 + LENGTH;
const LENGTH: usize = 3;
/// The longest body, in letters.
const LONGEST_BODY: usize = 20_000;
/// In how many places of a text a code may seem to begin before the search is given up. Each costs as much as the
/// longest code at most, and the gaps in it.
const TRIES: usize = 200;

/// The codes of one game.
#[derive(Debug, Clone, Copy)]
pub struct GameCode {
    letter: char,
    write: fn(&[u8]) -> Result<String, CodeError>,
    read: fn(&str) -> Result<String, CodeError>,
}

impl GameCode {
    /// Those of the game `G`.
    #[must_use]
    pub const fn of<G: CodedGame>() -> Self {
        Self {
            letter: G::LETTER,
            write: write_game::<G>,
            read: read_game::<G>,
        }
    }

    /// The code of a record, folded or unfolded. What players typed as their names, and fields that the format does not
    /// define, are not in it.
    ///
    /// # Errors
    /// The record is not valid, or too long for a code.
    pub fn write(&self, record: &[u8]) -> Result<String, CodeError> {
        whole(self.letter, &(self.write)(record)?)
    }
}

/// The record of the first whole code in a text, as one line. The code may be part of an address, broken by a mail into
/// lines and quoted, with any words around it.
///
/// # Errors
/// There is none: what is wrong with the first that seems to be one.
pub fn decode(games: &[GameCode], text: &str) -> Result<String, CodeError> {
    let letters: Vec<char> = games.iter().map(|game| game.letter).collect();
    search(&letters, &|at, body| (games[at].read)(body), text)
}

/// What the first whole code in a text tells, found as [`decode`] does.
///
/// # Errors
/// There is none: what is wrong with the first that seems to be one.
pub fn open(
    games: &[GameCode],
    challenges: &[ChallengeCode],
    text: &str,
) -> Result<CodeContent, CodeError> {
    let letters = games.iter().map(|game| game.letter);
    let letters = letters.chain(challenges.iter().map(|game| game.letter));
    let letters: Vec<char> = letters.collect();
    let read = |at: usize, body: &str| match at.checked_sub(games.len()) {
        None => (games[at].read)(body).map(CodeContent::Game),
        Some(at) => (challenges[at].read)(body).map(CodeContent::Challenge),
    };
    search(&letters, &read, text)
}

/// What a code tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodeContent {
    /// A game: its record.
    Game(String),
    /// A deal, and what somebody made of it.
    Challenge(Challenge),
}

/// A whole code around a body.
///
/// # Errors
/// The body is too long.
pub(super) fn whole(letter: char, body: &str) -> Result<String, CodeError> {
    if body.len() > LONGEST_BODY {
        let why = format!("it would have more than {LONGEST_BODY} letters");
        return Err(CodeError::NoCode(why));
    }
    let version = signs::fixed(VERSION, 1);
    let length = signs::fixed(body.len() as u64, LENGTH);
    let code = format!("{version}{letter}{length}{body}");
    let letters: Vec<char> = code.chars().collect();
    Ok(code + &signs::fixed(signs::sum(&letters), SUM_SIZE))
}

/// Reads the body of a code whose letter is at a place of the list.
type Read<'a, T> = &'a dyn Fn(usize, &str) -> Result<T, CodeError>;

/// The first whole code in a text that has one of these letters.
fn search<T>(known: &[char], read: Read<'_, T>, text: &str) -> Result<T, CodeError> {
    let bytes = text.len();
    if bytes > LONGEST_TEXT {
        let most = LONGEST_TEXT;
        return Err(CodeError::TooLong { bytes, most });
    }
    let signs: Vec<char> = text.chars().collect();
    let starts = (0..signs.len()).filter(|&at| begins(known, &signs, at));
    let mut first = None;
    for at in starts.take(TRIES) {
        let whole_head = has_whole_head(&signs[at..]);
        match PastedCode::read(&signs[at..]).decode(known, read) {
            Some(Ok(found)) => return Ok(found),
            // A number before a word is no code that is at fault.
            Some(Err(why)) if whole_head => first = first.or(Some(why)),
            _ => {}
        }
    }
    // Those of challenges are the same letters again.
    let games = known.iter().filter(|letter| letter.is_ascii_uppercase());
    let letters: Vec<String> = games.map(char::to_string).collect();
    Err(first.unwrap_or_else(|| CodeError::NotFound(letters.join(", "))))
}

/// Whether something can be said of a code that begins here: with a digit at the beginning of a word, and then the rest
/// of a head or, perhaps behind a gap, a letter that is known. Numbers, dates and hours are no tries.
///
/// In a text that has nothing but beginnings this costs little, too: no gap is looked at for two of them.
fn begins(known: &[char], signs: &[char], at: usize) -> bool {
    // An equals sign of an address, as some mails write it.
    let sign = signs[..at].ends_with(&['=', '3', 'D']);
    let inside = at > 0 && signs[at - 1].is_alphanumeric() && !sign;
    if inside || !matches!(signs[at], '1'..='9') {
        return false;
    }
    if has_whole_head(&signs[at..]) {
        return true;
    }
    let mut rest = &signs[at + 1..];
    while is_gap(rest) {
        rest = &rest[1..];
    }
    let is_known = rest.first().is_some_and(|letter| known.contains(letter));
    is_known && signs::digit(signs[at]) == Some(VERSION)
}

/// Whether the head of a code stands here in one piece.
fn has_whole_head(signs: &[char]) -> bool {
    let head = signs.get(..HEAD).unwrap_or_default();
    matches!(head, [_, letter, ..] if letter.is_ascii_alphabetic())
        && head.iter().all(|&sign| signs::digit(sign).is_some())
}

/// Whether what stands here may be between two letters of a code: where a mail was broken or quoted.
fn is_gap(signs: &[char]) -> bool {
    let hidden = ['\u{ad}', '\u{200b}', '\u{2060}', '\u{feff}'];
    match *signs {
        // A line that goes on in the next one, as quoted-printable marks it.
        ['=', '\n', ..] | ['=', '\r', '\n', ..] => true,
        [sign, ..] => sign.is_whitespace() || sign == '>' || hidden.contains(&sign),
        [] => false,
    }
}

/// The letters of what may be a code.
struct PastedCode {
    /// Its letters, as many as it says that it has, or fewer.
    letters: Vec<char>,
    /// How many it says that it has.
    due: usize,
    /// What stands after them and is no letter.
    stop: Option<char>,
}

impl PastedCode {
    /// Reads the letters of a code at the beginning of `signs`.
    fn read(signs: &[char]) -> Self {
        let mut code = Self {
            letters: Vec::new(),
            due: HEAD + SUM_SIZE,
            stop: None,
        };
        for (at, &sign) in signs.iter().enumerate() {
            if signs::digit(sign).is_some() {
                code.letters.push(sign);
            } else if !is_gap(&signs[at..]) {
                code.stop = Some(sign);
                break;
            }
            if code.letters.len() == HEAD {
                let length = signs::number(&code.letters[2..]).unwrap_or_default();
                code.due = HEAD + length as usize + SUM_SIZE;
            }
            if code.letters.len() == code.due {
                break;
            }
        }
        code
    }

    /// What the code tells; `None` if it is none at all.
    fn decode<T>(&self, known: &[char], read: Read<'_, T>) -> Option<Result<T, CodeError>> {
        let &[version, letter, ..] = &*self.letters else {
            return None;
        };
        let place = known.iter().position(|&known| known == letter);
        let version = signs::digit(version).unwrap_or_default();
        let checked = self.check();
        // A whole code of another version or game has the sum of its own letters.
        if let &Err(CodeError::Sum(Some(misprint))) = &checked {
            let is_ours = match misprint.place {
                1 => signs::digit(misprint.due) == Some(VERSION),
                2 => known.contains(&misprint.due),
                _ => false,
            };
            if is_ours {
                return Some(Err(CodeError::Sum(Some(misprint))));
            }
        }
        if version > VERSION {
            let long = self.letters.len() > HEAD + SUM_SIZE;
            let known = VERSION;
            return place
                .filter(|_| long)
                .map(|_| Err(CodeError::Newer { version, known }));
        }
        let Some(place) = place else {
            return checked.is_ok().then_some(Err(CodeError::OtherGame(letter)));
        };
        let body = self.letters.iter().skip(HEAD);
        let body: String = body.take(self.due - HEAD - SUM_SIZE).collect();
        Some(checked.and_then(|()| read(place, &body)))
    }

    /// Whether all letters are here and have their sum.
    fn check(&self) -> Result<(), CodeError> {
        let have = self.letters.len();
        if have < self.due || self.due > HEAD + LONGEST_BODY + SUM_SIZE {
            return Err(CodeError::Cut {
                have,
                due: self.due,
                sign: self.stop,
            });
        }
        let (letters, sum) = self.letters.split_at(have - SUM_SIZE);
        let due = signs::sum(letters);
        if signs::number(sum) == Some(due) {
            return Ok(());
        }
        Err(CodeError::Sum(self.misprint()))
    }

    /// The one letter that would give the code its sum, if one does.
    fn misprint(&self) -> Option<Misprint> {
        let (letters, sum) = self.letters.split_at(self.letters.len() - SUM_SIZE);
        let due: Vec<char> = signs::fixed(signs::sum(letters), SUM_SIZE)
            .chars()
            .collect();
        let wrong: Vec<usize> = (0..SUM_SIZE).filter(|&at| sum[at] != due[at]).collect();
        if let [at] = *wrong {
            return Some(Misprint {
                place: letters.len() + at + 1,
                is: sum[at],
                due: due[at],
            });
        }
        let (at, due) = signs::misprint(letters, signs::number(sum)?)?;
        Some(Misprint {
            place: at + 1,
            is: letters[at],
            due,
        })
    }
}
