//! app: being built.
