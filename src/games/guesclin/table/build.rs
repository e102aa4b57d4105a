//! The keys of the messages of this package, and of those that it borrows.

fn main() -> std::io::Result<()> {
    kit_locales::copy_texts("guesclin")?;
    kit_locales::write_keys(
        &[
            "guesclin/access",
            "guesclin/hints",
            "guesclin/index",
            "guesclin/lessons",
            "guesclin/log",
            "guesclin/notes",
            "guesclin/odds",
            "guesclin/refusals",
            "guesclin/short",
            "guesclin/table",
            "guesclin/terms",
        ],
        &["guesclin/book", "common", "keys", "menu", "table"],
    )
}
