//! Begins a day's deal, and counts the first try of each day: from the moment when its game begins, with what came of
//! it when it is over. Demonstrations, replays and branches count for nothing; a try that is left goes on counting.

use bevy::prelude::*;

use super::clock::Now;
use super::days::{DailyGames, Days};
use super::mark::DayMark;
use super::share::{outcome_words, with_luck};
use crate::app::dealt_game::dealt_game;
use crate::app::save::SaveAccess;
use crate::app::toast::Toast;
use crate::keys;
use kit_i18n::{LocalizedText, long_date};
use kit_rules::continuation::goes_on_as;
use kit_rules::daily::{
    CalendarDate, DailyDeal, DailyDeals, DailyScore, DailyShare, DayStanding, FIRST_DAY,
};
use kit_rules::duplicate::{DealResult, SideOutcome};
use kit_rules::game::GameId;
use kit_table::flow::StartSystems;
use kit_table::{Games, RecordChanged, SaveSummary, StartGame};

/// Request: play the deal of this date. It counts if it is the first try of today's.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct PlayDay {
    /// The game.
    pub(in crate::app) game: GameId,
    /// The date.
    pub(in crate::app) date: CalendarDate,
}

/// Fact: the game of a day's first try is over, and its result counts.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct DayCounted {
    /// The game.
    pub(in crate::app) game: GameId,
    /// The number of the day.
    pub(in crate::app) day: u32,
    /// When the try was begun, by which the log knows it.
    pub(in crate::app) begun: u64,
    /// The side that the player had, 0 or 1.
    pub(in crate::app) side: usize,
    /// The record, one line.
    pub(in crate::app) record: String,
}

/// The try that counts as soon as its game is on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct AwaitedTry(Option<(GameId, DayMark)>);

/// Adds what begins and counts days.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AwaitedTry>()
        .add_message::<PlayDay>()
        .add_message::<DayCounted>()
        .add_systems(
            Update,
            begin_day.run_if(on_message::<PlayDay>).before(StartSystems),
        )
        .add_systems(
            PostUpdate,
            (
                count_days.run_if(on_message::<RecordChanged>),
                tell_counted.run_if(on_message::<DayCounted>),
            )
                .chain(),
        );
}

/// A day's deal at its first decision, ready to be begun.
fn ready(
    games: &Games,
    deals: &DailyDeals,
    deal: &DailyDeal,
    mark: DayMark,
) -> Result<SaveSummary, LocalizedText> {
    let record = (deals.record)(deal).map_err(LocalizedText::verbatim)?;
    let marked = mark.put_on(&record).unwrap_or(record);
    dealt_game(games, deal.game, &marked)
}

fn begin_day(
    mut asked: MessageReader<PlayDay>,
    (games, daily, now): (Res<Games>, Res<DailyGames>, Res<Now>),
    (days, access): (Res<Days>, Res<SaveAccess>),
    mut awaited: ResMut<AwaitedTry>,
    mut starts: MessageWriter<StartGame>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(&PlayDay { game, date }) = asked.read().last() else {
        return;
    };
    let found = daily.of(game);
    let Some((deals, deal)) = found.and_then(|deals| Some((deals, (deals.deal)(date)?))) else {
        return;
    };
    let standing = days.0.standing(game.0, deal.number, now.0);
    let counts = standing == DayStanding::Counts;
    let mark = DayMark {
        day: deal.number,
        begun: counts.then_some(now.0),
    };
    match ready(&games, deals, &deal, mark) {
        Ok(save) => {
            awaited.0 = counts.then_some((game, mark));
            starts.write(StartGame::resume(game, &save));
            let told = match standing {
                // The log of another copy holds, unless this one takes over and adds its own.
                DayStanding::Counts if access.is_elsewhere() => keys::TOAST_DAY_ELSEWHERE,
                DayStanding::Counts => keys::TOAST_DAY_COUNTS,
                DayStanding::ClockBack(_) => keys::TOAST_DAY_CLOCK_BACK,
                DayStanding::Begun(_) => keys::TOAST_DAY_SECOND,
                _ => keys::TOAST_DAY_UNCOUNTED,
            };
            let told = LocalizedText::new(told).with("n", deal.number);
            toasts.write(Toast(told.with("date", long_date(date))));
        }
        Err(reason) => {
            let told = LocalizedText::new(keys::TOAST_NOT_BEGUN);
            toasts.write(Toast(told.with("reason", reason)));
        }
    }
}

/// The deal of a day of which a record is the game: as it was dealt, between the same players.
fn deal_of(deals: &DailyDeals, day: u32, record: &str) -> Option<DailyDeal> {
    let date = FIRST_DAY.after(i64::from(day.checked_sub(1)?))?;
    let deal = (deals.deal)(date)?;
    let first = (deals.record)(&deal).ok()?;
    goes_on_as(&first, record).then_some(deal)
}

fn count_days(
    mut changed: MessageReader<RecordChanged>,
    (daily, now): (Res<DailyGames>, Res<Now>),
    mut awaited: ResMut<AwaitedTry>,
    mut days: ResMut<Days>,
    mut counted: MessageWriter<DayCounted>,
) {
    for RecordChanged {
        game,
        record,
        is_over,
        begins,
        ..
    } in changed.read().filter(|changed| !changed.demo)
    {
        if !is_over && !begins {
            continue;
        }
        let Some((deals, mark)) = daily.of(*game).zip(DayMark::of(record)) else {
            continue;
        };
        let Some((begun, deal)) = mark.begun.zip(deal_of(deals, mark.day, record)) else {
            continue;
        };
        if awaited.0 == Some((*game, mark)) {
            awaited.0 = None;
            // It is refused only if another copy of the program has begun the day meanwhile.
            let _counts = days.0.begin(game.0, mark.day, begun).is_ok();
        }
        let is_first = (days.0.first_try(game.0, mark.day)).is_some_and(|own| own.begun == begun);
        if !is_over || !is_first {
            continue;
        }
        if let Ok(Some(result)) = (deals.result)(record.as_bytes()) {
            let score = score(&deal, &result, now.0);
            let log = &mut days.0;
            if log.finish(game.0, mark.day, begun, score) {
                let signs = DailyShare::new(&deal, &result, None).signs;
                log.keep_signs(game.0, mark.day, begun, &signs);
                counted.write(DayCounted {
                    game: *game,
                    day: mark.day,
                    begun,
                    side: deal.side % 2,
                    record: record.clone(),
                });
            }
        }
    }
}

/// What came of a deal for the person who played it.
fn score(deal: &DailyDeal, result: &DealResult, finished: u64) -> DailyScore {
    let side = deal.side % 2;
    DailyScore {
        finished,
        outcome: SideOutcome::of(result.outcome, side),
        points: [result.points[side], result.points[1 - side]],
    }
}

/// What the result page says of a day's deal whose game is over; `None` of other games.
pub(in crate::app) fn day_note(
    daily: &DailyGames,
    days: &Days,
    game: GameId,
    record: &str,
) -> Option<LocalizedText> {
    let mark = DayMark::of(record)?;
    let deals = daily.of(game)?;
    let deal = deal_of(deals, mark.day, record)?;
    let own = days.0.first_try(game.0, mark.day);
    let counted = own.filter(|own| mark.begun == Some(own.begun));
    let (key, score) = match counted.and_then(|own| own.score) {
        Some(score) => (keys::TOAST_DAY_RESULT, score),
        None => {
            let result = (deals.result)(record.as_bytes()).ok().flatten()?;
            (keys::DAILY_UNCOUNTED, score(&deal, &result, 0))
        }
    };
    let told = LocalizedText::new(key).with("n", mark.day);
    let told = told.with("result", outcome_words(&score));
    Some(match counted {
        Some(own) => with_luck(told, own),
        None => told,
    })
}

/// Says what came of the day.
fn tell_counted(
    mut counted: MessageReader<DayCounted>,
    days: Res<Days>,
    mut toasts: MessageWriter<Toast>,
) {
    for counted in counted.read() {
        let own = days.0.first_try(counted.game.0, counted.day);
        if let Some(score) = own.and_then(|own| own.score) {
            let told = LocalizedText::new(keys::TOAST_DAY_RESULT).with("n", counted.day);
            toasts.write(Toast(told.with("result", outcome_words(&score))));
        }
    }
}
