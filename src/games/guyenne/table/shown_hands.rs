//! Which hands the screen shows beside that of the person who looks at it.

use core::fmt;
use core::str::FromStr;

use super::Seating;
use guyenne_rules::card::Cards;
use guyenne_rules::seat::{Seat, UnknownWord};

/// The hands that lie open on the screen. The rules of the game know only closed hands; the others are options of this
/// table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ShownHands {
    /// The hand of the person who looks. People pass the screen behind a curtain.
    #[default]
    Own,
    /// No hand: the cards of all people lie face down, and each person takes a private look at their own.
    Veil,
    /// The partner's hand too, if a person or a bot is their partner.
    Partners,
    /// The hands of all people: for learning and teaching.
    Open,
}

impl ShownHands {
    /// All of them, the most secret first.
    pub const ALL: [Self; 4] = [Self::Veil, Self::Own, Self::Partners, Self::Open];

    /// The name on the command line and in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Veil => "veil",
            Self::Own => "own",
            Self::Partners => "partners",
            Self::Open => "open",
        }
    }

    /// Whether a person in seat `viewer` may see the hand in `seat`, apart from their own.
    fn shows(self, seating: &Seating, viewer: Seat, seat: Seat) -> bool {
        viewer != seat
            && match self {
                Self::Own | Self::Veil => false,
                Self::Partners => seating.is_shared(seat.camp) && viewer.partner() == seat,
                Self::Open => seating.player(seat).is_human(),
            }
    }

    /// Whether the screen can go from one person to another without a curtain: each sees the other's hand anyway.
    #[must_use]
    pub fn passes_openly(self, seating: &Seating, from: Seat, to: Seat) -> bool {
        self.shows(seating, from, to) && self.shows(seating, to, from)
    }

    /// The hands that are shown to `viewer` beside their own; `hand` gives the cards in a seat's hand.
    #[must_use]
    pub fn of(
        self,
        seating: &Seating,
        viewer: Option<Seat>,
        hand: impl Fn(Seat) -> Cards,
    ) -> OpenHands {
        let mut open = OpenHands::default();
        if let Some(viewer) = viewer
            && !matches!(self, Self::Own | Self::Veil)
        {
            for seat in seating.seats() {
                if self.shows(seating, viewer, seat) {
                    open[seat.index()] = Some(hand(seat));
                }
            }
        }
        open
    }
}

/// Hands that are shown beside the viewer's own, by [`Seat::index`].
pub type OpenHands = [Option<Cards>; 4];

impl fmt::Display for ShownHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for ShownHands {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|hands| hands.name() == word)
            .ok_or_else(|| {
                UnknownWord::new(
                    "way to show hands",
                    word,
                    &["own", "veil", "partners", "open"],
                )
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::{ByCamp, Camp};

    #[test]
    fn each_way_shows_the_hands_that_it_says() {
        let seating = Seating::people_of(ByCamp::new(2, 1));
        let hand = |_| Cards::VALUES;
        let [first, second] = [0, 1].map(|place| Seat::new(Camp::English, place));
        let enemy = Seat::of(Camp::French);
        for (hands, partner, across) in [
            (ShownHands::Own, false, false),
            (ShownHands::Partners, true, false),
            (ShownHands::Open, true, true),
        ] {
            let open = hands.of(&seating, Some(first), hand);
            let seen = [second, enemy].map(|seat| open[seat.index()].is_some());
            assert_eq!(seen, [partner, across], "{hands}");
            assert_eq!(open[first.index()], None, "{hands}");
            assert_eq!(
                hands.passes_openly(&seating, first, second),
                partner,
                "{hands}"
            );
            assert_eq!(
                hands.passes_openly(&seating, first, enemy),
                across,
                "{hands}"
            );
            assert_eq!(
                hands.of(&seating, None, hand),
                OpenHands::default(),
                "{hands}"
            );
            assert_eq!(hands.name().parse(), Ok(hands));
        }
        assert!("closed".parse::<ShownHands>().is_err());
    }
}
