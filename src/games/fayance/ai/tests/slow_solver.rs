//! A slow solver of the end of a game, which shares nothing with the exact one but the table of combats.

use std::collections::BTreeMap;

use crate::endgame::GameState;
use fayance_rules::{BySide, Card, Cards, Side, Terrain, Territory, fight_numbered};

type Hand = Vec<Card>;

/// A slow solver: lists of cards, the plainest order of work, and matrix games by their kernels.
#[derive(Default)]
struct Slow {
    known: BTreeMap<(Vec<Hand>, [u8; 3], Vec<usize>), f64>,
}

/// Before a territory is laid.
#[derive(Clone)]
struct Table {
    active: [Hand; 2],
    reserve: [Hand; 2],
    held: [u8; 2],
    leader: usize,
    next: Territory,
    top: Option<Territory>,
    below: Vec<Territory>,
}

fn without(hand: &Hand, card: Card) -> Hand {
    let mut hand = hand.clone();
    let at = hand
        .iter()
        .position(|&other| other == card)
        .expect("it is there");
    hand.remove(at);
    hand
}

/// Every different hand of `count` cards.
fn hands(from: &[Card], count: usize) -> Vec<Hand> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &card) in from.iter().enumerate() {
        for mut rest in hands(&from[at + 1..], count - 1) {
            rest.insert(0, card);
            rest.sort_unstable();
            if !all.contains(&rest) {
                all.push(rest);
            }
        }
    }
    all
}

/// Every choice of `count` numbers below `of`.
fn choices(of: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        choices(last, count - 1).into_iter().map(move |mut rest| {
            rest.push(last);
            rest
        })
    };
    (0..of).flat_map(with_last).collect()
}

/// Weights that make all lines of `square` equal, and add up to one, with that value; `None` if there is no single
/// answer.
fn equalized(square: &[Vec<f64>]) -> Option<(Vec<f64>, f64)> {
    let n = square.len();
    // One line for each line of the square, less the value; and the sum.
    let mut lines: Vec<Vec<f64>> = square
        .iter()
        .map(|line| [&line[..], &[-1.0, 0.0]].concat())
        .collect();
    lines.push([&vec![1.0; n][..], &[0.0, 1.0]].concat());
    for at in 0..=n {
        let best = (at..=n).max_by(|&a, &b| lines[a][at].abs().total_cmp(&lines[b][at].abs()))?;
        lines.swap(at, best);
        if lines[at][at].abs() < 1e-9 {
            return None;
        }
        let pivot = lines[at].clone();
        for (row, line) in lines.iter_mut().enumerate() {
            let factor = if row == at {
                1.0 - 1.0 / pivot[at]
            } else {
                line[at] / pivot[at]
            };
            line.iter_mut()
                .zip(&pivot)
                .for_each(|(cell, by)| *cell -= factor * by);
        }
    }
    let weights: Vec<f64> = lines[..n].iter().map(|line| line[n + 1]).collect();
    weights
        .iter()
        .all(|&w| w > -1e-9)
        .then_some((weights, lines[n][n + 1]))
}

/// The value of a matrix game by its kernel (Shapley and Snow 1950): some square part of it in which both policies make
/// the other indifferent, and against which no row or column outside is better.
fn kernel(rows: &[Vec<f64>]) -> f64 {
    let (height, width) = (rows.len(), rows[0].len());
    for size in 1..=height.min(width) {
        for used in choices(height, size) {
            for columns in choices(width, size) {
                let part = |row: &usize| columns.iter().map(|&at| rows[*row][at]).collect();
                let square: Vec<Vec<f64>> = used.iter().map(part).collect();
                let turned: Vec<Vec<f64>> = (0..size)
                    .map(|at| square.iter().map(|row| row[at]).collect())
                    .collect();
                let (Some((south, value)), Some((north, _))) =
                    (equalized(&square), equalized(&turned))
                else {
                    continue;
                };
                let gets = |row: &Vec<f64>| -> f64 {
                    columns
                        .iter()
                        .zip(&south)
                        .map(|(&at, probability)| row[at] * probability)
                        .sum()
                };
                let pays = |at: usize| -> f64 {
                    used.iter()
                        .zip(&north)
                        .map(|(&row, probability)| rows[row][at] * probability)
                        .sum()
                };
                if rows.iter().all(|row| gets(row) < value + 1e-9)
                    && (0..width).all(|at| pays(at) > value - 1e-9)
                {
                    return value;
                }
            }
        }
    }
    panic!("no kernel: {rows:?}");
}

impl Slow {
    fn lay(&mut self, table: &Table) -> f64 {
        let cards = [
            &table.active[0],
            &table.active[1],
            &table.reserve[0],
            &table.reserve[1],
        ];
        let sorted = |hand: &Hand| {
            let mut hand = hand.clone();
            hand.sort_unstable();
            hand
        };
        let mut pile = vec![table.next.index(), table.top.map_or(9, Territory::index)];
        pile.extend(table.below.iter().map(|territory| territory.index()));
        let numbers = [table.held[0], table.held[1], table.leader as u8];
        let key = (cards.map(sorted).to_vec(), numbers, pile);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let values = (0..4).map(|turn| {
            let terrains = table.next.terrains(turn);
            self.choose(table, terrains, table.active.clone(), 1)
        });
        let values: Vec<f64> = values.collect();
        let value = if table.leader == 0 {
            values.into_iter().fold(f64::MIN, f64::max)
        } else {
            values.into_iter().fold(f64::MAX, f64::min)
        };
        self.known.insert(key, value);
        value
    }

    fn choose(
        &mut self,
        table: &Table,
        terrains: BySide<Terrain>,
        active: [Hand; 2],
        n: u8,
    ) -> f64 {
        let mut rows = Vec::new();
        for &north in &active[0] {
            let mut row = Vec::new();
            for &south in &active[1] {
                let left = [without(&active[0], north), without(&active[1], south)];
                let cards = BySide::new(north, south);
                let leader = Side::ALL[table.leader];
                let result = fight_numbered(n, cards, terrains, leader);
                row.push(match result.winner {
                    None => self.choose(table, terrains, left, n + 1),
                    Some(winner) => self.capture(table, winner.index(), [north, south], left, n),
                });
            }
            rows.push(row);
        }
        kernel(&rows)
    }

    fn capture(
        &mut self,
        table: &Table,
        winner: usize,
        cards: [Card; 2],
        active: [Hand; 2],
        n: u8,
    ) -> f64 {
        let mut held = table.held;
        held[winner] += 1;
        if held[winner] == 5 {
            return if winner == 0 { 1.0 } else { 0.0 };
        }
        let reserve = [0, 1].map(|side| {
            // All that was owned, less what is active and what is discarded.
            let mut all = [&table.active[side][..], &table.reserve[side]].concat();
            for &card in active[side].iter().chain([&cards[side]]) {
                all = without(&all, card);
            }
            all
        });
        let options = [0, 1].map(|side| hands(&reserve[side], usize::from(n)));
        let mut rows = Vec::new();
        for north in &options[0] {
            let mut row = Vec::new();
            for south in &options[1] {
                let refills = [north, south];
                let mut after = table.clone();
                (after.held, after.leader) = (held, winner);
                for side in 0..2 {
                    after.active[side] = [&active[side][..], refills[side]].concat();
                    after.reserve[side] = reserve[side].clone();
                    for &card in refills[side] {
                        after.reserve[side] = without(&after.reserve[side], card);
                    }
                }
                after.next = table.top.expect("a territory is left");
                let tops: Vec<Option<Territory>> = if table.below.is_empty() {
                    vec![None]
                } else {
                    table.below.iter().copied().map(Some).collect()
                };
                let ways = tops.len() as f64;
                let values = tops.into_iter().map(|top| {
                    let mut next = after.clone();
                    next.below.retain(|&other| Some(other) != top);
                    next.top = top;
                    self.lay(&next)
                });
                row.push(values.sum::<f64>() / ways);
            }
            rows.push(row);
        }
        kernel(&rows)
    }
}

pub(super) fn slow(state: &GameState) -> f64 {
    let hand = |cards: Cards| cards.iter().collect::<Hand>();
    let both = |cards: BySide<Cards>| cards.map(hand).0;
    Slow::default().lay(&Table {
        active: both(state.active),
        reserve: both(state.reserve()),
        held: [state.north, state.captured() - state.north],
        leader: state.leader.index(),
        next: state.next,
        top: state.top,
        below: state.below.iter().collect(),
    })
}
