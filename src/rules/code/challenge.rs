//! Challenges: the same deal, this result, and you? A code tells the set-up, the seed and the players as the code of a
//! game does, and instead of the decisions what the challenger made of the deal.

use super::text::whole;
use super::{CodeError, CodeStyle, Coder, signs};
use crate::duplicate::{DuplicateGame, SideOutcome};
use crate::game::{GameId, MatchOutcome};
use crate::player_kind::PlayerKind;

/// A deal, and what somebody made of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// The game.
    pub game: GameId,
    /// The side that the challenger played, 0 or 1.
    pub side: usize,
    /// Who played the other side.
    pub opponent: PlayerKind,
    /// How it ended for the challenger.
    pub outcome: SideOutcome,
    /// The points of the challenger, and of the other side.
    pub points: [u32; 2],
    /// The record of the deal at its first decision, with the sides as the challenger had them.
    pub record: String,
    /// The same with the sides exchanged.
    pub exchanged: String,
}

/// The codes of a game's challenges.
#[derive(Debug, Clone, Copy)]
pub struct ChallengeCode {
    pub(super) letter: char,
    write: fn(&[u8], usize) -> Result<String, CodeError>,
    pub(super) read: fn(&str) -> Result<Challenge, CodeError>,
}

impl ChallengeCode {
    /// Those of the game `G`. Their letter is the small one of the game's.
    #[must_use]
    pub const fn of<G: DuplicateGame>() -> Self {
        Self {
            letter: G::LETTER.to_ascii_lowercase(),
            write: write_challenge::<G>,
            read: read_challenge::<G>,
        }
    }

    /// The code by which the person who played `side` (0 or 1) in the game of a record challenges others.
    ///
    /// # Errors
    /// The record is not valid or not over; its seed does not deal it; a side has players of two kinds; no person
    /// played this side.
    pub fn write(&self, record: &[u8], side: usize) -> Result<String, CodeError> {
        whole(self.letter, &(self.write)(record, side)?)
    }
}

/// What a challenge tells beside its deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ToldResult {
    side: usize,
    winner: Option<usize>,
    points: [u32; 2],
}

fn write_challenge<G: DuplicateGame>(record: &[u8], side: usize) -> Result<String, CodeError> {
    let refuse = |why: &str| CodeError::NoCode(why.to_owned());
    let game = G::replay(record).map_err(CodeError::Record)?;
    let result = game.result().ok_or_else(|| refuse("it is not over"))?;
    let own = game.record();
    if G::play_again(&own).as_ref() != Ok(&own) {
        return Err(refuse("its seed deals another one"));
    }
    let told = ToldResult {
        side,
        winner: result.outcome.winner,
        points: result.points,
    };
    players(&game, side).map_err(|why| refuse(&why))?;
    body(&game, told).map_err(CodeError::NoCode)
}

fn read_challenge<G: DuplicateGame>(text: &str) -> Result<Challenge, CodeError> {
    let letters: Vec<char> = text.chars().collect();
    let mut coder = Coder::reader(signs::read(&letters));
    let read = pass::<G>(&mut coder, None).and_then(|read| coder.finish().map(|_| read));
    let (game, told) = read.map_err(CodeError::NoGame)?;
    let kinds = players(&game, told.side).map_err(CodeError::NoGame)?;
    if body(&game, told).as_deref() != Ok(text) {
        return Err(CodeError::NotItsCode);
    }
    let [first, second] = &kinds;
    let exchanged = game.reseated(&[second.clone(), first.clone()]);
    let other = 1 - told.side;
    let winner = told.winner;
    Ok(Challenge {
        game: G::ID,
        side: told.side,
        opponent: kinds[other].clone(),
        outcome: SideOutcome::of(MatchOutcome { winner }, told.side),
        points: [told.points[told.side], told.points[other]],
        record: game.record(),
        exchanged: exchanged.map_err(CodeError::NoGame)?.record(),
    })
}

/// The players of both sides: the challenger is a person.
fn players<G: DuplicateGame>(game: &G, side: usize) -> Result<[PlayerKind; 2], String> {
    let kinds = game.kinds();
    let kinds = kinds.ok_or("the players of a side are not all people, or one bot")?;
    match kinds.get(side) {
        Some(PlayerKind::Human) => Ok(kinds),
        Some(PlayerKind::Bot(_)) => Err("no person played this side".to_owned()),
        None => Err(format!("there is no side {side}")),
    }
}

/// The body of a challenge's code.
fn body<G: DuplicateGame>(game: &G, told: ToldResult) -> Result<String, String> {
    let mut coder = Coder::writer(CodeStyle::SHORTEST);
    pass(&mut coder, Some((game, told)))?;
    Ok(signs::written(coder.finish()?))
}

/// Passes a challenge, and gives its game at the first decision and the result.
fn pass<G: DuplicateGame>(
    coder: &mut Coder,
    given: Option<(&G, ToldResult)>,
) -> Result<(G, ToldResult), String> {
    if coder.style() != CodeStyle::SHORTEST {
        return Err("a challenge does not tell what chance decides".to_owned());
    }
    let (given, told) = given.unzip();
    let game = G::begin(coder, given)?;
    let side = coder.pass(2, told.map(|told| told.side as u64)) as usize;
    let winner = told.map(|told| told.winner.map_or(0, |winner| winner as u64 + 1));
    let winner = coder.pass(3, winner).checked_sub(1);
    let points = [0, 1].map(|side| coder.size(told.map(|told| told.points[side] as usize)));
    if let Some(fault) = coder.fault() {
        return Err(fault.to_owned());
    }
    let told = ToldResult {
        side,
        winner: winner.map(|winner| winner as usize),
        points: points.map(|points| points as u32),
    };
    Ok((game, told))
}
