//! The answers of the set-up form: what can be chosen, and what is chosen.

use bevy::prelude::*;

use crate::keys;
use crate::request::default_bot;
use crate::{Player, SeatPlayer, Seating, ShownHands, picture_names};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{Edition, Level};
use kit_i18n::LocalizedText;
use kit_input::Typed;
use kit_table::name_sheet::NamedDraft;
use kit_table::setup_form::AnswerButton;

/// The answers chosen so far. They stay until the program ends; all but the seed are kept for the next start.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Draft {
    /// The printed rules.
    pub edition: Edition,
    /// The level; in the 2021 edition always base.
    pub level: Level,
    /// Who sits in the two places of each camp. A second place that is free keeps who sat there last, and a bot keeps
    /// the name of the person before.
    pub players: ByCamp<[SeatPlayer; 2]>,
    /// Whether the second place of a camp is taken.
    pub shared: ByCamp<bool>,
    /// Which hands the screen shows, if that was chosen; it counts where this company has the choice, see
    /// [`Draft::hands`].
    pub chosen_hands: Option<ShownHands>,
    /// Whether people sit with devices of their own: then the veil is the default.
    pub several_devices: bool,
    /// The seed of the deal; `None` for a random one.
    pub seed: Option<u64>,
}

impl Default for Draft {
    fn default() -> Self {
        let bot = || SeatPlayer::from(Player::Bot(default_bot().to_owned()));
        Self {
            edition: Edition::V2022,
            level: Level::Base,
            players: ByCamp::new([bot(), bot()], [Player::Human.into(), bot()]),
            shared: ByCamp::new(false, false),
            chosen_hands: None,
            several_devices: false,
            seed: None,
        }
    }
}

impl Draft {
    /// Which hands the screen shows: the chosen way if this company has that choice. Else none where people sit with
    /// devices of their own, and a person's own hand where they share one.
    #[must_use]
    pub fn hands(&self) -> ShownHands {
        let default = if self.several_devices {
            ShownHands::Veil
        } else {
            ShownHands::Own
        };
        self.chosen_hands
            .into_iter()
            .chain([default])
            .find(|&hands| self.allows(SetupAnswer::Hands(hands)))
            .unwrap_or_default()
    }

    /// Whether this company can choose which hands the screen shows.
    pub(super) fn chooses_hands(&self) -> bool {
        let others = ShownHands::ALL
            .into_iter()
            .filter(|&hands| hands != ShownHands::Own);
        let mut others = others.map(SetupAnswer::Hands);
        others.any(|hands| self.allows(hands))
    }

    /// Who plays.
    #[must_use]
    pub fn seating(&self) -> Seating {
        let players = |camp: Camp| {
            let taken = if self.shared[camp] { 2 } else { 1 };
            let players = self.players[camp].iter().take(taken);
            players.map(seated).collect()
        };
        Seating::of(ByCamp(Camp::ALL.map(players)))
    }

    /// Who sits in a place; `None` if it is free.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Option<&SeatPlayer> {
        let free = seat.place != 0 && !self.shared[seat.camp];
        (!free).then(|| &self.players[seat.camp][place(seat)])
    }

    /// Takes a free place, for who sat there last.
    pub(super) fn take(&mut self, seat: Seat) {
        if seat.place != 0 {
            self.shared[seat.camp] = true;
        }
    }

    /// Whether `player` sits in a place; `None` for nobody.
    pub(super) fn sits(&self, seat: Seat, player: Option<&Player>) -> bool {
        self.at(seat).map(|at| &at.player) == player
    }

    /// Seats a player, or nobody: only a second place can be free.
    pub(super) fn seat(&mut self, seat: Seat, player: Option<&Player>) {
        if seat.place != 0 {
            self.shared[seat.camp] = player.is_some();
        }
        if let Some(player) = player {
            self.players[seat.camp][place(seat)].player = player.clone();
        }
    }

    /// Exchanges the names of two places.
    pub(super) fn exchange_names(&mut self, one: Seat, other: Seat) {
        let name = |draft: &mut Self, seat: Seat| {
            core::mem::take(&mut draft.players[seat.camp][place(seat)].name)
        };
        let (first, second) = (name(self, one), name(self, other));
        self.players[one.camp][place(one)].name = second;
        self.players[other.camp][place(other)].name = first;
    }

    /// Whether an answer can be given.
    pub(super) fn allows(&self, answer: SetupAnswer) -> bool {
        match answer {
            SetupAnswer::Level(level) => self.edition == Edition::V2022 || level == Level::Base,
            SetupAnswer::Hands(ShownHands::Partners) => {
                let seating = self.seating();
                seating.people().any(|seat| seating.is_shared(seat.camp))
            }
            SetupAnswer::Hands(ShownHands::Veil | ShownHands::Open) => {
                self.seating().people().nth(1).is_some()
            }
            _ => true,
        }
    }

    /// Adds a digit to the seed, or erases; a digit that does not fit into 64 bits is left out.
    pub(super) fn type_digit(&mut self, typed: Typed) {
        self.seed = match typed {
            Typed::Digit(digit) => {
                let longer = self.seed.unwrap_or(0).checked_mul(10);
                longer
                    .and_then(|n| n.checked_add(u64::from(digit)))
                    .or(self.seed)
            }
            Typed::Erase => self.seed.map(|n| n / 10).filter(|&n| n > 0),
            Typed::Clear => None,
            Typed::Letter(_) => self.seed,
        };
    }
}

/// Answers with four players, for the tour: two persons with names, and a bot beside each.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn sample_draft() -> Draft {
    let mut draft = Draft::default();
    let person = |name: &str| SeatPlayer {
        player: Player::Human,
        name: name.to_owned(),
    };
    let bot = |bot: &str| SeatPlayer::from(Player::Bot(bot.to_owned()));
    draft.players = ByCamp::new(
        [person("Marguerite"), bot("captain")],
        [person("Jean-Baptiste"), bot("constable")],
    );
    draft.shared = ByCamp::new(true, true);
    draft
}

/// The index of a seat in its camp.
fn place(seat: Seat) -> usize {
    usize::from(seat.place.min(1))
}

/// A player as they sit down: bots have no names of persons.
fn seated(player: &SeatPlayer) -> SeatPlayer {
    match player.player {
        Player::Human => SeatPlayer {
            player: Player::Human,
            name: player.name.trim().to_owned(),
        },
        Player::Bot(_) => player.player.clone().into(),
    }
}

/// A random seed of at most six digits, short enough to tell another person.
fn random_number() -> u32 {
    getrandom::u32().unwrap_or(1) % 1_000_000
}

/// An answer to one of the questions beside the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetupAnswer {
    Edition(Edition),
    Level(Level),
    Hands(ShownHands),
    AnyDeal,
    ThisDeal,
}

impl AnswerButton for SetupAnswer {
    type Draft = Draft;

    /// The 2021 edition sets the level to base; `ThisDeal` draws a number if there is none.
    fn choose(&self, draft: &mut Draft) {
        match *self {
            Self::Edition(edition) => {
                draft.edition = edition;
                if edition == Edition::V2021 {
                    draft.level = Level::Base;
                }
            }
            Self::Level(level) => draft.level = level,
            Self::Hands(hands) => draft.chosen_hands = Some(hands),
            Self::AnyDeal => draft.seed = None,
            Self::ThisDeal => {
                draft.seed = draft.seed.or_else(|| Some(u64::from(random_number())));
            }
        }
    }

    fn holds(&self, draft: &Draft) -> bool {
        match *self {
            Self::Edition(edition) => draft.edition == edition,
            Self::Level(level) => draft.level == level,
            Self::Hands(hands) => draft.hands() == hands,
            Self::AnyDeal => draft.seed.is_none(),
            Self::ThisDeal => draft.seed.is_some(),
        }
    }

    fn is_open(&self, draft: &Draft) -> bool {
        draft.allows(*self)
    }

    /// The number of the deal.
    fn caption(&self, draft: &Draft) -> Option<LocalizedText> {
        (*self == Self::ThisDeal).then(|| {
            draft.seed.map_or_else(
                || LocalizedText::new(keys::NEW_GAME_SEED_TYPE),
                |seed| {
                    LocalizedText::new(keys::NEW_GAME_SEED_NUMBER).with("seed", seed.to_string())
                },
            )
        })
    }
}

impl NamedDraft for Draft {
    fn name(&self, seat: Seat) -> &str {
        &self.players[seat.camp][place(seat)].name
    }

    fn name_mut(&mut self, seat: Seat) -> &mut String {
        &mut self.players[seat.camp][place(seat)].name
    }

    fn emblem(seat: Seat) -> &'static str {
        picture_names::shield(seat.camp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_table::lobby::type_name;
    use kit_table::setup_form::SetupDraft;

    fn partner(camp: Camp) -> Seat {
        Seat::new(camp, 1)
    }

    #[test]
    fn a_place_that_is_emptied_keeps_who_sat_there() {
        let mut draft = Draft::default();
        let seat = partner(Camp::French);
        assert_eq!(draft.seating().teams(), ByCamp::new(1, 1));
        draft.take(seat);
        assert!(draft.sits(seat, Some(&Player::Bot(default_bot().to_owned()))));
        draft.seat(seat, Some(&Player::Bot("constable".to_owned())));
        draft.seat(seat, None);
        assert_eq!(draft.at(seat), None);
        assert_eq!(draft.seating().teams(), ByCamp::new(1, 1));
        draft.take(seat);
        assert!(draft.sits(seat, Some(&Player::Bot("constable".to_owned()))));
        assert_eq!(draft.seating().teams(), ByCamp::new(1, 2));
        // The first place is never free.
        draft.seat(Seat::of(Camp::English), None);
        assert!(draft.at(Seat::of(Camp::English)).is_some());
    }

    #[test]
    fn hands_are_shown_only_where_the_company_has_such_a_choice() {
        let mut draft = Draft::default();
        let allowed = |draft: &Draft| ShownHands::ALL.map(|h| draft.allows(SetupAnswer::Hands(h)));
        assert_eq!(allowed(&draft), [false, true, false, false]);
        SetupAnswer::Hands(ShownHands::Open).choose(&mut draft);
        assert_eq!(draft.config().hands, ShownHands::Own);
        draft.take(partner(Camp::French));
        assert_eq!(allowed(&draft), [false, true, true, false]);
        draft.seat(Seat::of(Camp::English), Some(&Player::Human));
        assert_eq!(allowed(&draft), [true; 4]);
        // The choice that was made before is back.
        assert_eq!(draft.config().hands, ShownHands::Open);
    }

    /// The veil is for people with devices of their own, unless they chose otherwise; one person needs neither.
    #[test]
    fn the_veil_is_the_default_between_devices() {
        let mut draft = Draft {
            several_devices: true,
            ..Draft::default()
        };
        assert_eq!(draft.hands(), ShownHands::Own, "one person");
        draft.seat(Seat::of(Camp::English), Some(&Player::Human));
        assert_eq!(draft.hands(), ShownHands::Veil);
        SetupAnswer::Hands(ShownHands::Own).choose(&mut draft);
        assert_eq!(draft.hands(), ShownHands::Own);
        SetupAnswer::Hands(ShownHands::Partners).choose(&mut draft);
        assert_eq!(draft.hands(), ShownHands::Veil, "there are no partners");
        draft.several_devices = false;
        assert_eq!(draft.hands(), ShownHands::Own);
        SetupAnswer::Hands(ShownHands::Veil).choose(&mut draft);
        assert_eq!(draft.hands(), ShownHands::Veil);
    }

    #[test]
    fn a_name_is_short_and_belongs_to_a_person() {
        let mut draft = Draft::default();
        let seat = Seat::of(Camp::French);
        for letter in " Éléonore d’Aquitaine".chars() {
            type_name(draft.name_mut(seat), Typed::Letter(letter));
        }
        assert_eq!(draft.seating().at(seat).name, "Éléonore d’Aquit");
        type_name(draft.name_mut(seat), Typed::Erase);
        type_name(draft.name_mut(seat), Typed::Letter('猫'));
        assert_eq!(draft.seating().at(seat).name, "Éléonore d’Aqui");
        draft.seat(seat, Some(&Player::Bot("knight".to_owned())));
        assert_eq!(draft.seating().at(seat).name, "");
        draft.seat(seat, Some(&Player::Human));
        assert_eq!(draft.seating().at(seat).name, "Éléonore d’Aqui");
        type_name(draft.name_mut(seat), Typed::Clear);
        for letter in "Lou ".chars() {
            type_name(draft.name_mut(seat), Typed::Letter(letter));
        }
        assert_eq!(draft.seating().at(seat).name, "Lou");
    }
}
