//! From a record to the body of its code and back: the game is played through, and each decision is passed.

use super::number::BigNumber;
use super::{CodeError, CodeStyle, CodedGame, Coder, signs};
use crate::game::HeadlessGame;

/// The most decisions of a game; more than any game has.
const MOST: usize = 100_000;

/// The body of a record's code.
///
/// # Errors
/// The record is not valid, or codes cannot tell it.
pub(super) fn write_game<G: CodedGame>(record: &[u8]) -> Result<String, CodeError> {
    let given = G::replay(record).map_err(CodeError::Record)?;
    let decisions = given.decisions().map_err(CodeError::NoCode)?;
    let mut written: Option<(BigNumber, String)> = None;
    let styles: Vec<CodeStyle> = CodeStyle::all().collect();
    // The last style tells the game as it is; the shortest one that tells the same is taken.
    for &style in styles.last().into_iter().chain(&styles) {
        let mut coder = Coder::writer(style);
        let told = walk(&mut coder, Some((&given, decisions.clone())))
            .and_then(|told| Ok((coder.finish()?, told)));
        match (told, &written) {
            (Err(why), None) => return Err(CodeError::NoCode(why)),
            (Ok((_, told)), None) if told != given => {
                let why = "what its code would tell is another game";
                return Err(CodeError::NoCode(why.to_owned()));
            }
            (Ok((number, told)), None) => written = Some((number, told.record())),
            (Ok((number, told)), Some((_, whole))) if told.record() == *whole => {
                return Ok(signs::written(number));
            }
            (_, Some(_)) => {}
        }
    }
    let number = written.map(|(number, _)| number);
    Ok(signs::written(number.unwrap_or_default()))
}

/// The record that the body of a code tells.
///
/// # Errors
/// It tells none, or one whose code is another.
pub(super) fn read_game<G: CodedGame>(body: &str) -> Result<String, CodeError> {
    let letters: Vec<char> = body.chars().collect();
    let mut coder = Coder::reader(signs::read(&letters));
    let told = walk::<G>(&mut coder, None).and_then(|told| coder.finish().map(|_| told));
    let record = told.map_err(CodeError::NoGame)?.record();
    // One game has one code. The other ways to write it need no care of their own: they are told by this.
    match write_game::<G>(record.as_bytes()) {
        Ok(own) if own == body => Ok(record),
        _ => Err(CodeError::NotItsCode),
    }
}

/// A game that is written, with its decisions.
type Given<'a, G> = (
    &'a G,
    Vec<(<G as HeadlessGame>::Seat, <G as HeadlessGame>::Move)>,
);

/// Passes a whole game, and gives it as the code tells it.
fn walk<G: CodedGame>(coder: &mut Coder, given: Option<Given<'_, G>>) -> Result<G, String> {
    let (given, mut decisions) = given.unzip();
    let mut game = G::begin(coder, given)?;
    let over = coder.flag(given.map(|given| given.outcome().is_some()));
    let count = if over {
        MOST
    } else {
        coder.size(decisions.as_ref().map(Vec::len)).min(MOST)
    };
    for _ in 0..count {
        let due = game.to_move();
        let Some(&first) = due.first() else { break };
        let in_turn = coder.style().in_turn;
        let next = decisions.as_mut().and_then(|rest| {
            let at = rest.iter().position(|&(seat, _)| !in_turn || seat == first);
            at.map(|at| rest.remove(at))
        });
        let seat = if in_turn {
            Some(first)
        } else {
            coder.one_of(&due, next.map(|(seat, _)| seat))
        };
        let m = seat.and_then(|seat| game.pass_move(coder, seat, next.map(|(_, m)| m)));
        check(coder)?;
        if let (Some(seat), Some(m)) = (seat, m) {
            game.play_coded(coder, given, seat, m)?;
        }
        check(coder)?;
    }
    match decisions {
        Some(rest) if !rest.is_empty() => Err("it goes on after its end".to_owned()),
        _ if over && game.outcome().is_none() => Err("it stops before its end".to_owned()),
        _ => check(coder).map(|()| game),
    }
}

fn check(coder: &Coder) -> Result<(), String> {
    coder.fault().map_or(Ok(()), |fault| Err(fault.to_owned()))
}
