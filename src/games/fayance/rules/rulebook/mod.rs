//! The rulebook without its words: which paragraphs there are, for which opening they hold, the examples, and the
//! numbers that sentences take from the rules.

mod chapters;
mod examples;
mod numbers;
mod references;

pub use chapters::{CHAPTERS, Chapter, Paragraph, paragraph};
pub use examples::{CardPairs, Example, ExampleCombat, ExampleCombats};
pub use numbers::{NUMBERS, numbers};
