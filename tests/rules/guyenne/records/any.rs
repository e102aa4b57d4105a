//! Records with random changes, and random bytes: nothing panics, and every valid record can be played on.

use guyenne::games::guyenne::rules::record::Record;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};
use proptest::sample::Index;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

use super::changes::{GOLDEN, golden};
use crate::guyenne::check_file;
use crate::records::mutate::mutate;

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
