//! What a board looks like to the fitted value: numbers of about 1, those of each fighter first.

use super::danger::Danger;
use super::destinations::Destination;
use super::distances::Distances;
use guesclin_rules::{Board, Camp, Fate, Fighter, Hex, ObjectPlace};

/// A board in numbers; the order is that of the fitted weights.
pub(super) fn features(board: &Board, out: &mut Vec<f32>) {
    out.clear();
    let dangers = Camp::ALL.map(|camp| Danger::new(board, camp));
    for who in board.all() {
        let state = board.fighter(who);
        let Some(at) = board.at(who) else {
            let left = state.fate == Fate::Out;
            out.extend([0.0, 0.0, f32::from(u8::from(left)), 0.0, 0.0, 0.0, 0.0]);
            continue;
        };
        let hits = dangers[board.camp(who).index()].hits(board, who, at);
        let way = Destination::new(board, who).points(at);
        let stunned = f32::from(u8::from(state.stunned));
        out.extend([
            1.0 - stunned,
            stunned,
            0.0,
            hits as f32,
            stunned * hits as f32,
            f32::from(way) / 10.0,
            (f32::from(at.column()) - 8.0) / 8.0,
        ]);
    }
    let active = board.active();
    for &banner in &board.scenario().order {
        out.push(f32::from(u8::from(active == Some(banner))));
    }
    let left = board.scenario().rounds.saturating_sub(board.round());
    out.push(f32::from(left) / 10.0);
    out.push(1.0 / (1.0 + f32::from(left)));
    for (n, post) in board.scenario().posts.iter().enumerate() {
        let held = board.on(post.at).map(|who| board.camp(who));
        out.push(f32::from(u8::from(board.post(n) == Some(Camp::France))));
        for camp in Camp::ALL {
            out.push(f32::from(u8::from(held == Some(camp))));
            out.push(nearest(board, camp, post.at, None));
        }
    }
    out.push(f32::from(u8::from(board.raised())));
    for (_, spot) in board.objects() {
        let mut told = [0.0; 9];
        let at = match spot {
            ObjectPlace::Borne(who) => {
                let camp = board.camp(who);
                told[camp.index()] = 1.0;
                let at = board.at(who);
                let exits = board
                    .scenario()
                    .exits
                    .iter()
                    .filter(|exit| exit.camp == camp);
                let distances = Distances::of(board, who);
                let points = exits.filter_map(|exit| Some(1 + distances.nearest(at?, &exit.hexes)));
                told[6 + camp.index()] =
                    points.min().map_or(0.0, |points| f32::from(points) / 10.0);
                at
            }
            ObjectPlace::Lies(at) => {
                told[2] = 1.0;
                Some(at)
            }
            ObjectPlace::Out(camp) => {
                told[3 + camp.index()] = 1.0;
                None
            }
            ObjectPlace::Broken => {
                told[5] = 1.0;
                None
            }
        };
        if let Some(at) = at {
            let bearer = board.on(at);
            let [france, england] = Camp::ALL.map(|camp| nearest(board, camp, at, bearer));
            told[8] = france - england;
        }
        out.extend(told);
    }
}

/// How far the nearest of a camp is from a hex, but for one of them, in tens of points.
fn nearest(board: &Board, camp: Camp, at: Hex, but: Option<Fighter>) -> f32 {
    let others = board.standing(camp).filter(|&(who, _)| Some(who) != but);
    let distances = others.map(|(who, from)| Distances::of(board, who).points(from, at));
    f32::from(distances.min().unwrap_or(40)) / 10.0
}
