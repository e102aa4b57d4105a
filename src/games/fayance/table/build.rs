//! The keys of the messages of this package, and of those that it borrows.

fn main() -> std::io::Result<()> {
    kit_locales::copy_texts("fayance")?;
    kit_locales::write_keys(
        &[
            "fayance/access",
            "fayance/couch",
            "fayance/index",
            "fayance/lessons",
            "fayance/log",
            "fayance/names",
            "fayance/notes",
            "fayance/pages",
            "fayance/table",
        ],
        &["fayance/book", "common", "keys", "menu", "table"],
    )
}
