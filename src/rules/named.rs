//! Enums whose variants have names, one word each: in records, on the command line and in error sentences.

/// Gives an enum its list `ALL`, in the order of the names, its `name`, and its text in both directions. The first text
/// says in an error what the enum is.
#[macro_export]
macro_rules! named {
    ($type:ident, $what:literal: $($variant:ident = $name:literal),+ $(,)?) => {
        impl $type {
            #[doc = concat!("Every ", $what, ", in order.")]
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// Its name in a record.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::unknown_word::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                let mut all = Self::ALL.into_iter();
                all.find(|it| it.name() == word)
                    .ok_or_else(|| Self::Err::new($what, word, &[$($name),+]))
            }
        }
    };
}

pub use named;
