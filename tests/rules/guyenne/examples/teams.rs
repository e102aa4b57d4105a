//! Shared camps: who draws, gives, chooses the order, plays where, and decides what.

use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::record::{Record, RecordPlayer};
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::rules::{
    DecisionKind, Event, Level, Move, Position, Refusal, RulesConfig, Setup, Stage,
};
use guyenne::rules::seed::Seed;

use super::{Table, cards, castle};

const E0: Seat = Seat::new(Camp::English, 0);
const E1: Seat = Seat::new(Camp::English, 1);
const F0: Seat = Seat::new(Camp::French, 0);
const F1: Seat = Seat::new(Camp::French, 1);

const SIX: &str = "hero+5+4+3+2+2";

#[test]
fn the_first_drawer_takes_the_hero_and_all_six_cards() {
    let config = RulesConfig {
        teams: ByCamp::new(2, 2),
        ..RulesConfig::default()
    };
    let mut draws = Vec::new();
    let position = Position::observed(
        Setup {
            config,
            seed: Seed(1),
        },
        &mut draws,
    )
    .expect("a game");
    assert_eq!(position.view(None).hands, [6, 0, 6, 0]);
    assert!(matches!(draws[0], Event::Draw { seat: E0, .. }));
    assert!(matches!(draws[1], Event::Draw { seat: F0, .. }));
    // The first player's camp gives first.
    assert_eq!(position.to_move(), Some(E0));
}

#[test]
fn the_drawer_gives_one_to_five_cards_keeps_one_and_says_who_plays_first() {
    let mut table = Table::set(&format!("2v1 english={SIX} french={SIX}"));
    assert_eq!(
        (table.turn(), table.position.stage()),
        (E0, Stage::Give(Camp::English))
    );
    table.refuses(Move::Give(cards(SIX)), Refusal::GiveKeepOne);
    table.refuses(Move::Give(Cards::NONE), Refusal::NoCard);
    table.refuses(Move::Give(cards("5+5")), Refusal::NoSuchCard);
    // Any card may be given, the hero, too.
    table.play(Move::Give(cards("hero+5+4+3+2")));
    assert_eq!(
        (table.hand(E0), table.hand(E1)),
        (cards("2"), cards("hero+5+4+3+2"))
    );
    table
        .refuses(Move::Order(2), Refusal::NoSuchSeat(2))
        .play(Move::Order(1));
    assert_eq!(table.turn(), E1);
}

#[test]
fn the_number_given_is_open_and_the_cards_are_the_partners_secret() {
    let mut table = Table::set(&format!("2v2 english={SIX} french={SIX}"));
    table.play(Move::Give(cards("5+3"))).play(Move::Order(0));
    let given = |viewer| table.position.view(viewer).camps[Camp::English].given;
    assert_eq!(given(Some(E0)), (2, Some(cards("5+3"))));
    assert_eq!(given(Some(E1)), (2, Some(cards("5+3"))));
    assert_eq!(given(Some(F0)), (2, None));
    assert_eq!(given(None), (2, None));
}

#[test]
fn the_camp_of_the_first_player_gives_and_says_its_order_first() {
    let hands = "english=2/hero+5+4+3+2 french=2/hero+5+4+3+2";
    let mut table = Table::set(&format!("2v2 round=2 {hands}"));
    // In even rounds the French are first, and seat 1 of each camp draws.
    for (seat, m) in [
        (F1, Move::Give(cards("3"))),
        (F1, Move::Order(0)),
        (E1, Move::Give(cards("3"))),
        (E1, Move::Order(1)),
    ] {
        assert_eq!(table.turn(), seat);
        table.play(m);
    }
    assert_eq!(table.turn(), F0);
}

/// 2v2 in round 1 after giving: each seat has three cards; English seat 1 and French seat 0 play first.
fn four() -> Table {
    let mut table = Table::set(&format!("2v2 english={SIX} french={SIX} castles=..E..."));
    table.play(Move::Give(cards("4+3+2"))).play(Move::Order(1));
    table.play(Move::Give(cards("4+3+2"))).play(Move::Order(0));
    table
}

#[test]
fn each_partner_plays_at_one_castle() {
    let mut table = four();
    for (seat, at, text) in [(E1, 5, "2"), (F0, 5, "2"), (F1, 2, "2"), (E0, 2, "2")] {
        assert_eq!(table.turn(), seat);
        table.place(at, text);
    }
    // Reinforcement turns go S's first, F's first, S's second, F's second, each at their own castle.
    for (seat, own, other) in [(F0, 5, 2), (E1, 5, 2), (F1, 2, 5), (E0, 2, 5)] {
        assert_eq!(table.turn(), seat);
        let hand = table.hand(seat);
        let away = Move::Reinforce {
            castle: castle(other),
            cards: hand,
        };
        table.refuses(away, Refusal::PartnerCastle(castle(other)));
        table.play(Move::Reinforce {
            castle: castle(own),
            cards: hand,
        });
    }
    // The English hold castle 2: the seat that played there answers.
    assert_eq!(
        (table.position.stage(), table.turn()),
        (Stage::Answer(1), E0)
    );
}

#[test]
fn a_partner_may_play_their_whole_hand_at_once() {
    let mut table = four();
    table
        .place(5, "4+3+2")
        .place(5, "hero+5+2")
        .place(2, "4+3+2")
        .place(2, "hero+5+2");
    assert_eq!(table.position.stage(), Stage::Answer(1));
    assert_eq!(table.happened("pass"), 0);
}

#[test]
fn all_four_must_pass_in_a_row() {
    let mut table = four();
    table
        .place(5, "2")
        .place(5, "2")
        .place(2, "2")
        .place(2, "2");
    table.play(Move::Pass).play(Move::Pass).play(Move::Pass);
    assert_eq!(table.turn(), E0);
    table.add(2, "5");
    for seat in [F0, E1, F1, E0] {
        assert_eq!((table.happened("combat"), table.turn()), (0, seat));
        table.play(Move::Pass);
    }
    assert_eq!(table.happened("combat"), 1);
}

#[test]
fn a_lone_player_takes_both_turns_of_their_camp_at_either_castle() {
    let mut table = Table::set(&format!("2v1 english={SIX} french={SIX}"));
    table.play(Move::Give(cards("4+3+2"))).play(Move::Order(0));
    // They need a card for each castle.
    table.place(0, "2").refuses(
        Move::Place {
            castle: castle(0),
            cards: cards(SIX),
        },
        Refusal::SixthCard,
    );
    table.place(0, "2").place(1, "2").place(1, "2");
    assert_eq!(table.turn(), F0);
    table.add(1, "3");
    assert_eq!(table.turn(), E0);
    table.play(Move::Pass);
    assert_eq!(table.turn(), F0);
    table.add(0, "4");
    assert_eq!(table.turn(), E1);
}

#[test]
fn the_loser_who_played_there_chooses_the_losses() {
    let mut table = Table::set(&format!("advanced 2v2 english={SIX} french={SIX}"));
    table.play(Move::Give(cards("4+3+2"))).play(Move::Order(1));
    table.play(Move::Give(cards("4+3+2"))).play(Move::Order(0));
    table
        .place(0, "2")
        .place(0, "5")
        .place(1, "4+3+2")
        .place(1, "hero")
        .all_pass();
    assert_eq!((table.position.stage(), table.turn()), (Stage::Lose(1), F1));
}

/// The end of round 2 of a 2v1 game, with the English draw pile exhausted for good. `english` are both hands at its
/// start.
fn second_round(english: &str, given: &str, first: &str, second: &str) -> Table {
    let mut table = Table::set(&format!(
        "2v1 round=2 english={english} english-exhausted=2 french={SIX}"
    ));
    table.play(Move::Give(cards(given))).play(Move::Order(0));
    table.placement(0, "2", first, 1, second, "2").all_pass();
    table
}

#[test]
fn a_drawer_who_holds_one_card_gives_none() {
    let table = second_round("5/4+3+2", "2", "2", "4");
    // Seat 0 draws in round 3 and has only the five.
    assert_eq!(
        (table.position.stage(), table.turn()),
        (Stage::Order(Camp::English), E0)
    );
    assert_eq!(
        table.tail("give")[0],
        r#"{"e":"give","side":"english","from":1,"to":0,"cards":[2]}"#
    );
    let last = table.tail("draw").pop();
    assert_eq!(
        last.as_deref(),
        Some(r#"{"e":"give","side":"english","from":0,"to":1,"cards":[]}"#)
    );
}

#[test]
fn a_drawer_who_holds_none_is_given_a_card_and_still_says_who_plays_first() {
    let mut table = second_round("5/4+3+2+2", "2", "5+2", "4");
    assert_eq!(
        (table.position.stage(), table.turn()),
        (Stage::Give(Camp::English), E1)
    );
    table.refuses(Move::Give(cards("3+2")), Refusal::GiveKeepOne);
    table.play(Move::Give(cards("3")));
    assert_eq!((table.hand(E0), table.hand(E1)), (cards("3"), cards("2")));
    assert_eq!(
        (table.position.stage(), table.turn()),
        (Stage::Order(Camp::English), E0)
    );
}

#[test]
fn the_end_test_counts_both_hands_together() {
    // One card left in the camp ends the game; one in each hand does not.
    let over = second_round("5/4+3", "3", "3+5", "4");
    assert!(over.position.outcome().is_some());
    let goes_on = second_round("5/4+3+2", "2", "2", "4");
    assert_eq!(goes_on.position.outcome(), None);
}

#[test]
fn cards_left_in_hand_stay_with_their_holder_and_partners_draw_in_turn() {
    let mut table = Table::set(&format!("2v1 english={SIX} french={SIX}"));
    table.play(Move::Give(cards("4+3+2"))).play(Move::Order(0));
    table.placement(0, "2", "2", 1, "2", "2").all_pass();
    // Each partner has two cards left; seat 1 draws the camp up to six.
    assert_eq!(table.position.view(None).hands, [2, 4, 6, 0]);
    assert_eq!(table.hand(E0), cards("hero+5"));
    assert!(table.hand(E1).contains(cards("4+3")));
    assert_eq!(table.turn(), E1);
}

/// An expert game of 2v2 at its first decision, and its record.
fn experts() -> (Position, Record) {
    let config = RulesConfig {
        level: Level::Expert,
        teams: ByCamp::new(2, 2),
        ..RulesConfig::default()
    };
    let seed = Seed(1356);
    let players = config.seats().map(|seat| RecordPlayer::bot(seat, "random"));
    Record::start(Setup { config, seed }, players.collect()).expect("a game")
}

fn set_aside(position: &mut Position, record: &mut Record, text: &str) {
    let m = Move::Reserve(cards(text));
    position.play_observed(m, record).expect("a legal move");
}

#[test]
fn the_first_partner_proposes_five_cards_and_the_other_accepts_them_or_names_others() {
    let (mut position, mut record) = experts();
    assert_eq!(
        (position.stage(), position.to_move()),
        (Stage::Reserve(Camp::English), Some(E0))
    );
    set_aside(&mut position, &mut record, "5+4+2+2+2");
    assert_eq!(
        (position.stage(), position.to_move()),
        (Stage::Agree(Camp::English), Some(E1))
    );
    assert!(record.events.is_empty(), "a proposal is not written down");
    // They must be five value cards, whoever names them.
    for (text, refusal) in [
        ("hero+2+2+2+2", Refusal::ReserveHero),
        ("2+2", Refusal::ReserveFive(2)),
    ] {
        assert_eq!(position.play(Move::Reserve(cards(text))), Err(refusal));
    }
    // The English partner accepts, the French one names others.
    set_aside(&mut position, &mut record, "5+4+2+2+2");
    assert_eq!(position.to_move(), Some(F0));
    set_aside(&mut position, &mut record, "2+2+2+2+2");
    assert_eq!(position.to_move(), Some(F1));
    set_aside(&mut position, &mut record, "3+3+3+2+2");
    for (seat, stands) in [(E0, "5+4+2+2+2"), (F1, "3+3+3+2+2")] {
        for viewer in [seat, seat.partner()] {
            let seen = position.view(Some(viewer)).camps[seat.camp];
            assert_eq!((seen.discard, seen.discard_known), (5, cards(stands)));
            assert_eq!(seen.proposed, None);
        }
    }
    let recorded: Vec<_> = record.events.iter().map(|e| e.event.to_string()).collect();
    assert_eq!(
        recorded[..2],
        [
            r#"{"e":"reserve","side":"english","cards":[5,4,2,2,2]}"#,
            r#"{"e":"reserve","side":"french","cards":[3,3,3,2,2]}"#
        ]
    );
    assert!(recorded[2].contains("\"e\":\"draw\""), "{}", recorded[2]);
    assert_eq!(record.replay().expect("a valid record"), position);
}

#[test]
fn both_partners_see_the_proposal_and_the_enemy_sees_nothing_of_it() {
    let (mut position, mut record) = experts();
    set_aside(&mut position, &mut record, "5+4+2+2+2");
    let proposed = |viewer| position.view(viewer).camps[Camp::English].proposed;
    let five = Some(cards("5+4+2+2+2"));
    assert_eq!((proposed(Some(E0)), proposed(Some(E1))), (five, five));
    for viewer in [Some(F0), Some(F1), None] {
        assert_eq!(proposed(viewer), None);
    }
    let decision = position
        .view(Some(E1))
        .decision
        .expect("the partner decides");
    assert!(matches!(decision.kind, DecisionKind::Reserve { proposed, .. } if proposed == five));
    // Another proposal looks the same to the enemy.
    let (mut other, mut record) = experts();
    set_aside(&mut other, &mut record, "2+2+2+2+2");
    assert_eq!(other.view(Some(F0)), position.view(Some(F0)));
    assert_ne!(other.view(Some(E1)), position.view(Some(E1)));
}

#[test]
fn a_game_saved_between_proposal_and_answer_asks_again() {
    let (mut position, mut record) = experts();
    for text in ["5+4+2+2+2", "5+4+2+2+2", "2+2+2+2+2"] {
        set_aside(&mut position, &mut record, text);
    }
    assert_eq!(position.stage(), Stage::Agree(Camp::French));
    let saved = Record::parse(&record.line()).expect("a valid record");
    let mut again = saved.replay().expect("a valid record");
    assert_eq!(
        (again.stage(), again.to_move()),
        (Stage::Reserve(Camp::French), Some(F0))
    );
    // The same answers then lead to the same game.
    for position in [&mut position, &mut again] {
        while let Stage::Reserve(_) | Stage::Agree(_) = position.stage() {
            position
                .play(Move::Reserve(cards("3+2+2+2+2")))
                .expect("legal");
        }
    }
    assert_eq!(again, position);
}

#[test]
fn a_partner_does_not_see_what_the_other_has_laid() {
    let mut table = four();
    table.place(5, "4+3");
    let seen =
        |viewer| table.position.view(viewer).fronts[0][Camp::English].map(|f| (f.count, f.cards));
    assert_eq!(seen(Some(E1)), Some((2, Some(cards("4+3")))));
    for viewer in [Some(E0), Some(F0), Some(F1), None] {
        assert_eq!(seen(viewer), Some((2, None)));
    }
}
