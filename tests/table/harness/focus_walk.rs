//! The ways of the focus to what is wanted, with the directions that a device has.

use bevy::prelude::*;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::input::Focusable;

use super::{Device, Hands, Press};

impl Hands {
    /// Moves the focus to `target` with the device.
    pub fn focus_on(&mut self, target: Entity) {
        let mut visited = Vec::new();
        if self.device == Device::Keys {
            for _ in 0..80 {
                if self.focused() == Some(target) {
                    return;
                }
                visited.push(self.focused());
                self.press(Press::Next);
            }
        } else {
            for _ in 0..12 {
                if self.focused() == Some(target) {
                    return;
                }
                visited.push(self.focused());
                self.step_towards(target);
            }
            let zone = self.app.world().get::<Focusable>(target).map(|f| f.zone);
            for _ in 0..8 {
                let here = self
                    .focused()
                    .and_then(|entity| self.app.world().get::<Focusable>(entity))
                    .map(|f| f.zone);
                if here == zone {
                    break;
                }
                self.press(Press::NextZone);
            }
            // Along the row to both ends, then row by row from the top.
            for row in 0..10 {
                for press in [Press::Left, Press::Right] {
                    for _ in 0..24 {
                        if self.focused() == Some(target) {
                            return;
                        }
                        let before = self.focused();
                        visited.push(before);
                        self.press(press);
                        if self.focused() == before {
                            break;
                        }
                    }
                }
                self.walk(Press::Left, 24, "");
                if row == 0 {
                    self.walk(Press::Up, 6, "");
                } else {
                    self.press(Press::Down);
                }
            }
        }
        assert_eq!(
            self.focused(),
            Some(target),
            "at {} ({}, {:?}), wanted at {}: {visited:?}, {:?}",
            self.focused().map_or(Vec2::ZERO, |here| self.place(here)),
            self.focused_words(),
            self.menu(),
            self.place(target),
            visited
                .iter()
                .flatten()
                .map(|&entity| self.place(entity))
                .collect::<Vec<_>>()
        );
    }

    /// Where something focusable is, with y downwards.
    fn place(&self, entity: Entity) -> Vec2 {
        let world = self.app.world();
        let at = world.get::<GlobalTransform>(entity);
        let at = at.map_or(Vec2::ZERO, |at| at.translation().truncate());
        self.area(entity)
            .map_or(Vec2::new(at.x, -at.y), |area| area.center())
    }

    /// Presses the direction that leads towards `target`; if that moves nothing, across.
    fn step_towards(&mut self, target: Entity) {
        let before = self.focused();
        let here = before.map_or(Vec2::ZERO, |here| self.place(here));
        let way = self.place(target) - here;
        let across = if way.x < 0.0 {
            Press::Left
        } else {
            Press::Right
        };
        let along = if way.y < 0.0 { Press::Up } else { Press::Down };
        if way.y.abs() > 24.0 {
            self.press(along);
        }
        if self.focused() == before {
            self.press(across);
        }
    }

    /// Presses until the focused entity has `words` (true), or the focus no longer moves; at most `most` times.
    fn walk(&mut self, press: Press, most: usize, words: &str) -> bool {
        for _ in 0..most {
            if !words.is_empty() && self.focused_words().contains(words) {
                return true;
            }
            let before = self.focused();
            self.press(press);
            if self.focused() == before {
                break;
            }
        }
        !words.is_empty() && self.focused_words().contains(words)
    }

    /// Moves the focus to the entity with these words, with all the device's directions, and presses it.
    pub fn press_words(&mut self, words: &str) {
        self.reach_words(words);
        self.press(Press::Confirm);
    }

    /// Moves the focus to the entity with these words, with all the device's directions.
    pub fn reach_words(&mut self, words: &str) {
        let found = match self.device {
            Device::Keys => self.walk(Press::Next, 80, words),
            Device::Pad => {
                self.walk(Press::Up, 20, "");
                (0..20).any(|_| {
                    let row = self.focused();
                    let here =
                        self.walk(Press::Left, 12, words) || self.walk(Press::Right, 12, words);
                    if !here {
                        // Rows are reached from their start.
                        self.walk(Press::Left, 12, "");
                        self.press(Press::Down);
                    }
                    here || (self.focused() == row && self.focused_words().contains(words))
                })
            }
        };
        assert!(
            found,
            "{words:?} cannot be reached; focused: {:?}",
            self.focused_words()
        );
    }

    /// Opens the choice of who sits in a seat, and chooses the answer with these words.
    pub fn choose_player(&mut self, seat: Seat, words: &str) {
        let plate = self.seat(seat);
        self.focus_on(plate);
        self.press(Press::Confirm);
        self.update(3);
        self.press_words(words);
        self.update(3);
    }
}
