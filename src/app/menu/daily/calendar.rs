//! The calendar: the days of a month with what was played of one game, its days in a row and its best day. A press on a
//! day shows its deals.

use super::shown::ShownDay;
use crate::app::daily::{DailyGames, Days, Now, outcome_words};
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::{LocalizedText, long_date, month_of_year};
use kit_input::Focusable;
use kit_rules::daily::{CalendarDate, CalendarDay, DayMark};
use kit_rules::duplicate::SideOutcome;
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_table::{AccessibleName, Games};
use kit_theme::{
    ButtonStyle, TextStyle, palette,
    widget::{button, centred, label, set_checked},
};

/// The focus zone of the calendar.
const CALENDAR: u8 = 2;
/// The width of a day, and the space between two, in design units.
const DAY: f32 = 44.0;
const GAP: f32 = 6.0;

/// What a button of the calendar does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum CalendarButton {
    /// Marks the days of this game.
    Game(GameId),
    /// Shows another month.
    Month((u16, u8)),
    /// Shows the deals of a day.
    Day(CalendarDate),
}

/// Adds what the buttons do.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button);
}

/// A row whose things stand in the middle.
fn middle_row() -> Node {
    Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(GAP),
        row_gap: px(GAP),
        margin: UiRect::bottom(px(6)),
        ..default()
    }
}

/// Adds the calendar to a pane.
pub(super) fn add_calendar(
    commands: &mut Commands,
    pane: Entity,
    (games, daily): (&Games, &DailyGames),
    (shown, now): (ShownDay, Now),
    (days, grows): (&Days, bool),
) {
    let Some(game) = shown.game(daily) else {
        return;
    };
    let on = Focusable::MENU.zone(CALENDAR);
    let offered: Vec<_> = (games.0.iter())
        .filter(|game| daily.of(game.id).is_some())
        .collect();
    if offered.len() > 1 {
        let row = commands.spawn((ChildOf(pane), middle_row())).id();
        for offered in offered {
            let mut option = commands.spawn((
                ChildOf(row),
                CalendarButton::Game(offered.id),
                button(ButtonStyle::Option, offered.name, on),
            ));
            set_checked(&mut option, offered.id == game);
        }
    }
    add_month_row(commands, pane, (shown, now));
    let grid = commands
        .spawn((
            ChildOf(pane),
            Node {
                display: Display::Grid,
                grid_template_columns: RepeatedGridTrack::px(7, DAY),
                // The names of the days, then weeks that are as high as each other, whether their days can be pressed
                // or not.
                grid_template_rows: vec![RepeatedGridTrack::auto(1)],
                grid_auto_rows: vec![GridTrack::fr(1.0)],
                align_self: AlignSelf::Center,
                flex_shrink: 0.0,
                column_gap: px(GAP),
                row_gap: px(GAP),
                ..default()
            },
        ))
        .id();
    for weekday in 0..7 {
        let words = LocalizedText::built(keys::DAILY_WEEKDAY_ANY, weekday);
        commands.spawn((
            ChildOf(grid),
            Node {
                width: px(DAY),
                justify_content: JustifyContent::Center,
                ..default()
            },
            children![centred(
                words,
                TextStyle::SMALL.growing(1.15),
                palette::INK_PALE
            )],
        ));
    }
    let month = days.0.month(game.0, shown.month(now), now.date());
    let before = month.first().map_or(0, |first| first.weekday);
    for _ in 0..before {
        commands.spawn((
            ChildOf(grid),
            Node {
                width: px(DAY),
                ..default()
            },
        ));
    }
    for day in &month {
        add_day(commands, grid, day, (shown, now, grows));
    }
    let say = |commands: &mut Commands, words: LocalizedText| {
        commands.spawn((
            ChildOf(pane),
            Node {
                margin: UiRect::top(px(6)),
                flex_shrink: 0.0,
                ..default()
            },
            label(words, TextStyle::CAPTION.scrolling(), palette::INK_PALE),
        ));
    };
    say(commands, LocalizedText::new(keys::DAILY_LEGEND));
    let streak = days.0.streak(game.0, now.date());
    say(
        commands,
        LocalizedText::new(keys::DAILY_STREAK)
            .with("n", streak.current)
            .with("most", streak.longest),
    );
    if let Some((day, score)) = days.0.best(game.0) {
        say(
            commands,
            LocalizedText::new(keys::DAILY_BEST)
                .with("n", day)
                .with("result", outcome_words(&score)),
        );
    }
}

/// The month between the ways to the one before and the one after.
fn add_month_row(commands: &mut Commands, pane: Entity, (shown, now): (ShownDay, Now)) {
    let row = commands
        .spawn((
            ChildOf(pane),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                flex_wrap: FlexWrap::NoWrap,
                ..middle_row()
            },
        ))
        .id();
    let (year, month) = shown.month(now);
    let way = |commands: &mut Commands, later: i32, sign: &'static str, spoken| {
        let other = shown.other_month(now, later);
        let place = Node {
            width: px(66),
            flex_shrink: 0.0,
            ..default()
        };
        let place = commands.spawn((ChildOf(row), place)).id();
        if let Some(other) = other {
            commands.spawn((
                ChildOf(place),
                CalendarButton::Month(other),
                AccessibleName(
                    LocalizedText::new(spoken).with("month", month_of_year(other.0, other.1)),
                ),
                button(
                    ButtonStyle::Option,
                    LocalizedText::verbatim(sign),
                    Focusable::MENU.zone(CALENDAR),
                ),
            ));
        }
    };
    way(commands, -1, "‹", keys::DAILY_EARLIER);
    commands.spawn((
        ChildOf(row),
        centred(
            month_of_year(year, month),
            TextStyle::STRONG.growing(1.15),
            palette::INK,
        ),
    ));
    way(commands, 1, "›", keys::DAILY_LATER);
}

/// The sign of a mark, and the words that say it.
fn told(mark: &DayMark) -> Option<(&'static str, MessageKey)> {
    match mark {
        DayMark::Played(score) => Some(match score.outcome {
            SideOutcome::Won => ("+", keys::DAILY_MARK_WON),
            SideOutcome::Drawn => ("=", keys::DAILY_MARK_DRAWN),
            SideOutcome::Lost => ("−", keys::DAILY_MARK_LOST),
        }),
        DayMark::Begun => Some(("…", keys::DAILY_MARK_BEGUN)),
        DayMark::Due => Some(("•", keys::DAILY_MARK_DUE)),
        DayMark::Missed => Some(("·", keys::DAILY_MARK_MISSED)),
        DayMark::None => None,
    }
}

/// Adds a day: its number, and the sign of what was played.
fn add_day(
    commands: &mut Commands,
    grid: Entity,
    day: &CalendarDay,
    (shown, now, grows): (ShownDay, Now, bool),
) {
    let number = day.date.day().to_string();
    let Some((sign, words)) = told(&day.mark) else {
        commands.spawn((
            ChildOf(grid),
            Node {
                width: px(DAY),
                min_height: px(40),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            children![centred(
                LocalizedText::verbatim(number),
                TextStyle::SMALL.growing(1.15),
                palette::INK_PALE,
            )],
        ));
        return;
    };
    let spoken = LocalizedText::new(keys::DAILY_DAY_SPOKEN)
        .with("date", long_date(day.date))
        .with("mark", LocalizedText::new(words));
    // Beside each other they would leave the cell if letters are larger.
    let gap = if grows { "\n" } else { " " };
    let words = LocalizedText::verbatim(format!("{number}{gap}{sign}"));
    let mut cell = commands.spawn((
        ChildOf(grid),
        CalendarButton::Day(day.date),
        AccessibleName(spoken),
        button(ButtonStyle::Option, words, Focusable::MENU.zone(CALENDAR)),
    ));
    cell.entry::<Node>().and_modify(|mut node| {
        node.min_width = px(DAY);
        node.width = px(DAY);
        node.padding = UiRect::horizontal(px(2));
    });
    set_checked(&mut cell, day.date == shown.date(now));
}

/// Shows another game, month or day.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&CalendarButton>,
    mut shown: ResMut<ShownDay>,
) {
    match buttons.get(activate.entity) {
        Ok(&CalendarButton::Game(game)) => shown.game = Some(game),
        Ok(&CalendarButton::Month(month)) => shown.month = Some(month),
        Ok(&CalendarButton::Day(date)) => shown.date = Some(date),
        Err(_) => {}
    }
}
