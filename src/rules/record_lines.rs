//! The records in a text of many: one a line, or unfolded, from one head to the next.

use super::envelope::Envelope;
use super::headless::Headless;

/// Whether a record goes on after this line: it is the head of an unfolded one. `head` is what was read of the line.
#[must_use]
pub fn is_unfolded(games: &[Headless], line: &[u8], head: &Envelope) -> bool {
    let game = Headless::that_wrote(line, games);
    !head.folded && game.is_some_and(|game| game.unfolds && head.game() == Some(game.id.0))
}

/// The lines of a file that are not blank, with their numbers from 1.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = bytes.split(|&byte| byte == b'\n');
    let numbered = lines.enumerate().map(|(at, line)| (at + 1, line));
    numbered.filter(|(_, line)| !line.trim_ascii().is_empty())
}

/// The records of a file, each with the number of its first line: one a line, or an unfolded one up to the next head.
#[must_use]
pub fn records<'a>(games: &[Headless], bytes: &'a [u8]) -> Vec<(usize, Vec<&'a [u8]>)> {
    let mut records: Vec<(usize, Vec<&[u8]>)> = Vec::new();
    let mut open = false;
    for (number, line) in lines(bytes) {
        let head = Envelope::read(line);
        match records.last_mut().filter(|_| open && head.is_none()) {
            Some((_, unfolded)) => unfolded.push(line),
            None => {
                open = head.is_some_and(|head| is_unfolded(games, line, &head));
                records.push((number, vec![line]));
            }
        }
    }
    records
}
