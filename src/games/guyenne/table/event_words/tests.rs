//! Tests of the sentences about events over whole games, and of single events.

use super::*;
use crate::locales::{assert_text, localizer};
use guyenne_rules::seat::ByCamp;
use guyenne_rules::{EndReason, EventObserver, Level, Position, Setup};
use kit_i18n::{Language, Localizer};
use kit_rules::seed::Seed;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use std::collections::BTreeSet;

/// The events of a game as a viewer sees them, each with the view right after it.
struct SeenGame {
    viewer: Option<Seat>,
    events: Vec<(SeenEvent, View)>,
}

impl EventObserver for SeenGame {
    fn on_event(&mut self, position: &Position, event: Event) {
        let seen = event.seen_by(self.viewer);
        self.events.push((seen, position.view(self.viewer)));
    }
}

/// A whole duel of pseudo-random moves as `viewer` sees it.
fn game(edition: Edition, level: Level, seed: u64, viewer: Option<Seat>) -> SeenGame {
    played(Setup::duel(edition, level, Seed(seed)), viewer)
}

/// The same with two players in each camp.
fn shared(level: Level, seed: u64, viewer: Option<Seat>) -> SeenGame {
    let mut setup = Setup::duel(Edition::V2022, level, Seed(seed));
    setup.config.teams = ByCamp::new(2, 2);
    played(setup, viewer)
}

fn played(setup: Setup, viewer: Option<Seat>) -> SeenGame {
    let seed = setup.seed.0;
    let mut game = SeenGame {
        viewer,
        events: Vec::new(),
    };
    let mut position = Position::observed(setup, &mut game).expect("a valid set-up");
    let mut rng = Pcg32::seed_from_u64(seed);
    while let Some(decision) = position.decision() {
        position
            .play_observed(decision.sample(&mut rng), &mut game)
            .expect("listed moves are legal");
    }
    game
}

#[test]
fn every_event_has_words_without_gaps_in_every_language() {
    let localizers: Vec<Localizer> = Language::ALL.iter().map(|&l| localizer(l)).collect();
    let mut keys = BTreeSet::new();
    for (seed, &level) in (0..40).flat_map(|seed| Level::ALL.iter().map(move |l| (seed, l))) {
        let seen = if seed % 2 == 0 {
            game(Edition::V2022, level, seed, None)
        } else {
            shared(level, seed, None)
        };
        for (event, view) in seen.events {
            let seating = Seating::people_of(view.config.teams);
            for message in tell(&event, &view, &seating)
                .into_iter()
                .chain(outcome(&event, &view))
            {
                assert_text(&localizers, &message);
                keys.insert(message.key().to_owned());
            }
        }
    }
    assert!(keys.len() > 25, "only {keys:?}");
}

#[test]
fn the_log_tells_every_viewer_the_same() {
    for seed in 0..20 {
        let [open, english] = [None, Some(Seat::of(Camp::English))].map(|viewer| {
            let seen = if seed % 2 == 0 {
                game(Edition::V2022, Level::Expert, seed, viewer)
            } else {
                shared(Level::Expert, seed, viewer)
            };
            let all = seen.events.iter().flat_map(|(event, view)| {
                tell(event, view, &Seating::people_of(view.config.teams))
            });
            all.collect::<Vec<_>>()
        });
        assert_eq!(open, english, "a hidden value is in the log of game {seed}");
    }
}

#[test]
fn a_concession_keeps_its_sum() {
    let conceded = Event::Combat {
        castle: Castle::ALL[0],
        sums: ByCamp::new(Some(5), None),
        conceded: Some(Seat::of(Camp::French)),
        winner: Some(Camp::English),
        holder: Some(Camp::English),
    };
    let view = game(Edition::V2022, Level::Base, 1, None).events[0]
        .1
        .clone();
    let messages = tell(&conceded, &view, &Seating::people_of(view.config.teams));
    assert_eq!(messages[0].key(), "log-combat-takes-conceded");
    let brief = outcome(&conceded, &view).expect("a combat came out");
    assert_eq!(brief.key(), "combat-conceded");
    assert!(messages[0].args().iter().all(|(name, _)| *name != "loser"));
}

#[test]
fn the_end_says_whose_cards_ran_out() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let events = game(Edition::V2022, Level::Base, seed, None).events;
        let (event, view) = events.last().expect("a game ends");
        let Event::End { reason, .. } = event else {
            panic!("the last event is the end");
        };
        let exhausted = exhausted(view);
        assert_eq!(*reason == EndReason::Exhausted, exhausted.0.contains(&true));
        let message = tell(event, view, &Seating::people_of(view.config.teams)).remove(0);
        if exhausted.0 == [true, false] {
            assert_eq!(message, of_camp(keys::LOG_END_EXHAUSTED, Camp::English));
        }
        seen.insert(exhausted.0);
    }
    assert!(
        seen.contains(&[true, false]) && seen.contains(&[false, true]),
        "{seen:?}"
    );
}

#[test]
fn the_log_says_what_decided_between_equal_points() {
    use guyenne_rules::{Outcome, Score};
    let game = game(Edition::V2022, Level::Base, 1, None);
    let mut view = game.events.last().expect("a game ends").1.clone();
    let score = |largest, unspent| Score {
        points: 4,
        largest,
        unspent,
    };
    let english = Some(Camp::English);
    for (edition, scores, winner, key) in [
        (
            Edition::V2022,
            [(0, 2), (2, 1)],
            english,
            "log-winner-unspent",
        ),
        (
            Edition::V2021,
            [(2, 1), (0, 3)],
            english,
            "log-winner-group",
        ),
        (
            Edition::V2021,
            [(2, 3), (2, 1)],
            english,
            "log-winner-unspent",
        ),
        (Edition::V2022, [(0, 1), (2, 1)], None, "log-draw-game"),
        (
            Edition::V2021,
            [(2, 1), (2, 1)],
            None,
            "log-draw-game-group",
        ),
    ] {
        view.config.edition = edition;
        view.outcome = Some(Outcome {
            reason: EndReason::Exhausted,
            scores: ByCamp(scores.map(|(largest, unspent)| score(largest, unspent))),
            winner,
        });
        let end = Event::End {
            reason: EndReason::Exhausted,
            points: ByCamp::new(4, 4),
            winner,
        };
        assert_eq!(
            tell(&end, &view, &Seating::people_of(view.config.teams))[2].key(),
            key,
            "{edition}, {scores:?}"
        );
    }
}
