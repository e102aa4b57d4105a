//! The keys of the messages of this package, and of those that it borrows.

fn main() -> std::io::Result<()> {
    kit_locales::copy_texts("guyenne")?;
    kit_locales::write_keys(
        &[
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
            "guyenne/spoken",
            "guyenne/summary",
            "guyenne/table",
        ],
        &[
            "guyenne/refusals",
            "guyenne/rulebook",
            "common",
            "keys",
            "menu",
            "table",
        ],
    )
}
