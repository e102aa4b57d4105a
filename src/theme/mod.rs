//! theme: being built.
