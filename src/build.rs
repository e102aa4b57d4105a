//! The keys of the messages of this package, and of those that it borrows.

fn main() -> std::io::Result<()> {
    kit_locales::write_keys(&["menu", "settings"], &["table"])
}
