//! Knows the games that answer a challenge: when one is over, both results are told, and they stay known while the
//! program runs. Demonstrations, replays and branches answer nothing.

use bevy::prelude::*;

use super::mark::answered_code;
use crate::app::codes::open_code;
use crate::app::toast::Toast;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::code::{Challenge, CodeContent};
use kit_rules::continuation::goes_on_as;
use kit_rules::duplicate::SideResult;
use kit_rules::game::GameId;
use kit_table::{Games, RecordChanged};

/// What came of a challenge.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct ChallengeAnswer {
    /// The challenge.
    challenge: Challenge,
    /// Whether the person played the other side than the challenger.
    pub(in crate::app) exchanged: bool,
    /// What the person made of it.
    pub(in crate::app) result: SideResult,
}

/// What came of challenges since the program began, the newest last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct ChallengeAnswers(Vec<ChallengeAnswer>);

impl ChallengeAnswers {
    /// The newest answer to a challenge, with the sides as they were or exchanged.
    pub(in crate::app) fn newest(
        &self,
        challenge: &Challenge,
        exchanged: bool,
    ) -> Option<&ChallengeAnswer> {
        let mut newest = self.0.iter().rev();
        newest
            .find(|answer| answer.challenge.code == challenge.code && answer.exchanged == exchanged)
    }
}

/// Adds what knows answers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChallengeAnswers>()
        .add_systems(PostUpdate, take_answers.run_if(on_message::<RecordChanged>));
}

/// What came of the challenge that the game of a record answers; `None` if it answers none, or goes on.
fn answer(games: &Games, game: GameId, record: &str) -> Option<ChallengeAnswer> {
    let code = answered_code(record)?;
    let headless = games.get(game)?.headless?;
    let Ok(CodeContent::Challenge(challenge)) = open_code(games, &code) else {
        return None;
    };
    let of_exchanged = [false, true].into_iter().find(|&exchanged| {
        let first = match exchanged {
            true => &challenge.exchanged,
            false => &challenge.record,
        };
        goes_on_as(first, record)
    });
    let exchanged = of_exchanged?;
    let side = match exchanged {
        true => 1 - challenge.side,
        false => challenge.side,
    };
    let result = (headless.daily.result)(record.as_bytes()).ok().flatten()?;
    Some(ChallengeAnswer {
        challenge,
        exchanged,
        result: SideResult::of(&result, side),
    })
}

/// Both results, if the game of a record answers a challenge and is over.
pub(in crate::app) fn challenge_note(
    games: &Games,
    game: GameId,
    record: &str,
) -> Option<LocalizedText> {
    let answer = answer(games, game, record)?;
    let words = games.get(game)?.words_of_setups.result;
    let key = match answer.exchanged {
        true => keys::CHALLENGE_BOTH_EXCHANGED,
        false => keys::CHALLENGE_BOTH,
    };
    let told = LocalizedText::new(key).with("own", words(&answer.result));
    Some(told.with("theirs", words(&answer.challenge.result)))
}

/// Keeps and tells what came of a challenge.
fn take_answers(
    mut changed: MessageReader<RecordChanged>,
    games: Res<Games>,
    mut answers: ResMut<ChallengeAnswers>,
    mut toasts: MessageWriter<Toast>,
) {
    for changed in changed.read().filter(|it| it.is_over && !it.demo) {
        let (game, record) = (changed.game, changed.record.as_str());
        if let Some(answer) = answer(&games, game, record) {
            // The end of a game may be told more than once.
            if answers.0.last() == Some(&answer) {
                continue;
            }
            answers.0.push(answer);
            toasts.write_batch(challenge_note(&games, game, record).map(Toast));
        }
    }
}
