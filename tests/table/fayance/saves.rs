//! A game of Fayance is saved at every choice, also between two choices of a pair, and goes on from there.

use guyenne::app::Screen;
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::BySide;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::record::RecordPlayer;
use guyenne::games::fayance::rules::{Opening, Position, RulesConfig, Side, Stage};
use guyenne::games::fayance::table::{Rules, Turn, summary};
use guyenne::i18n::{Language, Localizer};
use guyenne::rules::seed::Seed;

use crate::saves::continues_at_its_end;

use super::player::{play, resume, turn, view, wait};

/// A new game.
fn start() -> (Position, Record) {
    let config = RulesConfig {
        opening: Opening::Duel,
    };
    let players = BySide::new(
        RecordPlayer::bot(Side::North, "glazier"),
        RecordPlayer::human(Side::South, "Aude"),
    );
    Record::start(config, Seed(6), players).expect("a valid set-up")
}

/// The record of a whole game.
fn whole() -> Record {
    let (mut position, mut record) = start();
    for n in 0..1000 {
        let Some(&side) = position.to_move().first() else {
            break;
        };
        let moves = position.legal_moves(side);
        let m = moves[n * 5 % moves.len()];
        position
            .play_observed(side, m, &mut record)
            .expect("a legal move");
    }
    assert!(record.is_over());
    record
}

/// The records of a game after every decision, the first halves of pairs among them.
fn records() -> Vec<(String, Position)> {
    let (mut position, mut record) = start();
    let mut all = vec![(record.line(), position.clone())];
    for n in 0..18 {
        let owing = position.to_move();
        let side = owing[n % owing.len()];
        let moves = position.legal_moves(side);
        let m = moves[n * 5 % moves.len()];
        position
            .play_observed(side, m, &mut record)
            .expect("a legal move");
        all.push((record.line(), position.clone()));
    }
    all
}

#[test]
fn a_game_goes_on_after_every_choice() {
    let mut halves = 0;
    for (record, position) in records() {
        let save = summary(&record).expect("a valid save");
        assert!(!save.is_over && save.refused.is_none());
        let halved = Side::ALL
            .into_iter()
            .any(|side| position.view(Some(side)).pending.is_some());
        halves += usize::from(halved);
        let mut hands = resume(record);
        wait(&mut hands);
        assert_eq!(hands.screen(), Screen::Table(ID));
        assert_eq!(turn(&hands), Turn::Person(Side::South));
        assert!(view(&hands).decision.is_some());
        let before = hands.app.world().resource::<Rules>().record().len();
        play(&mut hands, 1);
        let after = hands.app.world().resource::<Rules>().record().len();
        assert!(after > before, "the choice is in the record");
    }
    assert!(halves >= 4, "{halves}");
}

#[test]
fn a_game_whose_end_was_not_shown_continues_at_its_end() {
    continues_at_its_end(ID, &whole().line(), "fayance-continue-over");
}

#[test]
fn a_choice_alone_is_in_the_save() {
    // A bot that has confirmed does not choose again when the game is continued.
    let found = records().into_iter().find(|(_, position)| {
        position.stage() == Stage::Choose && position.view(Some(Side::North)).pending.is_some()
    });
    let (record, position) = found.expect("such a record");
    let pending = position.view(Some(Side::North)).pending;
    let mut hands = resume(record);
    wait(&mut hands);
    let kept = hands.app.world().resource::<Rules>().view(Side::North);
    assert_eq!(kept.pending, pending);
    assert_eq!(view(&hands).pending, None, "it is not shown");
    assert!(view(&hands).sides[Side::North].confirmed);
}

/// Where games in progress are listed, the two numbers of this one are those of territories.
#[test]
fn a_saved_game_says_what_is_counted() {
    let (record, _) = records().pop().expect("a record");
    let save = summary(&record).expect("a valid record");
    assert_eq!(save.about.key(), "fayance-continue-about");
    let mut hands = resume(record);
    for language in Language::ALL {
        hands.speak(language);
        let localizer = hands.app.world().resource::<Localizer>();
        let said = localizer.localize(&save.about);
        for key in ["fayance-north", "fayance-south"] {
            let side = localizer.text_of(key, &[]);
            assert!(said.contains(&side), "{language:?}: {said} without {side}");
        }
        let counted = ["territories", "territoires", "Gebiete", "territorios"];
        assert!(counted.iter().any(|word| said.contains(word)), "{said}");
    }
}
