//! The laws of the codes of every game, as functions that are called once for each (`tests/rules/laws.rs`).

use guyenne::rules::code::{CodeError, CodedGame, GameCode, Misprint, decode};
use guyenne::rules::game::play_bots;
use guyenne::rules::seed::{Seed, following};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// The letters of codes.
const LETTERS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The code of a record, which tells the same record again and has the same code.
pub fn round_trip(code: GameCode, record: &str) -> String {
    let written = code.write(record.as_bytes());
    let written = written.unwrap_or_else(|why| panic!("{why}\n{record}"));
    assert_eq!(
        decode(&[code], &written).as_deref(),
        Ok(record),
        "{written}"
    );
    written
}

/// A random game of each set-up for each seed, passed to `look` after every decision and at its end.
fn after_every_decision<G: CodedGame>(seeds: u64, most: usize, mut look: impl FnMut(&G, usize)) {
    for (n, setup) in G::setups().into_iter().enumerate() {
        for step in 0..seeds {
            let seed = following(Seed(400 + n as u64), step);
            let mut rng = Pcg32::seed_from_u64(seed.0);
            let bots = [G::BOTS[0], G::BOTS[G::BOTS.len() - 1]];
            let mut game = G::start(&setup, seed, bots).expect("a game");
            for made in 0..most {
                look(&game, made);
                let due = game.to_move();
                if due.is_empty() {
                    break;
                }
                let seat = due[rng.random_range(0..due.len())];
                let moves = game.legal_moves(seat);
                let m = moves[rng.random_range(0..moves.len())];
                game.play(seat, m).expect("a listed move is accepted");
            }
        }
    }
}

/// Whole games and running ones, in which any seat that may decide does: what their codes tell is their record, and it
/// has the same code. `step` decisions lie between two looks.
pub fn codes_tell_their_records<G: CodedGame>(seeds: u64, step: usize) {
    let code = GameCode::of::<G>();
    let (mut running, mut whole) = (0, 0);
    after_every_decision::<G>(seeds, 2000, |game, made| {
        let over = game.outcome().is_some();
        if (made % step == 0 && game.is_recorded()) || over {
            round_trip(code, &game.record());
            running += usize::from(!over);
            whole += usize::from(over);
        }
    });
    assert!(running > 5 && whole > 0, "{running} running, {whole} whole");
}

/// Games of bots, which decide in turn.
pub fn codes_tell_the_games_of_bots<G: CodedGame>(games: u64) {
    let named = |bot: &&str| G::CODED_BOTS.contains(bot);
    assert!(
        G::CODED_BOTS.is_empty() || G::BOTS.iter().all(named),
        "codes name every bot by its place"
    );
    let code = GameCode::of::<G>();
    let bots = [G::BOTS[1], G::BOTS[0]];
    for setup in 0..G::setups().len() {
        for n in 0..games {
            let played = play_bots::<G>(setup, bots, Seed(n)).expect("a match");
            round_trip(code, &played.record);
        }
    }
}

/// The record of a running game of the first set-up, short enough for many tries.
fn short_game<G: CodedGame>() -> String {
    let mut record = String::new();
    after_every_decision::<G>(1, 20, |game, _| {
        if record.is_empty() || game.is_recorded() && record.len() < 2000 {
            record = game.record();
        }
    });
    record
}

/// A letter that is changed, any cut, and two neighbours that are exchanged are all told.
pub fn altered_codes_are_refused<G: CodedGame>() {
    let code = GameCode::of::<G>();
    let record = short_game::<G>();
    let whole = round_trip(code, &record);
    let letters: Vec<char> = whole.chars().collect();
    let refused = |letters: &[char]| {
        let altered: String = letters.iter().collect();
        let why = decode(&[code], &altered);
        why.expect_err(&format!("{altered} is {whole} altered"))
    };
    for at in 0..letters.len() {
        for other in LETTERS.chars().filter(|&other| other != letters[at]) {
            let mut altered = letters.clone();
            altered[at] = other;
            let why = refused(&altered);
            // Its place is told, but for those of the length, and where nothing seems to be a code any longer.
            let is_told = match at {
                0 => ('1'..='9').contains(&other),
                1 => other.is_ascii_alphabetic(),
                2..5 => false,
                _ => true,
            };
            let found = Misprint {
                place: at + 1,
                is: other,
                due: letters[at],
            };
            assert!(!is_told || why == CodeError::Sum(Some(found)), "{why}");
        }
        assert!(matches!(
            refused(&letters[..at]),
            CodeError::Cut { .. } | CodeError::NotFound(_)
        ));
        if at > 0 {
            refused(&letters[at..]);
        }
        let mut swapped = letters.clone();
        if at + 1 < letters.len() && letters[at] != letters[at + 1] {
            swapped.swap(at, at + 1);
            refused(&swapped);
        }
    }
}

/// A later version, another game and garbage are each told as what they are.
pub fn other_codes_are_told_apart<G: CodedGame>() {
    let code = GameCode::of::<G>();
    let whole = round_trip(code, &short_game::<G>());
    let body = &whole[5..whole.len() - 6];
    let newer = code_around(&format!("2{}", G::LETTER), body);
    let why = decode(&[code], &newer).expect_err("another version");
    assert_eq!(
        why,
        CodeError::Newer {
            version: 2,
            known: 1
        }
    );
    assert!(why.to_string().contains("version 2"), "{why}");
    let why = decode(&[], &whole).expect_err("no game is known");
    assert_eq!(why, CodeError::OtherGame(G::LETTER));
    let cut = decode(&[code], &format!("{}…", &whole[..whole.len() - 3]));
    let cut = cut.expect_err("a cut code").to_string();
    assert!(cut.contains("'…' is no letter of a code"), "{cut}");
    for garbage in [
        "",
        "1",
        "1G",
        "rubbish",
        &format!("1{}", G::LETTER),
        &"x".repeat(1 << 20),
        &"\u{1f600}".repeat(1 << 18),
    ] {
        let why = decode(&[code], garbage).expect_err("garbage");
        let long = garbage.len() > 1 << 17;
        assert_eq!(matches!(why, CodeError::TooLong { .. }), long, "{why}");
    }
    // What looks like a code again and again, or like the beginning of one, is not tried for ever.
    let like = format!("1{}zzzz ", G::LETTER).repeat(15_000);
    let gaps = format!("1{}", " ".repeat(300)).repeat(400);
    let short = format!("1{} ", G::LETTER).repeat(40_000);
    for text in [like, gaps, short] {
        assert!(decode(&[code], &text).is_err());
    }
    let mut rng = Pcg32::seed_from_u64(5);
    let letters: Vec<char> = LETTERS.chars().collect();
    for _ in 0..200 {
        let noise: String = (0..300)
            .map(|_| letters[rng.random_range(0..letters.len())])
            .collect();
        assert!(decode(&[code], &format!("1{}{noise}", G::LETTER)).is_err());
    }
}

/// A code with any body: its version and letter, the length, the body and the sum, reckoned anew.
pub fn code_around(head: &str, body: &str) -> String {
    let digits = |mut number: u64, size: usize| {
        let mut letters = Vec::new();
        for _ in 0..size {
            letters.push(LETTERS.as_bytes()[(number % 62) as usize]);
            number /= 62;
        }
        letters.reverse();
        String::from_utf8(letters).expect("letters")
    };
    let code = format!("{head}{}{body}", digits(body.len() as u64, 3));
    let mut crc = u32::MAX;
    for byte in code.bytes() {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = (crc >> 1) ^ (0xedb8_8320 * (crc & 1));
        }
    }
    code + &digits(u64::from(!crc), 6)
}
