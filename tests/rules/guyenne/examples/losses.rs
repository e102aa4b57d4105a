//! Cards lost for good: the advanced rules, and the conqueror's loss of 2021.

use guyenne::games::guyenne::rules::card::{Card, Cards};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Move, Refusal, Stage};

use super::{Table, cards};

const ADVANCED: &str = "2022 advanced english=hero+5+3+2+2+2 french=hero+5+4+4+3+2";
const OLD: &str = "2021 base english=hero+5+3+2+2+2 french=hero+5+4+4+3+2";

#[test]
fn the_loser_at_a_neutral_castle_removes_their_strongest_card_or_several_worth_as_much() {
    let mut table = Table::set(ADVANCED);
    table.placement(2, "5+3+2+2+2", "hero", 4, "2", "hero");
    table.all_pass();
    assert_eq!(table.position.stage(), Stage::Lose(0));
    assert_eq!(table.turn(), Seat::of(Camp::English));
    for (lost, allowed) in [
        ("5", true),
        ("3+2", true),
        ("2+2+2", true),
        ("3+2+2", true),
        // Ruling: a set may include the strongest card.
        ("5+2", true),
        ("5+3+2+2+2", true),
        ("3", false),
        ("2+2", false),
    ] {
        let legal = table.position.is_legal(Move::Lose(cards(lost)));
        let expected = if allowed {
            Ok(())
        } else {
            Err(Refusal::LossTooSmall(Card::Five))
        };
        assert_eq!(legal, expected, "{lost}");
    }
    table.refuses(Move::Lose(cards("4")), Refusal::LossNotPlayed);
    table.refuses(Move::Lose(Cards::NONE), Refusal::NoCard);
    table.play(Move::Lose(cards("3+2")));
    assert_eq!(table.pillage(Camp::English), cards("3+2"));
    // The French lose the single card they laid at the other castle.
    assert_eq!(table.pillage(Camp::French), cards("2"));
}

#[test]
fn forces_are_counted_before_losses() {
    let mut table = Table::set(&format!("castles=..F... {ADVANCED}"));
    table
        .placement(2, "5+3", "4+3", 4, "2", "2")
        .all_pass()
        .play(Move::Show);
    assert_eq!(table.holder(2), Some(Camp::English));
    assert_eq!(table.pillage(Camp::English), cards("5"));
}

#[test]
fn the_loser_of_a_single_card_has_no_choice() {
    let mut table = Table::set(ADVANCED);
    table.placement(2, "3", "4", 4, "2", "2").all_pass();
    assert_eq!(table.pillage(Camp::English), cards("3"));
    assert_eq!(table.position.round(), 2);
}

#[test]
fn a_tie_at_a_neutral_castle_costs_nothing() {
    let mut table = Table::set(ADVANCED);
    table.placement(2, "5", "5", 4, "2", "2").all_pass();
    assert_eq!(
        (table.happened("combat"), table.happened("pillage")),
        (2, 0)
    );
}

#[test]
fn the_attacker_of_an_enemy_castle_removes_their_strongest_card_however_it_ends() {
    // Won, lost, tied or conceded: the attacker loses their strongest card, the defender none.
    for (attack, defence, answer, holder, lost) in [
        ("5+2", "4", Move::Show, Camp::English, "5"),
        ("3+2", "4+3", Move::Show, Camp::French, "3"),
        ("5+2", "4+3", Move::Show, Camp::French, "5"),
        ("2+2", "5+4+3", Move::Concede, Camp::English, "2"),
        ("hero+2", "5", Move::Show, Camp::English, "hero"),
        ("hero+5", "hero", Move::Show, Camp::French, "hero"),
    ] {
        let mut table = Table::set(&format!("castles=..F... {ADVANCED}"));
        let rest = |hand: &str, used: &str| {
            let left = cards(hand).without(cards(used)).expect("cards of the hand");
            Cards::one(left.iter().next_back().expect("a card is kept"))
        };
        let (english, french) = (
            rest("hero+5+3+2+2+2", attack),
            rest("hero+5+4+4+3+2", defence),
        );
        table.placement(
            2,
            attack,
            defence,
            4,
            &french.to_string(),
            &english.to_string(),
        );
        table.all_pass().play(answer);
        assert_eq!(table.holder(2), Some(holder), "{attack} against {defence}");
        assert_eq!(table.happened("pillage"), 1);
        assert_eq!(
            table.pillage(Camp::English),
            cards(lost),
            "{attack} against {defence}"
        );
    }
}

#[test]
fn the_base_game_loses_nothing() {
    let mut table = Table::set("castles=..F... english=hero+5+3+2+2+2 french=hero+5+4+4+3+2");
    table
        .placement(2, "5", "4", 4, "2", "3")
        .all_pass()
        .play(Move::Show);
    assert_eq!(table.happened("pillage"), 0);
}

#[test]
fn in_2021_only_the_conqueror_of_an_enemy_castle_pays() {
    for (attack, defence, answer, lost) in [
        ("5+2", "4", Move::Show, "5"),
        ("hero+5", "4", Move::Show, "hero"),
        // Ruling: also when the defender concedes.
        ("3+2", "5+4", Move::Concede, "3"),
        // After a lost or tied attack no card is lost.
        ("3+2", "5+4", Move::Show, "-"),
        ("5+2", "4+3", Move::Show, "-"),
    ] {
        let mut table = Table::set(&format!("castles=..F... {OLD}"));
        table
            .placement(2, attack, defence, 4, "2", "2")
            .play(answer);
        assert_eq!(
            table.pillage(Camp::English),
            cards(lost),
            "{attack} against {defence}"
        );
        assert_eq!(table.pillage(Camp::French), Cards::NONE);
    }
}

#[test]
fn in_2021_nobody_reinforces_and_neutral_castles_cost_nothing() {
    let mut table = Table::set(OLD);
    table.placement(2, "5", "4+4", 4, "2", "3");
    assert_eq!(table.position.round(), 2);
    assert_eq!(table.holder(2), Some(Camp::French));
    assert_eq!(table.happened("pillage"), 0);
}
