//! Fayance's texts: the files of `assets/locales/<language>/fayance`.

use crate::i18n::words_of;

words_of! {
    /// The texts that only Le Trône de Fayance uses.
    pub fn words("fayance/": "names", "table", "log", "pages")
}
