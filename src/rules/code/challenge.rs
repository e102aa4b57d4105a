//! Challenges: the same deal, this result, and you? A code tells the set-up, the seed and the players as the code of a
//! game does, and instead of the decisions what the challenger made of the deal.

use super::error::NoChallenge;
use super::text::{open, whole};
use super::{CodeContent, CodeError, CodeStyle, Coder, signs};
use crate::branch::is_branch;
use crate::continuation::same_events;
use crate::duplicate::{DuplicateGame, SideOutcome, SideResult};
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
    /// What came of it for the challenger.
    pub result: SideResult,
    /// The record of the deal at its first decision, with the sides as the challenger had them.
    pub record: String,
    /// The same with the sides exchanged.
    pub exchanged: String,
    /// The code that tells all this.
    pub code: String,
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

    /// The challenge of the one person who played the game of a record against a bot.
    ///
    /// # Errors
    /// As [`write`](Self::write); people or bots played both sides, or the game went on from a moment of another one.
    pub fn of_person(&self, record: &str) -> Result<Challenge, CodeError> {
        if is_branch(record) {
            return Err(NoChallenge::Branch.into());
        }
        let code = match [0, 1].map(|side| self.write(record.as_bytes(), side)) {
            [Ok(_), Ok(_)] => return Err(NoChallenge::NoBot.into()),
            [Ok(code), Err(_)] | [Err(_), Ok(code)] => code,
            // That a bot played a side says nothing of the person's.
            [Err(CodeError::NoChallenge(NoChallenge::NoPerson)), Err(why)] | [Err(why), Err(_)] => {
                return Err(why);
            }
        };
        match open(&[], &[*self], &code)? {
            CodeContent::Challenge(challenge) => Ok(challenge),
            CodeContent::Game(_) => Err(CodeError::NotItsCode),
        }
    }
}

/// The style of a challenge that tells also what the sides have in the end; codes from before have the shortest.
const WITH_PRIZES: CodeStyle = CodeStyle {
    listed: false,
    ..CodeStyle::SHORTEST
};

/// What a challenge tells beside its deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ToldResult {
    side: usize,
    winner: Option<usize>,
    points: [u32; 2],
    /// What side 0 and side 1 have in the end; `None` in codes that do not tell it.
    held: Option<[u32; 2]>,
}

fn write_challenge<G: DuplicateGame>(record: &[u8], side: usize) -> Result<String, CodeError> {
    let game = G::replay(record).map_err(CodeError::Record)?;
    let result = game.result().ok_or(NoChallenge::NotOver)?;
    players(&game, side)?;
    let own = game.record();
    let dealt = G::play_again(&own).is_ok_and(|again| same_events(&again, &own));
    if !dealt {
        return Err(NoChallenge::OtherDeal.into());
    }
    let told = ToldResult {
        side,
        winner: result.outcome.winner,
        points: result.points,
        held: Some([0, 1].map(|side| result.held(side))),
    };
    body(&game, told).map_err(CodeError::NoCode)
}

fn read_challenge<G: DuplicateGame>(text: &str) -> Result<Challenge, CodeError> {
    let letters: Vec<char> = text.chars().collect();
    let mut coder = Coder::reader(signs::read(&letters));
    let read = pass::<G>(&mut coder, None).and_then(|read| coder.finish().map(|_| read));
    let (game, told) = read.map_err(CodeError::NoGame)?;
    let kinds = players(&game, told.side).map_err(|why| CodeError::NoGame(why.to_string()))?;
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
        result: SideResult {
            outcome: SideOutcome::of(MatchOutcome { winner }, told.side),
            points: [told.points[told.side], told.points[other]],
            held: told.held.map(|held| [held[told.side], held[other]]),
        },
        record: game.record(),
        exchanged: exchanged.map_err(CodeError::NoGame)?.record(),
        code: whole(G::LETTER.to_ascii_lowercase(), text)?,
    })
}

/// The players of both sides: the challenger is a person.
fn players<G: DuplicateGame>(game: &G, side: usize) -> Result<[PlayerKind; 2], NoChallenge> {
    let kinds = game.kinds().ok_or(NoChallenge::MixedSide)?;
    match kinds.get(side) {
        Some(PlayerKind::Human) => Ok(kinds),
        Some(PlayerKind::Bot(_)) => Err(NoChallenge::NoPerson),
        None => Err(NoChallenge::NoSide(side)),
    }
}

/// The body of a challenge's code.
fn body<G: DuplicateGame>(game: &G, told: ToldResult) -> Result<String, String> {
    let mut coder = Coder::writer(match told.held {
        Some(_) => WITH_PRIZES,
        None => CodeStyle::SHORTEST,
    });
    pass(&mut coder, Some((game, told)))?;
    Ok(signs::written(coder.finish()?))
}

/// Passes a challenge, and gives its game at the first decision and the result.
fn pass<G: DuplicateGame>(
    coder: &mut Coder,
    given: Option<(&G, ToldResult)>,
) -> Result<(G, ToldResult), String> {
    let with_prizes = coder.style() == WITH_PRIZES;
    if !with_prizes && coder.style() != CodeStyle::SHORTEST {
        return Err("a challenge does not tell what chance decides".to_owned());
    }
    let (given, told) = given.unzip();
    let game = G::begin(coder, given)?;
    let side = coder.pass(2, told.map(|told| told.side as u64)) as usize;
    let winner = told.map(|told| told.winner.map_or(0, |winner| winner as u64 + 1));
    let winner = coder.pass(3, winner).checked_sub(1);
    let points = numbers(coder, told.map(|told| told.points));
    let held = with_prizes.then(|| numbers(coder, told.and_then(|told| told.held)));
    if let Some(fault) = coder.fault() {
        return Err(fault.to_owned());
    }
    let told = ToldResult {
        side,
        winner: winner.map(|winner| winner as usize),
        points,
        held,
    };
    Ok((game, told))
}

/// Passes a number of each side.
fn numbers(coder: &mut Coder, given: Option<[u32; 2]>) -> [u32; 2] {
    [0, 1].map(|side| coder.size(given.map(|given| given[side] as usize)) as u32)
}
