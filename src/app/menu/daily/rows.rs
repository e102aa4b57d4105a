//! The deals of a day, one row for each game: what is dealt, how difficult it is, what was played of it, and the
//! buttons that play it and copy its result.

use super::shown::ShownDay;
use crate::app::clipboard::CopyText;
use crate::app::daily::{
    DailyGames, Days, Now, PlayDay, Reckoned, begun_save, outcome_words, share_text, with_luck,
};
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::{LocalizedText, Localizer, long_date};
use kit_input::Focusable;
use kit_rules::daily::{CalendarDate, DailyDeal, DailyShare, DayStanding, Difficulty};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_table::{AccessibleName, Game, Games, Menu, SavedGame, SavedGames, StartGame};
use kit_theme::{
    ButtonStyle, TextStyle, palette,
    widget::{button, label},
};

/// The focus zone of the deals.
const DEALS: u8 = 1;

/// What a row tells.
pub(super) struct DealRow<'a> {
    /// The game.
    pub(super) game: &'a Game,
    /// Its deal; `None` before the first day.
    pub(super) deal: Option<DailyDeal>,
    /// What was played of it.
    pub(super) standing: Option<DayStanding>,
    /// The games that can go on.
    pub(super) saved: &'a SavedGames,
    /// What is known of difficulties.
    pub(super) reckoned: &'a Reckoned,
    /// The date.
    pub(super) date: CalendarDate,
    /// Whether it is the first row, whose button has the focus first.
    pub(super) is_first: bool,
}

/// What a button of a row does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum DealButton {
    /// Plays the deal of a game.
    Play(GameId),
    /// Goes on with the saved game of this number.
    Continue(GameId, u16),
    /// Copies the result.
    Copy(GameId),
}

/// The line about the difficulty of a game's deal.
#[derive(Component, Clone, Copy, Debug)]
struct DifficultyLine(GameId, CalendarDate);

/// Adds what the rows do.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button).add_systems(
        Update,
        write_difficulties.run_if(in_state(Menu::Daily).and_then(resource_changed::<Reckoned>)),
    );
}

/// Adds a row to the list.
pub(super) fn add_row(commands: &mut Commands, pane: Entity, row: &DealRow) {
    let column = |gap: f32| Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    };
    let line = commands
        .spawn((
            ChildOf(pane),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(10),
                flex_shrink: 0.0,
                padding: UiRect::vertical(px(6)),
                ..default()
            },
        ))
        .id();
    let words = commands
        .spawn((
            ChildOf(line),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..column(0.0)
            },
        ))
        .id();
    let say = |commands: &mut Commands, text: LocalizedText, style: TextStyle, color: Color| {
        commands
            .spawn((ChildOf(words), label(text, style.scrolling(), color)))
            .id()
    };
    let name = LocalizedText::new(row.game.name);
    let strong = TextStyle::STRONG.growing(1.65);
    say(commands, name.clone(), strong, palette::INK);
    let (Some(deal), Some(standing)) = (row.deal, &row.standing) else {
        return;
    };
    let about = about(row.game, &deal);
    say(commands, about.clone(), TextStyle::SMALL, palette::INK);
    let line_of = DifficultyLine(row.game.id, row.date);
    let difficulty = difficulty(row.reckoned, line_of);
    let told = say(commands, difficulty, TextStyle::CAPTION, palette::INK_PALE);
    commands.entity(told).insert(line_of);
    let begun = begun_game(row.saved, &deal, standing);
    let state = state(standing, begun.is_some());
    say(commands, state.clone(), TextStyle::SMALL, palette::INK);
    let buttons = commands
        .spawn((
            ChildOf(line),
            Node {
                flex_shrink: 0.0,
                ..column(6.0)
            },
        ))
        .id();
    let spoken = |what: MessageKey| {
        AccessibleName(
            LocalizedText::new(keys::DAILY_SPOKEN)
                .with("name", name.clone())
                .with("what", LocalizedText::new(what))
                .with("about", about.clone())
                .with("state", state.clone()),
        )
    };
    let focusable = Focusable::MENU.zone(DEALS);
    let first = if row.is_first {
        focusable.first()
    } else {
        focusable
    };
    let (does, key) = match begun {
        Some(saved) => (
            DealButton::Continue(saved.game, saved.number),
            keys::TITLE_CONTINUE,
        ),
        None if *standing == DayStanding::Counts => (DealButton::Play(deal.game), keys::DAILY_PLAY),
        None => (DealButton::Play(deal.game), keys::DAILY_PLAY_UNCOUNTED),
    };
    let style = match does {
        DealButton::Play(_) if *standing != DayStanding::Counts => ButtonStyle::Parchment,
        _ => ButtonStyle::Azure,
    };
    commands.spawn((
        ChildOf(buttons),
        does,
        spoken(key),
        button(style, key, first),
    ));
    if matches!(standing, DayStanding::Begun(own) if own.score.is_some()) {
        commands.spawn((
            ChildOf(buttons),
            DealButton::Copy(deal.game),
            spoken(keys::DAILY_COPY),
            button(ButtonStyle::Parchment, keys::DAILY_COPY, focusable),
        ));
    }
}

/// What is dealt, between whom.
fn about(game: &Game, deal: &DailyDeal) -> LocalizedText {
    LocalizedText::new(keys::DAILY_ABOUT)
        .with("variant", (game.words_of_setups.daily)(deal.variant))
        .with("side", (game.words_of_setups.side)(deal.side))
        .with("bot", (game.words_of_setups.bot)(deal.level))
}

/// How difficult a deal is, as far as it is known.
fn difficulty(reckoned: &Reckoned, DifficultyLine(game, date): DifficultyLine) -> LocalizedText {
    match reckoned.of(game, date) {
        Some(found) => LocalizedText::new(keys::DAILY_DIFFICULTY_CHANCE)
            .with(
                "class",
                LocalizedText::built(keys::DAILY_CLASS_ANY, found.class()),
            )
            .with("percent", found.percent()),
        None if reckoned.is_awaited(game, date) => {
            LocalizedText::new(keys::DAILY_DIFFICULTY_AWAITED)
        }
        None => LocalizedText::new(keys::DAILY_DIFFICULTY_UNKNOWN),
    }
}

/// The saved game of the try that counts, if it can go on.
fn begun_game<'a>(
    saved: &'a SavedGames,
    deal: &DailyDeal,
    standing: &DayStanding,
) -> Option<&'a SavedGame> {
    match standing {
        DayStanding::Begun(own) if own.score.is_none() => {
            begun_save(saved, deal.game, deal.number, own)
        }
        _ => None,
    }
}

/// What was played of a deal, and whether playing it now counts.
fn state(standing: &DayStanding, goes_on: bool) -> LocalizedText {
    let plain = LocalizedText::new;
    match standing {
        DayStanding::Counts => plain(keys::DAILY_STATE_COUNTS),
        DayStanding::Begun(own) => match own.score {
            Some(score) => {
                let played = plain(keys::DAILY_STATE_PLAYED).with("result", outcome_words(&score));
                with_luck(played, own)
            }
            None if goes_on => plain(keys::DAILY_STATE_BEGUN),
            None => plain(keys::DAILY_STATE_GIVEN_UP),
        },
        DayStanding::ClockBack(latest) => {
            plain(keys::DAILY_STATE_CLOCK_BACK).with("date", long_date(Now(*latest).date()))
        }
        DayStanding::Old | DayStanding::ToCome | DayStanding::Unknown => {
            plain(keys::DAILY_STATE_OLD)
        }
    }
}

/// Writes the difficulties that have become known.
fn write_difficulties(
    reckoned: Res<Reckoned>,
    mut lines: Query<(&DifficultyLine, &mut LocalizedText)>,
) {
    for (&line, mut text) in &mut lines {
        text.set_if_neq(difficulty(&reckoned, line));
    }
}

/// Does what the button says.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&DealButton>,
    (games, daily, saved): (Res<Games>, Res<DailyGames>, Res<SavedGames>),
    (shown, now, days): (Res<ShownDay>, Res<Now>, Res<Days>),
    (reckoned, localizer): (Res<Reckoned>, Res<Localizer>),
    mut commands: Commands,
) {
    let date = shown.date(*now);
    match buttons.get(activate.entity) {
        Ok(&DealButton::Play(game)) => {
            commands.write_message(PlayDay { game, date });
            commands.set_state(Menu::None);
        }
        Ok(&DealButton::Continue(game, number)) => {
            if let Some(saved) = saved.numbered(game, number) {
                commands.write_message(StartGame::resume(game, &saved.save));
                commands.set_state(Menu::None);
            }
        }
        Ok(&DealButton::Copy(id)) => {
            let deal = daily.of(id).and_then(|deals| (deals.deal)(date));
            let text = games.get(id).zip(deal).and_then(|(game, deal)| {
                let own = days.0.first_try(id.0, deal.number)?;
                let class = reckoned.of(id, date).map(Difficulty::class);
                let share = DailyShare::of_try(&deal, own, class)?;
                Some(share_text(&localizer, game, &share, (date, deal.side)))
            });
            if let Some(text) = text {
                commands.write_message(CopyText(text));
            }
        }
        Err(_) => {}
    }
}
