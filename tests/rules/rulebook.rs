//! What the rulebook says without words: costs and examples are played by the rules, and its references lead somewhere.

use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::rulebook::{Cost, Fought, RuleSet, Standing, cost};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Arrangement, Castle, Edition, Level, Move, Position, Stage};

/// Plays a combat of the English at Crozant with 4 + 3, and returns what it costs them.
fn played(rules: RuleSet, standing: Standing, fought: Fought, concede: bool) -> Cost {
    let holder = match standing {
        Standing::Neutral => ".",
        Standing::Enemy => "F",
        Standing::Own => "E",
    };
    let table = format!(
        "{} {} castles=..{holder}... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
        rules.edition, rules.level
    );
    let table: Arrangement = table.parse().expect("a table");
    let mut position = Position::arrange(&table).expect("a position");
    let french = match fought {
        Fought::Won => "5",
        Fought::Tied => "5+2",
        Fought::Lost => "5+4",
    };
    let place = |at, cards: &str| Move::Place {
        castle: Castle::new(at).expect("a castle"),
        cards: cards.parse().expect("cards"),
    };
    for m in [
        place(2, "4+3"),
        place(2, french),
        place(5, "2"),
        place(5, "2"),
    ] {
        position.play(m).expect("a legal move");
    }
    while matches!(position.stage(), Stage::Reinforce { .. }) {
        position.play(Move::Pass).expect("a pass");
    }
    if matches!(position.stage(), Stage::Answer(_)) {
        let answer = if concede { Move::Concede } else { Move::Show };
        position.play(answer).expect("an answer");
    }
    if position.to_move() == Some(Seat::of(Camp::English))
        && matches!(position.stage(), Stage::Lose(_))
    {
        let lose = |cards: &str| position.is_legal(Move::Lose(cards.parse().expect("cards")));
        assert!(lose("4").is_ok() && lose("4+3").is_ok() && lose("3").is_err());
        return Cost::StrongestOrSeveral;
    }
    let lost = position.view(None).camps[Camp::English].pillage;
    match lost {
        Cards::NONE => Cost::Nothing,
        lost => {
            assert_eq!(lost, "4".parse().expect("a card"), "{rules:?} {standing:?}");
            Cost::Strongest
        }
    }
}

#[test]
fn the_table_of_costs_is_what_the_rules_take() {
    for rules in RuleSet::ALL {
        for standing in Standing::ALL {
            for fought in Fought::ALL {
                let said = cost(rules, standing, fought);
                let paid = played(rules, standing, fought, false);
                assert_eq!(said, paid, "{rules:?} {standing:?} {fought:?}");
            }
        }
        // What is conceded to an attacker is won.
        let conceded = played(rules, Standing::Enemy, Fought::Lost, true);
        assert_eq!(conceded, cost(rules, Standing::Enemy, Fought::Won));
        let free = Fought::ALL
            .iter()
            .all(|&fought| cost(rules, Standing::Enemy, fought) == Cost::Nothing);
        assert_eq!(rules.has_losses(), !free);
    }
}

#[test]
fn every_edition_and_level_has_its_rules() {
    let presets = guyenne::games::guyenne::rules::RulesConfig::presets();
    for config in presets {
        assert!(RuleSet::ALL.contains(&RuleSet::of(&config)));
    }
    assert_eq!(RuleSet::OLD.edition, Edition::V2021);
    assert_eq!(RuleSet::EXPERT.level, Level::Expert);
}
