//! What the proofs share: the games they play, the exchange of hidden values, and what is counted.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use core::fmt;
use core::ops::AddAssign;
use core::time::Duration;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::card::{CardLocation, FaceDown, Owner, Placement, Value};
use guyenne::games::guyenne::table::veil::VeiledCards;
use guyenne::games::guyenne::table::{DisplayedView, Rules, ShownHands, Turn, read_request};

use crate::harness::{Hands, parameters};

/// A game of the proof.
#[derive(Debug, Clone, Copy)]
pub struct Game {
    pub seats: &'static str,
    pub hands: ShownHands,
    pub level: &'static str,
    pub seed: u64,
}

/// People alone, in every mix of camps.
pub const PEOPLE: [&str; 4] = [
    "english:human french:human",
    "english:human,human french:human",
    "english:human french:human,human",
    "english:human,human french:human,human",
];

/// Several people and bots.
pub const WITH_BOTS: [&str; 4] = [
    "english:human,human french:squire",
    "english:human,squire french:human",
    "english:squire french:human,human",
    "english:human,random french:squire,human",
];

impl Game {
    /// The options that start it.
    pub fn options(self) -> LaunchOptions {
        LaunchOptions {
            seed: Some(self.seed),
            parameters: parameters(&[
                ("seats", self.seats),
                ("level", self.level),
                ("hands", self.hands.name()),
            ]),
            ..LaunchOptions::default()
        }
    }

    /// The seats of people.
    pub fn people(self) -> Vec<Seat> {
        let config = read_request(&self.options().request());
        config.seating.people().collect()
    }

    /// Starts it in an app that is open, and leaves what was played there.
    pub fn begin(self, hands: &mut Hands) {
        hands.begin(read_request(&self.options().request()));
        hands.update(3);
    }
}

/// What was proved.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tally {
    pub games: usize,
    /// Positions in which hidden values were exchanged.
    pub states: usize,
    /// Frames that were compared.
    pub comparisons: usize,
    /// Things that were equal: what is drawn, written, sounded.
    pub things: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.states += other.states;
        self.comparisons += other.comparisons;
        self.things += other.things;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games,
            states,
            comparisons,
            things,
        } = self;
        write!(
            f,
            "{games} games, {states} states, {comparisons} comparisons of {things} things"
        )
    }
}

/// The seats whose cards the screen may show now: the viewer's, with [`ShownHands::Partners`] the partner's too, and
/// that of an open look.
pub fn shown_to(hands: &Hands) -> Vec<Seat> {
    let displayed = hands.app.world().resource::<DisplayedView>();
    let rules = hands.app.world().resource::<Rules>();
    let mut seats: Vec<Seat> = displayed.view.viewer.into_iter().collect();
    if rules.config().hands == ShownHands::Partners {
        let partners: Vec<Seat> = seats.iter().map(|seat| seat.partner()).collect();
        seats.extend(partners);
    }
    seats.extend(displayed.look);
    seats
}

/// Exchanges what none of `knowing` may know, without what has been laid if `keeps_laid`, and has the screen drawn
/// anew.
pub fn exchange(hands: &mut Hands, knowing: &[Seat], keeps_laid: bool, stream: u64) {
    let world = hands.app.world_mut();
    let mut rules = world.resource_mut::<Rules>();
    rules.exchange_hidden(knowing, keeps_laid, stream);
    redraw(hands, stream);
}

/// Has the whole view displayed anew, with the cards under the veil assigned by chance.
pub fn redraw(hands: &mut Hands, stream: u64) {
    let world = hands.app.world_mut();
    world.resource_mut::<VeiledCards>().exchange(stream);
    let shown = world.resource::<Rules>().shown();
    let mut displayed = world.resource_mut::<DisplayedView>();
    let look = displayed.look;
    *displayed = DisplayedView { look, ..shown };
}

/// How long a frame lasts from now on.
pub fn set_frame(hands: &mut Hands, frame: Duration) {
    let strategy = TimeUpdateStrategy::ManualDuration(frame);
    hands.app.insert_resource(strategy);
}

/// The length of a frame of the tests.
pub const FRAME: Duration = Duration::from_millis(50);

/// Whether somebody is to act, or the game is over.
pub fn rests(hands: &Hands) -> bool {
    hands.screen() == Screen::Result(ID)
        || matches!(
            hands.turn(),
            Turn::Person(_) | Turn::Curtain(_) | Turn::Over
        )
}

/// The cards that have a value, though they are not face up for everybody and nobody looks.
pub fn values_under_the_veil(hands: &mut Hands) -> Vec<String> {
    let displayed = hands.app.world().resource::<DisplayedView>();
    if displayed.view.viewer.is_some() || displayed.look.is_some() {
        return Vec::new();
    }
    let world = hands.app.world_mut();
    let mut known = world.query::<(&Owner, &Placement, &Value, Has<FaceDown>)>();
    let hidden = |location: CardLocation, down: bool| match location {
        CardLocation::Pillage { .. } => false,
        CardLocation::Front { .. } => down,
        _ => true,
    };
    (known.iter(world))
        .filter(|(_, placement, _, down)| hidden(placement.0, *down))
        .map(|card| format!("{card:?}"))
        .collect()
}
