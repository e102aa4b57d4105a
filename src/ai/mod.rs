//! Opponents: a [`View`](crate::rules::guyenne::View) in, a [`Move`](crate::rules::guyenne::Move) out. A bot never meets a position.
