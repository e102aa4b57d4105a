//! The computer's players: they think from their own view, in a task of their own or, on the one thread of a page, in
//! slices between frames; and they never play before the cards rest.

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::choose::confirm;
use super::tell::Script;
use super::{Confirmed, Player, Presence, Rules, TableSystems, Turn};
use crate::ai;
use crate::rules::guyenne::{Move, View};
use crate::rules::seat::Seat;
use crate::rules::seed::following;
use crate::theme::{Feel, Motion};

/// A bot at its thoughts.
#[derive(Resource, Default)]
struct Thought {
    of: Option<(Seat, Head)>,
    ready: Option<Option<Move>>,
    pause: Timer,
}

/// Iterations between two looks at the clock.
const SLICE: u32 = 32;

/// What a bot may take of a frame where it has no thread of its own, in milliseconds.
const SHARE_OF_FRAME: u128 = 4;

/// Where a bot thinks.
enum Head {
    /// Beside the frames, where there are threads.
    Task(Task<Option<Move>>),
    /// Between them, where there is one thread for everything.
    Slices(Box<dyn ai::Bot>, Box<View>),
}

impl Head {
    /// Starts a bot on its decision.
    fn new(bot: Box<dyn ai::Bot>, view: View) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::slices(bot, view)
        } else {
            Self::Task(AsyncComputeTaskPool::get().spawn(think_to_the_end(bot, view)))
        }
    }

    fn slices(bot: Box<dyn ai::Bot>, view: View) -> Self {
        Self::Slices(bot, Box::new(view))
    }

    /// The bot's answer, if it has come to one.
    fn answer(&mut self) -> Option<Option<Move>> {
        match self {
            Self::Task(task) => check_ready(task),
            Self::Slices(bot, view) => {
                let since = Instant::now();
                while !bot.think(view, SLICE) {
                    if since.elapsed().as_millis() >= SHARE_OF_FRAME {
                        return None;
                    }
                }
                Some(bot.choose(view))
            }
        }
    }
}

/// A whole thought at once.
async fn think_to_the_end(mut bot: Box<dyn ai::Bot>, view: View) -> Option<Move> {
    while !bot.think(&view, SLICE) {}
    bot.choose(&view)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .add_systems(Update, think.in_set(TableSystems::Choose))
        .add_systems(OnExit(Presence::Seated), forget);
}

/// Starts to think when it is a bot's turn, and plays when it has thought and a person has had time to look.
fn think(
    time: Res<Time>,
    turn: Res<Turn>,
    feel: Res<Feel>,
    motion: Res<Motion>,
    rules: Option<ResMut<Rules>>,
    mut thought: ResMut<Thought>,
    mut script: ResMut<Script>,
    mut confirmed: MessageWriter<Confirmed>,
) {
    let (Some(mut rules), Turn::Bot(seat)) = (rules, *turn) else {
        *thought = Thought::default();
        return;
    };
    let thinks = thought.of.as_ref().map(|(whose, _)| *whose);
    if thinks != Some(seat) && thought.ready.is_none() {
        let Player::Bot(name) = rules.plan().player(seat.camp).clone() else {
            return;
        };
        let view = rules.view(seat);
        let seed = following(
            rules.plan().seed.unwrap_or_default(),
            u64::from(view.round) * 4 + seat.index() as u64,
        );
        let head = ai::bot(&name, seed).map(|bot| Head::new(bot, view));
        *thought = Thought {
            // Nobody of that name: the first legal move must do.
            ready: head.is_err().then_some(None),
            of: head.ok().map(|head| (seat, head)),
            pause: Timer::new(motion.lasts(feel.think), TimerMode::Once),
        };
    }
    thought.pause.tick(time.delta());
    let thought = &mut *thought;
    if thought.ready.is_none()
        && let Some((_, head)) = &mut thought.of
    {
        thought.ready = head.answer();
    }
    if !thought.pause.is_finished() {
        return;
    }
    if let Some(found) = thought.ready.take() {
        // A bot that finds nothing, or something illegal, must not stop the game.
        let fallback = || rules.view(seat).ask.map(|ask| ask.nth(0));
        let legal = found.filter(|&m| rules.view(seat).ask.is_some_and(|a| a.check(m).is_ok()));
        if let Some(m) = legal.or_else(fallback) {
            let _played = confirm(&mut rules, seat, m, &mut script, &mut confirmed);
        }
        *thought = Thought::default();
    }
}

fn forget(mut thought: ResMut<Thought>) {
    *thought = Thought::default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::guyenne::{Edition, Level, Position, Setup};
    use crate::rules::seed::Seed;

    /// A bot that needs many iterations and counts them.
    struct Slow {
        left: u32,
    }

    impl ai::Bot for Slow {
        fn name(&self) -> &'static str {
            "slow"
        }

        fn think(&mut self, _: &View, iterations: u32) -> bool {
            std::thread::sleep(core::time::Duration::from_millis(1));
            self.left = self.left.saturating_sub(iterations);
            self.left == 0
        }

        fn choose(&mut self, view: &View) -> Option<Move> {
            assert_eq!(self.left, 0, "asked before it has thought enough");
            view.ask.map(|ask| ask.nth(0))
        }
    }

    #[test]
    fn a_long_thought_is_spread_over_frames() {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let position = Position::new(setup).expect("a duel is a game");
        let seat = position.ask().expect("a game begins with a decision").seat;
        let slow = Slow { left: SLICE * 40 };
        let mut head = Head::slices(Box::new(slow), position.view(Some(seat)));
        let frames = (1..1000).find(|_| head.answer().is_some());
        assert!(frames.is_some_and(|frames| frames > 3), "{frames:?}");
    }
}
