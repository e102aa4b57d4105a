//! What every game checks before it begins: that there is a seed, and that the program has the bots of a save.

use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::seed::Seed;
use kit_rules::shown_text;

/// How much of the name of an unknown bot is told, in letters.
const LONGEST_BOT: usize = 40;

/// The seed of a new game: the one that was asked for, or one that the system draws.
///
/// # Errors
/// No seed is given and the system has no random numbers. The text is a clause.
pub fn seed_or_random(given: Option<Seed>) -> Result<Seed, LocalizedText> {
    match given {
        Some(seed) => Ok(seed),
        None => getrandom::u64()
            .map(Seed)
            .map_err(|_| LocalizedText::new(keys::NOT_BEGUN_NO_LUCK)),
    }
}

/// Checks that a program with the bots `known` has all the bots of a record.
///
/// # Errors
/// The name of a bot that is not known. The text is one sentence.
pub fn check_bots<'a>(
    bots: impl IntoIterator<Item = &'a str>,
    known: &[&str],
) -> Result<(), LocalizedText> {
    match bots.into_iter().find(|bot| !known.contains(bot)) {
        Some(bot) => {
            let bot = shown_text::line(bot, LONGEST_BOT);
            Err(LocalizedText::new(keys::RECORD_UNKNOWN_BOT).with("bot", bot))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_unknown_bot_is_named() {
        assert_eq!(
            check_bots(["knight", "squire"], &["squire", "knight"]),
            Ok(())
        );
        let refused = LocalizedText::new(keys::RECORD_UNKNOWN_BOT).with("bot", "sage");
        assert_eq!(
            check_bots(["knight", "sage", "fool"], &["knight"]),
            Err(refused)
        );
        let long = format!("sage\n{}", "x".repeat(5_000));
        let told = LocalizedText::new(keys::RECORD_UNKNOWN_BOT)
            .with("bot", format!("sage {}…", "x".repeat(34)));
        assert_eq!(check_bots([long.as_str()], &["knight"]), Err(told));
    }

    #[test]
    fn a_given_seed_is_kept_and_two_drawn_ones_differ() {
        assert_eq!(seed_or_random(Some(Seed(7))), Ok(Seed(7)));
        assert_ne!(seed_or_random(None), seed_or_random(None));
    }
}
