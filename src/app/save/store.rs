//! Where things are kept: files with one backup each on a computer, the browser's storage on a page, memory where there
//! is neither.
//! It knows what is sound only by what it is told, and nothing of who asks.

#[cfg(target_arch = "wasm32")]
use crate::app::web::Drawer;
#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
use std::{collections::BTreeMap, fmt, io};

/// What is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kept {
    /// The comfort settings.
    Settings,
    /// The game in progress, one line of the record format.
    Game,
}

impl Kept {
    /// The file's name, without what marks the backup.
    const fn stem(self) -> (&'static str, &'static str) {
        match self {
            Self::Settings => ("settings", "json"),
            Self::Game => ("game", "jsonl"),
        }
    }

    /// The name of the file, or of its backup.
    fn file(self, copy: Copy) -> String {
        let (stem, end) = self.stem();
        match copy {
            Copy::Main => format!("{stem}.{end}"),
            Copy::Backup => format!("{stem}.backup.{end}"),
        }
    }
}

/// Each thing is kept twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Copy {
    Main,
    Backup,
}

/// What reading found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing was ever kept.
    Nothing,
    /// What was kept last.
    Whole(String),
    /// What was kept before; what was kept last is damaged.
    Backup(String),
    /// Both are damaged.
    Damaged,
}

impl Found {
    /// What can be used of it.
    pub fn text(self) -> Option<String> {
        match self {
            Self::Whole(text) | Self::Backup(text) => Some(text),
            Self::Nothing | Self::Damaged => None,
        }
    }
}

/// Why something could not be kept.
#[derive(Debug)]
pub struct Unwritable(io::Error);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Unwritable {}

impl Unwritable {
    /// A failure with this reason.
    #[cfg(test)]
    pub(super) fn because(reason: &str) -> Self {
        Self(io::Error::other(reason.to_owned()))
    }
}

/// Where things are kept.
#[derive(Debug)]
pub struct Store {
    shelf: Shelf,
}

#[derive(Debug)]
enum Shelf {
    /// A folder.
    #[cfg(not(target_arch = "wasm32"))]
    Folder(PathBuf),
    /// What the browser keeps for the page.
    #[cfg(target_arch = "wasm32")]
    Browser(Drawer),
    /// Gone with the program.
    Memory(BTreeMap<String, String>),
}

impl Store {
    /// A store that forgets everything when the program ends.
    pub fn in_memory() -> Self {
        Self {
            shelf: Shelf::Memory(BTreeMap::new()),
        }
    }

    /// A store in a folder, which is made when something is first kept.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self {
            shelf: Shelf::Folder(folder.into()),
        }
    }

    /// The player's own store.
    pub fn of_player() -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(folder) = players_folder(|name| std::env::var_os(name)) {
            return Self::in_folder(folder);
        }
        #[cfg(target_arch = "wasm32")]
        if let Some(drawer) = Drawer::open() {
            return Self {
                shelf: Shelf::Browser(drawer),
            };
        }
        Self::in_memory()
    }

    /// Whether all is gone when the program ends.
    pub fn forgets(&self) -> bool {
        matches!(self.shelf, Shelf::Memory(_))
    }

    /// What was kept, as far as `sound` accepts it.
    pub fn read(&self, kept: Kept, sound: impl Fn(&str) -> bool) -> Found {
        let main = self.load(kept, Copy::Main);
        if let Loaded::Text(text) = &main
            && sound(text)
        {
            return Found::Whole(text.clone());
        }
        let backup = self.load(kept, Copy::Backup);
        match backup {
            Loaded::Text(text) if sound(&text) => Found::Backup(text),
            Loaded::Nothing if main == Loaded::Nothing => Found::Nothing,
            _ => Found::Damaged,
        }
    }

    /// Keeps a text. What was kept before becomes the backup, if it is sound.
    pub fn write(
        &mut self,
        kept: Kept,
        text: &str,
        sound: impl Fn(&str) -> bool,
    ) -> Result<(), Unwritable> {
        if let Loaded::Text(before) = self.load(kept, Copy::Main)
            && before != text
            && sound(&before)
        {
            self.save(kept, Copy::Backup, &before)?;
        }
        self.save(kept, Copy::Main, text)
    }

    /// Forgets a thing; its backup first, so that a half-done forgetting brings back nothing older.
    pub fn clear(&mut self, kept: Kept) -> Result<(), Unwritable> {
        for copy in [Copy::Backup, Copy::Main] {
            let name = kept.file(copy);
            match &mut self.shelf {
                #[cfg(not(target_arch = "wasm32"))]
                Shelf::Folder(folder) => match std::fs::remove_file(folder.join(name)) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => {
                        return Err(Unwritable(error));
                    }
                    _ => {}
                },
                #[cfg(target_arch = "wasm32")]
                Shelf::Browser(drawer) => drawer.remove(&name).map_err(Unwritable)?,
                Shelf::Memory(things) => {
                    things.remove(&name);
                }
            }
        }
        Ok(())
    }

    /// Puts a thing that cannot be read out of the way, so that it is not written over.
    pub fn set_aside(&mut self, kept: Kept) -> Result<(), Unwritable> {
        #[cfg(not(target_arch = "wasm32"))]
        if let Shelf::Folder(folder) = &self.shelf {
            for copy in [Copy::Main, Copy::Backup] {
                let from = folder.join(kept.file(copy));
                let to = folder.join(format!("{}.unreadable", kept.file(copy)));
                match std::fs::rename(from, to) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => {
                        return Err(Unwritable(error));
                    }
                    _ => {}
                }
            }
            return Ok(());
        }
        #[cfg(target_arch = "wasm32")]
        if let Shelf::Browser(drawer) = &self.shelf {
            for copy in [Copy::Main, Copy::Backup] {
                let name = kept.file(copy);
                if let Ok(Some(text)) = drawer.get(&name) {
                    let aside = drawer.set(&format!("{name}.unreadable"), &text);
                    aside.map_err(Unwritable)?;
                }
            }
        }
        self.clear(kept)
    }

    /// One copy as it lies there.
    fn load(&self, kept: Kept, copy: Copy) -> Loaded {
        let name = kept.file(copy);
        match &self.shelf {
            #[cfg(not(target_arch = "wasm32"))]
            Shelf::Folder(folder) => match std::fs::read(folder.join(name)) {
                Ok(bytes) => String::from_utf8(bytes).map_or(Loaded::Damaged, Loaded::Text),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Loaded::Nothing,
                Err(_) => Loaded::Damaged,
            },
            #[cfg(target_arch = "wasm32")]
            Shelf::Browser(drawer) => match drawer.get(&name) {
                Ok(text) => text.map_or(Loaded::Nothing, Loaded::Text),
                Err(_) => Loaded::Damaged,
            },
            Shelf::Memory(things) => things
                .get(&name)
                .map_or(Loaded::Nothing, |text| Loaded::Text(text.clone())),
        }
    }

    /// Writes one copy whole or not at all.
    fn save(&mut self, kept: Kept, copy: Copy, text: &str) -> Result<(), Unwritable> {
        let name = kept.file(copy);
        match &mut self.shelf {
            #[cfg(not(target_arch = "wasm32"))]
            Shelf::Folder(folder) => {
                std::fs::create_dir_all(&*folder).map_err(Unwritable)?;
                write_whole(&folder.join(name), text).map_err(Unwritable)
            }
            #[cfg(target_arch = "wasm32")]
            Shelf::Browser(drawer) => drawer.set(&name, text).map_err(Unwritable),
            Shelf::Memory(things) => {
                things.insert(name, text.to_owned());
                Ok(())
            }
        }
    }
}

/// Writes a file so that a crash at any moment leaves either the old or the new text.
#[cfg(not(target_arch = "wasm32"))]
pub fn write_whole(path: &std::path::Path, text: &str) -> io::Result<()> {
    use std::io::Write;
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}

/// One copy as it lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Loaded {
    Nothing,
    Text(String),
    Damaged,
}

/// The folder for the player's data, by the rules of the platform.
#[cfg(not(target_arch = "wasm32"))]
fn players_folder(var: impl Fn(&str) -> Option<std::ffi::OsString>) -> Option<PathBuf> {
    let path = |name: &str| var(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(home) = path("GUYENNE_HOME") {
        return Some(home);
    }
    let data = if cfg!(windows) {
        path("APPDATA")
    } else if cfg!(target_os = "macos") {
        path("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        path("XDG_DATA_HOME")
            .filter(|data| data.is_absolute())
            .or_else(|| path("HOME").map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join("guyenne"))
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    /// A folder that is gone after the test.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder =
                std::env::temp_dir().join(format!("guyenne-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Self(folder)
        }

        fn store(&self) -> Store {
            Store::in_folder(&self.0)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn sound(text: &str) -> bool {
        text.starts_with("good")
    }

    fn damage(folder: &Path, file: &str) {
        fs::write(folder.join(file), b"\xff\xfe\0 rubbish").expect("the scratch folder is ours");
    }

    #[test]
    fn what_is_kept_is_found() {
        let scratch = Scratch::new("kept");
        let mut store = scratch.store();
        assert_eq!(store.read(Kept::Game, sound), Found::Nothing);
        for text in ["good 1", "good 2", "good 3"] {
            store.write(Kept::Game, text, sound).expect("writable");
            assert_eq!(
                scratch.store().read(Kept::Game, sound),
                Found::Whole(text.into())
            );
        }
        assert_eq!(store.read(Kept::Settings, sound), Found::Nothing);
    }

    #[test]
    fn a_damaged_file_gives_its_backup() {
        let scratch = Scratch::new("damaged");
        let mut store = scratch.store();
        store.write(Kept::Game, "good 1", sound).expect("writable");
        store.write(Kept::Game, "good 2", sound).expect("writable");
        damage(&scratch.0, "game.jsonl");
        assert_eq!(
            store.read(Kept::Game, sound),
            Found::Backup("good 1".into())
        );
        store.write(Kept::Game, "good 3", sound).expect("writable");
        damage(&scratch.0, "game.jsonl");
        let found = store.read(Kept::Game, sound);
        assert_eq!(
            found,
            Found::Backup("good 1".into()),
            "a damaged file must not become the backup"
        );
    }

    #[test]
    fn a_missing_file_gives_its_backup() {
        let scratch = Scratch::new("missing");
        let mut store = scratch.store();
        store.write(Kept::Game, "good 1", sound).expect("writable");
        store.write(Kept::Game, "good 2", sound).expect("writable");
        fs::remove_file(scratch.0.join("game.jsonl")).expect("it was written");
        assert_eq!(
            store.read(Kept::Game, sound),
            Found::Backup("good 1".into())
        );
    }

    #[test]
    fn two_damaged_files_give_a_word_and_nothing_else() {
        let scratch = Scratch::new("both");
        let mut store = scratch.store();
        store.write(Kept::Game, "good 1", sound).expect("writable");
        store.write(Kept::Game, "good 2", sound).expect("writable");
        damage(&scratch.0, "game.jsonl");
        damage(&scratch.0, "game.backup.jsonl");
        assert_eq!(store.read(Kept::Game, sound), Found::Damaged);
        assert_eq!(store.read(Kept::Game, sound).text(), None);
    }

    #[test]
    fn a_crash_between_the_two_writes_loses_nothing() {
        let scratch = Scratch::new("crash");
        let mut store = scratch.store();
        store.write(Kept::Game, "good 1", sound).expect("writable");
        store.write(Kept::Game, "good 2", sound).expect("writable");
        // The first half of the third write, and then the power is gone.
        store
            .save(Kept::Game, Copy::Backup, "good 2")
            .expect("writable");
        assert_eq!(
            scratch.store().read(Kept::Game, sound),
            Found::Whole("good 2".into())
        );
    }

    #[test]
    fn a_half_written_file_is_never_read() {
        let scratch = Scratch::new("half");
        let mut store = scratch.store();
        store.write(Kept::Game, "good 1", sound).expect("writable");
        {
            use std::io::Write;
            let path = scratch.0.join("game.jsonl");
            let mut file = atomic_write_file::AtomicWriteFile::open(path).expect("writable");
            file.write_all(b"good 2, but").expect("writable");
            // Dropped without a commit, as when the program is killed.
        }
        assert_eq!(store.read(Kept::Game, sound), Found::Whole("good 1".into()));
    }

    #[test]
    fn what_is_cleared_is_gone_with_its_backup() {
        let scratch = Scratch::new("clear");
        let mut store = scratch.store();
        store.write(Kept::Game, "good 1", sound).expect("writable");
        store.write(Kept::Game, "good 2", sound).expect("writable");
        store.clear(Kept::Game).expect("ours");
        assert_eq!(store.read(Kept::Game, sound), Found::Nothing);
        store.clear(Kept::Game).expect("nothing to do");
    }

    #[test]
    fn a_folder_that_cannot_be_is_an_error_and_no_crash() {
        let mut store = Store::in_folder("/dev/null/nowhere");
        assert!(store.write(Kept::Game, "good 1", sound).is_err());
        assert_eq!(store.read(Kept::Game, sound).text(), None);
    }

    #[test]
    fn what_is_set_aside_is_kept_under_another_name() {
        let scratch = Scratch::new("aside");
        let mut store = scratch.store();
        store.write(Kept::Game, "newer", sound).expect("writable");
        assert_eq!(store.read(Kept::Game, sound), Found::Damaged);
        store.set_aside(Kept::Game).expect("ours");
        assert_eq!(store.read(Kept::Game, sound), Found::Nothing);
        let aside = fs::read_to_string(scratch.0.join("game.jsonl.unreadable"));
        assert_eq!(aside.ok().as_deref(), Some("newer"));
    }

    #[test]
    fn memory_keeps_things_as_long_as_it_lasts() {
        let mut store = Store::in_memory();
        store.write(Kept::Game, "good 1", sound).expect("memory");
        assert_eq!(store.read(Kept::Game, sound), Found::Whole("good 1".into()));
    }

    #[test]
    fn the_folder_follows_the_platform() {
        let of = |pairs: &'static [(&str, &str)]| {
            players_folder(move |name| {
                let found = pairs.iter().find(|(n, _)| *n == name);
                found.map(|(_, value)| value.into())
            })
        };
        assert_eq!(of(&[("GUYENNE_HOME", "/g")]), Some("/g".into()));
        if cfg!(target_os = "linux") {
            assert_eq!(
                of(&[("XDG_DATA_HOME", "/d"), ("HOME", "/h")]),
                Some("/d/guyenne".into())
            );
            assert_eq!(
                of(&[("HOME", "/h")]),
                Some("/h/.local/share/guyenne".into())
            );
            assert_eq!(of(&[]), None);
        }
    }
}
