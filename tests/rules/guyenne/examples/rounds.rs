//! A round from the deal to the end of the game: placement, reinforcement, first player, six castles.

use guyenne::games::guyenne::rules::card::{Card, Cards};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{
    Edition, EndReason, Level, Move, Position, Refusal, Setup, Stage,
};
use guyenne::rules::seed::Seed;

use super::{Table, cards, castle};

const HANDS: &str = "english=hero+5+4+3+2+2 french=hero+5+4+3+2+2";

#[test]
fn each_camp_has_its_pack_a_hero_in_hand_and_five_cards_drawn() {
    assert_eq!(
        Card::ALL.map(|card| Cards::PACK.of_kind(card)),
        [12, 4, 3, 2, 1],
        "twos, threes, fours, fives and a hero"
    );
    let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1356));
    let position = Position::new(setup).expect("a game");
    for camp in Camp::ALL {
        let view = position.view(Some(Seat::of(camp)));
        assert!(view.hand.has_hero());
        assert_eq!(
            (
                view.hand.count(),
                view.camps[camp].draw,
                view.camps[camp].discard
            ),
            (6, 16, 0)
        );
    }
    assert_eq!((position.first(), position.round()), (Camp::English, 1));
    assert_eq!(position.holders(), &[None; 6]);
}

#[test]
fn experts_set_five_value_cards_aside_before_the_deal() {
    let setup = Setup::duel(Edition::V2022, Level::Expert, Seed(1356));
    let mut position = Position::new(setup).expect("a game");
    let mut reserve = |camp, expected: Result<(), Refusal>, text: &str| {
        assert_eq!(position.to_move(), Some(Seat::of(camp)));
        assert_eq!(position.play(Move::Reserve(cards(text))), expected);
    };
    reserve(Camp::English, Err(Refusal::ReserveHero), "hero+2+2+2+2");
    reserve(Camp::English, Err(Refusal::ReserveFive(4)), "2+2+2+2");
    reserve(Camp::English, Ok(()), "5+5+4+4+4");
    reserve(Camp::French, Ok(()), "2+2+2+2+2");
    for camp in Camp::ALL {
        let view = position.view(Some(Seat::of(camp)));
        assert_eq!(
            (
                view.hand.count(),
                view.camps[camp].draw,
                view.camps[camp].discard
            ),
            (6, 11, 5)
        );
        assert!(!view.camps[camp.enemy()].discard_known.has_hero());
        assert_eq!(view.camps[camp.enemy()].discard_known, Cards::NONE);
    }
}

#[test]
fn the_first_player_changes_every_round() {
    let mut table = Table::set(HANDS);
    assert_eq!(table.turn(), Seat::of(Camp::English));
    table.placement(0, "2", "2", 1, "2", "2").all_pass();
    assert_eq!(
        (table.position.first(), table.turn()),
        (Camp::French, Seat::of(Camp::French))
    );
    table.placement(0, "3", "3", 1, "4", "4").all_pass();
    assert_eq!(table.position.first(), Camp::English);
}

#[test]
fn one_names_the_first_castle_the_other_the_second() {
    let mut table = Table::set(HANDS);
    let place = |at, text| Move::Place {
        castle: castle(at),
        cards: cards(text),
    };
    table
        .place(3, "2")
        .refuses(place(1, "2"), Refusal::CastleSet(castle(3)));
    table
        .place(3, "2")
        .refuses(place(3, "2"), Refusal::SameCastle(castle(3)));
    table
        .place(1, "2")
        .refuses(place(3, "2"), Refusal::CastleSet(castle(1)));
    table.place(1, "2");
    let reinforce = Move::Reinforce {
        castle: castle(0),
        cards: cards("3"),
    };
    table.refuses(reinforce, Refusal::NotInPlay(castle(0)));
}

#[test]
fn at_most_five_cards_lie_at_a_castle_and_one_stays_for_the_second() {
    let place = |text| Move::Place {
        castle: castle(0),
        cards: cards(text),
    };
    let mut table = Table::set(HANDS);
    table.refuses(place("hero+5+4+3+2+2"), Refusal::SixthCard);
    table.refuses(place("-"), Refusal::NoCard);
    table.refuses(place("5+5"), Refusal::NoSuchCard);
    table
        .placement(0, "5+4+3+2", "2", 1, "hero", "2")
        .play(Move::Pass);
    table.refuses(
        Move::Reinforce {
            castle: castle(0),
            cards: cards("hero+2"),
        },
        Refusal::SixthCard,
    );
    table.add(0, "hero");

    let mut last = Table::set("english=3+2 english-exhausted=2 french=3+2 french-exhausted=2");
    last.refuses(place("3+2"), Refusal::KeepOne).place(0, "3");
    last.refuses(place("3+2"), Refusal::KeepOne).place(0, "3");
}

#[test]
fn one_who_has_passed_may_play_again_until_both_pass_in_a_row() {
    let mut table = Table::set(HANDS);
    table.placement(0, "2", "2", 1, "2", "2");
    let turn = |table: &Table, camp| {
        assert!(matches!(table.position.stage(), Stage::Reinforce { .. }));
        assert_eq!(table.turn(), Seat::of(camp));
    };
    // Reinforcement starts with the second player.
    turn(&table, Camp::French);
    table.play(Move::Pass);
    turn(&table, Camp::English);
    table.add(0, "3");
    turn(&table, Camp::French);
    table.add(1, "3+4");
    turn(&table, Camp::English);
    table.play(Move::Pass);
    turn(&table, Camp::French);
    table.add(0, "5");
    turn(&table, Camp::English);
    table.play(Move::Pass);
    turn(&table, Camp::French);
    table.play(Move::Pass);
    assert_eq!(table.happened("combat"), 2);
}

#[test]
fn a_camp_without_cards_passes_of_itself() {
    let mut table = Table::set(HANDS);
    table.placement(0, "2", "5+4+3+2", 1, "hero+2", "2");
    // The French have no cards left; the English may add cards as often as they like.
    for text in ["3", "4"] {
        assert_eq!(table.turn(), Seat::of(Camp::English));
        table.add(0, text);
    }
    table.play(Move::Pass);
    assert_eq!((table.happened("pass"), table.happened("combat")), (1, 2));

    // No camp has a card left, so there is no decision.
    let mut bare = Table::set(HANDS);
    bare.placement(0, "5+4+3+2+2", "5+4+3+2+2", 1, "hero", "hero");
    assert_eq!((bare.happened("pass"), bare.happened("combat")), (0, 2));
}

#[test]
fn all_six_castles_at_the_end_of_a_round_win_twelve_to_nothing() {
    let mut table = Table::set(&format!("castles=EEEE.. {HANDS}"));
    table.placement(4, "5", "2", 5, "2", "4").all_pass();
    let outcome = table.position.outcome().expect("the game is over");
    assert_eq!(outcome.reason, EndReason::SixCastles);
    assert_eq!(outcome.points().0, [12, 0]);
    assert_eq!(outcome.winner, Some(Camp::English));
    table.refuses(Move::Pass, Refusal::GameOver);
    // The game ends before the refill.
    assert_eq!(table.happened("draw"), 0);
}

#[test]
fn six_castles_for_a_moment_are_not_enough() {
    let mut table = Table::set(&format!("castles=EEEEEF {HANDS}"));
    table.placement(5, "5", "2", 0, "5", "2").all_pass();
    table.play(Move::Show);
    assert!(
        table
            .position
            .holders()
            .iter()
            .all(|&holder| holder == Some(Camp::English))
    );
    table.play(Move::Show);
    assert_eq!(table.holder(0), Some(Camp::French));
    assert_eq!(
        (table.position.outcome(), table.position.round()),
        (None, 2)
    );
}
