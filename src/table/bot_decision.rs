//! The decision that a bot makes at a table: it thinks in a task, and a pause for those who watch begins with it.

use core::time::Duration;

use bevy::prelude::*;

use super::ai_task::AiTask;
use kit_ai::Thinker;

/// A bot's decision: its task, the move it found, and the pause before it plays. Dropping it ends the thinking.
pub struct BotDecision<T: Thinker> {
    view: T::View,
    task: Option<AiTask<T>>,
    found: T::Answer,
    pause: Timer,
}

impl<T, M> BotDecision<T>
where
    T: Thinker<View: Clone, Answer = Option<M>>,
    M: Copy,
{
    /// Begins the decision in `view`: `scripted` is the move, or `bot` thinks of one. With neither there is none.
    #[must_use]
    pub fn new(
        view: T::View,
        scripted: Option<M>,
        bot: Option<T>,
        limit: Option<Duration>,
        pause: Duration,
    ) -> Self {
        let bot = bot.filter(|_| scripted.is_none());
        Self {
            task: bot.map(|bot| AiTask::new(bot, view.clone(), limit)),
            view,
            found: scripted,
            pause: Timer::new(pause, TimerMode::Once),
        }
    }

    /// What the bot may know.
    #[must_use]
    pub fn view(&self) -> &T::View {
        &self.view
    }

    /// Whether the task or the pause is still running.
    #[must_use]
    pub fn takes_time(&self) -> bool {
        self.task.is_some() || !self.pause.is_finished()
    }

    /// Lets the task and the pause go on. Call it once a frame, with the frame's duration.
    pub fn go_on(&mut self, delta: Duration) {
        self.pause.tick(delta);
        if let Some(found) = self.task.as_mut().and_then(|task| task.answer(delta)) {
            self.found = found;
            self.task = None;
        }
    }

    /// The move that was found; it may be illegal if it is scripted.
    #[must_use]
    pub fn found(&self) -> Option<M> {
        self.found
    }
}
