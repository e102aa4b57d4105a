//! The words of a day's deal: dates, results, and the text that is pasted for others, in words first and signs after.

use crate::keys;
use kit_i18n::{LocalizedText, Localizer, long_date, signed_number, whole_number};
use kit_rules::daily::{CalendarDate, DailyScore, DailyShare, DailyTry};
use kit_rules::duplicate::SideOutcome;
use kit_table::Game;

/// What came of a try: won, 9 to 5.
#[must_use]
pub(in crate::app) fn outcome_words(score: &DailyScore) -> LocalizedText {
    result_words(score.outcome, score.points)
}

/// What is told of a try, and beside it how much luck there was in it, if that was reckoned.
#[must_use]
pub(in crate::app) fn with_luck(told: LocalizedText, own: &DailyTry) -> LocalizedText {
    match own.luck().zip(own.adjusted()) {
        Some(luck) => LocalizedText::new(keys::DAILY_BOTH)
            .with("one", told)
            .with("other", told_luck(luck)),
        None => told,
    }
}

fn told_luck((luck, adjusted): (i32, i64)) -> LocalizedText {
    LocalizedText::new(keys::DAILY_LUCK)
        .with("luck", LocalizedText::verbatim(signed_number(luck.into())))
        .with("n", LocalizedText::verbatim(whole_number(adjusted)))
}

fn result_words(outcome: SideOutcome, [points, against]: [u32; 2]) -> LocalizedText {
    LocalizedText::new(keys::DAILY_RESULT)
        .with("outcome", outcome.name())
        .with("points", points)
        .with("against", against)
}

/// The result of a day for others: sentences, which say everything, and after them the signs.
#[must_use]
pub(in crate::app) fn share_text(
    localizer: &Localizer,
    game: &Game,
    share: &DailyShare,
    (date, side): (CalendarDate, usize),
) -> String {
    let words = LocalizedText::new(keys::DAILY_SHARE)
        .with("game", LocalizedText::new(game.name))
        .with("n", share.number)
        .with("date", long_date(date))
        .with("variant", (game.words_of_setups.daily)(share.variant))
        .with("side", (game.words_of_setups.side)(side))
        .with("bot", (game.words_of_setups.bot)(share.level))
        .with("result", result_words(share.outcome, share.points));
    let mut text = localizer.localize(&words);
    if let Some(class) = share.difficulty {
        let told = LocalizedText::new(keys::DAILY_DIFFICULTY)
            .with("class", LocalizedText::built(keys::DAILY_CLASS_ANY, class));
        text.push(' ');
        text.push_str(&localizer.localize(&told));
    }
    if let Some(luck) = share.luck {
        text.push(' ');
        text.push_str(&localizer.localize(&told_luck(luck)));
    }
    if !share.signs.is_empty() {
        text.push('\n');
        text.push_str(&share.signs);
    }
    text
}
