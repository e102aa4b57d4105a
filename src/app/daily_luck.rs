//! Tells luck from skill in the game of a day's first try, beside the frames, once it is over: what came of it less
//! what the cards, the dice and the bot's choices gave, by the luck account of reviews. If the program ended before
//! that was done, it is once the day is shown again: its game is among the kept ones.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::daily::{AskedDeals, DailyGames, DayCounted, DayMark, Days};
use super::library::LibraryAnswered;
use super::review::{LineSystems, LineTold, TellLine};
use super::save::{LibraryAnswer, LibraryTask, SaveManager};
use kit_library::{EntryId, Library, NewGame};
use kit_rules::daily::{CalendarDate, DailyDeal};
use kit_rules::game::GameId;
use kit_table::Games;

/// The games whose luck is told now.
#[derive(Resource, Default)]
struct AtWork(Vec<DayCounted>);

impl AtWork {
    /// Begins with these.
    fn extend(
        &mut self,
        counted: impl IntoIterator<Item = DayCounted>,
        lines: &mut MessageWriter<TellLine>,
    ) {
        for counted in counted {
            lines.write(TellLine {
                game: counted.game,
                record: counted.record.clone(),
            });
            self.0.push(counted);
        }
    }
}

/// The tries that are over, whose luck is not known, and whose games are looked for among the kept ones.
#[derive(Resource, Default)]
struct Sought(Vec<SoughtTry>);

/// One of them.
struct SoughtTry {
    deal: DailyDeal,
    /// When it was begun, by which its game is known again.
    begun: u64,
    /// The kept games of its deal that have not been read yet; `None` before they are listed.
    left: Option<BTreeSet<EntryId>>,
}

/// Adds what tells it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtWork>()
        .init_resource::<Sought>()
        .add_systems(
            Update,
            (
                begin.run_if(on_message::<DayCounted>),
                seek.run_if(resource_changed::<AskedDeals>),
                find.run_if(on_message::<LibraryAnswered>),
            )
                .chain()
                .before(LineSystems),
        )
        .add_systems(
            Update,
            tell.run_if(on_message::<LineTold>).after(LineSystems),
        );
}

fn begin(
    mut counted: MessageReader<DayCounted>,
    mut work: ResMut<AtWork>,
    mut lines: MessageWriter<TellLine>,
) {
    work.extend(counted.read().cloned(), &mut lines);
}

/// Looks for the games of the deals that a page shows, where they are over and their luck is not known.
fn seek(
    asked: Res<AskedDeals>,
    (daily, days): (Res<DailyGames>, Res<Days>),
    work: Res<AtWork>,
    mut sought: ResMut<Sought>,
    mut manager: ResMut<SaveManager>,
) {
    let unknown = |&(game, date): &(GameId, CalendarDate)| {
        let deal = (daily.of(game)?.deal)(date)?;
        let own = days.0.first_try(game.0, deal.number)?;
        let own = own.score.is_some().then_some(own)?;
        let is_told =
            |told: &DayCounted| (told.game, told.day, told.begun) == (game, deal.number, own.begun);
        let is_known = own.luck().is_some() || work.0.iter().any(is_told);
        (!is_known).then_some(SoughtTry {
            deal,
            begun: own.begun,
            left: None,
        })
    };
    sought.0 = asked.0.iter().filter_map(unknown).collect();
    if !sought.0.is_empty() {
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::List);
    }
}

/// Reads the kept games of the deals, and begins with those that count.
fn find(
    mut answered: MessageReader<LibraryAnswered>,
    (games, daily): (Res<Games>, Res<DailyGames>),
    mut sought: ResMut<Sought>,
    (mut work, mut lines): (ResMut<AtWork>, MessageWriter<TellLine>),
    mut manager: ResMut<SaveManager>,
) {
    let manager = manager.bypass_change_detection();
    for LibraryAnswered(answer) in answered.read() {
        match answer {
            LibraryAnswer::Listed(library) => {
                for own in sought.0.iter_mut().filter(|own| own.left.is_none()) {
                    let found = of_deal(library, (&games, &daily), &own.deal);
                    for &id in &found {
                        manager.with_library(LibraryTask::Read(id));
                    }
                    own.left = Some(found);
                }
            }
            LibraryAnswer::Read(id, read) => sought.0.retain_mut(|own| {
                let Some(left) = own.left.as_mut().filter(|left| left.contains(id)) else {
                    return true;
                };
                left.remove(id);
                let is_last = left.is_empty();
                let record = read.as_ref().ok();
                let counted = record.and_then(|record| own.counted(record));
                let is_found = counted.is_some();
                work.extend(counted, &mut lines);
                !is_found && !is_last
            }),
            _ => {}
        }
    }
}

impl SoughtTry {
    /// The try with this record, if it is its game.
    fn counted(&self, record: &str) -> Option<DayCounted> {
        let (day, begun) = (self.deal.number, self.begun);
        let mark = DayMark {
            day,
            begun: Some(begun),
        };
        (DayMark::of(record) == Some(mark)).then(|| DayCounted {
            game: self.deal.game,
            day,
            begun,
            side: self.deal.side % 2,
            record: record.to_owned(),
        })
    }
}

/// The kept games of a deal.
fn of_deal(
    library: &Library,
    (games, daily): (&Games, &DailyGames),
    deal: &DailyDeal,
) -> BTreeSet<EntryId> {
    let dealt = daily.of(deal.game);
    let dealt = dealt.and_then(|deals| (deals.record)(deal).ok());
    let dealt =
        dealt.and_then(|record| NewGame::read(record.as_bytes(), 0, &games.headless()).ok());
    let found = dealt.iter().flat_map(|dealt| library.rivals(dealt));
    found.map(|entry| entry.id).collect()
}

fn tell(mut told: MessageReader<LineTold>, mut work: ResMut<AtWork>, mut days: ResMut<Days>) {
    for LineTold { record, line } in told.read() {
        for counted in work.0.extract_if(.., |counted| counted.record == *record) {
            let Some(line) = line else {
                continue;
            };
            let luck = line.account.luck(counted.side).round() as i32;
            let log = &mut days.0;
            log.keep_luck(counted.game.0, counted.day, counted.begun, luck);
        }
    }
}
