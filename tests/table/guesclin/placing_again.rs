//! The placing of the banners, seen again.

use guyenne::games::guesclin::ID;
use guyenne::table::replay::{ReplayCommand, SeenBy, Stride, WatchFrom};

use bevy::prelude::*;

use super::player::board;
use crate::replays;

#[test]
fn who_is_not_placed_yet_is_not_gone_and_the_scroll_is_not_empty() {
    let mut hands = replays::open();
    let record = replays::record(ID, 5);
    replays::watch(&mut hands, ID, &record, WatchFrom::Beginning, SeenBy::All);
    for _ in 0..3 {
        hands.update(10);
        assert!(!hands.says("guesclin-ribbon-gone"));
        let world = hands.app.world_mut();
        let mut nodes = world.query::<(Entity, &Name)>();
        let scroll = nodes
            .iter(world)
            .find(|(_, name)| name.as_str() == "Prompt");
        let (scroll, _) = scroll.expect("the scroll");
        assert_ne!(hands.words_of(scroll).trim(), "");
        replays::command(&mut hands, ReplayCommand::Forward(Stride::Event));
        if board(&hands).round() > 0 {
            return;
        }
    }
}
