//! The keys of the messages of this package, and of those that it borrows; for its tests, what is built in all.

fn main() -> std::io::Result<()> {
    kit_locales::write_built_keys()?;
    kit_locales::write_keys(&["menu", "settings"], &["table"])
}
