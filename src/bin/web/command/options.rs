//! The builder's command line.

use std::path::PathBuf;

use clap::Parser;
use guyenne::app::games::HEADLESS;

/// Builds the web game into dist/web and dist/guyenne-web.zip, which itch.io takes as it is.
///
/// Ends with 0 when all is well, 1 when something failed, 2 for arguments that make no sense, and 3 when --golden
/// cannot be tried here.
#[derive(Debug, Parser)]
#[command(name = "web", bin_name = "cargo web --")]
pub struct WebOptions {
    /// Leave out wasm-opt: larger by a fifth, sooner by minutes, and no budget is held
    #[arg(long)]
    pub fast: bool,
    /// Compile nothing: pack, or serve, what was built before
    #[arg(long)]
    pub no_build: bool,
    /// Let a game pass that is over its budget of bytes
    #[arg(long)]
    pub over_budget: bool,
    /// Write sizes and times to FILE as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Serve dist/web on this machine until Ctrl+C, after building it
    #[arg(long)]
    pub serve: bool,
    /// Where to serve; 0 takes any free port
    #[arg(long, value_name = "N", default_value = "8000", requires = "serve")]
    pub port: u16,
    /// Serve it below this path as well: /sub/path/
    #[arg(long, value_name = "PATH", requires = "serve", value_parser = base)]
    pub base: Option<String>,
    /// Build nothing, but play the records of FILE (the golden games, if none is named) and fresh games on wasm and
    /// here, and compare
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["fast", "no_build", "over_budget", "json", "serve"])]
    golden: Option<Option<PathBuf>>,
    /// Compile with Debian's rustc-web even where the Rust in use can compile for wasm
    #[arg(long)]
    pub debian: bool,
}

impl WebOptions {
    /// The files of records to play again, if that is what is asked for: the one that is named, or every game's.
    pub fn records(&self) -> Option<Vec<PathBuf>> {
        let asked = self.golden.as_ref()?;
        let data = super::root::root().join("tests/data");
        let every = || {
            let games = HEADLESS.iter().map(|game| data.join(game.id.0));
            games.map(|game| game.join("games.jsonl")).collect()
        };
        Some(asked.clone().map_or_else(every, |file| vec![file]))
    }
}

/// A path with a slash at both ends.
fn base(text: &str) -> Result<String, String> {
    let inner = text.trim_matches('/');
    let sound = |part: &str| {
        !part.is_empty()
            && part
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
    };
    if inner.split('/').all(sound) {
        Ok(format!("/{inner}/"))
    } else {
        Err("expected a path of letters, digits, - and _, such as /sub/path/".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_hold_together() {
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
