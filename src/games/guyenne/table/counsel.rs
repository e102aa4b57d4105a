//! What a hint says: the move it advises and why, as one sentence of the locale files.

use super::{castle_names::castle_name, words::of_camp};
use crate::games::guyenne::ai::{Hint, Reason};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Move, View, What};
use crate::speech::{Say, Value};

/// The sentence of a hint that was given for the decision in `view`.
#[must_use]
pub fn tell(hint: &Hint, view: &View) -> Say {
    let camp = view.viewer.map_or(Camp::English, |viewer| viewer.camp);
    let advised = advised(hint.advised, view, camp);
    // Who names many kinds of cards has no breath for a second reason: a phone has room for three lines.
    let room = if kinds(hint.advised) > 3 { 1 } else { 2 };
    let reasons = hint.reasons.iter().take(room);
    let mut reasons = reasons.map(|&reason| why(reason, hint.advised, view, camp));
    match (reasons.next(), reasons.next()) {
        (Some(why), Some(also)) => Say::new("hint-two")
            .with("what", advised)
            .with("why", why)
            .with("also", also),
        (Some(why), None) => Say::new("hint-one").with("what", advised).with("why", why),
        (None, _) => Say::new("hint-bare").with("what", advised),
    }
}

/// How many kinds of cards a move names.
fn kinds(m: Move) -> usize {
    match m {
        Move::Place { cards, .. }
        | Move::Reinforce { cards, .. }
        | Move::Lose(cards)
        | Move::Reserve(cards)
        | Move::Give(cards) => {
            let named = |card: &&Card| cards.of_kind(**card) > 0;
            Card::ALL.iter().filter(named).count()
        }
        Move::Order(_) | Move::Pass | Move::Show | Move::Concede => 0,
    }
}

/// What to do.
fn advised(m: Move, view: &View, camp: Camp) -> Say {
    let with = |key: &'static str, cards| Say::new(key).with("cards", counted(cards, camp));
    match m {
        Move::Place { castle, cards } => {
            with("hint-place", cards).with("castle", castle_name(view.terms.names, castle))
        }
        Move::Reinforce { castle, cards } => {
            with("hint-reinforce", cards).with("castle", castle_name(view.terms.names, castle))
        }
        Move::Pass => Say::new("hint-pass"),
        Move::Show => Say::new("hint-show"),
        Move::Concede => match view.ask.map(|ask| ask.what) {
            Some(What::Answer { castle }) => {
                Say::new("hint-concede").with("castle", castle_name(view.terms.names, castle))
            }
            // Nothing is to be conceded.
            _ => Say::new("hint-pass"),
        },
        Move::Lose(cards) => with("hint-lose", cards),
        Move::Reserve(cards) => with("hint-reserve", cards),
        Move::Give(cards) => with("hint-give", cards),
        Move::Order(first) => {
            let own = view.ask.is_some_and(|ask| ask.seat.place == first);
            Say::new(if own {
                "hint-order-first"
            } else {
                "hint-order-second"
            })
        }
    }
}

/// Cards by kind, each with its number, the strongest first: "the Black Prince, a horseman and 2 archers".
fn counted(cards: Cards, camp: Camp) -> Value {
    let kinds = Card::ALL.iter().rev().filter_map(|&card| {
        let n = cards.of_kind(card);
        let say = match card {
            _ if n == 0 => return None,
            Card::Hero => of_camp("hero", camp),
            Card::Two => Say::new("hint-archers").with("n", n),
            Card::Three => Say::new("hint-spearmen").with("n", n),
            Card::Four => Say::new("hint-horsemen").with("n", n),
            Card::Five => Say::new("hint-engines").with("n", n),
        };
        Some(Value::from(say))
    });
    Value::List(kinds.collect())
}

/// Why `m`, as a part of a sentence; the castle it speaks of is named with the move, if not here. `camp` is the
/// adviser's own.
fn why(reason: Reason, m: Move, view: &View, camp: Camp) -> Say {
    let at = |key: &'static str, castle| {
        Say::new(key).with("castle", castle_name(view.terms.names, castle))
    };
    match reason {
        Reason::Certain(_) => Say::new("hint-certain"),
        Reason::Odds(_, n) => Say::new("hint-odds").with("n", n),
        Reason::MakesGroup(_, n) => Say::new("hint-makes-group").with("n", n),
        Reason::BreaksGroup(_) => Say::new("hint-breaks-group"),
        Reason::HoldsGroup(_) => Say::new("hint-holds-group"),
        Reason::FearsHero => of_camp("hint-fears-hero", camp.enemy()),
        Reason::HeroSpent => of_camp("hint-hero-spent", camp.enemy()),
        Reason::KeepsStrong => Say::new("hint-keeps-strong"),
        Reason::Bluff(_) => Say::new("hint-bluff"),
        Reason::Enough => Say::new("hint-enough"),
        Reason::Hopeless if m == Move::Show => Say::new("hint-lost"),
        Reason::Hopeless => Say::new("hint-hopeless"),
        Reason::Wins(castle) => at("hint-wins", castle),
        Reason::Ties(castle) => at("hint-ties", castle),
        Reason::Secret(_) => Say::new("hint-secret"),
        Reason::Cheapest => Say::new("hint-cheapest"),
        Reason::Shares => Say::new("hint-shares"),
        Reason::FullerFirst => Say::new("hint-fuller-first"),
        Reason::WeakAside => Say::new("hint-weak-aside"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::seat::Seat;
    use crate::games::guyenne::rules::{Castle, Edition, Level, Position, Setup};
    use crate::rules::seed::Seed;
    use crate::speech::{Language, Speech};
    use core::str::FromStr;

    fn cards(word: &str) -> Cards {
        Cards::from_str(word).expect("cards are written like this")
    }

    fn view() -> View {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let position = Position::new(setup).expect("a duel is a game");
        position.view(Some(Seat::of(Camp::English)))
    }

    fn every_reason() -> Vec<Reason> {
        let castle = Castle::ALL[3];
        vec![
            Reason::Certain(castle),
            Reason::Odds(castle, 1),
            Reason::Odds(castle, 7),
            Reason::MakesGroup(castle, 2),
            Reason::BreaksGroup(castle),
            Reason::HoldsGroup(castle),
            Reason::FearsHero,
            Reason::HeroSpent,
            Reason::KeepsStrong,
            Reason::Bluff(castle),
            Reason::Enough,
            Reason::Hopeless,
            Reason::Wins(castle),
            Reason::Ties(castle),
            Reason::Secret(castle),
            Reason::Cheapest,
            Reason::Shares,
            Reason::FullerFirst,
            Reason::WeakAside,
        ]
    }

    fn every_move() -> Vec<Move> {
        let castle = Castle::ALL[2];
        let some = cards("hero+5+4+3+2");
        vec![
            Move::Place {
                castle,
                cards: cards("2+2"),
            },
            Move::Reinforce {
                castle,
                cards: some,
            },
            Move::Pass,
            Move::Show,
            Move::Concede,
            Move::Lose(some),
            Move::Reserve(cards("2+2+2+2+2")),
            Move::Give(some),
            Move::Order(0),
            Move::Order(1),
        ]
    }

    #[test]
    fn every_hint_is_a_whole_sentence_in_every_language() {
        let view = view();
        for voice in Language::ALL.map(Speech::new) {
            for advised in every_move() {
                for reason in every_reason() {
                    // What is certain needs no second reason.
                    let second = match reason {
                        Reason::Certain(_) => Reason::KeepsStrong,
                        _ => Reason::FearsHero,
                    };
                    for reasons in [vec![], vec![reason], vec![reason, second]] {
                        let hint = Hint {
                            advised,
                            reasons: reasons.into_iter().collect(),
                        };
                        let words = voice.phrase(&tell(&hint, &view));
                        assert!(!words.contains(['{', '}', '$']), "{words}");
                        assert!(!words.contains("hint-"), "{words}");
                        assert!(words.ends_with('.'), "{words}");
                        // Three lines of the smallest letters on a phone.
                        assert!(words.chars().count() < 170, "{words}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_hint_names_cards_castle_and_odds() {
        let hint = Hint {
            advised: Move::Place {
                castle: Castle::ALL[3],
                cards: cards("hero+2+2"),
            },
            reasons: [Reason::Odds(Castle::ALL[3], 7)].into_iter().collect(),
        };
        let said = Speech::new(Language::En).phrase(&tell(&hint, &view()));
        for word in ["the Black Prince", "2 archers", "Cluis", "7 of 10"] {
            assert!(said.contains(word), "{said}");
        }
        let said = Speech::new(Language::Fr).phrase(&tell(&hint, &view()));
        for word in ["le Prince Noir", "2 archers", "Cluis", "7 fois sur 10"] {
            assert!(said.contains(word), "{said}");
        }
    }
}
