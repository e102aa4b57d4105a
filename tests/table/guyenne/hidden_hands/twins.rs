//! The proof by twins: two games that differ in nothing but what the onlookers may not know are given the same presses,
//! and are compared in every frame: cards in flight, sounds and their delays, focus, narration, looks.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use core::time::Duration;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Stage;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::card_pose::stage_castle;
use guyenne::games::guyenne::table::{
    AiThinking, DisplayedView, Rules, ShownHands, TableInput, Turn,
};
use guyenne::input::PlayerDevice;
use guyenne::table::SeatDevices;
use guyenne::table::rumble::RumbleLevel;
use guyenne::timings::Speed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::player::{choose, make};
use super::proof::{FRAME, Game, Tally, redraw, rests, set_frame, shown_to, values_under_the_veil};
use crate::harness::{Device, Hands};
use crate::pads::seat_people;
use crate::recorder::{Perceived, Recorder};

/// After so many frames at rest what a decision begins with, such as a focus, has been heard.
const SETTLED: u32 = 5;

/// Two apps with the same game, apart from what is hidden.
pub struct Twins {
    pub apps: [Hands; 2],
    recorders: [Recorder; 2],
    pub tally: Tally,
    pub(super) rng: Pcg32,
    stream: u64,
    /// The people and their devices in both; none if they share the keyboard.
    pub(super) seated: [Vec<(Seat, PlayerDevice)>; 2],
    pads: [Vec<Entity>; 2],
    /// For how many frames both have been at rest.
    rested: u32,
}

impl Twins {
    /// Opens both, and changes both.
    pub fn open(speed: Speed, change: impl Fn(&mut App)) -> Self {
        let open = |_| {
            let options = LaunchOptions {
                speed: Some(speed),
                ..LaunchOptions::default()
            };
            let mut hands = Hands::open(options, Device::Keys);
            // A screen reader listens to both.
            hands
                .app
                .world()
                .resource::<AccessibilityRequested>()
                .set(true);
            change(&mut hands.app);
            hands
        };
        Self {
            apps: [0, 1].map(open),
            recorders: [(); 2].map(|()| Recorder::default()),
            tally: Tally::default(),
            rng: Pcg32::seed_from_u64(0),
            stream: 0,
            rested: 0,
            seated: [Vec::new(), Vec::new()],
            pads: [Vec::new(), Vec::new()],
        }
    }

    /// Starts a game in both, up to the first decision of a person.
    ///
    /// Under the veil each person has a device of their own, the first one the keyboard; else all share the keyboard.
    pub fn begin(&mut self, game: Game) -> Result<(), String> {
        let people = game.people();
        let own = game.hands == ShownHands::Veil;
        for (n, hands) in self.apps.iter_mut().enumerate() {
            self.seated[n] = if own {
                seat_people(hands, &people, &mut self.pads[n], true)
            } else {
                let mut devices = hands.app.world_mut().resource_mut::<SeatDevices>();
                devices.clear();
                for seat in &people {
                    devices.set(seat.index(), Some(PlayerDevice::Keyboard));
                }
                Vec::new()
            };
            hands.app.insert_resource(RumbleLevel::Cards);
        }
        self.rng = Pcg32::seed_from_u64(game.seed);
        self.stream = game.seed * 10_000;
        self.both(|hands| {
            let world = hands.app.world_mut();
            // Loading takes as long as it takes.
            world.insert_resource(Time::<Real>::default());
            world.insert_resource(Time::<Virtual>::default());
            world.insert_resource(Time::<()>::default());
            game.begin(hands);
        });
        for (hands, recorder) in self.apps.iter_mut().zip(&mut self.recorders) {
            recorder.look(hands.app.world_mut());
        }
        self.until_rest()
    }

    pub fn both(&mut self, act: impl Fn(&mut Hands)) {
        self.apps.iter_mut().for_each(act);
    }

    /// One frame of both, in which bots come to an end with their thinking, and what is heard of it.
    fn frame(&mut self) {
        for (hands, recorder) in self.apps.iter_mut().zip(&mut self.recorders) {
            hands.update(1);
            recorder.listen(hands.app.world());
            set_frame(hands, Duration::ZERO);
            for _ in 0..20_000 {
                if hands.app.world().resource::<AiThinking>().0.is_none() {
                    break;
                }
                hands.update(1);
                recorder.listen(hands.app.world());
            }
            set_frame(hands, FRAME);
        }
        let rest = self.apps.iter().all(rests);
        self.rested = if rest { self.rested + 1 } else { 0 };
    }

    /// Whether one of them may be some frames ahead: bots think as long as the machine lets them. Then what is heard
    /// until both have come to rest is compared.
    fn are_apart(&self) -> bool {
        let [first, _] = &self.apps;
        let rules = first.app.world().get_resource::<Rules>();
        let bots = rules.is_some_and(|rules| {
            let seating = &rules.config().seating;
            seating.seats().count() > seating.people().count()
        });
        bots && self.rested < SETTLED
    }

    /// One frame of both, and what is perceived in each; `None` while one may be ahead.
    fn perceive(&mut self) -> Option<[Perceived; 2]> {
        self.frame();
        if self.are_apart() {
            return None;
        }
        let [first, second] = &mut self.apps;
        let [one, other] = &mut self.recorders;
        self.tally.comparisons += 1;
        Some([
            one.look(first.app.world_mut()),
            other.look(second.app.world_mut()),
        ])
    }

    /// Frames in which everything is equal.
    pub fn step(&mut self, frames: usize) -> Result<(), String> {
        for _ in 0..frames {
            let Some([seen, too]) = self.perceive() else {
                continue;
            };
            self.tally.things += seen.count();
            let [world, others] = [0, 1].map(|n: usize| self.apps[n].app.world());
            if let Some(difference) = seen.difference(world, &too, others) {
                return Err(difference);
            }
            for hands in &mut self.apps {
                let values = values_under_the_veil(hands);
                if !values.is_empty() {
                    return Err(format!("cards have values: {values:?}"));
                }
            }
        }
        Ok(())
    }

    /// Frames in which everybody looks away, and everything that is heard and felt is equal.
    pub fn step_unseen(&mut self, frames: usize) -> Result<(), String> {
        for _ in 0..frames {
            let Some([heard, too]) = self.perceive() else {
                continue;
            };
            if let Some(difference) = heard.heard_difference(&too) {
                return Err(difference);
            }
        }
        Ok(())
    }

    /// Frames up to the next decision of a person.
    fn until_rest(&mut self) -> Result<(), String> {
        for _ in 0..3000 {
            if self.apps.iter().all(rests) && !self.are_apart() {
                return Ok(());
            }
            self.step(1)?;
        }
        Err("the game does not go on".to_owned())
    }

    /// Gives the second app the first one's game, with everything exchanged that none of `knowing` may know. Under the
    /// veil the cards of each hand lie in other slots, too.
    pub fn exchange(&mut self, knowing: &[Seat], keeps_laid: bool) {
        self.exchange_slots(knowing, keeps_laid, 1_000_000);
    }

    /// The same; with `apart` 0 each hand lies in the same slots.
    pub fn exchange_slots(&mut self, knowing: &[Seat], keeps_laid: bool, apart: u64) {
        self.stream += 1;
        let rules = self.apps[0].app.world().resource::<Rules>().clone();
        for (n, hands) in self.apps.iter_mut().enumerate() {
            let mut rules = rules.clone();
            if n > 0 {
                rules.exchange_hidden(knowing, keeps_laid, self.stream);
            }
            hands.app.insert_resource(rules);
            redraw(hands, self.stream + n as u64 * apart);
        }
        self.tally.states += 1;
    }

    /// The seats of bots, which know their own cards, and those whose cards the screen may show.
    pub fn knowing(&self) -> Vec<Seat> {
        let rules = self.apps[0].app.world().resource::<Rules>();
        let seating = &rules.config().seating;
        let mut all: Vec<Seat> = seating
            .seats()
            .filter(|&seat| !seating.player(seat).is_human())
            .collect();
        all.extend(shown_to(&self.apps[0]));
        all
    }

    /// Whether a look is possible: not while a combat is on the stage.
    fn can_look(&self) -> bool {
        let displayed = self.apps[0].app.world().resource::<DisplayedView>();
        stage_castle(&displayed.view).is_none()
    }

    /// The last exchange before a move: what it reveals is the same in both, and so is what the screen's viewer draws.
    fn exchange_before_move(&mut self, seat: Seat) {
        let displayed = self.apps[0].app.world().resource::<DisplayedView>();
        // The last to place reveals if nobody has cards left to reinforce.
        let reveals = !matches!(
            displayed.view.stage,
            Stage::Give(_) | Stage::Order(_) | Stage::Place(0..=2)
        );
        let veiled = displayed.veiled.is_some();
        let mut knowing = self.knowing();
        if reveals || !veiled {
            knowing.push(seat);
        }
        if !reveals {
            return self.exchange(&knowing, false);
        }
        if !veiled {
            // They may draw cards before the next exchange: their camps keep their piles.
            let partners: Vec<Seat> = knowing.iter().map(|seat| seat.partner()).collect();
            knowing.extend(partners);
        }
        self.exchange_slots(&knowing, true, 0);
    }

    /// One decision of a person, or one curtain.
    fn decide(&mut self) -> Result<(), String> {
        let turn = self.apps[0].turn();
        let knowing = self.knowing();
        let (people, rules) = {
            let rules = self.apps[0].app.world().resource::<Rules>();
            (rules.is_veiled(), rules.config().hands)
        };
        self.exchange(if people { &[] } else { &knowing }, false);
        self.step(2)?;
        match turn {
            Turn::Curtain(seat) => {
                let mut next = self.knowing();
                next.push(seat);
                if rules == ShownHands::Partners {
                    next.push(seat.partner());
                }
                self.exchange(&next, false);
                self.step(1)?;
                self.both(|hands| {
                    hands.app.world_mut().write_message(TableInput::Accept);
                });
                self.step(2)?;
            }
            Turn::Person(seat) => {
                self.browse(seat)?;
                if self.random(4) == 0 {
                    self.hover()?;
                }
                if people && self.can_look() && self.rng.random_bool(0.3) {
                    self.private_look(seat)?;
                }
                self.exchange_before_move(seat);
                self.step(1)?;
                for choice in choose(&mut self.apps[0], seat, &mut self.rng) {
                    self.both(|hands| make(hands, choice));
                    self.step(2)?;
                }
            }
            _ => {}
        }
        self.until_rest()
    }

    /// Plays on for so many decisions, or to the end.
    pub fn play(&mut self, decisions: usize) -> Result<(), String> {
        for n in 0..decisions {
            if self.apps[0].screen() == Screen::Result(ID) || self.apps[0].turn() == Turn::Over {
                break;
            }
            let turn = self.apps[0].turn();
            self.decide()
                .map_err(|leak| format!("decision {n}, {turn:?}:\n{leak}"))?;
        }
        self.tally.games += 1;
        Ok(())
    }
}
