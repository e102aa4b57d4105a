//! The text of a hint: the move it advises and why, as one sentence of the locale files.

use super::{
    castle_names::castle_name,
    words::{AttackCost, attack_cost, kind, of_camp, with_laid},
};
use crate::keys;
use guyenne_ai::{Hint, HintReason};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Camp;
use guyenne_rules::{DecisionKind, Move, View};
use kit_i18n::{LocalizedText, MessageArgument};
use kit_rules::message_key::MessageKey;
use kit_table::hint;

/// The sentence of a hint that was given for the decision in `view`.
#[must_use]
pub fn tell(hint: &Hint, view: &View) -> LocalizedText {
    let camp = view.viewer.map_or(Camp::English, |viewer| viewer.camp);
    let advised = advised(hint.advised, view, camp);
    // A phone has room for three lines: a move of many kinds of cards leaves room for one reason only. The price of an
    // attack takes the place of the last reason.
    let room = if kinds(hint.advised) > 3 { 1 } else { 2 };
    let price = price(hint.advised, view, camp);
    let reasons = hint
        .reasons
        .iter()
        .take(room - usize::from(price.is_some()));
    let reasons = reasons.map(|&reason| why(reason, hint.advised, view, camp));
    hint::sentence(advised, reasons.chain(price))
}

/// What the attack that `m` begins or adds to costs, as a part of a sentence.
fn price(m: Move, view: &View, camp: Camp) -> Option<LocalizedText> {
    let (Move::Place { castle, cards } | Move::Reinforce { castle, cards }) = m else {
        return None;
    };
    let strongest = with_laid(view, castle, camp, cards).strongest()?;
    let (key, card) = match attack_cost(view, castle, camp)? {
        AttackCost::LoserPays => return Some(LocalizedText::new(keys::HINT_COSTS_NEUTRAL)),
        AttackCost::Strongest => (keys::HINT_COSTS_ATTACK, strongest),
        AttackCost::StrongestIfWon => (keys::HINT_COSTS_CONQUEST, strongest),
    };
    Some(LocalizedText::new(key).with("card", kind(card, camp)))
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

/// The advised move.
pub(super) fn advised(m: Move, view: &View, camp: Camp) -> LocalizedText {
    let with = |key: MessageKey, cards| LocalizedText::new(key).with("cards", counted(cards, camp));
    match m {
        Move::Place { castle, cards } => {
            with(keys::HINT_PLACE, cards).with("castle", castle_name(view.config.names, castle))
        }
        Move::Reinforce { castle, cards } => {
            with(keys::HINT_REINFORCE, cards).with("castle", castle_name(view.config.names, castle))
        }
        Move::Pass => LocalizedText::new(keys::HINT_PASS),
        Move::Show => LocalizedText::new(keys::HINT_SHOW),
        Move::Concede => match view.decision.map(|decision| decision.kind) {
            Some(DecisionKind::Answer { castle }) => LocalizedText::new(keys::HINT_CONCEDE)
                .with("castle", castle_name(view.config.names, castle)),
            // Not reached: only an answer can be a concession.
            _ => LocalizedText::new(keys::HINT_PASS),
        },
        Move::Lose(cards) => with(keys::HINT_LOSE, cards),
        Move::Reserve(cards) => with(keys::HINT_RESERVE, cards),
        Move::Give(cards) => with(keys::HINT_GIVE, cards),
        Move::Order(first) => {
            let own = view
                .decision
                .is_some_and(|decision| decision.seat.place == first);
            LocalizedText::new(if own {
                keys::HINT_ORDER_FIRST
            } else {
                keys::HINT_ORDER_SECOND
            })
        }
    }
}

/// Cards by kind, each kind with its number, the strongest first: "the Black Prince, a horseman and 2 archers".
fn counted(cards: Cards, camp: Camp) -> MessageArgument {
    let kinds = Card::ALL.iter().rev().filter_map(|&card| {
        let n = cards.of_kind(card);
        let message = match card {
            _ if n == 0 => return None,
            Card::Hero => of_camp(keys::HERO, camp),
            Card::Two => LocalizedText::new(keys::HINT_ARCHERS).with("n", n),
            Card::Three => LocalizedText::new(keys::HINT_SPEARMEN).with("n", n),
            Card::Four => LocalizedText::new(keys::HINT_HORSEMEN).with("n", n),
            Card::Five => LocalizedText::new(keys::HINT_ENGINES).with("n", n),
        };
        Some(MessageArgument::from(message))
    });
    MessageArgument::List(kinds.collect())
}

/// Why `m`, as a part of a sentence. A castle that is not named here is named with the move. `camp` is the camp of the
/// player who asked.
fn why(reason: HintReason, m: Move, view: &View, camp: Camp) -> LocalizedText {
    let at = |key: MessageKey, castle| {
        LocalizedText::new(key).with("castle", castle_name(view.config.names, castle))
    };
    match reason {
        HintReason::Certain(_) => LocalizedText::new(keys::HINT_CERTAIN),
        HintReason::Odds(_, n) => LocalizedText::new(keys::HINT_ODDS).with("n", n),
        HintReason::MakesGroup(_, n) => LocalizedText::new(keys::HINT_MAKES_GROUP).with("n", n),
        HintReason::BreaksGroup(_) => LocalizedText::new(keys::HINT_BREAKS_GROUP),
        HintReason::HoldsGroup(_) => LocalizedText::new(keys::HINT_HOLDS_GROUP),
        HintReason::FearsHero => of_camp(keys::HINT_FEARS_HERO, camp.enemy()),
        HintReason::HeroSpent => of_camp(keys::HINT_HERO_SPENT, camp.enemy()),
        HintReason::KeepsStrong => LocalizedText::new(keys::HINT_KEEPS_STRONG),
        HintReason::Bluff(_) => LocalizedText::new(keys::HINT_BLUFF),
        HintReason::Enough => LocalizedText::new(keys::HINT_ENOUGH),
        HintReason::Hopeless if m == Move::Show => LocalizedText::new(keys::HINT_LOST),
        HintReason::Hopeless => LocalizedText::new(keys::HINT_HOPELESS),
        HintReason::Wins(castle) => at(keys::HINT_WINS, castle),
        HintReason::Ties(castle) => at(keys::HINT_TIES, castle),
        HintReason::Secret(_) => LocalizedText::new(keys::HINT_SECRET),
        HintReason::Cheapest => LocalizedText::new(keys::HINT_CHEAPEST),
        HintReason::Shares => LocalizedText::new(keys::HINT_SHARES),
        HintReason::FullerNames => LocalizedText::new(keys::HINT_FULLER_NAMES),
        HintReason::FullerAnswers => LocalizedText::new(keys::HINT_FULLER_ANSWERS),
        HintReason::WeakAside => LocalizedText::new(keys::HINT_WEAK_ASIDE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use core::str::FromStr;
    use guyenne_rules::seat::Seat;
    use guyenne_rules::{Castle, Edition, Level, Position, Setup};
    use kit_i18n::Language;
    use kit_rules::seed::Seed;

    fn cards(word: &str) -> Cards {
        Cards::from_str(word).expect("cards are written like this")
    }

    fn view_of(edition: Edition, level: Level, holder: Option<Camp>) -> View {
        let setup = Setup::duel(edition, level, Seed(1));
        let position = Position::new(setup).expect("a duel is a game");
        let mut view = position.view(Some(Seat::of(Camp::English)));
        view.holders = [holder; 6];
        view
    }

    fn view() -> View {
        view_of(Edition::V2022, Level::Base, None)
    }

    /// A game in which no attack costs a card, and one for each price.
    fn views() -> [View; 4] {
        let enemy = Some(Camp::French);
        [
            view(),
            view_of(Edition::V2022, Level::Advanced, None),
            view_of(Edition::V2022, Level::Expert, enemy),
            view_of(Edition::V2021, Level::Base, enemy),
        ]
    }

    fn every_reason() -> Vec<HintReason> {
        let castle = Castle::ALL[3];
        vec![
            HintReason::Certain(castle),
            HintReason::Odds(castle, 1),
            HintReason::Odds(castle, 7),
            HintReason::MakesGroup(castle, 2),
            HintReason::BreaksGroup(castle),
            HintReason::HoldsGroup(castle),
            HintReason::FearsHero,
            HintReason::HeroSpent,
            HintReason::KeepsStrong,
            HintReason::Bluff(castle),
            HintReason::Enough,
            HintReason::Hopeless,
            HintReason::Wins(castle),
            HintReason::Ties(castle),
            HintReason::Secret(castle),
            HintReason::Cheapest,
            HintReason::Shares,
            HintReason::FullerNames,
            HintReason::FullerAnswers,
            HintReason::WeakAside,
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
        for (localizer, view) in Language::ALL
            .into_iter()
            .flat_map(|language| views().map(|view| (localizer(language), view)))
        {
            for advised in every_move() {
                for reason in every_reason() {
                    // The hint bot gives no second reason beside a certain one, except this.
                    let second = match reason {
                        HintReason::Certain(_) => HintReason::KeepsStrong,
                        _ => HintReason::FearsHero,
                    };
                    for reasons in [vec![], vec![reason], vec![reason, second]] {
                        let hint = Hint {
                            advised,
                            reasons: reasons.into_iter().collect(),
                        };
                        let words = localizer.localize(&tell(&hint, &view));
                        assert!(!words.contains(['{', '}', '$']), "{words}");
                        assert!(!words.contains("hint-"), "{words}");
                        assert!(words.ends_with('.'), "{words}");
                        // Three lines of the smallest text on a phone.
                        assert!(words.chars().count() < 170, "{words}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_hint_to_attack_says_what_it_costs() {
        let castle = Castle::ALL[3];
        let hint = Hint {
            advised: Move::Place {
                castle,
                cards: cards("4+2"),
            },
            reasons: [HintReason::Odds(castle, 7), HintReason::KeepsStrong]
                .into_iter()
                .collect(),
        };
        let [free, neutral, held, old] = views();
        let text = |view| localizer(Language::En).localize(&tell(&hint, view));
        assert!(!text(&free).contains("cost"), "{}", text(&free));
        for (view, price) in [
            (
                &neutral,
                "the loser gives up their strongest card, or several",
            ),
            (&held, "it costs you a horseman (4) for good"),
            (&old, "taking it costs you a horseman (4) for good"),
        ] {
            let text = text(view);
            assert!(text.contains(price) && text.contains("7 of 10"), "{text}");
        }
    }

    #[test]
    fn a_hint_names_cards_castle_and_odds() {
        let hint = Hint {
            advised: Move::Place {
                castle: Castle::ALL[3],
                cards: cards("hero+2+2"),
            },
            reasons: [HintReason::Odds(Castle::ALL[3], 7)].into_iter().collect(),
        };
        let text = localizer(Language::En).localize(&tell(&hint, &view()));
        for word in ["the Black Prince", "2 archers", "Cluis", "7 of 10"] {
            assert!(text.contains(word), "{text}");
        }
        let text = localizer(Language::Fr).localize(&tell(&hint, &view()));
        for word in ["le Prince Noir", "2 archers", "Cluis", "7 fois sur 10"] {
            assert!(text.contains(word), "{text}");
        }
    }
}
