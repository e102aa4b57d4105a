//! Writes a challenge of a game that is over: its text, in words first and with the code on a line of its own, goes to
//! the clipboard. A game that makes none is refused in words.

use bevy::prelude::*;

use crate::app::clipboard::CopyText;
use crate::app::codes::no_challenge;
use crate::app::toast::Toast;
use crate::keys;
use kit_i18n::{LocalizedText, Localizer};
use kit_rules::code::{Challenge, CodeError, NoChallenge};
use kit_rules::game::GameId;
use kit_table::result_page::ChallengeFriend;
use kit_table::{Game, Games};

/// Adds what writes challenges.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer.run_if(on_message::<ChallengeFriend>));
}

fn offer(
    mut asked: MessageReader<ChallengeFriend>,
    (games, localizer): (Res<Games>, Res<Localizer>),
    mut copies: MessageWriter<CopyText>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(ChallengeFriend { game, record }) = asked.read().last() else {
        return;
    };
    let Some(game) = games.get(*game) else {
        return;
    };
    match challenge_of(game, record) {
        Ok(challenge) => {
            copies.write(CopyText(challenge_text(&localizer, game, &challenge)));
        }
        Err(why) => {
            toasts.write(Toast(no_challenge(&why)));
        }
    }
}

/// The challenge of a game that is over.
fn challenge_of(game: &Game, record: &str) -> Result<Challenge, CodeError> {
    match game.headless {
        Some(headless) => headless.challenge.of_person(record),
        None => Err(CodeError::NotItsCode),
    }
}

/// Whether a game is one of a person against a bot, of which one may ask for a challenge: if its deal makes none, that
/// is said then.
pub(in crate::app) fn can_challenge(games: &Games, game: GameId, record: &str) -> bool {
    let Some(game) = games.get(game) else {
        return false;
    };
    match challenge_of(game, record) {
        Ok(_) => true,
        Err(CodeError::NoChallenge(why)) => {
            matches!(why, NoChallenge::OtherDeal | NoChallenge::Branch)
        }
        Err(_) => false,
    }
}

/// The set-up of a challenge in words.
pub(in crate::app) fn variant_of(game: &Game, challenge: &Challenge) -> LocalizedText {
    let facts = game
        .headless
        .and_then(|headless| (headless.facts)(challenge.record.as_bytes()).ok());
    let words = facts.map(|facts| facts.variant_words()).unwrap_or_default();
    (game.words_of_setups.variant)(&words)
}

/// The challenge for others: a sentence, what to do with it, and the code.
fn challenge_text(localizer: &Localizer, game: &Game, challenge: &Challenge) -> String {
    let words = game.words_of_setups;
    let told = LocalizedText::new(keys::CHALLENGE_TEXT)
        .with("game", LocalizedText::new(game.name))
        .with("boast", (words.boast)(&challenge.result))
        .with("variant", variant_of(game, challenge))
        .with("side", (words.side)(challenge.side))
        .with(
            "bot",
            game.bot_name(challenge.opponent.bot().unwrap_or_default()),
        );
    let how = localizer.localize(&LocalizedText::new(keys::CHALLENGE_HOW));
    let told = localizer.localize(&told);
    format!("{told}\n{how}\n{}", challenge.code)
}
