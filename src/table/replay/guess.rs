//! Guessing along: before something is turned up that nobody who watches could know, the replay stops and asks. What is
//! asked is each game's; when it is asked, what was answered and how many answers were right is kept here.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;

use super::SeenBy;
use kit_i18n::LocalizedText;
use kit_rules::guess::Guess;

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

/// Fact: somebody who sees this game again has guessed what lay hidden.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Guessed {
    /// Its record.
    pub record: String,
    /// The guess.
    pub guess: Guess,
}

/// The guesses in the replay that is on.
#[derive(Resource, Debug, Default)]
pub struct Guessing {
    /// The record of the game that is seen again.
    record: String,
    /// What was answered in it, through any eyes, by side and step; `None` where the answer was turned up without a
    /// guess. Nobody is asked for what they were told.
    known: BTreeMap<(u8, u32), Option<Guess>>,
    /// Whether the replay stops and asks.
    on: bool,
    /// Through whose eyes the questions are asked; `None` until they are known.
    eyes: Option<SeenBy>,
    /// By the step that turns it up.
    questions: BTreeMap<usize, Question>,
    /// What was answered through these eyes, by step; `None` where the answer was turned up without a guess.
    answers: BTreeMap<usize, Option<usize>>,
    /// The steps whose questions have been on screen through these eyes.
    on_screen: BTreeSet<usize>,
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

    /// Another game is seen again, or the same one once more; nobody is asked yet.
    pub(super) fn begin(&mut self, record: &str) {
        self.turn(false);
        if self.record != record {
            record.clone_into(&mut self.record);
            self.known.clear();
        }
    }

    /// Begins to ask, or ends. What was answered is not asked again.
    pub(super) fn turn(&mut self, on: bool) {
        *self = Self {
            on,
            record: core::mem::take(&mut self.record),
            known: core::mem::take(&mut self.known),
            ..default()
        };
    }

    /// Takes what was guessed in this game when it was seen before.
    pub fn remember(&mut self, record: &str, guesses: &[Guess]) {
        if self.record != record {
            return;
        }
        for &guess in guesses {
            let key = (guess.side, guess.step);
            self.known.entry(key).or_insert(Some(guess));
        }
        self.recall();
    }

    /// Answers what is known through these eyes. A guess at another question, of another version, answers nothing.
    fn recall(&mut self) {
        let Some(side) = self.eyes.and_then(SeenBy::side) else {
            return;
        };
        for (&step, question) in &self.questions {
            let Some(known) = key(side, step).and_then(|key| self.known.get(&key)) else {
                continue;
            };
            let fits = |guess: &Guess| {
                usize::from(guess.options) == question.options.len()
                    && usize::from(guess.right) == question.right
                    && guess.given < guess.options
            };
            match known {
                None => {
                    self.answers.entry(step).or_insert(None);
                }
                Some(guess) if fits(guess) => {
                    let given = Some(usize::from(guess.given));
                    self.answers.entry(step).or_insert(given);
                }
                Some(_) => {}
            }
        }
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
        self.on_screen.clear();
        self.recall();
    }

    /// The question that waits after so many steps is on screen.
    pub(super) fn note_on_screen(&mut self, at: usize) {
        self.on_screen.insert(at + 1);
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
        self.waiting(at).is_some()
    }

    /// The question that waits for an answer after so many steps.
    pub(super) fn waiting(&self, at: usize) -> Option<&Question> {
        let next = at + 1;
        let is_open = self.on && !self.answers.contains_key(&next);
        self.questions.get(&next).filter(|_| is_open)
    }

    /// Answers the question that waits after so many steps; `None` turns it up without a guess. Gives the guess, if it
    /// is one through the eyes of a side. What is none of its options answers nothing.
    pub(super) fn answer(&mut self, at: usize, option: Option<usize>) -> Option<Guess> {
        let options = self.waiting(at)?.options.len();
        let step = at + 1;
        if option.is_some_and(|option| option >= options) {
            return None;
        }
        self.answers.insert(step, option);
        let seen_by = self.eyes.and_then(SeenBy::side)?;
        let (side, number) = key(seen_by, step)?;
        let question = &self.questions[&step];
        let of = |n: usize| u8::try_from(n).ok();
        let guess = option.and_then(|option| {
            Some(Guess {
                side,
                step: number,
                options: of(question.options.len())?,
                right: of(question.right)?,
                given: of(option)?,
            })
        });
        self.known.insert((side, number), guess);
        guess
    }

    /// Where a way forwards ends that would lead to `to`: before the next question. One that waits where the way begins
    /// is passed over once it has been on screen.
    pub(super) fn way(&mut self, at: usize, to: usize) -> usize {
        if to > at && self.on_screen.contains(&(at + 1)) {
            self.answer(at, None);
        }
        (at..to).find(|&at| self.waits(at)).unwrap_or(to)
    }

    /// What is to be said after so many steps.
    pub(super) fn said(&self, at: usize) -> Said {
        if !self.on || self.at_rest != Some(at) {
            return Said::Nothing;
        }
        if let Some(question) = self.waiting(at) {
            return Said::Asks(question.clone());
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

/// How what was answered is found again, by a side and a step.
fn key(side: usize, step: usize) -> Option<(u8, u32)> {
    Some((u8::try_from(side).ok()?, u32::try_from(step).ok()?))
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
        // Nobody passes what they have not been asked.
        assert_eq!(guessing.way(2, 9), 2);
        assert!(guessing.waits(2));
        for at in [2, 3, 7] {
            guessing.note_on_screen(at);
        }
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
        // It has two options.
        assert_eq!(guessing.answer(2, Some(2)), None);
        assert!(guessing.waits(2));
        guessing.answer(2, Some(0));
        assert_eq!(guessing.tally(2), (0, 0));
        assert_eq!(guessing.tally(3), (1, 1));
        // It stays as it is.
        guessing.answer(2, Some(1));
        guessing.answer(3, Some(0));
        guessing.answer(7, None);
        assert_eq!(guessing.tally(8), (1, 2));
    }

    /// What was answered stays when nobody is asked any longer, for its own side, and comes back with its game.
    #[test]
    fn answers_stay_with_their_game_and_side() {
        let questions = guessing().questions;
        let mut guessing = guessing();
        guessing.begin("one");
        guessing.turn(true);
        guessing.ask(SeenBy::Side(1), questions.clone());
        let given = guessing.answer(2, Some(1)).expect("a guess");
        let expected = Guess {
            side: 1,
            step: 3,
            options: 2,
            right: 0,
            given: 1,
        };
        assert_eq!((given, given.is_right()), (expected, false));
        guessing.note_on_screen(3);
        assert_eq!(guessing.way(3, 9), 7, "step 4 is turned up without a guess");
        guessing.turn(false);
        guessing.turn(true);
        guessing.ask(SeenBy::Side(0), questions.clone());
        assert!(guessing.waits(2), "the other side was not asked");
        guessing.ask(SeenBy::Side(1), questions.clone());
        assert_eq!([2, 3, 7].map(|at| guessing.waits(at)), [false, false, true]);
        assert_eq!(guessing.tally(9), (0, 1));
        // Another game knows nothing of it, and what was kept comes back.
        for (record, of, waits) in [("other", "one", true), ("one", "one", false)] {
            guessing.begin(record);
            guessing.turn(true);
            guessing.ask(SeenBy::Side(1), questions.clone());
            guessing.remember(of, &[given]);
            assert_eq!(guessing.waits(2), waits);
        }
        // A guess at another question than there is now is none.
        let odd = [(8, 1, 1), (8, 0, 0), (8, 1, 7)].map(|(step, right, given)| Guess {
            step,
            options: if given == 1 { 3 } else { 2 },
            right,
            given,
            side: 1,
        });
        for guess in odd {
            guessing.begin("another");
            guessing.begin("else");
            guessing.turn(true);
            guessing.ask(SeenBy::Side(1), questions.clone());
            guessing.remember("else", &[guess]);
            assert!(guessing.waits(7), "{guess:?}");
        }
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
