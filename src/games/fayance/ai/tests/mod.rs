//! The exact solver against a second, slow one that shares nothing with it but the table of combats; and the best
//! answer to its policies.

mod exact;
mod judged;
mod slices;
mod slow_solver;
