//! Three and four players at one screen: whole games in every mix of people and bots, what each of them may see, and
//! when the curtain is drawn.

mod curtain;
mod play;
mod views;

pub use views::hidden_values;
