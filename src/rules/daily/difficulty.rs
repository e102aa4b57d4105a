//! How difficult a day's deal is: how often the game's strongest bot, on the person's side, wins it against the day's
//! level.

use super::DailyDeal;
use crate::game::{HeadlessBot, HeadlessGame};
use crate::seed::{Seed, following};

/// Games of bots that are played piece by piece, to reckon how difficult a deal is. The same deal and the same number
/// of games give the same result, however they are cut into pieces.
pub trait Playouts: Send {
    /// Goes on for a slice of thought or one move; whether all games are played.
    ///
    /// # Errors
    /// A bot gives no move, or an illegal one.
    fn advance(&mut self) -> Result<bool, String>;

    /// What the games that are played so far say.
    fn so_far(&self) -> Difficulty;
}

/// How the strongest bot fared with a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Difficulty {
    /// How many games it has played.
    pub games: u32,
    /// How many it has won.
    pub won: u32,
    /// How many nobody won.
    pub drawn: u32,
}

impl Difficulty {
    /// Its chance in percent, rounded, half of it for a drawn game; 50 without games.
    #[must_use]
    pub fn percent(self) -> u32 {
        let halves = u64::from(self.won) * 2 + u64::from(self.drawn);
        let games = u64::from(self.games);
        let percent = (halves * 100 + games).checked_div(games * 2);
        percent.map_or(50, |percent| percent as u32)
    }

    /// The word for the chance.
    #[must_use]
    pub fn class(self) -> DifficultyClass {
        let percent = self.percent();
        let reached = |class: &DifficultyClass| percent >= class.least_percent();
        let mut all = DifficultyClass::ALL.into_iter();
        all.find(reached).unwrap_or(DifficultyClass::VeryHard)
    }
}

/// A word for how difficult a deal is, the easiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DifficultyClass {
    /// The strongest bot wins at least three of four games.
    Easy,
    /// It wins at least 55 of 100.
    Fair,
    /// It wins at least 35 of 100.
    Hard,
    /// It wins fewer.
    VeryHard,
}

super::super::named::named!(
    DifficultyClass,
    "difficulty": Easy = "easy", Fair = "fair", Hard = "hard", VeryHard = "very-hard"
);

impl DifficultyClass {
    /// The least chance of the strongest bot, in percent, that has this word.
    #[must_use]
    pub const fn least_percent(self) -> u32 {
        match self {
            Self::Easy => 75,
            Self::Fair => 55,
            Self::Hard => 35,
            Self::VeryHard => 0,
        }
    }
}

/// The games of a deal, which begin as `first`.
///
/// # Errors
/// There is no such bot.
pub(super) fn playouts<G: HeadlessGame + 'static>(
    first: G,
    deal: &DailyDeal,
    games: u32,
) -> Result<Box<dyn Playouts>, String> {
    let strongest = G::BOTS.last().copied().unwrap_or_default();
    let mut bots = [deal.level; 2];
    bots[deal.side % 2] = strongest;
    let mut all = DealPlayouts {
        game: first.clone(),
        first,
        seated: Vec::new(),
        bots,
        side: deal.side,
        seed: deal.seed,
        games,
        so_far: Difficulty::default(),
    };
    all.seat_bots()?;
    Ok(Box::new(all))
}

/// The games of one deal.
struct DealPlayouts<G: HeadlessGame> {
    first: G,
    /// The one that is played now.
    game: G,
    seated: Vec<(G::Seat, Box<dyn HeadlessBot<G>>)>,
    /// The names of the bots of both sides.
    bots: [&'static str; 2],
    side: usize,
    seed: Seed,
    games: u32,
    so_far: Difficulty,
}

impl<G: HeadlessGame> DealPlayouts<G> {
    /// Bots for the next game, each with a seed of its own; the cards are those of the deal in all games.
    fn seat_bots(&mut self) -> Result<(), String> {
        let series = following(self.seed, u64::from(self.so_far.games));
        self.seated.clear();
        for (n, seat) in self.game.seats().into_iter().enumerate() {
            let name = self.bots[G::side(seat) % 2];
            let bot = G::bot(name, following(series, 1 + n as u64))?;
            self.seated.push((seat, bot));
        }
        Ok(())
    }
}

impl<G: HeadlessGame> Playouts for DealPlayouts<G> {
    fn advance(&mut self) -> Result<bool, String> {
        if self.so_far.games >= self.games {
            return Ok(true);
        }
        if let Some(&seat) = self.game.to_move().first() {
            let view = self.game.view(Some(seat));
            let seated = self.seated.iter_mut().find(|(other, _)| *other == seat);
            let (_, bot) = seated.ok_or_else(|| format!("nobody sits at {seat:?}"))?;
            if bot.think_on(&view) {
                let m = bot.decide(&view);
                let m = m.ok_or_else(|| format!("a bot does not decide at {seat:?}"))?;
                self.game.play(seat, m)?;
            }
            return Ok(false);
        }
        let outcome = self.game.outcome().ok_or("the game does not end")?;
        self.so_far.games += 1;
        self.so_far.won += u32::from(outcome.winner == Some(self.side));
        self.so_far.drawn += u32::from(outcome.winner.is_none());
        self.game = self.first.clone();
        self.seat_bots()?;
        Ok(self.so_far.games >= self.games)
    }

    fn so_far(&self) -> Difficulty {
        self.so_far
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_has_its_word() {
        for (won, drawn, games, percent, class) in [
            (0, 0, 0, 50, DifficultyClass::Hard),
            (20, 0, 20, 100, DifficultyClass::Easy),
            (15, 0, 20, 75, DifficultyClass::Easy),
            (14, 1, 20, 73, DifficultyClass::Fair),
            (11, 0, 20, 55, DifficultyClass::Fair),
            (10, 1, 20, 53, DifficultyClass::Hard),
            (7, 0, 20, 35, DifficultyClass::Hard),
            (6, 1, 20, 33, DifficultyClass::VeryHard),
            (0, 0, 20, 0, DifficultyClass::VeryHard),
        ] {
            let difficulty = Difficulty { games, won, drawn };
            assert_eq!(difficulty.percent(), percent, "{difficulty:?}");
            assert_eq!(difficulty.class(), class, "{difficulty:?}");
        }
    }
}
