//! The laws of the day's deals and of challenges, as functions that are called once for each game
//! (`tests/rules/laws.rs`).

use std::collections::BTreeSet;

use guyenne::rules::code::{
    Challenge, ChallengeCode, CodeContent, CodeError, GameCode, NoChallenge, decode, open,
};
use guyenne::rules::daily::{CalendarDate, DailyDeal, DailyDeals, Difficulty, FIRST_DAY};
use guyenne::rules::duplicate::{DuplicateGame, SideResult};
use guyenne::rules::game::HeadlessBot;
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::seed::{Seed, following};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

fn date(days: i64) -> CalendarDate {
    FIRST_DAY.after(days).expect("a date")
}

/// Every date from the first one on has a deal: a game of its set-up, its seed and its players, the same each time.
pub fn every_date_deals_a_game<G: DuplicateGame + 'static>() {
    let deals = DailyDeals::of::<G>();
    assert_eq!((deals.deal)(date(-1)), None);
    let variants = G::daily_variants();
    let names: BTreeSet<&str> = variants.iter().map(|variant| variant.name).collect();
    assert_eq!(
        names.len(),
        variants.len(),
        "variants have names of their own"
    );
    for variant in &variants {
        assert!(!variant.levels.is_empty());
        assert!(variant.levels.iter().all(|level| G::LEVELS.contains(level)));
    }
    let mut records = BTreeSet::new();
    for days in 0..60 {
        let deal = (deals.deal)(date(days)).expect("a deal");
        assert_eq!(i64::from(deal.number), days + 1);
        assert_eq!(deal.game, G::ID);
        let record = (deals.record)(&deal).expect("a game");
        assert_eq!((deals.record)(&deal).as_ref(), Ok(&record));
        let game = G::replay(record.as_bytes()).expect("a record");
        let kinds = game.kinds().expect("players");
        assert_eq!(kinds[deal.side], PlayerKind::Human);
        assert_eq!(kinds[1 - deal.side], PlayerKind::Bot(deal.level.to_owned()));
        assert_eq!((deals.result)(record.as_bytes()), Ok(None));
        assert!(!game.to_move().is_empty());
        records.insert(record);
    }
    assert_eq!(records.len(), 60, "no two days are alike");
}

/// The chance that names a difficulty is the same each time, however its games are cut into pieces, and as the games of
/// the bots are counted here.
pub fn difficulty_is_deterministic<G: DuplicateGame + 'static>(days: i64, games: u32) {
    let deals = DailyDeals::of::<G>();
    let deal = (deals.deal)(date(days)).expect("a deal");
    let mut playouts = (deals.playouts)(&deal, games).expect("bots");
    assert_eq!(playouts.so_far(), Difficulty::default());
    let mut slices = 0;
    while !playouts.advance().expect("legal moves") {
        slices += 1;
    }
    let found = playouts.so_far();
    assert!(slices > games, "it comes in pieces");
    assert_eq!(playouts.advance(), Ok(true), "and ends");
    assert_eq!(playouts.so_far(), found);
    assert_eq!(found, counted::<G>(&deal, games));
}

/// The games of the strongest bot with a deal, each played in one piece.
fn counted<G: DuplicateGame>(deal: &DailyDeal, games: u32) -> Difficulty {
    let variants = G::daily_variants();
    let variant = variants.iter().find(|variant| variant.name == deal.variant);
    let setup = &variant.expect("a variant").setup;
    let mut found = Difficulty::default();
    for n in 0..games {
        let mut game = G::start(setup, deal.seed, [deal.level; 2]).expect("a game");
        let series = following(deal.seed, u64::from(n));
        let mut bots: Vec<(G::Seat, Box<dyn HeadlessBot<G>>)> = Vec::new();
        for (at, seat) in game.seats().into_iter().enumerate() {
            let strongest = G::LEVELS[G::LEVELS.len() - 1];
            let own = G::side(seat) == deal.side;
            let name = if own { strongest } else { deal.level };
            let bot = G::bot(name, following(series, 1 + at as u64)).expect("a bot");
            bots.push((seat, bot));
        }
        while let Some(&seat) = game.to_move().first() {
            let bot = bots.iter_mut().find(|(own, _)| *own == seat);
            let m = bot.expect("a bot").1.decide(&game.view(Some(seat)));
            game.play(seat, m.expect("a move")).expect("a legal one");
        }
        let winner = game.outcome().expect("an end").winner;
        found.games += 1;
        found.won += u32::from(winner == Some(deal.side));
        found.drawn += u32::from(winner.is_none());
    }
    found
}

/// A random game of a deal to its end.
fn played<G: DuplicateGame>(first: &G, seed: u64) -> G {
    let mut game = first.clone();
    let mut rng = Pcg32::seed_from_u64(seed);
    while let Some(&seat) = game.to_move().first() {
        let moves = game.legal_moves(seat);
        game.play(seat, moves[rng.random_range(0..moves.len())])
            .expect("a listed move");
    }
    game
}

/// A game of each of the game's set-ups with a person on `side`, at its first decision.
fn deals<G: DuplicateGame>(side: usize) -> Vec<G> {
    let mut kinds = [0, 1].map(|_| PlayerKind::Bot(G::BOTS[0].to_owned()));
    kinds[side] = PlayerKind::Human;
    let setups = G::setups().into_iter().enumerate();
    let game = |(n, setup)| {
        let seed = following(Seed(40), n as u64);
        let game = G::start(&setup, seed, [G::BOTS[1]; 2]).expect("a game");
        let own = Some([0, 1].map(|_| PlayerKind::Bot(G::BOTS[1].to_owned())));
        assert_eq!(game.kinds(), own);
        let game = game.reseated(&kinds).expect("players");
        assert_eq!(game.kinds().as_ref(), Some(&kinds));
        game
    };
    setups.map(game).collect()
}

fn opened<G: DuplicateGame>(code: &str) -> Result<Challenge, CodeError> {
    let (games, challenges) = ([GameCode::of::<G>()], [ChallengeCode::of::<G>()]);
    open(&games, &challenges, code).map(|found| match found {
        CodeContent::Challenge(challenge) => challenge,
        CodeContent::Game(record) => panic!("{code} is no game: {record}"),
    })
}

/// A challenge tells the deal that was played and what came of it, and nothing of how; opened, the deal is there with
/// the sides as they were, and exchanged.
pub fn challenges_tell_a_deal_and_its_result<G: DuplicateGame>() {
    let code = ChallengeCode::of::<G>();
    for side in [0, 1] {
        for (n, first) in deals::<G>(side).iter().enumerate() {
            let game = played(first, n as u64);
            let record = game.record();
            let written = code.write(record.as_bytes(), side);
            let written = written.unwrap_or_else(|why| panic!("{why} {record}"));
            assert!(written.len() < 60, "{written}");
            let challenge = opened::<G>(&format!("And you? {written}")).expect("a challenge");
            let result = game.result().expect("it is over");
            assert_eq!(challenge.game, G::ID);
            assert_eq!(challenge.record, first.record());
            assert_eq!(challenge.side, side);
            assert_eq!(challenge.opponent.bot(), Some(G::BOTS[0]));
            assert_eq!(challenge.result, SideResult::of(&result, side));
            assert_eq!(challenge.code, written);
            assert_eq!(code.of_person(&record), Ok(challenge.clone()));
            let days = record.replacen('{', r#"{"daily":{"day":3},"challenge":"1","#, 1);
            let of_days = code.of_person(&days);
            assert_eq!(of_days, Ok(challenge.clone()), "with fields of its own");
            let exchanged = G::replay(challenge.exchanged.as_bytes()).expect("a record");
            let [one, other] = first.kinds().expect("players");
            assert_eq!(exchanged.kinds(), Some([other, one]));
            let back = exchanged.reseated(&first.kinds().expect("players"));
            assert_eq!(back.map(|game| game.record()), Ok(first.record()));
            // The games' own codes are not read otherwise, and theirs are no games.
            let own = GameCode::of::<G>();
            let whole = own.write(record.as_bytes()).expect("a code");
            let found = open(&[own], &[code], &whole);
            assert_eq!(found, Ok(CodeContent::Game(record)));
            let letter = G::LETTER.to_ascii_lowercase();
            assert_eq!(decode(&[own], &written), Err(CodeError::OtherGame(letter)));
        }
    }
}

/// A challenge that is altered in any letter, cut, of another version or garbage is told as a code of a game would be.
pub fn altered_challenges_are_refused<G: DuplicateGame>() {
    let game = played(&deals::<G>(1)[0], 3);
    let code = ChallengeCode::of::<G>();
    let written = code.write(game.record().as_bytes(), 1).expect("a code");
    let letters: Vec<char> = written.chars().collect();
    for at in 0..letters.len() {
        for other in ('0'..='9').chain('A'..='Z').chain('a'..='z') {
            let mut altered = letters.clone();
            altered[at] = other;
            let altered: String = altered.into_iter().collect();
            let read = opened::<G>(&altered);
            assert_eq!(read.is_ok(), altered == written, "{altered}");
        }
        let cut = opened::<G>(&written[..at]).expect_err("a cut code");
        assert!(
            matches!(cut, CodeError::Cut { .. } | CodeError::NotFound(_)),
            "{cut}"
        );
    }
    let newer = crate::codes::laws::code_around(
        &format!("2{}", letters[1]),
        &written[5..written.len() - 6],
    );
    let newer = opened::<G>(&newer).expect_err("a newer one");
    assert_eq!(
        newer,
        CodeError::Newer {
            version: 2,
            known: 1
        }
    );
    let none = opened::<G>("rubbish").expect_err("no code");
    assert_eq!(none, CodeError::NotFound(G::LETTER.to_string()));
    // One that is whole and tells nothing that can be.
    let mut rng = Pcg32::seed_from_u64(6);
    for _ in 0..200 {
        let body: String = (0..20)
            .map(|_| char::from(rng.random_range(b'0'..=b'9')))
            .collect();
        let read = opened::<G>(&crate::codes::laws::code_around(
            &format!("1{}", letters[1]),
            &body,
        ));
        if let Ok(challenge) = read {
            assert!(G::replay(challenge.record.as_bytes()).is_ok());
        }
    }
}

/// What cannot be a challenge: a game that goes on, a side that is not there or that a bot played, cards that the seed
/// does not deal.
pub fn no_challenge_without_a_deal_and_a_result<G: DuplicateGame>() {
    let first = &deals::<G>(0)[0];
    let game = played(first, 1);
    let code = ChallengeCode::of::<G>();
    let refused = |record: &str, side: usize| {
        let why = code
            .write(record.as_bytes(), side)
            .expect_err("no challenge");
        why.to_string()
    };
    assert!(refused(&first.record(), 0).ends_with("it is not over"));
    let whole = game.record();
    assert!(code.write(whole.as_bytes(), 0).is_ok());
    assert!(refused(&whole, 1).ends_with("no person played this side"));
    assert!(refused(&whole, 2).ends_with("there is no side 2"));
    assert!(refused("rubbish", 0).len() > 5);
    let person = |record: &str| code.of_person(record).expect_err("no challenge");
    let branch = whole.replacen('{', r#"{"branch":{"events":1},"#, 1);
    assert_eq!(person(&branch), CodeError::NoChallenge(NoChallenge::Branch));
    let going_on = CodeError::NoChallenge(NoChallenge::NotOver);
    assert_eq!(person(&first.record()), going_on);
    for (kinds, why) in [
        ([PlayerKind::Human, PlayerKind::Human], NoChallenge::NoBot),
        (
            [0, 1].map(|_| PlayerKind::Bot(G::BOTS[0].to_owned())),
            NoChallenge::NoPerson,
        ),
    ] {
        let first = first.reseated(&kinds).expect("players");
        let record = played(&first, 1).record();
        assert_eq!(person(&record), CodeError::NoChallenge(why));
    }
}
