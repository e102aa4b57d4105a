//! The texts of this game, and the keys of the messages that its table shows.

/// What the table says.
const OWN: &[&str] = &[
    "guesclin/access",
    "guesclin/hints",
    "guesclin/index",
    "guesclin/lessons",
    "guesclin/log",
    "guesclin/notes",
    "guesclin/odds",
    "guesclin/refusals",
    "guesclin/review",
    "guesclin/short",
    "guesclin/table",
    "guesclin/terms",
];

/// What the rules have the keys of.
const OF_THE_RULES: &[&str] = &["guesclin/book"];

/// What games share.
const SHARED: &[&str] = &["common", "menu", "table"];

fn main() -> std::io::Result<()> {
    kit_locales::write_texts(&[OWN, OF_THE_RULES].concat())?;
    kit_locales::write_keys(OWN, &[OF_THE_RULES, SHARED].concat())
}
