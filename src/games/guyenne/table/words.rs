//! Sentences and phrases of the locale files about the state of a game: castles, costs, piles, players, the end. They
//! name the camps.

use super::castle_names::castle_name as castle;
use crate::keys;
use crate::{Player, SeatPlayer, Seating};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{Castle, Edition, EndReason, Names, View};
use kit_i18n::{LocalizedText, MessageArgument};
use kit_rules::message_key::{MessageEnding, MessageKey};

/// A sentence about the real castle.
#[must_use]
pub fn about_castle(names: Names, at: Castle) -> LocalizedText {
    castle(names, at).ending(MessageEnding::About)
}

/// Whether cards can be lost in this game: at the higher levels, and in the 2021 edition.
#[must_use]
pub fn has_pillage(view: &View) -> bool {
    losses(view).is_some()
}

/// The keys of two sentences, on which cards are lost and on a lost hero; `None` where no card is lost.
#[must_use]
pub fn losses(view: &View) -> Option<[MessageKey; 2]> {
    match view.config.edition {
        Edition::V2021 => Some([keys::TIP_LOSSES_2021, keys::TIP_HERO_LOST_2021]),
        Edition::V2022 if view.config.level.has_losses() => {
            Some([keys::TIP_LOSSES_2022, keys::TIP_HERO_LOST_2022])
        }
        Edition::V2022 => None,
    }
}

/// Whether unspent cards count as points, and not only decide a tie (Leaflet 2021, End of the game, § 2).
#[must_use]
pub fn counts_unspent(view: &View) -> bool {
    view.config.edition == Edition::V2021
}

/// How many cards a camp has in its hands and its draw pile.
#[must_use]
pub fn unspent(view: &View, camp: Camp) -> u8 {
    view.held(camp) + view.camps[camp].draw
}

/// A sentence on how often a camp's draw pile has run out, and how often it still may.
#[must_use]
pub fn exhaustions(view: &View, camp: Camp) -> LocalizedText {
    let (n, of) = (view.camps[camp].exhaustions, view.config.exhaustions());
    LocalizedText::new(keys::EXHAUSTIONS)
        .with("n", n)
        .with("of", of)
        .with("left", of.saturating_sub(n))
}

/// The sentence on a draw pile: how many cards it has, or that it stays empty.
#[must_use]
pub fn draw_pile(view: &View, camp: Camp) -> LocalizedText {
    let seen = &view.camps[camp];
    let key = if seen.exhaustions >= view.config.exhaustions() {
        keys::TIP_DRAW_PILE_SPENT
    } else {
        keys::TIP_DRAW_PILE
    };
    of_camp(key, camp).with("n", seen.draw)
}

/// The sentence on a discard pile: whether it is reshuffled, and how often still.
#[must_use]
pub fn discard_pile(view: &View, camp: Camp) -> LocalizedText {
    let seen = &view.camps[camp];
    let left = view
        .config
        .exhaustions()
        .saturating_sub(seen.exhaustions + 1);
    let message = match left {
        0 => of_camp(keys::TIP_DISCARD_PILE_LAST, camp),
        _ => of_camp(keys::TIP_DISCARD_PILE, camp).with("left", left),
    };
    message.with("n", seen.discard)
}

/// What an attack costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AttackCost {
    /// At a neutral castle: whoever loses pays with their strongest card, or with several.
    LoserPays,
    /// The attacker's strongest card, however it ends.
    Strongest,
    /// The attacker's strongest card, if they take the castle.
    StrongestIfWon,
}

/// What it costs `camp` to attack `castle`; `None` where no card is lost, or where the camp defends.
///
/// Leaflet 2022, Règles avancées, § 1. Leaflet 2021, Solving battles, § 2 and § 4. Ruling: guyenne-rules.md, Levels (a
/// tie and a concession cost it too).
pub(super) fn attack_cost(view: &View, castle: Castle, camp: Camp) -> Option<AttackCost> {
    let losses = view.config.level.has_losses();
    match view.holders[castle.index()] {
        None if losses => Some(AttackCost::LoserPays),
        Some(holder) if holder == camp => None,
        Some(_) if losses => Some(AttackCost::Strongest),
        Some(_) if view.config.edition == Edition::V2021 => Some(AttackCost::StrongestIfWon),
        _ => None,
    }
}

/// A sentence on what it would cost `camp` to attack `castle`; `None` where no card is lost, or where the camp defends.
/// `strongest` is the strongest card that would lie there, if cards are chosen.
#[must_use]
pub fn cost(
    view: &View,
    castle: Castle,
    camp: Camp,
    strongest: Option<Card>,
) -> Option<LocalizedText> {
    let [known, any] = match attack_cost(view, castle, camp)? {
        AttackCost::LoserPays => [keys::COST_NEUTRAL, keys::COST_NEUTRAL_ANY],
        AttackCost::Strongest => [keys::COST_ATTACK, keys::COST_ATTACK_ANY],
        AttackCost::StrongestIfWon => [keys::COST_CONQUEST, keys::COST_CONQUEST_ANY],
    };
    Some(match strongest {
        Some(card) => LocalizedText::new(known).with("card", kind(card, camp)),
        None => LocalizedText::new(any),
    })
}

/// `cards`, and what `camp` has laid before `castle` already as far as the viewer knows it.
pub(super) fn with_laid(view: &View, castle: Castle, camp: Camp, cards: Cards) -> Cards {
    let laid = view.front(castle, camp).and_then(|front| front.cards);
    cards + laid.unwrap_or_default()
}

/// The terms of a sum in figures: "5 + 3".
#[must_use]
pub fn sum(terms: &[u8]) -> String {
    let terms: Vec<String> = terms.iter().map(u8::to_string).collect();
    terms.join(" + ")
}

/// The camps whose cards have run out: a draw pile that will not be filled again, and at most one card in hand.
#[must_use]
pub fn exhausted(view: &View) -> ByCamp<bool> {
    ByCamp(Camp::ALL.map(|camp| {
        view.camps[camp].exhaustions == view.config.level.exhaustions() && view.held(camp) <= 1
    }))
}

/// How a game ended: of the three keys the first with the camp that holds six castles, the second with the camp whose
/// cards ran out, or the third if both camps' cards did.
#[must_use]
pub fn ended(
    [six_castles, exhausted, both]: [MessageKey; 3],
    reason: EndReason,
    winner: Option<Camp>,
    spent: ByCamp<bool>,
) -> LocalizedText {
    match (reason, winner, spent.0) {
        (EndReason::SixCastles, Some(camp), _) => of_camp(six_castles, camp),
        (_, _, [true, false]) => of_camp(exhausted, Camp::English),
        (_, _, [false, true]) => of_camp(exhausted, Camp::French),
        _ => LocalizedText::new(both),
    }
}

/// The name of the player in a seat. Partners whose names are the same are told apart by the numbers of their seats.
#[must_use]
pub fn player(seating: &Seating, seat: Seat) -> LocalizedText {
    let own = own_name(seating, seat);
    if seating.is_shared(seat.camp) && own == own_name(seating, seat.partner()) {
        return LocalizedText::new(keys::PLAYER_OF_TWO)
            .with("name", own)
            .with("place", numeral(seat));
    }
    own
}

/// The number of a seat in a shared camp, as a sign: "I" or "II".
#[must_use]
pub fn numeral(seat: Seat) -> &'static str {
    if seat.place == 0 { "I" } else { "II" }
}

/// The number of a seat in a shared camp with the name of its player.
#[must_use]
pub fn numbered(seating: &Seating, seat: Seat) -> LocalizedText {
    LocalizedText::new(keys::SEAT_TAG_NAME)
        .with("place", numeral(seat))
        .with("name", own_name(seating, seat))
}

/// The name that a person typed, or the name of the camp's person or of the bot.
#[must_use]
pub fn own_name(seating: &Seating, seat: Seat) -> LocalizedText {
    let SeatPlayer { player, name } = seating.at(seat);
    match player {
        Player::Human if name.is_empty() => of_camp(keys::PLAYER_HUMAN, seat.camp),
        Player::Human => LocalizedText::verbatim(name.clone()),
        Player::Bot(name) => bot(name),
    }
}

/// A bot's name.
#[must_use]
pub fn bot(name: &str) -> LocalizedText {
    LocalizedText::built(keys::BOT_ANY, name)
}

/// The name of a side, 0 or 1.
#[must_use]
pub fn side(side: usize) -> LocalizedText {
    of_camp(keys::CAMP_NOUN, Camp::ALL[side.min(1)])
}

/// A phrase about a camp.
#[must_use]
pub fn of_camp(key: MessageKey, camp: Camp) -> LocalizedText {
    LocalizedText::new(key).with("camp", camp.name())
}

/// A card by its kind: "a horseman (4)", "the hero".
pub(super) const fn card_name(card: Card) -> LocalizedText {
    LocalizedText::new(match card {
        Card::Two => keys::A_CARD_2,
        Card::Three => keys::A_CARD_3,
        Card::Four => keys::A_CARD_4,
        Card::Five => keys::A_CARD_5,
        Card::Hero => keys::A_CARD_HERO,
    })
}

/// A card by its kind, "a horseman (4)", or the hero by name.
pub(super) fn kind(card: Card, camp: Camp) -> LocalizedText {
    match card {
        Card::Hero => of_camp(keys::HERO, camp),
        card => card_name(card),
    }
}

/// A card by its value, or the hero by name.
pub(super) fn card_value(card: Card, camp: Camp) -> MessageArgument {
    match card {
        Card::Hero => of_camp(keys::HERO, camp).into(),
        card => card.value().into(),
    }
}
