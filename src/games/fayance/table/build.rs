//! The texts of this game, and the keys of the messages that its table shows.

/// What the table says.
const OWN: &[&str] = &[
    "fayance/access",
    "fayance/couch",
    "fayance/index",
    "fayance/lessons",
    "fayance/log",
    "fayance/names",
    "fayance/notes",
    "fayance/pages",
    "fayance/review",
    "fayance/table",
];

/// What the rules have the keys of.
const OF_THE_RULES: &[&str] = &["fayance/book"];

/// What games share.
const SHARED: &[&str] = &["common", "menu", "table"];

fn main() -> std::io::Result<()> {
    kit_locales::write_texts(&[OWN, OF_THE_RULES].concat())?;
    kit_locales::write_keys(OWN, &[OF_THE_RULES, SHARED].concat())
}
