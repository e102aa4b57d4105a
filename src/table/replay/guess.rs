//! Guessing along: before something is turned up that nobody who watches could know, the replay stops and asks. What is
//! asked is each game's; when it is asked, what was answered and how many answers were right is kept here.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::SeenBy;
use kit_i18n::LocalizedText;

/// What lies hidden before a step, as a choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// The question, a sentence.
    pub asks: LocalizedText,
    /// What one may answer, two or more, in few words each.
    pub options: Vec<LocalizedText>,
    /// Which of them is right.
    pub right: usize,
    /// What it is, as it is told once it is turned up.
    pub answer: LocalizedText,
}

/// The guesses in the replay that is on.
#[derive(Resource, Debug, Default)]
pub struct Guessing {
    /// Whether the replay stops and asks.
    on: bool,
    /// Through whose eyes the questions are asked; `None` until they are known.
    eyes: Option<SeenBy>,
    /// By the step that turns it up.
    questions: BTreeMap<usize, Question>,
    /// What was answered, by step; `None` where the answer was turned up without a guess.
    answers: BTreeMap<usize, Option<usize>>,
    /// After how many steps everything has been shown that there is.
    at_rest: Option<usize>,
}

/// What is to be said of the moment that is shown.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Said {
    /// There is nothing to guess.
    Nothing,
    /// A question without an answer.
    Asks(Question),
    /// A question, and which option was chosen, if any.
    Told(Question, Option<usize>),
}

impl Guessing {
    /// Whether the replay stops and asks.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// Begins with no answers, or ends.
    pub(super) fn turn(&mut self, on: bool) {
        *self = Self { on, ..default() };
    }

    /// Whether the questions for these eyes are still to be found.
    pub(super) fn lacks_questions(&self, eyes: SeenBy) -> bool {
        self.on && self.eyes != Some(eyes)
    }

    /// Asks these questions, each before its step.
    pub(super) fn ask(&mut self, eyes: SeenBy, questions: BTreeMap<usize, Question>) {
        self.eyes = Some(eyes);
        self.questions = questions;
        self.answers.clear();
    }

    /// All that there is after so many steps has been shown, or something is still being shown.
    pub(super) fn rest(&mut self, at: Option<usize>) {
        self.at_rest = at;
    }

    /// After how many steps all has been shown.
    pub(super) const fn at_rest(&self) -> Option<usize> {
        self.at_rest
    }

    /// Whether a question waits for an answer after so many steps.
    #[must_use]
    pub fn waits(&self, at: usize) -> bool {
        let next = at + 1;
        self.on && self.questions.contains_key(&next) && !self.answers.contains_key(&next)
    }

    /// Answers the question that waits after so many steps; `None` turns it up without a guess.
    pub(super) fn answer(&mut self, at: usize, option: Option<usize>) {
        if self.waits(at) {
            self.answers.insert(at + 1, option);
        }
    }

    /// Where a way forwards ends that would lead to `to`: before the next question. One that waits where the way begins
    /// is passed over.
    pub(super) fn way(&mut self, at: usize, to: usize) -> usize {
        if to > at {
            self.answer(at, None);
        }
        (at..to).find(|&at| self.waits(at)).unwrap_or(to)
    }

    /// What is to be said after so many steps.
    pub(super) fn said(&self, at: usize) -> Said {
        if !self.on || self.at_rest != Some(at) {
            return Said::Nothing;
        }
        if self.waits(at) {
            return Said::Asks(self.questions[&(at + 1)].clone());
        }
        let told = self.questions.get(&at).zip(self.answers.get(&at));
        told.map_or(Said::Nothing, |(question, answer)| {
            Said::Told(question.clone(), *answer)
        })
    }

    /// How many answers were right, and how many there were. What has not been turned up yet does not count.
    #[must_use]
    pub fn tally(&self, at: usize) -> (usize, usize) {
        let told = self.answers.iter().filter(|&(&step, _)| step != at + 1);
        let told = told.filter_map(|(step, answer)| Some((self.questions.get(step)?, (*answer)?)));
        let right = told
            .clone()
            .filter(|(question, answer)| question.right == *answer);
        (right.count(), told.count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guessing() -> Guessing {
        let question = |right| Question {
            asks: LocalizedText::verbatim("What lies there?"),
            options: ["one", "two"].map(LocalizedText::verbatim).to_vec(),
            right,
            answer: LocalizedText::verbatim("it"),
        };
        let mut guessing = Guessing::default();
        guessing.turn(true);
        assert!(guessing.lacks_questions(SeenBy::Side(0)));
        let questions = [(3, question(0)), (4, question(1)), (8, question(1))];
        guessing.ask(SeenBy::Side(0), questions.into());
        guessing
    }

    #[test]
    fn a_way_forwards_stops_before_each_question_and_passes_the_one_that_waits() {
        let mut guessing = guessing();
        assert_eq!(guessing.way(0, 9), 2);
        assert!(guessing.waits(2));
        // Step 4 has a question of its own.
        assert_eq!(guessing.way(2, 9), 3);
        assert_eq!(guessing.way(3, 9), 7);
        assert_eq!(guessing.way(7, 8), 8);
        assert_eq!(guessing.way(0, 9), 9);
        assert_eq!(guessing.tally(9), (0, 0));
    }

    #[test]
    fn right_answers_are_counted_once_they_are_turned_up() {
        let mut guessing = guessing();
        guessing.answer(2, Some(0));
        assert_eq!(guessing.tally(2), (0, 0));
        assert_eq!(guessing.tally(3), (1, 1));
        // It stays as it is.
        guessing.answer(2, Some(1));
        guessing.answer(3, Some(0));
        guessing.answer(7, None);
        assert_eq!(guessing.tally(8), (1, 2));
    }

    #[test]
    fn a_question_is_asked_and_told_when_all_before_it_has_been_shown() {
        let mut guessing = guessing();
        assert_eq!(guessing.said(2), Said::Nothing);
        guessing.rest(Some(2));
        assert!(matches!(guessing.said(2), Said::Asks(question) if question.right == 0));
        guessing.answer(2, Some(1));
        guessing.rest(None);
        assert_eq!(guessing.said(3), Said::Nothing);
        guessing.rest(Some(3));
        // The next one comes first.
        assert!(matches!(guessing.said(3), Said::Asks(question) if question.right == 1));
        guessing.answer(3, Some(1));
        assert!(matches!(guessing.said(3), Said::Told(_, Some(1))));
        guessing.turn(false);
        assert_eq!(guessing.said(3), Said::Nothing);
    }
}
