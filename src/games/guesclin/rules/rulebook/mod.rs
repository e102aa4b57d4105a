//! The rulebook without its words: which paragraphs there are, for which scenario they hold, the examples, and the
//! numbers that sentences take from the rules.

mod chapters;
mod examples;
mod numbers;
mod references;

pub use chapters::{CHAPTERS, Chapter, Paragraph, paragraph};
pub use examples::{Example, ExampleMove, PlayedExample};
pub use numbers::{NUMBERS, numbers};
