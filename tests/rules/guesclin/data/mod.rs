//! The data files: ours are valid, and a fault names its file and line.

mod altered;
mod faults;
mod valid;
