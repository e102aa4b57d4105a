//! The sentences of the page that explain the answers.

use super::draft::{Draft, SetupAnswer};
use crate::keys;
use crate::rules_words;
use crate::{Player, ShownHands, words};
use guyenne_rules::Edition;
use guyenne_rules::seat::{Camp, Seat};
use kit_i18n::LocalizedText;
use kit_input::{Action, PlayerDevice};
use kit_rules::message_key::{MessageEnding, MessageKey};
use kit_table::lobby::Company;
use kit_table::printed_key;
use kit_table::setup_form::ONLY_BOTS;

/// The sentence about the rules: about the edition with the focus, else about the chosen edition or level.
pub(super) fn about_rules(draft: &Draft, focused: Option<SetupAnswer>) -> LocalizedText {
    let edition = match focused {
        Some(SetupAnswer::Edition(edition)) => Some(edition),
        _ => Some(draft.edition).filter(|edition| *edition == Edition::V2021),
    };
    match edition {
        Some(edition) => rules_words::edition(edition),
        None => rules_words::level(draft.level),
    }
    .ending(MessageEnding::About)
}

/// The sentence about the players: about the seat with the focus, else about what matters most in this company. It also
/// explains the number of the deal while that question has the focus.
pub(super) fn about_players(
    draft: &Draft,
    focused: Option<SetupAnswer>,
    seat: Option<Seat>,
) -> LocalizedText {
    match focused {
        Some(SetupAnswer::AnyDeal | SetupAnswer::ThisDeal) => {
            return LocalizedText::new(keys::NEW_GAME_SEED_ABOUT);
        }
        Some(SetupAnswer::Hands(hands)) => {
            return about_hands(hands);
        }
        Some(SetupAnswer::Edition(_) | SetupAnswer::Level(_)) | None => {}
    }
    let seating = draft.seating();
    match seat.map(|seat| draft.at(seat)) {
        Some(None) => return LocalizedText::new(keys::SEAT_FREE_ABOUT),
        Some(Some(at)) if !at.player.is_human() => return about_player(&at.player),
        _ => {}
    }
    let shared = seat.map_or_else(
        || Camp::ALL.into_iter().any(|camp| draft.shared[camp]),
        |seat| draft.shared[seat.camp],
    );
    let people = seating.people().count();
    if seat.is_some() && shared {
        return LocalizedText::new(keys::NEW_GAME_SHARED_ABOUT);
    }
    match people {
        0 => LocalizedText::new(ONLY_BOTS),
        1 if shared => LocalizedText::new(keys::NEW_GAME_SHARED_ABOUT),
        1 if seat.is_some() => about_player(&Player::Human),
        1 => {
            let mut players = seating.seats().map(|seat| seating.player(seat));
            let bot = players.find(|player| !player.is_human());
            about_player(bot.unwrap_or(&Player::Human))
        }
        _ => about_hands(draft.hands()),
    }
}

/// The sentence about the device of the seat with the focus: how another one sits down in a free place, or what the one
/// that sits there can do. `None` where there is nothing to say.
pub(super) fn join_hint(
    draft: &Draft,
    company: &Company<Seat>,
    seat: Option<Seat>,
) -> Option<LocalizedText> {
    let seat = seat?;
    company
        .told_to_stand_up(seat, keys::SEAT_DEVICE_ABOUT)
        .or_else(|| free_hint(draft, company, seat, keys::SEAT_JOIN_ABOUT))
}

/// How another device sits down in this place, if it is free, in this sentence.
fn free_hint(
    draft: &Draft,
    company: &Company<Seat>,
    seat: Seat,
    sentence: MessageKey,
) -> Option<LocalizedText> {
    let told = company.told_to_join(sentence);
    told.filter(|_| draft.at(seat).is_none())
}

/// The line on the plate of a seat about its device: how another one sits down in a free place, or what the one that
/// sits there can do; on a low page only how it stands up.
pub(super) fn device_line(
    draft: &Draft,
    company: &Company<Seat>,
    seat: Seat,
    low: bool,
) -> Option<LocalizedText> {
    if let Some(guest) = company.lobby.guest_in(seat) {
        let key = match guest {
            _ if low => keys::SEAT_GUEST_SHORT,
            PlayerDevice::Keyboard => keys::SEAT_GUEST_KEYBOARD,
            PlayerDevice::Pad(_) => keys::SEAT_GUEST_PAD,
        };
        return Some(
            LocalizedText::new(key).with("key", printed_key(company.print.of(Action::Back, guest))),
        );
    }
    free_hint(draft, company, seat, keys::SEAT_FREE_PAD)
}

/// The sentence about the hands on screen.
fn about_hands(hands: ShownHands) -> LocalizedText {
    rules_words::hands(hands).ending(MessageEnding::About)
}

/// The sentence about a player: the bot's temper, or what a person can do.
pub(super) fn about_player(player: &Player) -> LocalizedText {
    match player {
        Player::Human => LocalizedText::new(keys::SEAT_PERSON_ABOUT),
        Player::Bot(bot) => LocalizedText::new(keys::NEW_GAME_BOT_ABOUT)
            .with("name", LocalizedText::built(keys::BOT_ANY, bot))
            .with("temper", LocalizedText::built(keys::BOT_ANY_TEMPER, bot))
            .with("about", LocalizedText::built(keys::BOT_ANY_ABOUT, bot)),
    }
}

/// A place at the table in words: its camp and its number.
pub(super) fn place(seat: Seat) -> LocalizedText {
    words::of_camp(keys::SEAT_PLACE, seat.camp).with("place", words::numeral(seat))
}

/// What screen readers read for a place: where it is, who sits there, and with which device if that is told.
pub(super) fn spoken(draft: &Draft, seat: Seat, device: Option<LocalizedText>) -> LocalizedText {
    let who = match draft.at(seat) {
        None => LocalizedText::new(keys::SEAT_FREE),
        Some(_) => words::own_name(&draft.seating(), seat),
    };
    let spoken = match device {
        Some(device) => LocalizedText::new(keys::SPOKEN_SEAT_DEVICE).with("device", device),
        None => LocalizedText::new(keys::SPOKEN_SEAT),
    };
    spoken.with("place", place(seat)).with("who", who)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ShownHands;
    use guyenne_rules::Level;
    use kit_table::setup_form::AnswerButton;

    #[test]
    fn an_edition_is_explained_before_it_is_chosen() {
        let mut draft = Draft {
            level: Level::Expert,
            ..Draft::default()
        };
        let about = |draft: &Draft, focused: Option<SetupAnswer>| {
            about_rules(draft, focused).key().to_owned()
        };
        assert_eq!(about(&draft, None), "level-expert-about");
        let older = SetupAnswer::Edition(Edition::V2021);
        assert_eq!(about(&draft, Some(older)), "edition-2021-about");
        draft.edition = Edition::V2021;
        assert_eq!(about(&draft, None), "edition-2021-about");
        let newer = SetupAnswer::Edition(Edition::V2022);
        assert_eq!(about(&draft, Some(newer)), "edition-2022-about");
    }

    #[test]
    fn what_has_the_focus_is_explained() {
        let mut draft = Draft::default();
        let about = |draft: &Draft, seat| about_players(draft, None, seat).key().to_owned();
        let deal = about_players(&draft, Some(SetupAnswer::ThisDeal), None);
        assert_eq!(deal.key(), "new-game-seed-about");
        assert_eq!(about(&draft, None), "new-game-bot-about");
        let partner = Seat::new(Camp::French, 1);
        assert_eq!(about(&draft, Some(partner)), "seat-free-about");
        let person = Seat::of(Camp::French);
        assert_eq!(about(&draft, Some(person)), "seat-person-about");
        draft.take(partner);
        assert_eq!(about(&draft, Some(partner)), "new-game-bot-about");
        assert_eq!(about(&draft, None), "new-game-shared-about");
        assert_eq!(about(&draft, Some(person)), "new-game-shared-about");
        draft.seat(partner, Some(&Player::Human));
        assert_eq!(about(&draft, None), "hands-own-about");
        SetupAnswer::Hands(ShownHands::Partners).choose(&mut draft);
        assert_eq!(about(&draft, None), "hands-partners-about");
        for seat in [person, partner] {
            draft.seat(seat, Some(&Player::Bot("knight".to_owned())));
        }
        assert_eq!(about(&draft, None), ONLY_BOTS.id());
    }
}
