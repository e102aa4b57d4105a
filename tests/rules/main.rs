//! Laws, counts, records, fairness and house rules: everything that needs no Bevy, in seconds.

mod games;
mod records;
