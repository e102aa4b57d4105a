//! Records with random changes, and random bytes: nothing panics, and every valid record can be played on.

use guyenne::games::guyenne::rules::record::Record;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};
use proptest::sample::Index;
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use super::changes::{GOLDEN, golden};
use crate::games::check_file;

/// Changes something at random in a JSON value.
pub fn mutate(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Array(list) if !list.is_empty() && rng.random_bool(0.9) => {
            let at = rng.random_range(0..list.len());
            match rng.random_range(0..8) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                2 => {
                    let other = rng.random_range(0..list.len());
                    list.swap(at, other);
                }
                _ => mutate(&mut list[at], rng),
            }
        }
        Value::Object(map) if !map.is_empty() && rng.random_bool(0.95) => {
            let at = rng.random_range(0..map.len());
            let key = map.keys().nth(at).expect("a key").clone();
            if rng.random_bool(0.05) {
                map.remove(&key);
            } else if let Some(value) = map.get_mut(&key) {
                mutate(value, rng);
            }
        }
        Value::Number(_) => *value = json!(rng.random_range(-1..24)),
        _ => {
            let any = [
                json!(null),
                json!(true),
                json!(-1),
                json!(2),
                json!(5),
                json!(1e300),
                json!(u64::MAX),
                json!("hero"),
                json!("english"),
                json!("french"),
                json!("expert"),
                json!("2021"),
                json!("play"),
                json!("pass"),
                json!("concede"),
                json!(""),
                json!([]),
                json!([[2]]),
                json!({}),
                json!("\u{1}\u{2028}é"),
            ];
            *value = any[rng.random_range(0..any.len())].clone();
        }
    }
}

/// A regression test: events with a seat outside the game were read, but not written again.
#[test]
fn nobody_plays_from_a_seat_that_is_not_at_the_table() {
    let two = golden(10);
    assert_eq!(two["teams"], json!({"english": 1, "french": 2}));
    let events = two["events"].as_array().expect("a list").len();
    let mut refused = 0;
    for at in 0..events {
        let mut altered = two.clone();
        let event = &mut altered["events"][at];
        if event["side"] != "english" {
            continue;
        }
        if !["draw", "play", "pass", "reveal", "concede", "pillage"]
            .contains(&event["e"].as_str().expect("a name"))
        {
            continue;
        }
        event["seat"] = json!(1);
        let error = Record::parse(&altered.to_string()).expect_err("a stranger");
        assert_eq!(error.event(), Some(at + 1), "{error}");
        refused += 1;
    }
    assert!(refused > 20, "{refused}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in vec(any::<u8>(), 0..200)) {
        for fault in check_file(&bytes) {
            prop_assert!(!fault.is_empty());
        }
    }

    #[test]
    fn altered_bytes_never_panic(preset in 0..16_usize, at in any::<Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let mut bytes = GOLDEN.lines().nth(preset).expect("a game").as_bytes().to_vec();
        let at = at.index(bytes.len());
        if cut { bytes.truncate(at) } else { bytes[at] = byte }
        for fault in check_file(&bytes) {
            prop_assert!(!fault.is_empty());
        }
    }

    #[test]
    fn altered_json_never_panics_and_what_holds_goes_on(preset in 0..16_usize, seed in any::<u64>(), changes in 1..4) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut value = golden(preset);
        for _ in 0..changes {
            mutate(&mut value, &mut rng);
        }
        let Ok(record) = Record::parse(&value.to_string()) else { return Ok(()) };
        // A record that can be read is written back unchanged, even if the rules do not allow it.
        prop_assert_eq!(Record::parse(&record.line()), Ok(record.clone()));
        if let Ok(mut position) = record.replay() {
            while let Some(decision) = position.decision() {
                position.play_unchecked(decision.sample(&mut rng));
            }
        }
    }
}
