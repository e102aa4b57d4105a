//! The builder's command line options.

use std::path::PathBuf;

use clap::Parser;
use guyenne::app::games::HEADLESS;

/// Builds the web game into dist/web and dist/guyenne-web.zip, ready to upload to itch.io.
///
/// Exit codes: 0 for success, 1 for a failure, 2 for bad arguments, 3 if --golden cannot run here.
#[derive(Debug, Parser)]
#[command(name = "web", bin_name = "cargo web --")]
pub struct WebOptions {
    /// Skip wasm-opt: a fifth larger, minutes sooner, and the size budget does not apply
    #[arg(long)]
    pub fast: bool,
    /// Compile nothing: pack or serve what was built before
    #[arg(long)]
    pub no_build: bool,
    /// Accept a build that is over its size budget
    #[arg(long)]
    pub over_budget: bool,
    /// Write sizes and times to FILE as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Serve dist/web on this machine until Ctrl+C, after building it
    #[arg(long)]
    pub serve: bool,
    /// The port to serve on; 0 takes any free port
    #[arg(long, value_name = "N", default_value = "8000", requires = "serve")]
    pub port: u16,
    /// Serve it below this path, too, such as /sub/path/
    #[arg(long, value_name = "PATH", requires = "serve", value_parser = base)]
    pub base: Option<String>,
    /// Build nothing; play the records of FILE (default: the golden games) and new games on wasm and natively, and
    /// compare
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["fast", "no_build", "over_budget", "json", "serve"])]
    golden: Option<Option<PathBuf>>,
    /// Compile with Debian's rustc-web even if the toolchain in use can compile for wasm
    #[arg(long)]
    pub debian: bool,
}

impl WebOptions {
    /// The files of records of `--golden`, if it is given: the one that is named, or every game's.
    pub fn records(&self) -> Option<Vec<PathBuf>> {
        let golden = self.golden.as_ref()?;
        let data = super::root::root().join("tests/data");
        let every = || {
            let games = HEADLESS.iter().map(|game| data.join(game.id.0));
            games.map(|game| game.join("games.jsonl")).collect()
        };
        Some(golden.clone().map_or_else(every, |file| vec![file]))
    }
}

/// Reads a URL path; returns it with a slash at both ends.
fn base(text: &str) -> Result<String, String> {
    let inner = text.trim_matches('/');
    let valid = |part: &str| {
        !part.is_empty()
            && part
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
    };
    if inner.split('/').all(valid) {
        Ok(format!("/{inner}/"))
    } else {
        Err("expected a path of letters, digits, - and _, such as /sub/path/".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_checked() {
        let parsed = |words: &str| WebOptions::try_parse_from(words.split_whitespace());
        for good in [
            "web",
            "web --serve --port 0 --base sub/path",
            "web --no-build --json sizes.json --over-budget",
            "web --golden",
            "web --golden games.jsonl --debian",
        ] {
            assert!(parsed(good).is_ok(), "{good}");
        }
        for bad in [
            "web --port 8000",
            "web --serve --port 70000",
            "web --serve --base ../..",
            "web --serve --base /",
            "web --golden --serve",
            "web --golden a b",
            "web here",
        ] {
            let refused = parsed(bad).expect_err(bad);
            assert_eq!(refused.exit_code(), 2, "{bad}");
        }
        assert_eq!(base("/sub/path"), Ok("/sub/path/".to_owned()));
    }
}
