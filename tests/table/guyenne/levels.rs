//! The four difficulties: offered in the set-up form, played against, and shown as thinking; and bots that are not
//! offered any more but are in saves.

use bevy::prelude::*;
use guyenne::app::settings::Settings;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::ai::Difficulty;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::{AiThinking, Player, Rules, TableTimings, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::input::Focusable;
use guyenne::timings::Speed;

use crate::guyenne::whole_game::{decision, play, play_to_the_end};
use crate::harness::{Device, Hands, Press, against, as_written};

/// A game against the Knight at normal speed.
fn slow_knight() -> Hands {
    let options = LaunchOptions {
        speed: Some(Speed::X1),
        ..against("knight")
    };
    Hands::open(options, Device::Keys)
}

fn new_game(device: Device) -> Hands {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    hands.press(Press::Confirm);
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
    hands
}

#[test]
fn every_level_can_be_chosen_and_is_who_plays() {
    for device in [Device::Keys, Device::Pad] {
        for difficulty in Difficulty::ALL {
            let mut hands = new_game(device);
            let message = |hands: &Hands, key: &str| {
                hands.app.world().resource::<Localizer>().text_of(key, &[])
            };
            let name = message(&hands, &format!("bot-{}", difficulty.name()));
            hands.choose_player(Seat::of(Camp::English), &name);
            let begin = message(&hands, "new-game-begin");
            hands.press_words(&begin);
            hands.until(50, |hands| hands.app.world().contains_resource::<Rules>());
            let game_config = hands.app.world().resource::<Rules>().config().clone();
            let bot = Player::Bot(difficulty.name().to_owned());
            assert_eq!(
                game_config.player(Seat::of(Camp::English)),
                &bot,
                "{device:?}: {name} was chosen"
            );
        }
    }
}

#[test]
fn the_knight_is_there_when_nobody_is_chosen() {
    let mut hands = new_game(Device::Keys);
    hands.press(Press::Confirm);
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    hands.until(2000, |hands| matches!(hands.turn(), Turn::Person(_)));
    let record = Record::parse(&hands.record()).unwrap();
    let bots: Vec<&PlayerKind> = record.players.iter().map(|player| &player.kind).collect();
    assert_eq!(
        bots,
        [&PlayerKind::Bot("knight".to_owned()), &PlayerKind::Human]
    );
}

/// The texts of all buttons.
fn offered(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut query = world.query_filtered::<Entity, (With<Focusable>, With<ComputedNode>)>();
    let all: Vec<Entity> = query.iter(world).collect();
    all.iter().map(|&entity| hands.words_of(entity)).collect()
}

#[test]
fn jester_and_reeve_are_not_offered_and_each_level_is_described() {
    let mut hands = new_game(Device::Keys);
    for language in Language::ALL {
        hands.speak(language);
        let message =
            |hands: &Hands, key: &str| hands.app.world().resource::<Localizer>().text_of(key, &[]);
        let plate = hands.seat(Seat::of(Camp::English));
        hands.focus_on(plate);
        hands.press(Press::Confirm);
        hands.update(3);
        let words = offered(&mut hands);
        for (bot, is_offered) in [("random", false), ("greedy", false), ("squire", true)] {
            let name = message(&hands, &format!("bot-{bot}"));
            assert_eq!(words.contains(&name), is_offered, "{name} in {words:?}");
        }
        for difficulty in Difficulty::ALL {
            let name = message(&hands, &format!("bot-{}", difficulty.name()));
            hands.reach_words(&name);
            hands.update(2);
            let about = message(&hands, &format!("bot-{}-about", difficulty.name()));
            let temper = message(&hands, &format!("bot-{}-temper", difficulty.name()));
            let world = hands.app.world_mut();
            let mut texts = world.query::<&Text>();
            let shown = texts
                .iter(world)
                .map(|text| as_written(&text.0))
                .any(|text| text.contains(&about) && text.contains(&temper));
            assert!(shown, "{name}: {about}");
        }
        hands.press(Press::Back);
        hands.update(3);
    }
}

#[test]
fn a_whole_game_against_the_squire_by_keys() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    assert!(play_to_the_end(&mut hands) >= 4);
    let record = Record::parse(&hands.record()).unwrap();
    assert!(record.is_over());
    record.replay().unwrap();
}

/// A save from the time when the Jester and the Reeve were offered continues with them.
#[test]
fn a_save_that_names_who_is_no_longer_offered_goes_on() {
    for bot in ["random", "greedy"] {
        let mut hands = Hands::open(against(bot), Device::Keys);
        hands.until(2000, |hands| matches!(hands.turn(), Turn::Person(_)));
        let mut hands = Hands::resume(hands.record());
        let game_config = hands.app.world().resource::<Rules>().config();
        let english = game_config.player(Seat::of(Camp::English));
        assert_eq!(english, &Player::Bot(bot.to_owned()));
        let world = hands.app.world_mut();
        let mut texts = world.query::<&LocalizedText>();
        let keys: Vec<String> = texts
            .iter(world)
            .map(|message| message.key().to_owned())
            .collect();
        let localizer = world.resource::<Localizer>();
        assert!(keys.iter().all(|key| localizer.has(key)), "{keys:?}");
        assert!(play_to_the_end(&mut hands) >= 2, "{bot}");
    }
}

/// Frames from a person's move to the bot's answer at normal speed, if bots pause for so many seconds.
fn frames_to_answer(pause: f32) -> usize {
    let mut hands = slow_knight();
    hands
        .app
        .world_mut()
        .resource_mut::<TableTimings>()
        .think
        .seconds = pause;
    // The person's first two moves follow each other: an answer, and a castle of their own; then the bot answers there.
    for _ in 0..2 {
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands.update(4);
        let m = decision(&hands).expect("a decision").nth(0);
        play(&mut hands, m);
    }
    let before = hands.record();
    for frame in 0..2000 {
        if hands.record() != before {
            return frame;
        }
        hands.update(1);
    }
    panic!("the bot never answers");
}

#[test]
fn a_bot_pauses_while_the_cards_move_and_no_longer() {
    let (none, usual, long) = (
        frames_to_answer(0.0),
        frames_to_answer(TableTimings::default().think.seconds),
        frames_to_answer(6.0),
    );
    assert!(none > 5, "the cards take {none} frames");
    assert!(
        usual <= none + 2,
        "{usual} frames, and {none} without a pause"
    );
    assert!(long > none + 60, "a long pause is kept: {long} frames");
}

/// Where the quill is and whether it is visible.
fn quill(hands: &mut Hands) -> (UiTransform, bool) {
    let world = hands.app.world_mut();
    let mut indicators = world.query::<(&Name, &InheritedVisibility, &Children)>();
    let (_, visible, children) = indicators
        .iter(world)
        .find(|(name, ..)| name.as_str() == "Opponent's quill")
        .expect("a thinking indicator");
    let thinks = world.resource::<AiThinking>().0.is_some();
    assert!(!visible.get() || thinks, "a quill while no bot thinks");
    // The quill is an image; its line is not.
    let mut pictures = children
        .iter()
        .filter(|&child| world.get::<ImageNode>(child).is_some());
    let picture = pictures.next().expect("a quill");
    (
        *world.get::<UiTransform>(picture).expect("a quill"),
        visible.get(),
    )
}

/// The quill's transform in each of these frames in which it is visible.
fn writing(hands: &mut Hands, frames: usize) -> Vec<UiTransform> {
    let mut seen = Vec::new();
    for _ in 0..frames {
        hands.update(1);
        let (place, visible) = quill(hands);
        if visible {
            seen.push(place);
        }
    }
    seen
}

#[test]
fn a_quill_writes_while_a_bot_thinks_and_is_still_with_reduced_motion() {
    for reduced in [false, true] {
        let mut hands = slow_knight();
        let world = hands.app.world_mut();
        world.resource_mut::<Settings>().reduced_motion = reduced;
        hands
            .app
            .world_mut()
            .resource_mut::<TableTimings>()
            .think
            .seconds = 3.0;
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        assert_eq!(writing(&mut hands, 10), [], "no bot thinks");
        let (start, _) = quill(&mut hands);
        let m = decision(&hands).expect("a decision").nth(0);
        play(&mut hands, m);
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands.update(4);
        let m = decision(&hands).expect("a decision").nth(0);
        play(&mut hands, m);
        let seen = writing(&mut hands, 40);
        assert!(
            seen.len() > 10,
            "the quill was seen in {} frames",
            seen.len()
        );
        let moves = seen.windows(2).filter(|two| two[0] != two[1]).count();
        assert_eq!(moves == 0, reduced, "{moves} movements");
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands.update(2);
        let (place, _) = quill(&mut hands);
        assert_eq!(place, start, "nothing tells how long the bot has thought");
    }
}
