//! What is staged: in a combat the test that is asked, an undecided combat and the fourth one; a territory that a bot
//! turns and lays; the road to the throne, and the crown. Each moves on screen, and is still with reduced motion.

use std::sync::Arc;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{BySide, Event, Move, People, Side, Stage, TO_WIN, Test};
use guyenne::games::fayance::table::{DisplayedView, GameConfig, TableInput, Turn, sounds};
use guyenne::theme::sound::SoundStarted;

use super::player::{selectable, turn, wait};
use super::scenes::{
    Frame, SeenCard, all_named, config, different, first_child, named, play, resumed, scene, seen,
    settled_by, start, watch,
};
use crate::harness::Hands;

/// Whether so many states are those of a movement, or with reduced motion of none.
fn assert_moves(states: usize, reduced: bool, what: &str) {
    if reduced {
        assert_eq!(states, 1, "{what} is still with reduced motion");
    } else {
        assert!(states > 4, "{what} moves: {states} states");
    }
}

#[test]
fn the_ring_of_troops_turns_between_the_cards() {
    let scene = settled_by(Test::Troop);
    for reduced in [false, true] {
        let (frames, _) = watch(&scene, reduced, |hands| {
            let disc = named(hands, "Ring of troops in a combat");
            vec![first_child(hands, disc)]
        });
        let shown: Vec<&Frame> = frames.iter().filter(|f| f.nodes[0].is_some()).collect();
        assert!(!shown.is_empty());
        assert!(
            // It goes a frame after the combat.
            shown
                .iter()
                .filter_map(|frame| frame.fight)
                .all(|fight| fight.up),
            "it says nothing before both cards lie face up"
        );
        assert_moves(different(shown.iter().map(|f| f.nodes[0])), reduced, "it");
        let settled = frames
            .iter()
            .filter(|f| f.fight.is_some_and(|fight| fight.settled));
        assert_eq!(different(settled.map(|f| f.nodes[0])), 1, "it is at rest");
    }
}

#[test]
fn the_ground_rises_under_a_favoured_card() {
    let scene = settled_by(Test::Terrain);
    for reduced in [false, true] {
        let (frames, _) = watch(&scene, reduced, |hands| {
            let feet = all_named(hands, "Rising ground");
            feet.into_iter()
                .map(|foot| first_child(hands, foot))
                .collect()
        });
        let asked = |frame: &&Frame| frame.fight.is_some_and(|fight| fight.asked >= 1);
        let asked: Vec<&Frame> = frames.iter().filter(asked).collect();
        let winner = asked[0].fight.and_then(|shown| shown.fight.result.winner);
        let moved: Vec<usize> = (0..2)
            .map(|at| different(asked.iter().map(|f| f.nodes[at])))
            .collect();
        let [less, more] = [moved[0].min(moved[1]), moved[0].max(moved[1])];
        assert_eq!(less, 0, "only one is favoured");
        assert_moves(more, reduced, "the ground");
        let heights = |side: Side| {
            let tops = asked.iter().filter_map(|frame| {
                let card = frame.cards.iter().find(|card| card.side == side)?;
                Some(card.corner.y)
            });
            let tops: Vec<f32> = tops.collect();
            let high = tops.iter().copied().fold(f32::INFINITY, f32::min);
            let low = tops.iter().copied().fold(0.0, f32::max);
            (high, low)
        };
        let winner = winner.expect("it is decided");
        let (raised, stood) = (heights(winner).0, heights(winner.other()).0);
        assert!(raised < stood - 5.0, "the favoured card is lifted");
        let (high, low) = heights(winner);
        assert_eq!(low - high < 1.0, reduced, "it rises before one's eyes");
    }
}

#[test]
fn the_halfling_slips_towards_the_other_card() {
    let scene = settled_by(Test::Halfling);
    for reduced in [false, true] {
        let (frames, _) = watch(&scene, reduced, |_| Vec::new());
        let asked = |frame: &&Frame| frame.fight.is_some_and(|fight| fight.asked >= 2);
        let asked: Vec<&Frame> = frames.iter().filter(asked).collect();
        let fight = asked[0].fight.expect("a combat").fight;
        let winner = fight.result.winner.expect("it is decided");
        assert_eq!(fight.cards[winner].people(), People::Halfling);
        let of = |side: Side| {
            let cards = asked.iter().map(move |frame| {
                let card = frame.cards.iter().find(|card| card.side == side);
                card.map(|card| card.corner)
            });
            cards.collect::<Vec<_>>()
        };
        let slips = of(winner);
        assert_moves(different(slips.clone()), reduced, "the halfling");
        let before = frames
            .iter()
            .rfind(|f| f.fight.is_some_and(|fight| fight.asked == 1));
        let before = before.expect("the terrain is asked");
        let card = |frame: &Frame, side| {
            let card = frame
                .cards
                .iter()
                .find(|card: &&SeenCard| card.side == side);
            card.expect("a card").corner.x
        };
        // The near card, south's, lies at the left.
        let way = if winner == Side::South { 1.0 } else { -1.0 };
        let last = asked.last().expect("a frame");
        let slipped = (card(last, winner) - card(before, winner)) * way;
        assert!(slipped > 20.0, "{slipped}");
    }
}

#[test]
fn both_cards_give_way_alike_in_an_undecided_combat() {
    let scene = settled_by(Test::Undecided);
    for reduced in [false, true] {
        let (frames, _) = watch(&scene, reduced, |_| Vec::new());
        let settled = |frame: &&Frame| frame.fight.is_some_and(|fight| fight.settled);
        let settled: Vec<&Frame> = frames.iter().filter(settled).collect();
        for at in 0..2 {
            let leaves = settled.iter().map(|frame| frame.cards.get(at).copied());
            assert_moves(different(leaves), reduced, "each card");
        }
        let last = settled.last().expect("a frame");
        let [north, south] = [last.cards[0], last.cards[1]];
        let angle = |card: SeenCard| card.leaf.rotation.as_radians();
        assert!(angle(south) < -0.05, "the left one leans to the left");
        assert!((angle(north) + angle(south)).abs() < 0.001, "alike");
    }
}

#[test]
fn the_fourth_combat_is_a_last_stand() {
    let scene = scene(|events| {
        events
            .iter()
            .any(|event| matches!(event, Event::Combat { n: 4, .. }))
    });
    for reduced in [false, true] {
        let (frames, _) = watch(&scene, reduced, |hands| vec![named(hands, "Last stroke")]);
        let n = |frame: &&Frame, n: u8| frame.fight.is_some_and(|shown| shown.fight.n == n);
        let third: Vec<&Frame> = frames.iter().filter(|f| n(f, 3)).collect();
        let fourth: Vec<&Frame> = frames.iter().filter(|f| n(f, 4)).collect();
        assert!(third.iter().all(|frame| frame.nodes[0].is_none()));
        assert!(
            fourth.iter().skip(1).all(|frame| frame.nodes[0].is_some()),
            "from the first beat on, before the cards turn up"
        );
        let strokes = different(fourth.iter().map(|f| f.nodes[0]));
        assert_moves(strokes, reduced, "the stroke");
        // Dark around the cards, until the territory is captured.
        let (mut hands, mut darkest) = (resumed(config(&scene.record), reduced), 0.0_f32);
        wait(&mut hands);
        let dusk = named(&mut hands, "Dusk");
        let alpha = |hands: &Hands| {
            let colour = hands.app.world().get::<BackgroundColor>(dusk);
            colour.map_or(0.0, |colour| colour.0.alpha())
        };
        assert!(alpha(&hands) < 0.01);
        let card = selectable(&mut hands, Side::South);
        let card = card.iter().find(|(_, card, _)| *card == scene.card);
        let (card, ..) = *card.expect("the card");
        hands.app.world_mut().write_message(TableInput::Card(card));
        hands.update(2);
        hands.app.world_mut().write_message(TableInput::Confirm);
        for _ in 0..800 {
            hands.update(1);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            let shown = hands.app.world().resource::<DisplayedView>().fight;
            if shown.is_some_and(|shown| shown.fight.n == 4) {
                darkest = darkest.max(alpha(&hands));
            }
        }
        assert!(darkest > 0.5, "{darkest}");
    }
}

/// A game in which north, the bot, is to lay a territory.
fn before_lay() -> Record {
    for seed in 0..50 {
        let (mut position, mut record) = start(seed);
        while position.outcome().is_none() {
            let side = position.to_move()[0];
            if position.stage() == Stage::Lay && side == Side::North {
                return record;
            }
            let m = position.legal_moves(side)[0];
            play(&mut position, &mut record, side, m);
        }
    }
    panic!("north never leads");
}

#[test]
fn a_bot_turns_a_territory_by_one_quarter_after_the_other() {
    let record = before_lay();
    let made = record.moves(Side::North).count();
    let mut script = vec![Move::Lay(0); made];
    script.push(Move::Lay(2));
    for reduced in [false, true] {
        let mut hands = resumed(
            GameConfig {
                script: Some(Arc::new(BySide::new(script.clone(), Vec::new()))),
                ..config(&record)
            },
            reduced,
        );
        let tile = named(&mut hands, "Tile");
        let mut heard: MessageCursor<SoundStarted> = MessageCursor::default();
        let (mut poses, mut turns) = (Vec::new(), 0);
        for _ in 0..200 {
            hands.update(1);
            let world = hands.app.world();
            let started = world.resource::<Messages<SoundStarted>>();
            let started = heard.read(started);
            turns += started
                .filter(|SoundStarted(sound)| *sound == sounds::TILE_TURN)
                .count();
            poses.extend(seen(&hands, tile));
            let laid = hands.app.world().resource::<DisplayedView>().view.land;
            let laid = laid.is_some_and(|land| land.turn.is_some());
            if laid && matches!(turn(&hands), Turn::Person(_)) {
                break;
            }
        }
        let quarters = |at: &UiTransform| {
            (at.rotation.as_radians() / core::f32::consts::FRAC_PI_2).rem_euclid(4.0)
        };
        let last = poses.last().expect("it is seen");
        assert!((quarters(last) - 2.0).abs() < 0.01, "{last:?}");
        assert!((last.scale.x - 1.0).abs() < 0.001, "it is laid");
        let lifted = |at: &&UiTransform| at.scale.x > 1.01;
        assert!(poses.iter().filter(lifted).count() > 5, "it is lifted");
        let between = |at: &&UiTransform| (0.4..1.6).contains(&quarters(at));
        let between = poses.iter().filter(lifted).filter(between).count();
        if reduced {
            assert_eq!((between, turns), (0, 0), "it is still with reduced motion");
            assert!(different(poses.iter().map(|&at| Some(at))) <= 2);
        } else {
            assert!(between > 2, "it passes through one quarter: {between}");
            assert_eq!(turns, 2, "each quarter is heard");
            let small = poses.iter().filter(|at| at.scale.x < 0.9).count();
            assert!(small > 0, "it comes from the pile");
        }
    }
}

/// Which side captures a territory in a scene, and how many it has then.
fn captor(hands: &Hands) -> (Side, u8) {
    let view = &hands.app.world().resource::<DisplayedView>().view;
    let last = view.captures.last().expect("a capture");
    (last.by, view.held()[last.by])
}

#[test]
fn a_captured_territory_goes_to_its_place_on_the_road() {
    let scene = settled_by(Test::Troop);
    for reduced in [false, true] {
        let (frames, mut hands) = watch(&scene, reduced, |hands| {
            (0..2 * TO_WIN)
                .map(|n| named(hands, &format!("Road tile {n}")))
                .collect()
        });
        // South's, at the near edge, are the second five.
        let (by, held) = captor(&hands);
        let row = if by == Side::South { TO_WIN } else { 0 };
        let place = usize::from(row + held - 1);
        assert_moves(
            different(frames.iter().map(|f| f.nodes[place])),
            reduced,
            "the tile",
        );
        hands.update(5);
        let tile = named(&mut hands, &format!("Road tile {place}"));
        let at = seen(&hands, tile).expect("it lies there");
        assert!((at.scale.x - 1.0).abs() < 0.001 && at.rotation.as_radians().abs() < 0.001);
        let image = hands.app.world().get::<ImageNode>(tile).expect("a picture");
        assert!(image.color.alpha() > 0.99);
        let capitals = all_named(&mut hands, "Capital");
        assert_eq!(capitals.len(), 2, "one for each side");
        for capital in capitals {
            assert!(hands.area(capital).is_some_and(|area| area.width() > 20.0));
        }
    }
}

#[test]
fn the_fifth_territory_crowns_the_throne() {
    let scene = scene(|events| events.iter().any(|event| matches!(event, Event::End(_))));
    for reduced in [false, true] {
        let (frames, _) = watch(&scene, reduced, |hands| all_named(hands, "Crown"));
        let worn: Vec<usize> = (0..2)
            .map(|at| different(frames.iter().map(|f| f.nodes[at])))
            .collect();
        assert_eq!(worn.iter().filter(|&&states| states == 0).count(), 1);
        assert_moves(worn[0].max(worn[1]), reduced, "the crown");
    }
}
