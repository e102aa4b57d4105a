//! Builds the page: the day and its deals at the left, the calendar at the right.

use super::{
    calendar::add_calendar,
    rows::{DealRow, add_row},
    shown::{DailyPane, KeptScroll, ShownDay},
};
use crate::app::daily::{DailyGames, Days, Now, Reckoned};
use crate::keys;
use bevy::prelude::*;
use kit_i18n::{LiveRegion, LocalizedText, long_date};
use kit_rules::daily::{DailyDeal, FIRST_DAY};
use kit_table::{
    Games, Menu, SavedGames,
    menu_page::{SCROLLED_SUBHEADING, read_page, scrolled_heading},
};
use kit_theme::{Scale, palette, scroll_pane::scroll_pane, widget::label};

/// The focus zone of the head.
const HEAD: u8 = 0;
/// The space below the head, in design units.
const GAP: f32 = 8.0;
/// The space between the deals and the calendar, in design units.
const BETWEEN: f32 = 18.0;
/// The width of the calendar with its bar, in design units.
const CALENDAR_WIDTH: f32 = 392.0;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Daily), show_page);
}

/// A pane that is scrolled as it was before.
fn kept_pane(commands: &mut Commands, column: Entity, (n, kept): (usize, &KeptScroll)) -> Entity {
    let pane = scroll_pane(commands, column);
    let at = ScrollPosition(Vec2::new(0.0, kept.0[n]));
    commands.entity(pane).insert((DailyPane(n), at));
    pane
}

/// Builds the page over the screen.
fn show_page(
    (games, daily, saved): (Res<Games>, Res<DailyGames>, Res<SavedGames>),
    (days, now, reckoned): (Res<Days>, Res<Now>, Res<Reckoned>),
    (shown, kept): (Res<ShownDay>, Res<KeptScroll>),
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let page = read_page(&mut commands, Menu::Daily, "The day's deal", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(keys::DAILY, scrolled_heading(&scale), palette::AZURE_DEEP),
    ));
    let date = shown.date(*now);
    let sides = commands
        .spawn((
            ChildOf(page.panel),
            Node {
                flex_grow: 1.0,
                min_height: px(0),
                column_gap: px(BETWEEN),
                ..default()
            },
        ))
        .id();
    let column = |width: Option<f32>| Node {
        flex_direction: FlexDirection::Column,
        flex_grow: if width.is_some() { 0.0 } else { 1.0 },
        flex_shrink: 0.0,
        flex_basis: width.map_or(px(0), px),
        min_width: px(0),
        ..default()
    };
    let left = commands.spawn((ChildOf(sides), column(None))).id();
    let pane = kept_pane(&mut commands, left, (0, &kept));
    let deal_of = |game| daily.of(game).and_then(|deals| (deals.deal)(date));
    let all: Vec<_> = games
        .0
        .iter()
        .map(|game| (game, deal_of(game.id)))
        .collect();
    let number = all
        .iter()
        .find_map(|(_, deal)| deal.map(|deal: DailyDeal| deal.number));
    let heading = match number {
        Some(number) => LocalizedText::new(keys::DAILY_DAY)
            .with("n", number)
            .with("date", long_date(date)),
        None => LocalizedText::new(keys::DAILY_NONE_YET).with("date", long_date(FIRST_DAY)),
    };
    commands.spawn((
        ChildOf(pane),
        LiveRegion,
        label(heading, SCROLLED_SUBHEADING, palette::INK),
    ));
    let mut first = true;
    for (game, deal) in all {
        if daily.of(game.id).is_some() {
            let row = DealRow {
                game,
                deal,
                standing: deal.map(|deal| days.0.standing(game.id.0, deal.number, now.0)),
                saved: &saved,
                reckoned: &reckoned,
                date,
                is_first: core::mem::take(&mut first),
            };
            add_row(&mut commands, pane, &row);
        }
    }
    if number.is_some() {
        let right = column(Some(CALENDAR_WIDTH));
        let right = commands.spawn((ChildOf(sides), right)).id();
        let pane = kept_pane(&mut commands, right, (1, &kept));
        let grows = scale.growth() > 1.2;
        add_calendar(
            &mut commands,
            pane,
            (&games, &daily),
            (*shown, *now),
            (&days, grows),
        );
    }
}
