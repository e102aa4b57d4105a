//! What a row of the list says of a kept game.

use kit_i18n::{LocalizedText, MessageArgument, short_date};
use kit_library::{Damage, DamagedLines, Entry, EntryPlayer, PeopleResult};
use kit_rules::daily::CalendarDate;
use kit_rules::message_key::MessageKey;
use kit_rules::player_kind::UNNAMED;
use kit_rules::shown_text;
use kit_table::{Game, record_words};
use kit_theme::palette;

use crate::keys;
use bevy::prelude::Color;

/// How many numbers of lines are told; of the others how many they are.
const MOST_LINES: usize = 12;
/// How much of a reason in the words of the terminal is told, in letters.
const LONGEST_REASON: usize = 160;

/// The numbers of lines, of which so many more may not be listed one by one: `3, 17 and 40`, `3, 17 and 12 more`.
pub(super) fn line_numbers(lines: &[u64], more: usize) -> MessageArgument {
    // One that is left could as well be told itself.
    let told = match lines.len() + more {
        all if all <= MOST_LINES => all,
        _ => MOST_LINES - 1,
    };
    let told = told.min(lines.len());
    let left = lines.len() - told + more;
    let mut numbers: Vec<MessageArgument> = Vec::new();
    numbers.extend(lines[..told].iter().map(|&line| line.into()));
    if left > 0 {
        numbers.push(
            LocalizedText::new(keys::LIBRARY_MORE_LINES)
                .with("n", left)
                .into(),
        );
    }
    MessageArgument::List(numbers)
}

/// What is wrong with a line, after a colon. Where that is the record itself, the reason is that of the terminal.
fn damage(why: &Damage) -> LocalizedText {
    let because = |key: MessageKey, reason: &str| {
        let reason = LocalizedText::verbatim(shown_text::line(reason, LONGEST_REASON));
        LocalizedText::new(key).with("reason", reason)
    };
    match why {
        Damage::TooLong => keys::LIBRARY_WHY_LONG.into(),
        Damage::Cut => record_words::truncated(),
        Damage::NotText(_) => record_words::not_text(),
        Damage::Newer(_) => record_words::newer(),
        Damage::Head(_) => keys::LIBRARY_WHY_HEAD.into(),
        Damage::Altered { .. } => keys::LIBRARY_WHY_ALTERED.into(),
        Damage::Unreadable(reason) => because(keys::LIBRARY_WHY_UNREADABLE, reason),
        Damage::UnknownGame(game) => {
            let game = LocalizedText::verbatim(shown_text::name(game));
            LocalizedText::new(keys::LIBRARY_WHY_UNKNOWN).with("game", game)
        }
        Damage::Record(reason) => because(keys::LIBRARY_WHY_RECORD, reason),
    }
}

/// That a game cannot be read, and why.
pub(in crate::app::menu) fn unreadable(why: &Damage) -> LocalizedText {
    LocalizedText::new(keys::LIBRARY_UNREADABLE).with("why", damage(why))
}

/// A sentence about damaged lines, with their numbers and why the first of them is; `None` if there are none.
pub(super) fn damaged(key: MessageKey, lines: &DamagedLines) -> Option<LocalizedText> {
    let first = lines.told.first()?;
    let numbers: Vec<u64> = lines.told.iter().map(|line| line.number).collect();
    let more = lines.count.saturating_sub(numbers.len());
    let told = LocalizedText::new(key)
        .with("n", lines.count)
        .with("lines", line_numbers(&numbers, more))
        .with("why", damage(&first.why));
    Some(told)
}

/// Game and variant, and whether it is a branch.
pub(super) fn title(entry: &Entry, game: &Game) -> LocalizedText {
    let name = LocalizedText::new(game.name);
    let title = if entry.variant.is_empty() {
        name
    } else {
        LocalizedText::new(keys::LIBRARY_TITLE)
            .with("game", name)
            .with("variant", (game.words_of_setups.variant)(&entry.variant))
    };
    if entry.is_branch {
        LocalizedText::new(keys::LIBRARY_BRANCH).with("title", title)
    } else {
        title
    }
}

/// When it was kept.
pub(in crate::app::menu) fn when(entry: &Entry) -> LocalizedText {
    let date = entry.kept_at().and_then(CalendarDate::of_moment);
    date.map_or_else(|| keys::LIBRARY_NO_DATE.into(), short_date)
}

/// Who played, with the points of both sides if it was played to its end.
pub(super) fn players(entry: &Entry, game: &Game) -> LocalizedText {
    let [first, second] = [0, 1].map(|side| side_players(entry, game, side));
    match entry.end {
        Some(end) => LocalizedText::new(keys::LIBRARY_SCORES)
            .with("first", first)
            .with("own", end.scores[0])
            .with("other", end.scores[1])
            .with("second", second),
        None => LocalizedText::new(keys::LIBRARY_PAIRING)
            .with("first", first)
            .with("second", second),
    }
}

/// How it ended, and in which colour that is written.
pub(super) fn result(entry: &Entry, game: &Game) -> (LocalizedText, Color) {
    let Some(end) = entry.end else {
        return (
            LocalizedText::new(keys::LIBRARY_UNFINISHED_AFTER).with("n", entry.decisions),
            palette::INK_PALE,
        );
    };
    match (entry.result(), end.winner) {
        (PeopleResult::Won, _) => (keys::LIBRARY_WON.into(), palette::AZURE_DEEP),
        (PeopleResult::Lost, _) => (keys::LIBRARY_LOST.into(), palette::GULES_DEEP),
        (_, Some(side)) => {
            let won = LocalizedText::new(keys::LIBRARY_SIDE_WON);
            let side = (game.words_of_setups.side)(usize::from(side));
            (won.with("side", side), palette::INK)
        }
        (_, None) => (keys::LIBRARY_DRAWN.into(), palette::INK),
    }
}

/// All of it in a sentence, for who hears it.
pub(super) fn spoken(entry: &Entry, game: &Game, starred: bool) -> LocalizedText {
    let key = if starred {
        keys::LIBRARY_SPOKEN_STARRED
    } else {
        keys::LIBRARY_SPOKEN
    };
    LocalizedText::new(key)
        .with("title", title(entry, game))
        .with("when", when(entry))
        .with("players", players(entry, game))
        .with("result", result(entry, game).0)
}

/// The players of a side.
fn side_players(entry: &Entry, game: &Game, side: u8) -> LocalizedText {
    let players = entry.players.iter().filter(|player| player.side == side);
    let mut names: Vec<LocalizedText> = Vec::new();
    for player in players {
        let name = name(player, game);
        // Nobody with a name of their own: the side says it once.
        if !names.contains(&name) {
            names.push(name);
        }
    }
    match names.as_slice() {
        [name] => name.clone(),
        [] => (game.words_of_setups.side)(usize::from(side)),
        _ => {
            let all = names.into_iter().map(MessageArgument::from);
            LocalizedText::new(keys::LIBRARY_PLAYERS).with("all", all.collect::<Vec<_>>())
        }
    }
}

fn name(player: &EntryPlayer, game: &Game) -> LocalizedText {
    if let Some(bot) = &player.bot {
        return game.bot_name(bot);
    }
    match shown_text::name(&player.name) {
        name if name.is_empty() || name == UNNAMED => {
            (game.words_of_setups.side)(usize::from(player.side))
        }
        name => LocalizedText::verbatim(name),
    }
}
