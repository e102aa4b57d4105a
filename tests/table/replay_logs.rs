//! The log of a game that is shown again: it has the whole course, leads to each of its moments, and follows.

use bevy::prelude::*;

use guyenne::app::LaunchOptions;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::table::Menu;
use guyenne::table::log::Log;
use guyenne::table::log_list::LeadsToMoment;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::replay::{Replay, ReplayCommand, SeenBy, Stride, WatchFrom};
use guyenne::theme::CheckedOption;

use crate::harness::{Device, Hands, Press};
use crate::replays::{at, command, open, record, shown, watch};

/// The lines of the log, each with its step, whether it is marked, and whether it is seen in the list.
pub fn lines(hands: &mut Hands) -> Vec<(Entity, usize, bool, bool)> {
    let world = hands.app.world_mut();
    let mut lines = world.query::<(Entity, &LeadsToMoment, Has<CheckedOption>, &ChildOf)>();
    let found = lines.iter(world);
    let found: Vec<(Entity, usize, bool, Entity)> = found
        .map(|(line, leads, marked, of)| (line, leads.0, marked, of.parent()))
        .collect();
    let mut lines = Vec::new();
    for (line, step, marked, list) in found {
        let area = hands.area(line).expect("a line");
        let list = hands.area(list).expect("a list");
        let seen = area.min.y >= list.min.y - 1.0 && area.max.y <= list.max.y + 1.0;
        lines.push((step, area.min.y as i32, line, marked, seen));
    }
    lines.sort();
    lines
        .into_iter()
        .map(|(step, _, line, marked, seen)| (line, step, marked, seen))
        .collect()
}

/// The lines of the last moment up to that which is shown are marked, and the first of them is seen.
fn the_log_follows(hands: &mut Hands) {
    hands.update(10);
    let (at, lines) = (at(hands), lines(hands));
    let before = lines.iter().map(|line| line.1).filter(|&step| step <= at);
    let moment = before.max().expect("a line before it");
    let marked: Vec<_> = lines.iter().filter(|line| line.2).collect();
    let of_moment = lines.iter().filter(|line| line.1 == moment).count();
    assert_eq!(marked.len(), of_moment, "after {at}");
    assert!(marked.iter().all(|line| line.1 == moment), "after {at}");
    assert!(marked[0].3, "after {at}: {marked:?}");
}

/// In a replay the log has the whole course: each line leads to its moment, by keys and by pad, and that of the moment
/// which is shown is marked and seen. In a game its lines are plain.
#[test]
fn the_log_leads_to_every_moment_and_follows() {
    for (game, device) in [
        (first::ID, Device::Keys),
        (fayance::ID, Device::Pad),
        (guesclin::ID, Device::Keys),
    ] {
        let mut hands = Hands::open_every_game(LaunchOptions::default(), device);
        let record = record(game, 6);
        watch(&mut hands, game, &record, WatchFrom::Step(30), SeenBy::All);
        hands.app.world_mut().resource_mut::<LogOpen>().0 = true;
        the_log_follows(&mut hands);
        let steps = hands.app.world().resource::<Replay>().steps();
        let all = lines(&mut hands);
        assert!(all.len() > 30, "{game}: {}", all.len());
        assert!(all.iter().all(|line| line.1 <= steps), "{game}");
        let focused = |hands: &Hands| all.iter().find(|line| Some(line.0) == hands.focused());
        let here = focused(&hands).unwrap_or_else(|| panic!("{game}: a line has the focus first"));
        assert!(here.2, "{game}");
        // Down to a later moment.
        let later = (0..12).find_map(|_| {
            hands.press(Press::Down);
            focused(&hands).filter(|line| line.1 > 30)
        });
        let step = later.expect("a later line").1;
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(at(&hands), step, "{game}");
        for n in [step, steps / 3, steps, steps / 2] {
            command(&mut hands, ReplayCommand::To(n));
            the_log_follows(&mut hands);
        }
        command(&mut hands, ReplayCommand::PlayOn);
        hands.until(50, |hands| hands.menu() == Menu::PlayOn);
        hands.update(5);
        hands.press(Press::Confirm);
        hands.until(100, |hands| {
            !hands.app.world().contains_resource::<Replay>()
        });
        hands.update(5);
        assert_eq!(lines(&mut hands), [], "{game}");
    }
}

/// What a jump has passed over stands in the log as if it had been shown step by step.
#[test]
fn the_log_of_a_jump_is_that_of_the_way_there() {
    let mut hands = open();
    let record = record(fayance::ID, 6);
    let beginning = WatchFrom::Beginning;
    watch(&mut hands, fayance::ID, &record, beginning, SeenBy::All);
    let told = |hands: &mut Hands| {
        shown::<fayance::table::Rules>(hands);
        hands.update(2);
        hands.app.world().resource::<Log>().0.clone()
    };
    for _ in 0..25 {
        command(&mut hands, ReplayCommand::Forward(Stride::Event));
        told(&mut hands);
    }
    let walked = told(&mut hands);
    assert!(walked.len() > 10, "{walked:?}");
    command(&mut hands, ReplayCommand::To(3));
    assert!(told(&mut hands).len() < walked.len());
    command(&mut hands, ReplayCommand::To(25));
    assert_eq!(told(&mut hands), walked);
}
