//! Golden files: files of tests/data that tests compare with, and how to update them with a reason that is logged.

use std::path::Path;
use std::{env, fs};

/// The text of the file `name` of tests/data. If `BLESS` is set to a reason, `text` is written to the file first, and
/// the reason to BLESSED.md beside it.
///
/// # Panics
/// If `BLESS` is set, but gives no reason.
pub fn bless(name: &str, text: &str) -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let path = data.join(name);
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    if let Ok(reason) = env::var("BLESS")
        && read(&path) != text
    {
        let log = data.join("BLESSED.md");
        let blessed = blessed(&read(&log), name, &reason).unwrap_or_else(|e| panic!("{e}"));
        for (path, text) in [(&path, text), (&log, &blessed)] {
            fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        }
    }
    read(&path)
}

/// The text of BLESSED.md after `name` was updated for `reason`, or what is wrong with the reason.
pub fn blessed(log: &str, name: &str, reason: &str) -> Result<String, String> {
    let reason = reason.trim();
    if reason.split_whitespace().count() < 3 || reason.contains('\n') {
        return Err(format!(
            "BLESS=\"{reason}\" gives no reason: say in a line of three words or more why {name} changes"
        ));
    }
    let line = format!("- {name}: {reason}\n");
    // One test may bless a file more than once.
    Ok(if log.ends_with(&line) {
        log.to_owned()
    } else {
        format!("{log}{line}")
    })
}

#[test]
fn blessing_needs_a_reason_and_writes_it_down() {
    for reason in ["1", "", "because", "  two words ", "a reason\nof two lines"] {
        let refused = blessed("", "perft.txt", reason).expect_err(reason);
        assert!(refused.contains("perft.txt"), "{refused}");
    }
    let log = blessed("# Head\n", "perft.txt", " Ties are losses now ").expect("a reason");
    assert_eq!(log, "# Head\n- perft.txt: Ties are losses now\n");
    assert_eq!(
        blessed(&log, "perft.txt", "Ties are losses now"),
        Ok(log.clone())
    );
}
