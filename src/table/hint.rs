//! A hint that was asked for: it is thought of in a task, then on screen until the decision is over or it is hidden or
//! taken away. For games whose hints are a bot's move with reasons.

use core::time::Duration;

use bevy::prelude::*;

use super::ai_task::{AiTask, ThinkingLimit};
use super::exercise::{HasExercises, JudgedInput};
use super::flow::RecordChanged;
use crate::keys;
use kit_ai::Thinker;
use kit_i18n::LocalizedText;
use kit_input::{Action, Presses};
use kit_rules::game::GameId;
use kit_timings::AnimationTimings;

/// The hint that was asked for, if any. `T` thinks of it.
#[derive(Resource)]
pub struct CurrentHint<T: Thinker<Answer: Sync>>(Option<Request<T>>);

struct Request<T: Thinker<Answer: Sync>> {
    view: T::View,
    task: Option<AiTask<T>>,
    answer: Option<T::Answer>,
    hidden: bool,
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
    /// Whether the bot is still thinking.
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

    /// The hint on screen, with the view it is for.
    #[must_use]
    pub fn given(&self) -> Option<(&H, &T::View)> {
        let request = self.0.as_ref().filter(|request| !request.hidden)?;
        Some((request.answer.as_ref()?.as_ref()?, &request.view))
    }

    /// The view that a hint was asked for with, until the hint is taken away.
    #[must_use]
    pub fn asked(&self) -> Option<&T::View> {
        self.0.as_ref().map(|request| &request.view)
    }

    /// Lets `bot` think about the decision in `view`.
    pub fn ask(&mut self, bot: T, view: T::View, limit: Option<Duration>)
    where
        T::View: Clone,
    {
        self.0 = Some(Request {
            task: Some(AiTask::new(bot, view.clone(), limit)),
            view,
            answer: None,
            hidden: false,
        });
    }

    /// Hides the hint that is there, or shows it again.
    pub fn hide_or_show(&mut self) {
        if let Some(request) = self.0.as_mut().filter(|request| request.answer.is_some()) {
            request.hidden = !request.hidden;
        }
    }

    /// Takes the hint away, or ends the thinking about it.
    pub fn drop_it(&mut self) {
        self.0 = None;
    }

    /// Looks whether the bot is done; a bot that has no hint was not asked. Call it once a frame, with the frame's
    /// duration.
    pub fn take(mut this: Mut<Self>, delta: Duration) {
        let found = (this.bypass_change_detection().0.as_mut())
            .and_then(|request| request.task.as_mut()?.answer(delta));
        match (found, &mut this.0) {
            (Some(Some(found)), Some(request)) => {
                request.task = None;
                request.answer = Some(Some(found));
            }
            (Some(None), _) => this.0 = None,
            _ => {}
        }
    }
}

/// The systems that take the hints of a game and count them: whoever reads its rules meanwhile comes before.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HintSystems(pub GameId);

/// A game that gives hints to the person who decides: its rules.
pub trait GivesHints: HasExercises {
    /// A hint.
    type Hint: Send + Sync + 'static;
    /// What thinks of hints.
    type HintBot: Thinker<View: Clone, Answer = Option<Self::Hint>>;

    /// The attempt to be given a hint.
    fn attempt() -> Self::Attempt;

    /// What the person who decides may know; `None` unless one does.
    fn view_to_advise(&self, turn: &Self::Turn) -> Option<HintView<Self>>;

    /// A bot that thinks of hints in this game, with random numbers of this stream of its seed.
    fn hint_bot(&self, stream: u64) -> Self::HintBot;

    /// Whether these views of the same person are about the same decision.
    fn is_same_decision(asked: &HintView<Self>, now: &HintView<Self>) -> bool;

    /// Counts a hint that the person who decides was given, in the record.
    fn count_hint(&mut self, turn: &Self::Turn);
}

/// What the person who decides in a game may know.
pub type HintView<G> = <<G as GivesHints>::HintBot as Thinker>::View;

/// The stream of random numbers of hints: bots have smaller ones.
const STREAM: u64 = u64::MAX;

/// Asks for a hint; hides the one that is there, or shows it again. An exercise may have a word to say of a new one.
pub fn request_hint<G: GivesHints>(
    presses: Res<Presses>,
    turn: Res<G::Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    game: Option<Res<G>>,
    mut judged: JudgedInput<G>,
    mut hint: ResMut<CurrentHint<G::HintBot>>,
) {
    if !presses.below_menus(Action::Hint) {
        return;
    }
    if (hint.asked().is_some() || judged.allows(G::attempt()))
        && let Some(game) = game
    {
        ask_or_hide(&*game, &turn, &mut hint, limit.of(&timings));
    }
}

/// Asks for a hint about the decision that is due now, if a person decides; hides the one that is there for it, or
/// shows it again. The bot moves after `limit` of the frames' time, if there is one.
pub fn ask_or_hide<G: GivesHints>(
    game: &G,
    turn: &G::Turn,
    hint: &mut CurrentHint<G::HintBot>,
    limit: Option<Duration>,
) {
    let Some(view) = game.view_to_advise(turn) else {
        return;
    };
    let asked = hint.asked();
    if asked.is_some_and(|asked| G::is_same_decision(asked, &view)) {
        hint.hide_or_show();
    } else {
        hint.ask(game.hint_bot(STREAM), view, limit);
    }
}

/// Takes the hint when it is there and counts it; drops it when the decision is over.
pub fn take_hint<G: GivesHints>(
    time: Res<Time>,
    turn: Res<G::Turn>,
    game: Option<ResMut<G>>,
    mut hint: ResMut<CurrentHint<G::HintBot>>,
    mut changed: MessageWriter<RecordChanged>,
) {
    let Some(asked) = hint.asked() else {
        return;
    };
    let decides = game.filter(|game| {
        let now = game.view_to_advise(&turn);
        now.is_some_and(|now| G::is_same_decision(asked, &now))
    });
    let Some(mut game) = decides else {
        hint.drop_it();
        return;
    };
    if !hint.is_awaited() {
        return;
    }
    CurrentHint::<G::HintBot>::take(hint.reborrow(), time.delta());
    if hint.is_shown() {
        game.count_hint(&turn);
        changed.write_batch(game.record_changed(false));
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
        (Some(why), Some(also)) => LocalizedText::new(keys::HINT_TWO)
            .with("what", advised)
            .with("why", why)
            .with("also", also),
        (Some(why), None) => LocalizedText::new(keys::HINT_ONE)
            .with("what", advised)
            .with("why", why),
        (None, _) => LocalizedText::new(keys::HINT_BARE).with("what", advised),
    }
}
