//! The bots of one camp, as they are named on the command line: `captain` in all its seats, or `captain,knight`.

use core::fmt;

use super::players;

/// The bots of one camp.
#[derive(Debug, Clone, Copy)]
pub struct CampBots {
    /// By place. The second plays only where the camp is shared.
    seats: [&'static str; 2],
    /// Whether each seat was given a bot of its own.
    by_seat: bool,
}

/// Camps are equal if the same bot plays in each of their seats, however they were named.
impl PartialEq for CampBots {
    fn eq(&self, other: &Self) -> bool {
        self.seats == other.seats
    }
}

impl CampBots {
    /// The bot called `name` in every seat.
    pub const fn all(name: &'static str) -> Self {
        Self {
            seats: [name; 2],
            by_seat: false,
        }
    }

    /// The bots named in `text`: one name, or two with a comma between them.
    ///
    /// # Errors
    /// A name is no player's, or there are more than two.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut names = Vec::new();
        for word in text.split(',') {
            names.push(players::name(word)?);
        }
        match names[..] {
            [name] => Ok(Self::all(name)),
            [first, second] => Ok(Self {
                seats: [first, second],
                by_seat: true,
            }),
            _ => Err(format!(
                "{} bots for one camp: it has at most two seats",
                names.len()
            )),
        }
    }

    /// Whether each of two seats was given a bot of its own, so that the camp must be shared.
    pub const fn by_seat(self) -> bool {
        self.by_seat
    }

    /// The bot at `place`, 0 or 1.
    pub fn at(self, place: u8) -> &'static str {
        self.seats[usize::from(place.min(1))]
    }
}

/// One name if the same bot plays in every seat, else the names with a comma between them.
impl fmt::Display for CampBots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seats {
            [first, second] if first == second => f.write_str(first),
            [first, second] => write!(f, "{first},{second}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_stands_for_every_seat() {
        let one = CampBots::parse("captain").expect("a bot");
        let two = CampBots::parse("captain,captain").expect("two bots");
        assert_eq!(one, two);
        assert_eq!((one.by_seat(), two.by_seat()), (false, true));
        assert_eq!(
            (one.to_string(), two.to_string()),
            ("captain".into(), "captain".into())
        );
        let mixed = CampBots::parse("captain,squire").expect("two bots");
        assert_eq!((mixed.at(0), mixed.at(1)), ("captain", "squire"));
        assert_eq!(mixed.to_string(), "captain,squire");
        assert_ne!(mixed, one);
    }

    #[test]
    fn what_names_no_bots_is_refused() {
        let why = |text| CampBots::parse(text).expect_err(text);
        assert!(why("captain,").contains("unknown bot \"\""));
        assert!(why("nobody,captain").contains("unknown bot \"nobody\""));
        assert!(why("captain, knight").contains("unknown bot \" knight\""));
        assert!(why("captain,knight,squire").starts_with("3 bots for one camp"));
    }
}
