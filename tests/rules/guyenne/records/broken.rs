//! Broken, binary, empty or unusual files: the error names the place and stays short.

use serde_json::{Value, json};

use super::changes::{golden, problem_of};
use crate::guyenne::check_file;

#[test]
fn a_truncated_binary_or_empty_file_is_refused_with_its_line() {
    let good = golden(0).to_string();
    let check = check_file;
    // The fourth event begins with the fourth brace after the bracket of the list.
    let events = good.find("\"events\":[").expect("events");
    let fourth = events
        + good[events..]
            .match_indices('{')
            .nth(3)
            .expect("four events")
            .0;
    assert_eq!(
        check(format!("{good}\n{}", &good[..fourth + 6]).as_bytes()),
        ["2: event 4: truncated: the line ends in the middle of the record"]
    );
    assert_eq!(
        check(&good.as_bytes()[..20]),
        ["1: truncated: the line ends in the middle of the record"]
    );
    // A column is counted in its own line, whichever line that is.
    let broken = format!("{good}\n{}!{}", &good[..fourth], &good[fourth..]);
    assert_eq!(
        check(broken.as_bytes()),
        [format!(
            "2: event 4: not JSON: expected value at column {}",
            fourth + 1
        )]
    );
    let mut binary = good.clone().into_bytes();
    binary[fourth + 1] = 0xff;
    assert_eq!(
        check(&binary),
        [format!(
            "1: event 4: not a text: byte {} of the line is not UTF-8",
            fourth + 2
        )]
    );
    assert_eq!(
        check(b"\x89PNG\r\n\x1a\n\0\0"),
        [
            "1: not a text: byte 1 of the line is not UTF-8",
            "2: not JSON: expected value at column 1",
            "3: not JSON: expected value at column 1",
        ]
    );
    assert_eq!(
        check(format!("{good}\n\u{b}").as_bytes()),
        ["2: not JSON: expected value at column 1"]
    );
    assert_eq!(check(b""), ["1: there is no game record in this file"]);
    // Other line ends, and a byte order mark, are accepted.
    assert_eq!(
        check(format!("\u{feff}{good}\r\n\r\n{good}\r\n").as_bytes()),
        [""; 0]
    );
}

#[test]
fn a_fault_is_one_short_line() {
    let long = "a\u{1b}[2J\n".repeat(100_000);
    for change in [
        |record: &mut Value, long: &str| record["format"] = json!(long),
        |record: &mut Value, long: &str| record["format"] = json!([long]),
        |record: &mut Value, long: &str| record["version"] = json!([long]),
        |record: &mut Value, long: &str| record["rules"]["edition"] = json!(long),
        |record: &mut Value, long: &str| record["seed"] = json!([long]),
        |record: &mut Value, long: &str| record["players"][0]["kind"] = json!(long),
        |record: &mut Value, long: &str| record["events"][0]["e"] = json!(long),
        |record: &mut Value, long: &str| record["events"][0]["side"] = json!(long),
        |record: &mut Value, long: &str| record["events"][0]["cards"] = json!([long]),
        |record: &mut Value, long: &str| record["events"][3]["castle"] = json!(long),
    ] {
        let problem = problem_of(golden(0), |record| change(record, &long));
        assert!(problem.len() < 300, "{} bytes", problem.len());
        assert!(!problem.contains(char::is_control), "{problem:?}");
    }
}
