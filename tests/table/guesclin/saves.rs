//! A game of Guesclin ! is saved after every event, and goes on from there.

use guyenne::app::Screen;
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::record::{FORMAT, Record, RecordPlayer};
use guyenne::games::guesclin::rules::{Banner, DATA, Position, Scenario, Setup};
use guyenne::games::guesclin::table::{Rules, summary};
use guyenne::games::guesclin::{ai, table::Turn};
use guyenne::rules::seed::Seed;
use guyenne::table::BadSave;

use crate::saves::continues_at_its_end;

use super::player::{board, bot_move, play, resume, turn, wait};

/// A game between knights of which a person plays France, up to its end.
fn whole(scenario: u8) -> Record {
    let setup = Setup {
        scenario,
        seed: Seed(11),
    };
    let known = Scenario::of(scenario).expect("a scenario");
    let own = |france: bool| {
        let banners = known.banners();
        let wanted = banners.filter(|banner| (banner.index() < 2) == france);
        wanted.collect::<Vec<Banner>>()
    };
    let players = vec![
        RecordPlayer::human(own(true), "Aude"),
        RecordPlayer::bot(own(false), "knight"),
    ];
    let (mut position, mut record) = Record::start(setup, players).expect("a game");
    let mut bot = ai::bot("knight", Seed(1)).expect("a bot");
    while let Some(banner) = position.to_move() {
        let m = bot.choose(&position.view(Some(banner))).expect("a move");
        position
            .play_observed(banner, m, &mut record)
            .expect("legal");
    }
    record
}

#[test]
fn a_game_goes_on_after_every_event() {
    let all = whole(1);
    let mut people = 0;
    for count in 0..all.events.len() {
        let mut cut = all.clone();
        cut.events.truncate(count);
        let line = cut.line();
        let save = summary(&line).expect("a valid save");
        assert!(!save.is_over && save.refused.is_none());
        // Opening the app takes long: it does so after every fourth event.
        if count % 4 != 0 {
            continue;
        }
        let mut hands = resume(line);
        wait(&mut hands);
        if hands.screen() != Screen::Table(ID) {
            continue;
        }
        assert!(matches!(turn(&hands), Turn::Person(Banner::French)));
        people += 1;
        let before = (
            hands.app.world().resource::<Rules>().record(),
            board(&hands),
        );
        let m = bot_move(&hands).expect("a move");
        play(&mut hands, m);
        wait(&mut hands);
        if hands.screen() == Screen::Table(ID) {
            let after = (
                hands.app.world().resource::<Rules>().record(),
                board(&hands),
            );
            assert!(after != before, "{m:?}");
        }
    }
    assert!(people > 10, "{people}");
}

#[test]
fn a_game_whose_end_was_not_shown_continues_at_its_end() {
    continues_at_its_end(ID, &whole(1).line(), "guesclin-continue-over");
}

#[test]
fn what_is_not_a_record_is_refused() {
    let record = whole(2);
    let line = record.line();
    let save = summary(&line).expect("a valid save");
    assert!(save.is_over);
    for (now, later) in [
        (format!("\"data\":{DATA}"), "\"data\":9"),
        (format!("\"version\":{}", FORMAT.version), "\"version\":9"),
    ] {
        let newer = line.replace(&now, later);
        assert_ne!(newer, line);
        assert_eq!(summary(&newer), Err(BadSave::Newer), "{later}");
    }
    let cut = summary(&line[..line.len() / 2]);
    assert!(matches!(cut, Err(BadSave::Damaged(_))));
    let strange = line.replace("\"knight\"", "\"dragon\"");
    let save = summary(&strange).expect("valid by the rules");
    assert!(save.refused.is_some());
    let position: Position = record.replay().expect("legal");
    assert!(position.outcome().is_some());
}
