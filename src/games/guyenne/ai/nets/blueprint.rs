//! The trained nets: a policy net and a value net, and how they are stored.

use std::sync::LazyLock;

use super::net::{HIDDEN, Net, Sums, softmax};
use super::{EncodedMoves, Features};
use crate::bot::accepted;
use guyenne_rules::{Move, View};

/// The first bytes of a file of nets.
const MARK: &[u8; 8] = b"GUYNETS1";

/// How many inputs the value net has: the length of
/// [`particle_features`](crate::belief::particle_features).
pub const PARTICLE: usize = 194;

/// The nets that all difficulties use.
#[derive(Debug, Clone, PartialEq)]
pub struct Blueprint {
    /// The policy net: the logit of a move, from [`Features`].
    pub policy: Net,
    /// The value net: the expected result of a position with all cards known, from -1 to 1 after a softsign.
    pub value: Net,
}

impl Blueprint {
    /// Reads what [`write`](Self::write) makes; `None` if the bytes are of another format or size.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut bytes = bytes.strip_prefix(MARK)?;
        let nets = Self {
            policy: read(&mut bytes, Features::ALL)?,
            value: read(&mut bytes, PARTICLE)?,
        };
        bytes.is_empty().then_some(nets)
    }

    /// The nets as a file: the mark, then for each net the numbers of inputs and hidden units (`u16`), the largest
    /// absolute weight (`f32`), and the weights as `i16` fractions of it, all little-endian.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        for net in [&self.policy, &self.value] {
            let most = net.weights().fold(0.0_f32, |most, w| most.max(w.abs()));
            bytes.extend((net.rows.len() as u16).to_le_bytes());
            bytes.extend((HIDDEN as u16).to_le_bytes());
            bytes.extend(most.to_le_bytes());
            for weight in net.weights() {
                let whole = (weight / most.max(f32::MIN_POSITIVE) * STEPS).round();
                bytes.extend((whole as i16).to_le_bytes());
            }
        }
        bytes
    }

    /// The policy at the decision in `view`: each move with its probability; `None` if there is no decision.
    #[must_use]
    pub fn policy(&self, view: &View) -> Option<Vec<(Move, f32)>> {
        self.policy_with(view, |_, logit| logit)
    }

    /// As [`policy`](Self::policy), but `bend` may change the logit of each move.
    #[must_use]
    pub fn policy_with(
        &self,
        view: &View,
        bend: impl Fn(Move, f32) -> f32,
    ) -> Option<Vec<(Move, f32)>> {
        if let Some(m) = accepted(view) {
            return Some(vec![(m, 1.0)]);
        }
        let mut scratch = PolicyScratch::default();
        let (options, logits) = scratch.logits(self, &Features::new(view)?);
        for (logit, choice) in logits.iter_mut().zip(&options.all) {
            *logit = bend(choice.m, *logit);
        }
        softmax(logits);
        let moves = options.all.iter().map(|choice| choice.m);
        Some(moves.zip(logits.iter().copied()).collect())
    }
}

/// Buffers for [`logits`](Self::logits), reused from one decision to the next.
#[derive(Debug, Clone, Default)]
pub struct PolicyScratch {
    options: EncodedMoves,
    logits: Vec<f32>,
    cards: Vec<Sums>,
}

impl PolicyScratch {
    /// A decision's moves and their logits, in the same order.
    pub fn logits(
        &mut self,
        nets: &Blueprint,
        features: &Features,
    ) -> (&EncodedMoves, &mut Vec<f32>) {
        let net = &nets.policy;
        let mut seen = net.bias;
        net.add(&mut seen, &features.seen());
        features.options(&mut self.options);
        self.cards.clear();
        self.cards.extend(self.options.cards.iter().map(|part| {
            let mut sums = [0.0; HIDDEN];
            net.add(&mut sums, part);
            sums
        }));
        self.logits.clear();
        let mut castle = None;
        let mut here = seen;
        for choice in &self.options.all {
            if castle != Some(choice.castle) {
                castle = Some(choice.castle);
                here = seen;
                net.add(
                    &mut here,
                    &self.options.castles[usize::from(choice.castle)].1,
                );
            }
            let sums = net.join(&here, &self.cards[usize::from(choice.cards)], &choice.joint);
            self.logits.push(net.output(&sums));
        }
        (&self.options, &mut self.logits)
    }
}

/// The `i16` that stands for the largest weight.
const STEPS: f32 = 32_767.0;

fn read(bytes: &mut &[u8], inputs: usize) -> Option<Net> {
    let head = u16::from_le_bytes(*take(bytes)?);
    let hidden = u16::from_le_bytes(*take(bytes)?);
    if usize::from(head) != inputs || usize::from(hidden) != HIDDEN {
        return None;
    }
    let most = f32::from_le_bytes(*take(bytes)?);
    let mut net = Net::zero(inputs);
    for weight in net.weights_mut() {
        *weight = f32::from(i16::from_le_bytes(*take(bytes)?)) / STEPS * most;
    }
    Some(net)
}

fn take<'a, const N: usize>(bytes: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(first)
}

/// The file of the nets that are shipped with the game.
pub const FILE: &[u8] = include_bytes!("../../../../../assets/ai/guyenne/blueprint.bin");

/// The nets that are shipped with the game.
static SHIPPED: LazyLock<Blueprint> = LazyLock::new(|| {
    // A test reads the file. With zero nets every move would be equally likely.
    Blueprint::read(FILE).unwrap_or_else(|| Blueprint {
        policy: Net::zero(Features::ALL),
        value: Net::zero(PARTICLE),
    })
});

impl Blueprint {
    /// The nets that are shipped with the game.
    #[must_use]
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_nets_are_of_this_make() {
        let bytes = FILE;
        assert!(Blueprint::read(bytes).is_some());
        assert!(Blueprint::read(&bytes[1..]).is_none());
        assert!(Blueprint::read(&[bytes, &[0]].concat()).is_none());
    }

    #[test]
    fn nets_are_written_as_they_are_read() {
        let nets = Blueprint::shipped();
        let again = Blueprint::read(&nets.write()).expect("what was written");
        let close = |one: &Net, other: &Net| {
            let pairs = one.weights().zip(other.weights());
            pairs.into_iter().all(|(a, b)| (a - b).abs() < 1e-3)
        };
        assert!(close(&nets.policy, &again.policy) && close(&nets.value, &again.value));
    }
}
