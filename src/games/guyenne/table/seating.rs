//! Who sits at the table: one or two players for each camp, each a person or a bot.

use guyenne_rules::record::{Record, RecordPlayer};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
pub use kit_table::{Player, SeatPlayer};

/// The players of both camps, by seat. A camp has one or two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating(ByCamp<(SeatPlayer, Option<SeatPlayer>)>);

impl Seating {
    /// One player in each camp.
    #[must_use]
    pub fn duel(english: Player, french: Player) -> Self {
        Self(ByCamp::new((english.into(), None), (french.into(), None)))
    }

    /// The players of both camps. A camp without players gets a person, and of more than two the first two play.
    #[must_use]
    pub fn of(players: ByCamp<Vec<SeatPlayer>>) -> Self {
        Self(players.map(|camp| {
            let mut camp = camp.into_iter();
            let first = camp.next().unwrap_or_else(|| Player::Human.into());
            (first, camp.next())
        }))
    }

    /// The players of a record.
    #[must_use]
    pub fn of_record(record: &Record) -> Self {
        let players = |camp| {
            let mut seated: Vec<_> = (record.players.iter())
                .filter(|player| player.seat.camp == camp)
                .collect();
            seated.sort_by_key(|player| player.seat.place);
            seated
                .into_iter()
                .map(|player| SeatPlayer::of_record(&player.kind, &player.name))
                .collect()
        };
        Self::of(ByCamp(Camp::ALL.map(players)))
    }

    /// People without names in every seat.
    #[cfg(test)]
    pub fn people_of(teams: ByCamp<u8>) -> Self {
        Self::of(teams.map(|n| (0..n).map(|_| Player::Human.into()).collect()))
    }

    /// How many players each camp has: 1 or 2.
    #[must_use]
    pub fn teams(&self) -> ByCamp<u8> {
        ByCamp(Camp::ALL.map(|camp| if self.is_shared(camp) { 2 } else { 1 }))
    }

    /// Whether two players share `camp`.
    #[must_use]
    pub fn is_shared(&self, camp: Camp) -> bool {
        self.0[camp].1.is_some()
    }

    /// The seats that are taken, English first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let all = Camp::ALL
            .into_iter()
            .flat_map(|camp| [Seat::new(camp, 0), Seat::new(camp, 1)]);
        all.filter(|seat| seat.place == 0 || self.is_shared(seat.camp))
    }

    /// The player of a seat with their name; in a camp of one both places are the same player's.
    #[must_use]
    pub fn at(&self, seat: Seat) -> &SeatPlayer {
        let (first, second) = &self.0[seat.camp];
        match second {
            Some(second) if seat.place != 0 => second,
            _ => first,
        }
    }

    /// A person or a bot: the player of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.at(seat).player
    }

    /// The seats of people, English first.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.player(seat).is_human())
    }

    /// The only person at the table, if there is exactly one.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The camp of all the people, if there are any and they are in one camp.
    #[must_use]
    pub fn camp_of_people(&self) -> Option<Camp> {
        let camp = self.people().next()?.camp;
        self.people().all(|seat| seat.camp == camp).then_some(camp)
    }

    /// The players of a camp.
    pub fn players(&self, camp: Camp) -> impl Iterator<Item = &Player> {
        let (first, second) = &self.0[camp];
        [Some(first), second.as_ref()]
            .into_iter()
            .flatten()
            .map(|player| &player.player)
    }

    /// Seats a person in place of a bot; a person who sits there stays, with their name.
    pub fn seat_person(&mut self, seat: Seat) {
        let (first, second) = &mut self.0[seat.camp];
        let at = match second {
            Some(second) if seat.place != 0 => second,
            _ => first,
        };
        if !at.player.is_human() {
            *at = Player::Human.into();
        }
    }

    /// The players as a record has them.
    #[must_use]
    pub fn record_players(&self) -> Vec<RecordPlayer> {
        let player = |seat| {
            let seated = self.at(seat);
            match &seated.player {
                Player::Human => RecordPlayer::human(seat, seated.record_name()),
                Player::Bot(bot) => RecordPlayer::bot(seat, bot.as_str()),
            }
        };
        self.seats().map(player).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::{RulesConfig, Setup};

    fn four() -> Seating {
        let named = |name: &str| SeatPlayer {
            player: Player::Human,
            name: name.to_owned(),
        };
        let bot = || SeatPlayer::from(Player::Bot("knight".to_owned()));
        Seating::of(ByCamp::new(
            vec![named("Lou"), bot()],
            vec![named(""), bot()],
        ))
    }

    #[test]
    fn a_record_keeps_seats_names_and_bots() {
        let seating = four();
        let setup = Setup {
            config: RulesConfig {
                teams: seating.teams(),
                ..RulesConfig::default()
            },
            ..Setup::default()
        };
        let record = Record::new(setup, seating.record_players());
        let read = Record::parse(&record.line()).expect("a valid record");
        assert_eq!(Seating::of_record(&read), seating);
    }

    #[test]
    fn a_person_takes_the_place_of_a_bot_and_of_nobody_else() {
        let mut seating = four();
        let partner = Seat::new(Camp::French, 1);
        seating.seat_person(partner);
        seating.seat_person(Seat::of(Camp::English));
        let people: Vec<Seat> = seating.people().collect();
        let seats = [Seat::of(Camp::English), Seat::of(Camp::French), partner];
        assert_eq!(people, seats);
        assert_eq!(seating.at(seats[0]).name, "Lou");
    }

    #[test]
    fn people_are_counted_by_seat_and_by_camp() {
        let mut seating = four();
        let people: Vec<Seat> = seating.people().collect();
        assert_eq!(people, [Seat::of(Camp::English), Seat::of(Camp::French)]);
        assert_eq!(
            (seating.only_person(), seating.camp_of_people()),
            (None, None)
        );
        seating.0[Camp::English].0 = Player::Bot("squire".to_owned()).into();
        assert_eq!(seating.only_person(), Some(Seat::of(Camp::French)));
        assert_eq!(seating.camp_of_people(), Some(Camp::French));
        let duel = Seating::duel(Player::Human, Player::Human);
        assert_eq!(duel.teams(), ByCamp::new(1, 1));
        assert_eq!(duel.seats().count(), 2);
    }
}
