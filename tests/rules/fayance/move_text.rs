//! Moves as text: each is read as it was written, and nothing else is a move.

use guyenne::games::fayance::rules::{Move, Position, Row, RulesConfig, Setup, Troop};
use guyenne::rules::seed::Seed;

#[test]
fn every_move_is_read_as_it_was_written() {
    let setup = Setup::of_seed(RulesConfig::default(), Seed(3));
    let mut position = Position::new(setup).expect("a deal");
    let mut texts = Vec::new();
    while let Some(&side) = position.to_move().first() {
        let moves = position.legal_moves(side);
        for &m in &moves {
            assert_eq!(Move::of_text(&m.text()), Some(m));
        }
        let mut all: Vec<String> = moves.iter().map(|m| m.text()).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), moves.len(), "each has its own");
        texts.push(moves[moves.len() / 2].text());
        position.play(side, moves[moves.len() / 2]).expect("legal");
    }
    for kind in ["muster", "call", "lay", "choose", "refill"] {
        assert!(texts.iter().any(|text| text.starts_with(kind)), "{kind}");
    }
    assert_eq!(Move::Call(Troop::Rider).text(), "call rider");
}

#[test]
fn the_order_of_cards_does_not_count_and_other_texts_are_no_moves() {
    let row = |names: [&str; 2]| {
        let cards = names.map(|name| name.parse().expect("a card"));
        Move::Refill(Row::new(&cards).expect("two cards"))
    };
    let one = row(["rider-elf", "archer-dwarf"]);
    assert_eq!(one.text(), row(["archer-dwarf", "rider-elf"]).text());
    for text in [
        "",
        "choose",
        "choose rider-elf archer-elf",
        "lay north",
        "sing",
        "refill cook",
    ] {
        assert_eq!(Move::of_text(text), None, "{text}");
    }
}
