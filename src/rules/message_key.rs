//! The keys of messages. Nobody writes one by hand: the build script of a package makes a constant of each key of the
//! Fluent files, and its module `keys` brings them in. So a wrong key does not compile, and the compiler warns of one
//! that its package never uses.

/// The key of a message of `assets/locales`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MessageKey(&'static str);

impl MessageKey {
    /// For build scripts only.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_locales(id: &'static str) -> Self {
        Self(id)
    }

    /// As the Fluent files have it: `"title-new-game"`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl core::fmt::Display for MessageKey {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}

impl PartialEq<&str> for MessageKey {
    fn eq(&self, id: &&str) -> bool {
        self.0 == *id
    }
}

impl PartialEq<MessageKey> for &str {
    fn eq(&self, key: &MessageKey) -> bool {
        *self == key.0
    }
}

/// Keys that differ in a part that the program fills in: a name, which data bring along. The comment `# Built:` of a
/// Fluent file declares it with a star for the part, `bot-*-about`, and says which names there are: a test holds them
/// against the messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyPattern {
    start: &'static str,
    end: &'static str,
}

impl KeyPattern {
    /// For build scripts only.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_locales(start: &'static str, end: &'static str) -> Self {
        Self { start, end }
    }

    /// The key with this name in the place of the star.
    #[must_use]
    pub fn id(self, name: impl core::fmt::Display) -> String {
        format!("{}{name}{}", self.start, self.end)
    }
}

/// What makes of the key of a message that of another about the same thing. The comment `# Ending:` of a Fluent file
/// declares such keys, `prompt-*-short`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MessageEnding {
    /// A sentence about what the first names.
    About,
    /// More about it.
    More,
    /// The same in few words, for a small window.
    Short,
    /// Where it lies.
    Site,
    /// Why the rule is so.
    Why,
}

impl MessageEnding {
    /// The key of the other message.
    #[must_use]
    pub fn id(self, key: &str) -> String {
        let ending = match self {
            Self::About => "about",
            Self::More => "more",
            Self::Short => "short",
            Self::Site => "site",
            Self::Why => "why",
        };
        format!("{key}-{ending}")
    }
}
