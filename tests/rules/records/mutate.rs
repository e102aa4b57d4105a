//! Random changes of a record.

use rand::{Rng, RngExt};
use serde_json::{Value, json};

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
