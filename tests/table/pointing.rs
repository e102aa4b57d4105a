//! Whole games from the title to the result with pointers alone: with a finger that taps, with a finger that drags, and
//! with a mouse. Presses go to positions, not to entities: a thing that cannot be hit cannot be played.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::sprite::{SpritePickingMode, SpritePickingSettings};
use bevy::window::{PrimaryWindow, WindowEvent};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, Edition, Level, Move};
use guyenne::games::guyenne::table::card::{
    CardLocation, CastleCard, Placement, Selectable, Selected, Value,
};
use guyenne::games::guyenne::table::{CurrentHint, Rules, Turn};
use guyenne::i18n::{Language, Localizer};
use guyenne::input::{Device as InHand, Focusable};

use crate::guyenne::hint_request::{advised, note};
use crate::guyenne::seats::MIXES;
use crate::guyenne::whole_game::decision;
use crate::harness::{Device, Hands};

/// The pointing device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Finger,
    /// A finger that drags cards to their castle.
    Dragging,
}

/// Somebody who points.
pub struct Pointing {
    pub hands: Hands,
    pointer: Pointer,
    /// The button of the mouse that is pressed.
    pub button: MouseButton,
    touches: u64,
}

impl Pointing {
    pub fn open(pointer: Pointer) -> Self {
        Self::of(Hands::open(LaunchOptions::default(), Device::Keys), pointer)
    }

    /// Somebody who points in this app.
    pub fn of(mut hands: Hands, pointer: Pointer) -> Self {
        // Sprites have sizes here but no pixels.
        hands.app.insert_resource(SpritePickingSettings {
            picking_mode: SpritePickingMode::BoundingBox,
            ..default()
        });
        hands.speak(Language::En);
        Self {
            hands,
            pointer,
            button: MouseButton::Left,
            touches: 0,
        }
    }

    fn window(&mut self) -> (Entity, Vec2) {
        let world = self.hands.app.world_mut();
        let (entity, window) = world
            .query_filtered::<(Entity, &Window), With<PrimaryWindow>>()
            .single(world)
            .expect("one window");
        (entity, window.resolution.size())
    }

    /// The middle of an entity, in logical pixels of the window.
    pub fn place(&mut self, entity: Entity) -> Vec2 {
        let (_, size) = self.window();
        if let Some(area) = self.hands.area(entity) {
            return area.center();
        }
        let entity = self.hands.app.world().entity(entity);
        let at = entity
            .get::<GlobalTransform>()
            .expect("it is somewhere")
            .translation();
        Vec2::new(at.x + size.x / 2.0, size.y / 2.0 - at.y)
    }

    pub fn touch(&mut self, phase: TouchPhase, position: Vec2) {
        let (window, _) = self.window();
        let touch = TouchInput {
            phase,
            position,
            window,
            force: None,
            id: self.touches,
        };
        self.hands.app.world_mut().write_message(touch);
        self.hands
            .app
            .world_mut()
            .write_message(WindowEvent::TouchInput(touch));
        self.hands.update(1);
    }

    /// The button of the mouse goes down or up.
    pub fn click(&mut self, state: ButtonState) {
        let (window, _) = self.window();
        let click = MouseButtonInput {
            button: self.button,
            state,
            window,
        };
        self.hands.app.world_mut().write_message(click);
        self.hands
            .app
            .world_mut()
            .write_message(WindowEvent::MouseButtonInput(click));
        self.hands.update(1);
    }

    /// The mouse moves to this place.
    pub fn move_to(&mut self, position: Vec2) {
        let (window, _) = self.window();
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        let world = self.hands.app.world_mut();
        world.write_message(moved.clone());
        world.write_message(WindowEvent::CursorMoved(moved));
        self.hands.update(1);
    }

    /// One tap or click.
    pub fn tap(&mut self, at: Vec2) {
        if self.pointer == Pointer::Mouse {
            self.move_to(at);
            self.hands.update(1);
            self.click(ButtonState::Pressed);
            self.click(ButtonState::Released);
        } else {
            self.touches += 1;
            self.touch(TouchPhase::Started, at);
            self.touch(TouchPhase::Ended, at);
        }
        self.hands.update(3);
    }

    pub fn tap_on(&mut self, entity: Entity) {
        let at = self.place(entity);
        self.tap(at);
    }

    /// Taps the button with these words.
    pub fn tap_words(&mut self, words: &str) {
        let world = self.hands.app.world_mut();
        let all: Vec<Entity> = world
            .query_filtered::<(Entity, &InheritedVisibility), (With<Focusable>, With<ComputedNode>)>()
            .iter(world)
            .filter(|(_, seen)| seen.get())
            .map(|(entity, _)| entity)
            .collect();
        let found = all
            .into_iter()
            .find(|&entity| self.hands.words_of(entity).contains(words));
        let Some(entity) = found else {
            panic!("nothing to tap has the words {words:?}");
        };
        self.tap_on(entity);
    }

    /// Taps the button with this node name.
    pub fn tap_button(&mut self, name: &str) {
        let world = self.hands.app.world_mut();
        let found = world
            .query_filtered::<(Entity, &Name), With<Focusable>>()
            .iter(world)
            .find(|(_, named)| named.as_str() == name)
            .map(|(entity, _)| entity);
        self.tap_on(found.expect("the table has this button"));
    }

    pub fn castle(&mut self, castle: Castle) -> Entity {
        let world = self.hands.app.world_mut();
        world
            .query::<(Entity, &CastleCard)>()
            .iter(world)
            .find(|(_, card)| card.0 == castle)
            .map(|(entity, _)| entity)
            .expect("six castles")
    }

    fn choose_castle(&mut self, castle: Castle) {
        let entity = self.castle(castle);
        if self.hands.app.world().get::<Selected>(entity).is_none() {
            self.tap_on(entity);
        }
    }

    /// Taps the cards; a dragging finger drags those of the hand to the castle.
    pub fn choose_cards(&mut self, cards: Cards, to: Option<Castle>) {
        for card in cards.iter() {
            let world = self.hands.app.world_mut();
            let found = world
                .query_filtered::<(Entity, &Value, &Placement), (With<Selectable>, Without<Selected>)>()
                .iter(world)
                .find(|(_, value, _)| value.0 == card)
                .map(|(entity, _, placement)| (entity, placement.0));
            let Some((entity, location)) = found else {
                panic!("no {card} can be chosen");
            };
            match (self.pointer, location, to) {
                (Pointer::Dragging, CardLocation::Hand { .. }, Some(castle)) => {
                    self.drag(entity, castle);
                }
                _ => self.tap_on(entity),
            }
            assert!(
                self.hands.app.world().get::<Selected>(entity).is_some(),
                "{card} at {location:?} was tapped and is not chosen"
            );
        }
    }

    fn drag(&mut self, card: Entity, castle: Castle) {
        let from = self.place(card);
        let castle = self.castle(castle);
        let to = self.place(castle);
        self.touches += 1;
        self.touch(TouchPhase::Started, from);
        for step in 1..=4 {
            self.touch(TouchPhase::Moved, from.lerp(to, step as f32 / 4.0));
        }
        self.touch(TouchPhase::Ended, to);
        self.hands.update(3);
    }

    pub fn play(&mut self, m: Move) {
        match m {
            Move::Place { castle, cards } | Move::Reinforce { castle, cards } => {
                self.choose_cards(cards, Some(castle));
                self.choose_castle(castle);
                self.tap_button("Commit");
            }
            Move::Reserve(cards) | Move::Lose(cards) => {
                self.choose_cards(cards, None);
                self.tap_button("Commit");
            }
            Move::Pass | Move::Concede => self.tap_button("Decline"),
            Move::Show => self.tap_button("Commit"),
            Move::Give(_) | Move::Order(_) => panic!("no shared camps on screen"),
        }
    }
}

/// A game from the title to the result.
fn whole_game(pointer: Pointer, edition: Edition, level: Level) {
    let mut game = Pointing::open(pointer);
    let text = |game: &Pointing, key: &str| {
        game.hands
            .app
            .world()
            .resource::<Localizer>()
            .text_of(key, &[])
    };
    let words = text(&game, "title-new-game");
    game.tap_words(&words);
    game.hands
        .until(50, |hands| hands.screen() == Screen::Setup(ID));
    game.hands.update(3);
    let words = text(&game, &format!("edition-{edition}"));
    game.tap_words(&words);
    if edition == Edition::V2022 {
        let words = text(&game, &format!("level-{level}"));
        game.tap_words(&words);
    }
    let words = text(&game, "new-game-begin");
    game.tap_words(&words);
    game.hands
        .until(50, |hands| hands.screen() == Screen::Table(ID));
    let mut decisions = 0;
    loop {
        game.hands.until(3000, |hands| {
            hands.screen() == Screen::Result(ID) || matches!(hands.turn(), Turn::Person(_))
        });
        if game.hands.screen() == Screen::Result(ID) {
            break;
        }
        game.hands.update(8);
        let Some(decision) = decision(&game.hands) else {
            panic!("a person's turn without a decision");
        };
        decisions += 1;
        let m = decision.nth((decisions * 5 + 1) % decision.count());
        let before = game.hands.record();
        game.play(m);
        assert_ne!(before, game.hands.record(), "{m:?} was not played");
    }
    assert!(decisions >= 4, "{decisions} decisions are no game");
    let in_hand = *game.hands.app.world().resource::<InHand>();
    let expected = match pointer {
        Pointer::Mouse => InHand::Mouse,
        Pointer::Finger | Pointer::Dragging => InHand::Touch,
    };
    assert_eq!(in_hand, expected);
}

/// The hint button can be hit.
#[test]
fn a_hint_by_finger_and_by_mouse() {
    for pointer in [Pointer::Finger, Pointer::Mouse] {
        let mut game = Pointing::open(pointer);
        for key in ["title-new-game", "new-game-begin"] {
            let words = game
                .hands
                .app
                .world()
                .resource::<Localizer>()
                .text_of(key, &[]);
            game.tap_words(&words);
            game.hands.update(4);
        }
        game.hands
            .until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        game.hands.update(8);
        game.tap_button("Hint button");
        advised(&mut game.hands);
        let note = note(&mut game.hands);
        assert!(note.is_some_and(|note| note.ends_with('.')), "{pointer:?}");
        // The advised cards and castles can be hit while the note is shown.
        let given = game.hands.app.world().resource::<CurrentHint>().given();
        let m = given.expect("a hint").0.advised;
        let before = game.hands.record();
        game.play(m);
        assert_ne!(before, game.hands.record(), "{m:?} was not played");
    }
}

/// Every seat of the page of a new game, and every answer, can be hit; a press beside the answers closes them.
#[test]
fn every_mix_of_camps_by_finger_and_by_mouse() {
    for pointer in [Pointer::Finger, Pointer::Mouse] {
        for teams in MIXES {
            let mut game = Pointing::open(pointer);
            game.tap_words("New game");
            game.hands.update(4);
            for camp in Camp::ALL {
                let partner = game.hands.seat(Seat::new(camp, 1));
                game.tap_on(partner);
                // In the corner there is nothing but the veil.
                game.tap(Vec2::splat(6.0));
                game.tap_on(partner);
                let answer = if teams[camp] == 2 {
                    "The Squire"
                } else {
                    "Nobody"
                };
                game.tap_words(answer);
            }
            game.tap_words("To the table");
            let rules = |hands: &Hands| hands.app.world().contains_resource::<Rules>();
            game.hands.until(50, rules);
            let seating = game.hands.app.world().resource::<Rules>();
            let seating = &seating.config().seating;
            assert_eq!(seating.teams(), teams, "{pointer:?}");
        }
    }
}

#[test]
fn a_base_game_by_finger() {
    whole_game(Pointer::Finger, Edition::V2022, Level::Base);
}

#[test]
fn an_advanced_game_by_finger() {
    whole_game(Pointer::Finger, Edition::V2022, Level::Advanced);
}

#[test]
fn an_expert_game_by_dragging() {
    whole_game(Pointer::Dragging, Edition::V2022, Level::Expert);
}

#[test]
fn an_older_game_by_dragging() {
    whole_game(Pointer::Dragging, Edition::V2021, Level::Base);
}

#[test]
fn an_expert_game_by_mouse() {
    whole_game(Pointer::Mouse, Edition::V2022, Level::Expert);
}
