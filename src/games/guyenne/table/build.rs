//! The texts of this game, and the keys of the messages that its table shows.

/// What the table says.
const OWN: &[&str] = &[
    "guyenne/access",
    "guyenne/answers",
    "guyenne/castles",
    "guyenne/gallery",
    "guyenne/index",
    "guyenne/lessons",
    "guyenne/log",
    "guyenne/names",
    "guyenne/notes",
    "guyenne/pages",
    "guyenne/puzzles",
    "guyenne/review",
    "guyenne/spoken",
    "guyenne/summary",
    "guyenne/table",
];

/// What the rules have the keys of.
const OF_THE_RULES: &[&str] = &["guyenne/refusals", "guyenne/rulebook"];

/// What games share.
const SHARED: &[&str] = &["menu", "table"];

fn main() -> std::io::Result<()> {
    kit_locales::write_texts(&[OWN, OF_THE_RULES].concat())?;
    kit_locales::write_keys(OWN, &[OF_THE_RULES, SHARED].concat())
}
