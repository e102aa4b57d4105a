//! What the page of the day's deal shows: which day, which month, and whose calendar.

use bevy::prelude::*;

use crate::app::daily::{AskedDeals, DailyGames, Days, Now};
use kit_rules::daily::{CalendarDate, FIRST_DAY};
use kit_rules::game::GameId;
use kit_table::flow::PageSystems;
use kit_table::{Games, Menu};

/// The choices of the page; today's of the first game where there are none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShownDay {
    /// The day whose deals are shown; `None` for today.
    pub(super) date: Option<CalendarDate>,
    /// The month of the calendar, from 1, and its year; `None` for that of the day.
    pub(super) month: Option<(u16, u8)>,
    /// The game whose days the calendar marks; `None` for the first.
    pub(super) game: Option<GameId>,
}

impl ShownDay {
    /// The day whose deals are shown.
    pub(super) fn date(self, now: Now) -> CalendarDate {
        self.date.unwrap_or(now.date())
    }

    /// The month of the calendar, none before the first day's.
    pub(super) fn month(self, now: Now) -> (u16, u8) {
        let date = self.date(now);
        let month = self.month.unwrap_or((date.year(), date.month()));
        month.max((FIRST_DAY.year(), FIRST_DAY.month()))
    }

    /// The month so many months later, if there are days in it that were or are now.
    pub(super) fn other_month(self, now: Now, later: i32) -> Option<(u16, u8)> {
        let (year, month) = self.month(now);
        let months = i32::from(year) * 12 + i32::from(month) - 1 + later;
        let other = (u16::try_from(months / 12).ok()?, (months % 12) as u8 + 1);
        let today = now.date();
        let known = (FIRST_DAY.year(), FIRST_DAY.month())..=(today.year(), today.month());
        known.contains(&other).then_some(other)
    }

    /// The game whose days the calendar marks.
    pub(super) fn game(self, games: &DailyGames) -> Option<GameId> {
        self.game.or(games.0.first().map(|(game, _)| *game))
    }
}

/// Marks the panes of the page: 0 is that of the deals, 1 that of the calendar.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct DailyPane(pub(super) usize);

/// How far the panes were scrolled when the page was last built, in design units: it is built anew at every choice.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct KeptScroll(pub(super) [f32; 2]);

/// Adds the choices. They are forgotten when the page is left.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownDay>()
        .init_resource::<KeptScroll>()
        .add_systems(OnExit(Menu::Daily), keep_scroll)
        .add_systems(OnEnter(Menu::Daily), ask_difficulties)
        .add_systems(OnEnter(Menu::None), forget)
        .add_systems(
            Update,
            show_anew.in_set(PageSystems).run_if(
                in_state(Menu::Daily).and_then(
                    resource_changed::<Days>
                        .or_else(resource_changed::<ShownDay>)
                        .or_else(date_changed),
                ),
            ),
        );
}

/// Whether another day has begun since this was last asked.
fn date_changed(now: Res<Now>, mut before: Local<Option<CalendarDate>>) -> bool {
    let date = now.date();
    before.replace(date).is_some_and(|before| before != date)
}

/// The page is built anew when what it shows changes.
fn show_anew(mut next: ResMut<NextState<Menu>>) {
    next.set(Menu::Daily);
}

/// The difficulties of the deals that are shown.
fn ask_difficulties(
    shown: Res<ShownDay>,
    now: Res<Now>,
    games: Res<Games>,
    daily: Res<DailyGames>,
    mut asked: ResMut<AskedDeals>,
) {
    let date = shown.date(*now);
    let here = games.0.iter().filter(|game| daily.of(game.id).is_some());
    asked.set_if_neq(AskedDeals(here.map(|game| (game.id, date)).collect()));
}

fn keep_scroll(panes: Query<(&DailyPane, &ScrollPosition)>, mut kept: ResMut<KeptScroll>) {
    for (pane, position) in &panes {
        if let Some(at) = kept.0.get_mut(pane.0) {
            *at = position.y;
        }
    }
}

fn forget(
    mut shown: ResMut<ShownDay>,
    mut asked: ResMut<AskedDeals>,
    mut kept: ResMut<KeptScroll>,
) {
    *kept = KeptScroll::default();
    shown.set_if_neq(ShownDay::default());
    asked.set_if_neq(AskedDeals::default());
}
