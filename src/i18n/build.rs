//! The texts that games share, and the keys of those that this package shows.

fn main() -> std::io::Result<()> {
    kit_locales::write_texts(&[
        "common", "menu", "settings", "book", "notes", "coach", "keys", "table",
    ])?;
    kit_locales::write_keys(&["common"], &[])
}
