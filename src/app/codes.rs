//! Codes of games and challenges, as players bring them: what they tell, and in words what is wrong with one.

use super::games::CODES;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::code::{ChallengeCode, CodeContent, CodeError, GameCode, NoChallenge, open};
use kit_table::Games;

/// What the first code of a text tells, of one of these games.
///
/// # Errors
/// There is none, or what is wrong with it.
pub(super) fn open_code(games: &Games, text: &str) -> Result<CodeContent, CodeError> {
    let all = games.headless();
    let codes: Vec<GameCode> = all.iter().map(|game| game.code).collect();
    let challenges: Vec<ChallengeCode> = all.iter().map(|game| game.challenge).collect();
    open(&codes, &challenges, text)
}

/// A game as a line of text: its code, or its record if it has none.
pub(super) fn told_to_a_friend(record: &str) -> String {
    let mut games = CODES.iter();
    let code = games.find_map(|game| game.write(record.as_bytes()).ok());
    code.unwrap_or_else(|| record.trim_end().to_owned())
}

/// What is told of a code that is not read.
pub(super) fn code_fault(why: &CodeError) -> LocalizedText {
    match why {
        CodeError::Newer { .. } => LocalizedText::new(keys::TOAST_IMPORT_NEWER),
        CodeError::Cut { have, due, .. } => LocalizedText::new(keys::TOAST_CODE_CUT)
            .with("have", *have as u64)
            .with("due", *due as u64),
        CodeError::Sum(None) => LocalizedText::new(keys::TOAST_CODE_WRONG),
        CodeError::Sum(Some(misprint)) => LocalizedText::new(keys::TOAST_CODE_MISPRINT)
            .with("place", misprint.place as u64)
            .with("is", misprint.is.to_string())
            .with("due", misprint.due.to_string()),
        CodeError::OtherGame(_) => LocalizedText::new(keys::TOAST_CODE_OTHER),
        CodeError::TooLong { .. } => LocalizedText::new(keys::TOAST_CODE_LONG),
        _ => LocalizedText::new(keys::TOAST_CODE_NO_GAME),
    }
}

/// What is told of a game that makes no challenge.
pub(super) fn no_challenge(why: &CodeError) -> LocalizedText {
    LocalizedText::new(match why {
        CodeError::NoChallenge(NoChallenge::NotOver) => keys::TOAST_CHALLENGE_GOING_ON,
        CodeError::NoChallenge(NoChallenge::OtherDeal) => keys::TOAST_CHALLENGE_DEAL,
        CodeError::NoChallenge(NoChallenge::Branch) => keys::TOAST_CHALLENGE_BRANCH,
        CodeError::NoChallenge(
            NoChallenge::MixedSide
            | NoChallenge::NoPerson
            | NoChallenge::NoBot
            | NoChallenge::NoSide(_),
        ) => keys::TOAST_CHALLENGE_PLAYERS,
        _ => keys::TOAST_CHALLENGE_NONE,
    })
}
