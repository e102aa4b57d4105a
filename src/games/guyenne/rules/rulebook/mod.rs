//! The rulebook without its words: which paragraphs there are, for whom they hold, the examples, and the numbers that
//! sentences take from the rules.

mod chapters;
mod costs;
mod examples;
mod numbers;
mod references;
mod rule_set;

pub use chapters::{CHAPTERS, Chapter, Paragraph, Scope, paragraph};
pub use costs::{Cost, Fought, Standing, cost};
pub use examples::{CombatExample, CountedRow, Example, PlayedCombat, RowExample};
pub use numbers::{NUMBERS, numbers};
pub use rule_set::RuleSet;
