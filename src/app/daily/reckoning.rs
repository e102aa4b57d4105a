//! Reckons how difficult the deals are that a page shows, by games of bots beside the frames; what was reckoned is kept
//! in the log of days. One deal after the other, and none without a page that asks.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tracing::warn;

use super::days::{DailyGames, Days};
use crate::app::sliced_task::{FrameShare, Pieces, SlicedTask};
use kit_rules::daily::{CalendarDate, Difficulty, Playouts};
use kit_rules::game::GameId;

/// How many games of bots name a difficulty; with none, nothing is reckoned.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutCount(pub u32);

impl Default for PlayoutCount {
    fn default() -> Self {
        Self(20)
    }
}

/// What was reckoned, by game and date; `None` where it cannot be.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::app) struct Reckoned(BTreeMap<(GameId, CalendarDate), Option<Difficulty>>);

impl Reckoned {
    /// How difficult the deal of a date is, if that is known yet.
    #[must_use]
    pub(in crate::app) fn of(&self, game: GameId, date: CalendarDate) -> Option<Difficulty> {
        self.0.get(&(game, date)).copied().flatten()
    }

    /// Whether it is not known yet, and will be if it is asked for.
    #[must_use]
    pub(in crate::app) fn is_awaited(&self, game: GameId, date: CalendarDate) -> bool {
        !self.0.contains_key(&(game, date))
    }
}

/// The deals whose difficulty somebody wants to know, the first one first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct AskedDeals(pub(in crate::app) Vec<(GameId, CalendarDate)>);

/// The deal whose games are played now.
#[derive(Resource, Default)]
struct AtWork(Option<((GameId, CalendarDate), SlicedTask<Reckoner>)>);

/// Adds the reckoning.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayoutCount>()
        .init_resource::<Reckoned>()
        .init_resource::<AskedDeals>()
        .init_resource::<AtWork>()
        .add_systems(
            Update,
            (
                (stop_unasked, take_kept).run_if(resource_changed::<AskedDeals>),
                reckon,
            )
                .chain(),
        );
}

/// Nobody waits for a deal that is not asked for any more.
fn stop_unasked(asked: Res<AskedDeals>, mut work: ResMut<AtWork>) {
    if (work.0.as_ref()).is_some_and(|(deal, _)| !asked.0.contains(deal)) {
        work.0 = None;
    }
}

/// What was reckoned in another run is known.
fn take_kept(
    asked: Res<AskedDeals>,
    (daily, days): (Res<DailyGames>, Res<Days>),
    mut known: ResMut<Reckoned>,
) {
    for &(game, date) in &asked.0 {
        let number = day_number(&daily, game, date);
        let kept = number.and_then(|day| days.0.difficulty(game.0, day));
        if kept.is_some() && known.is_awaited(game, date) {
            known.0.insert((game, date), kept);
        }
    }
}

/// The number of the day of a game's deal.
fn day_number(daily: &DailyGames, game: GameId, date: CalendarDate) -> Option<u32> {
    let deal = (daily.of(game)?.deal)(date)?;
    Some(deal.number)
}

fn reckon(
    (asked, count): (Res<AskedDeals>, Res<PlayoutCount>),
    daily: Res<DailyGames>,
    mut days: ResMut<Days>,
    mut known: ResMut<Reckoned>,
    mut work: ResMut<AtWork>,
) {
    let work = work.bypass_change_detection();
    if let Some((deal, task)) = &mut work.0 {
        let Some(found) = task.found(FrameShare::Half) else {
            return;
        };
        if let Err(why) = &found {
            warn!("the difficulty of a day's deal is not known: {why}");
        }
        let (game, date) = *deal;
        if let (Ok(found), Some(day)) = (&found, day_number(&daily, game, date)) {
            // No day has changed: no page is built anew for it.
            let log = &mut days.bypass_change_detection().0;
            log.keep_difficulty(game.0, day, *found);
        }
        known.0.insert((game, date), found.ok());
        work.0 = None;
    }
    let mut wanted = asked.0.iter().filter(|_| count.0 > 0);
    let next = wanted.find(|(game, date)| known.is_awaited(*game, *date));
    let begun = next.and_then(|&(game, date)| {
        let deals = daily.of(game)?;
        let playouts = (deals.playouts)(&(deals.deal)(date)?, count.0);
        Some(((game, date), playouts))
    });
    match begun {
        Some((deal, Ok(playouts))) => work.0 = Some((deal, SlicedTask::new(Reckoner(playouts)))),
        Some((deal, Err(_))) => {
            known.0.insert(deal, None);
        }
        None => {}
    }
}

/// Games of bots at work.
struct Reckoner(Box<dyn Playouts>);

impl Pieces for Reckoner {
    type Found = Result<Difficulty, String>;

    fn advance(&mut self) -> Option<Self::Found> {
        match self.0.advance() {
            Ok(false) => None,
            Ok(true) => Some(Ok(self.0.so_far())),
            Err(why) => Some(Err(why)),
        }
    }
}
