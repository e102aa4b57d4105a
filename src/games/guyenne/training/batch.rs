//! Training games and their gradients. Policy: policy gradient with an entropy bonus, advantages by GAE (generalized
//! advantage estimation, Schulman and others 2016). Value: regression to the same estimates, from positions with all
//! cards known.

use core::ops::Range;

use guyenne_ai::belief::{particle_features, pick};
use guyenne_ai::nets::PARTICLE;
use guyenne_ai::nets::net::{HIDDEN, Net, Sums, softmax, softsign};
use guyenne_ai::nets::{
    Blueprint, EncodedMoves, FeatureVector, Features, MoveFeatures, PolicyScratch,
};
use guyenne_ai::{Bot, Greedy};
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{Position, RulesConfig, Setup};
use kit_rules::seed::{Seed, following};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// GAE's lambda; the discount factor is 1.
const LAMBDA: f32 = 0.9;

/// The settings of one batch.
pub struct BatchConfig<'a> {
    pub entropy: f32,
    pub advantage_std: f32,
    pub greedy: u64,
    pub seed: Seed,
    pub nets: &'a Blueprint,
}

/// The sums of a batch: gradients, and figures for the log.
pub struct Batch {
    pub policy: Net,
    pub value: Net,
    pub decisions: u32,
    entropies: f32,
    value_errors: f32,
    squares: f32,
}

impl Batch {
    fn new() -> Self {
        Self {
            policy: Net::zero(Features::ALL),
            value: Net::zero(PARTICLE),
            decisions: 0,
            entropies: 0.0,
            value_errors: 0.0,
            squares: 0.0,
        }
    }

    pub fn add(&mut self, other: &Self) {
        for (to, from) in self.policy.weights_mut().zip(other.policy.weights()) {
            *to += from;
        }
        for (to, from) in self.value.weights_mut().zip(other.value.weights()) {
            *to += from;
        }
        self.decisions += other.decisions;
        self.entropies += other.entropies;
        self.value_errors += other.value_errors;
        self.squares += other.squares;
    }

    /// A sum as a mean over the decisions; 0 if there were none.
    fn mean(&self, sum: f32) -> f32 {
        sum / self.decisions.max(1) as f32
    }

    /// The mean entropy of the policy, in nats.
    pub fn entropy(&self) -> f32 {
        self.mean(self.entropies)
    }

    /// The value net's mean squared error.
    pub fn value_error(&self) -> f32 {
        self.mean(self.value_errors)
    }

    /// The root mean square of the advantages.
    pub fn advantage_std(&self) -> f32 {
        self.mean(self.squares).sqrt()
    }
}

/// One decision of a game, with what its gradients need.
struct Transition {
    camp: Camp,
    seen: FeatureVector,
    options: EncodedMoves,
    policy: Vec<f32>,
    chosen: usize,
    particle: FeatureVector,
    value: f32,
}

fn forward(net: &Net, sums: &mut Sums, inputs: &[(u16, f32)]) {
    for &(at, number) in inputs {
        for (sum, weight) in sums.iter_mut().zip(&net.rows[usize::from(at)]) {
            *sum += number * weight;
        }
    }
}

fn backward(net: &mut Net, slope: &Sums, inputs: &[(u16, f32)]) {
    for &(at, number) in inputs {
        for (gradient, slope) in net.rows[usize::from(at)].iter_mut().zip(slope) {
            *gradient += number * slope;
        }
    }
}

impl BatchConfig<'_> {
    /// Plays the games numbered `games` and sums their gradients.
    pub fn learn(&self, games: Range<u64>) -> Batch {
        let mut batch = Batch::new();
        for n in games {
            self.game(n, &mut batch);
        }
        batch
    }

    fn game(&self, n: u64, batch: &mut Batch) {
        let seed = following(self.seed, n);
        let mut rng = Pcg32::seed_from_u64(seed.0 ^ 0x5eed);
        let config = config(&mut rng);
        let Ok(mut position) = Position::new(Setup { config, seed }) else {
            return;
        };
        let greedy_camp = (self.greedy > 0 && n.is_multiple_of(self.greedy))
            .then(|| Camp::ALL[rng.random_range(0..2)]);
        let mut greedy = Greedy::new(seed);
        let mut steps = Vec::new();
        let mut scratch = PolicyScratch::default();
        while let Some(seat) = position.to_move() {
            let view = position.view(Some(seat));
            if greedy_camp == Some(seat.camp) {
                let Some(m) = greedy.choose(&view) else {
                    return;
                };
                position.play_unchecked(m);
                continue;
            }
            let Some(features) = Features::new(&view) else {
                return;
            };
            let step = self.step(&features, &position, &mut scratch, &mut rng);
            position.play_unchecked(step.options.all[step.chosen].m);
            steps.push(step);
        }
        let Some(outcome) = position.outcome() else {
            return;
        };
        for camp in Camp::ALL {
            let points = outcome.points();
            let lead = f32::from(points[camp]) - f32::from(points[camp.enemy()]);
            let won = outcome
                .winner
                .map_or(0.0, |winner| if winner == camp { 1.0 } else { -1.0 });
            self.add_gradients(&steps, camp, 0.92 * won + 0.08 * lead / 12.0, batch);
        }
    }

    fn step(
        &self,
        features: &Features,
        position: &Position,
        scratch: &mut PolicyScratch,
        rng: &mut Pcg32,
    ) -> Transition {
        let (options, policy) = scratch.logits(self.nets, features);
        softmax(policy);
        let camp = features.decision().seat.camp;
        let particle = particle_features(position, camp);
        let value = softsign(self.nets.value.judge(&particle));
        Transition {
            camp,
            seen: features.seen(),
            chosen: pick(policy, rng),
            options: options.clone(),
            policy: policy.clone(),
            particle,
            value,
        }
    }

    /// Adds the gradients of the decisions of `camp`, whose game ended with `result` (-1 to 1).
    fn add_gradients(&self, steps: &[Transition], camp: Camp, result: f32, batch: &mut Batch) {
        let mut next = result;
        let mut advantage = 0.0;
        for step in steps.iter().rev().filter(|step| step.camp == camp) {
            advantage = next - step.value + LAMBDA * advantage;
            next = step.value;
            self.add_gradient(step, advantage, batch);
        }
    }

    fn add_gradient(&self, step: &Transition, advantage: f32, batch: &mut Batch) {
        batch.decisions += 1;
        batch.squares += advantage * advantage;
        // Value net: half the squared error.
        let net = &self.nets.value;
        let error = -advantage;
        batch.value_errors += error * error;
        let mut sums = net.bias;
        forward(net, &mut sums, step.particle.on());
        let slack = 1.0 - step.value.abs();
        let slope = error * slack * slack;
        let slopes = through(net, &mut batch.value, &sums, slope);
        add(&mut batch.value.bias, &slopes);
        backward(&mut batch.value, &slopes, step.particle.on());

        // Policy net: the normalized advantage, and the entropy bonus.
        if step.policy.len() < 2 {
            return;
        }
        let net = &self.nets.policy;
        let advantage = (advantage / self.advantage_std.max(0.05)).clamp(-4.0, 4.0);
        let entropy: f32 = step.policy.iter().map(|&p| -p * p.max(1e-9).ln()).sum();
        batch.entropies += entropy;
        let gradient = &mut batch.policy;
        let sum = |start: &Sums, part: &MoveFeatures| {
            let mut sums = *start;
            forward(net, &mut sums, part.on());
            sums
        };
        let options = &step.options;
        let mut seen = net.bias;
        forward(net, &mut seen, step.seen.on());
        let cards: Vec<Sums> = options
            .cards
            .iter()
            .map(|part| sum(&[0.0; HIDDEN], part))
            .collect();
        let castles: Vec<Sums> = options
            .castles
            .iter()
            .map(|(_, part)| sum(&seen, part))
            .collect();
        let mut of_cards = vec![[0.0; HIDDEN]; cards.len()];
        let mut of_castles = vec![[0.0; HIDDEN]; castles.len()];
        for (n, (&probability, choice)) in step.policy.iter().zip(&options.all).enumerate() {
            let taken = f32::from(u8::from(n == step.chosen));
            let slope = advantage * (probability - taken)
                + self.entropy * probability * (probability.max(1e-9).ln() + entropy);
            if slope.abs() < 1e-5 {
                continue;
            }
            let (card, castle) = (usize::from(choice.cards), usize::from(choice.castle));
            let sums = net.join(&castles[castle], &cards[card], &choice.joint);
            let through = through(net, gradient, &sums, slope);
            add(&mut of_cards[card], &through);
            add(&mut of_castles[castle], &through);
            for (at, &number) in choice.joint.iter().enumerate() {
                if number != 0.0 {
                    backward(
                        gradient,
                        &through,
                        &[((Features::JOINT + at) as u16, number)],
                    );
                }
            }
        }
        let mut whole = [0.0; HIDDEN];
        for (slope, part) in of_cards.iter().zip(&options.cards) {
            backward(gradient, slope, part.on());
        }
        for (slope, (_, part)) in of_castles.iter().zip(&options.castles) {
            backward(gradient, slope, part.on());
            add(&mut whole, slope);
        }
        add(&mut gradient.bias, &whole);
        backward(gradient, &whole, step.seen.on());
    }
}

fn add(to: &mut Sums, more: &Sums) {
    for (to, more) in to.iter_mut().zip(more) {
        *to += more;
    }
}

/// Backpropagates the output's gradient `slope` through the hidden units: adds that of the output weights, returns that
/// of the units.
fn through(net: &Net, gradient: &mut Net, sums: &Sums, slope: f32) -> Sums {
    let mut through = [0.0; HIDDEN];
    for at in 0..HIDDEN {
        let on = f32::from(u8::from(sums[at] > 0.0));
        gradient.out[at] += slope * sums[at].max(0.0);
        through[at] = slope * net.out[at] * on;
    }
    through
}

/// Random rules for one game: three in four are for two players.
fn config(rng: &mut Pcg32) -> RulesConfig {
    let level = [0, 0, 0, 1, 1, 2, 2, 2, 3][rng.random_range(0..9)];
    let mut config = super::run::config(level, 1);
    if rng.random_range(0..4) == 0 {
        config.teams =
            [ByCamp::new(2, 1), ByCamp::new(1, 2), ByCamp::new(2, 2)][rng.random_range(0..3)];
    }
    config
}

/// The share of `games` games that `nets` win against greedy; a draw counts as half.
pub fn evaluate(nets: &Blueprint, config: RulesConfig, games: u64) -> f32 {
    let mut points = 0.0;
    for n in 0..games {
        let seed = following(Seed(99), n / 2);
        let mut rng = Pcg32::seed_from_u64(n);
        let camp = Camp::ALL[(n % 2) as usize];
        let mut greedy = Greedy::new(seed);
        let Ok(mut position) = Position::new(Setup { config, seed }) else {
            continue;
        };
        while let Some(seat) = position.to_move() {
            let view = position.view(Some(seat));
            let m = if seat.camp == camp {
                nets.policy(&view).map(|policy| {
                    let (moves, policy): (Vec<_>, Vec<_>) = policy.into_iter().unzip();
                    moves[pick(&policy, &mut rng)]
                })
            } else {
                greedy.choose(&view)
            };
            let Some(m) = m else { break };
            position.play_unchecked(m);
        }
        points += match position.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == camp => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    points / games as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_of_nothing_are_numbers() {
        let batch = Batch::new();
        let means = [batch.entropy(), batch.value_error(), batch.advantage_std()];
        assert_eq!(means, [0.0; 3]);
    }
}
