//! Records: how players share a scenario, and how far a decision is taken back.

use guyenne::games::guesclin::rules::record::{Record, RecordPlayer};
use guyenne::games::guesclin::rules::{Banner, Event, Fighter, Move, Setup};
use guyenne::rules::seed::Seed;

use super::hex;
use super::records::example;

#[test]
fn two_to_four_play_the_larger_scenarios() {
    use Banner::{Blesist, English, French, Montfortist};
    let setup = Setup {
        scenario: 4,
        seed: Seed(1),
    };
    let play = |shares: &[&[Banner]]| {
        let players: Vec<RecordPlayer> = shares
            .iter()
            .map(|banners| RecordPlayer::human(banners.to_vec(), "Anne"))
            .collect();
        let (_, record) = Record::start(setup, players).expect("a game");
        Record::parse(&record.line())
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    assert_eq!(play(&[&[French, Blesist], &[English, Montfortist]]), Ok(()));
    assert_eq!(
        play(&[&[French], &[English, Montfortist], &[Blesist]]),
        Ok(())
    );
    assert_eq!(
        play(&[&[French], &[Blesist], &[English], &[Montfortist]]),
        Ok(())
    );
    let fault = play(&[&[French, Blesist], &[English]]).expect_err("a banner is left");
    assert!(
        fault.contains("nobody plays the banner montfortist"),
        "{fault}"
    );
    assert!(play(&[&[French, English], &[Blesist, Montfortist]]).is_err());
}

#[test]
fn a_move_is_taken_back_up_to_the_last_die() {
    let whole = Record::parse(&example()).expect("the example");
    let cut = |count: usize| {
        let mut record = whole.clone();
        record.events.truncate(count);
        record
    };
    for count in 0..=whole.events.len() {
        let record = cut(count);
        let back = record.take_back();
        let last = record.events.last().map(|entry| &entry.event);
        let free = last.is_some_and(|event| {
            matches!(
                event,
                Event::Order { .. } | Event::Move { .. } | Event::Take { .. }
            )
        });
        assert_eq!(
            back.is_some(),
            free && !record.is_over(),
            "{count}: {last:?}"
        );
        if let Some(back) = back {
            let (position, shorter) = back.unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(shorter.events[..], record.events[..count - 1]);
            assert_eq!(Ok(position), cut(count - 1).replay());
        }
    }
    // A post that changed its banner goes back with the move.
    let (mut position, mut record) = Record::start(
        Setup {
            scenario: 2,
            seed: Seed(4),
        },
        super::players(2),
    )
    .expect("a game");
    let play =
        |position: &mut guyenne::games::guesclin::rules::Position, record: &mut Record, m: Move| {
            let banner = position.to_move().expect("a banner");
            position
                .play_observed(banner, m, record)
                .unwrap_or_else(|e| panic!("{m:?}: {e}"));
        };
    while position.board().round() == 0 {
        let m = position.board().moves()[0];
        play(&mut position, &mut record, m);
    }
    let knight = Fighter::new(0).expect("the knight");
    let before = (position.clone(), record.clone());
    let reach = position.board().reach(knight).expect("he stands");
    assert_eq!(
        reach.cost(hex(6, 5)).is_some(),
        reach.hexes().contains(&hex(6, 5))
    );
    let to = *reach
        .hexes()
        .iter()
        .find(|&&to| position.board().on(to).is_none())
        .expect("room");
    play(
        &mut position,
        &mut record,
        Move::March {
            who: knight,
            to,
            exit: None,
        },
    );
    let (again, shorter) = record.take_back().expect("no dice").expect("a record");
    assert_eq!((again, shorter), before);
}
