//! The enemies' threat, and the enemies of whom alone it is shown.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use guyenne::games::guesclin::rules::{Camp, Fighter};
use guyenne::games::guesclin::table::cursor::TheMap;
use guyenne::table::AccessibleName;

use super::player::{begun, board, press_hex, selection};
use crate::harness::Hands;

/// While the threat is shown, a press on an enemy marks them, and only what the marked ones threaten is shown.
#[test]
fn marked_enemies_are_the_only_ones_whose_threat_is_shown() {
    let mut hands = begun();
    let known = board(&hands);
    hands.key(KeyCode::KeyE);
    assert!(selection(&hands).threat);
    let foes: Vec<Fighter> = known.standing(Camp::England).map(|(foe, _)| foe).collect();
    let count = |hands: &Hands| {
        let map = selection(hands).threats(&known, Camp::France);
        map.threats.iter().map(|one| one.who).collect::<Vec<_>>()
    };
    let all = count(&hands);
    assert!(all.len() > 1, "{all:?}");
    press_hex(&mut hands, known.at(all[0]).expect("on the map"));
    assert_eq!(selection(&hands).marked, [all[0]]);
    assert_eq!(count(&hands), [all[0]]);
    press_hex(&mut hands, known.at(all[1]).expect("on the map"));
    assert_eq!(count(&hands), [all[0], all[1]]);
    hands.update(2);
    let world = hands.app.world_mut();
    let mut maps = world.query_filtered::<&AccessibleName, With<TheMap>>();
    let name = format!("{:?}", maps.single(world).expect("one map"));
    assert!(name.contains("guesclin-marked"), "{name}");
    // Another press takes the mark away; the threat may be hidden and shown again meanwhile.
    hands.key(KeyCode::KeyE);
    hands.key(KeyCode::KeyE);
    assert_eq!(selection(&hands).marked.len(), 2);
    for foe in [all[0], all[1]] {
        press_hex(&mut hands, known.at(foe).expect("on the map"));
    }
    assert_eq!(count(&hands), all);
    // Without the threat a press only looks at somebody.
    hands.key(KeyCode::KeyE);
    press_hex(&mut hands, known.at(foes[0]).expect("on the map"));
    assert!(selection(&hands).marked.is_empty());
    assert_eq!(selection(&hands).plan.fighter, Some(foes[0]));
}
