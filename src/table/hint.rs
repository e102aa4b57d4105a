//! A hint that was asked for: it is thought of in a task, then on screen until the decision is over or it is asked for
//! again. For games whose hints are a bot's move with reasons.

use core::time::Duration;

use bevy::prelude::*;

use super::ai_task::{AiTask, Thinker};
use crate::i18n::LocalizedText;

/// The hint that was asked for, if any. `T` thinks of it.
#[derive(Resource)]
pub struct CurrentHint<T: Thinker<Answer: Sync>>(Option<Request<T>>);

struct Request<T: Thinker<Answer: Sync>> {
    view: T::View,
    task: Option<AiTask<T>>,
    answer: Option<T::Answer>,
}

impl<T: Thinker<Answer: Sync>> Default for CurrentHint<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<H, T> CurrentHint<T>
where
    H: Send + Sync + 'static,
    T: Thinker<Answer = Option<H>>,
{
    /// Whether the adviser is still thinking.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.0
            .as_ref()
            .is_some_and(|request| request.task.is_some())
    }

    /// Whether a hint is on screen.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.given().is_some()
    }

    /// The hint, with the view it is for.
    #[must_use]
    pub fn given(&self) -> Option<(&H, &T::View)> {
        let request = self.0.as_ref()?;
        Some((request.answer.as_ref()?.as_ref()?, &request.view))
    }

    /// The view that a hint was asked for with, while it is awaited or on screen.
    #[must_use]
    pub fn asked(&self) -> Option<&T::View> {
        self.0.as_ref().map(|request| &request.view)
    }

    /// Lets `adviser` think about the decision in `view`.
    pub fn ask(&mut self, adviser: T, view: T::View, limit: Option<Duration>)
    where
        T::View: Clone,
    {
        self.0 = Some(Request {
            task: Some(AiTask::new(adviser, view.clone(), limit)),
            view,
            answer: None,
        });
    }

    /// Takes the hint away; returns whether there was one, or one was awaited.
    pub fn drop_it(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// Looks whether the adviser is done. Call it once a frame, with the frame's duration.
    pub fn take(mut this: Mut<Self>, delta: Duration) {
        let found = (this.bypass_change_detection().0.as_mut())
            .and_then(|request| request.task.as_mut()?.answer(delta));
        if let (Some(found), Some(request)) = (found, &mut this.0) {
            request.task = None;
            request.answer = Some(found);
        }
    }
}

/// Takes the hint away.
pub fn forget<H, T>(mut hint: ResMut<CurrentHint<T>>)
where
    H: Send + Sync + 'static,
    T: Thinker<Answer = Option<H>>,
{
    if hint.asked().is_some() {
        hint.drop_it();
    }
}

/// The sentence of a hint: the advised move, and at most two reasons.
#[must_use]
pub fn sentence(
    advised: LocalizedText,
    reasons: impl IntoIterator<Item = LocalizedText>,
) -> LocalizedText {
    let mut reasons = reasons.into_iter();
    match (reasons.next(), reasons.next()) {
        (Some(why), Some(also)) => LocalizedText::new("hint-two")
            .with("what", advised)
            .with("why", why)
            .with("also", also),
        (Some(why), None) => LocalizedText::new("hint-one")
            .with("what", advised)
            .with("why", why),
        (None, _) => LocalizedText::new("hint-bare").with("what", advised),
    }
}
