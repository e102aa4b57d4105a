//! Records of Guyenne: what is written can be read back, changed records are refused with line, event and reason, and
//! no bytes cause a panic.

mod altered;
mod any;
mod broken;
mod changes;
mod read_back;
