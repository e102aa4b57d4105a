//! `--respond N`: a responder learns to beat the champion.

use std::sync::Arc;

use super::options;
use fayance_ai::{Bot, Learned, Responder, TrainingSample, chance};
use fayance_rules::{Position, RulesConfig, Setup, Side, Stage, View};
use kit_arena::{bar, in_order, search};
use kit_rules::seed::{Seed, following};

/// The stream of the deals that are learnt from: those that are played have smaller ones.
const STREAM: u64 = u64::MAX;

/// What is learnt from `games` games of the champion against itself, and then from as many of the responder, on either
/// side, against the champion.
///
/// # Errors
/// A bot's fault.
pub fn learn(seed: Seed, games: u64, threads: usize) -> Result<Arc<Learned>, String> {
    let deals = following(seed, STREAM);
    let mut all = Vec::new();
    let mut learned = None;
    for round in 0..2 {
        let bar = bar(games, "games to learn from");
        let before = learned.clone();
        let lesson = |n: u64| {
            let side = Side::ALL[(n % 2) as usize];
            let against = before.clone().map(|learned| (learned, side));
            lessons(following(deals, round * games + n), against)
        };
        in_order(games, threads, lesson, |found| {
            bar.inc(1);
            all.extend(found?);
            Ok::<_, String>(())
        })?;
        bar.finish_and_clear();
        learned = Some(Arc::new(Learned::fit(&all)));
    }
    learned.ok_or_else(|| "nothing is learnt".to_owned())
}

/// What a game of the champion teaches: against itself, or against a responder that has learnt something already and
/// sits at `side`. It ends before the sixth territory is turned, where the rest is solved.
fn lessons(
    seed: Seed,
    against: Option<(Arc<Learned>, Side)>,
) -> Result<Vec<TrainingSample>, String> {
    let setup = Setup::of_seed(RulesConfig::default(), seed);
    let mut position = Position::new(setup).map_err(|problem| problem.to_string())?;
    let seated = |side: Side| {
        let responds = against.as_ref().filter(|(_, at)| *at == side);
        let name = responds.map_or(options::CHAMPION, |_| Responder::NAME);
        let seed = following(seed, 1 + side.index() as u64);
        player(responds.map(|(learned, _)| learned), name, seed)
    };
    let mut bots = [seated(Side::North)?, seated(Side::South)?];
    let (mut captures, mut before): (Vec<(View, View)>, Option<View>) = (Vec::new(), None);
    let target = loop {
        if let Some(outcome) = position.outcome() {
            break f64::from(u8::from(outcome.winner == Side::North));
        }
        let side = *position.to_move().first().ok_or("nobody decides")?;
        let view = position.view(Some(side));
        if view.stage == Stage::Lay
            && let Some(chance) = chance(&view)
        {
            break chance;
        }
        let bot = &mut bots[side.index()];
        search(|iterations| bot.think(&view, iterations));
        let m = bot.choose(&view).ok_or("a bot does not decide")?;
        position
            .play(side, m)
            .map_err(|refusal| refusal.to_string())?;
        if view.stage == Stage::Choose {
            before = Some(view);
        }
        let held = before.as_ref().map_or(0, |before| before.captures.len());
        if position.captures().len() > held {
            let after = position.view(Some(side));
            captures.extend(before.take().map(|before| (before, after)));
        }
    };
    let lessons = captures.iter();
    Ok(lessons
        .filter_map(|(before, after)| TrainingSample::new(before, after, target))
        .collect())
}

/// The bot called `name`, with its own seed: the responder, if there is one, too.
///
/// # Errors
/// Nobody has this name.
pub fn player(
    learned: Option<&Arc<Learned>>,
    name: &str,
    seed: Seed,
) -> Result<Box<dyn Bot>, String> {
    match learned.filter(|_| name == Responder::NAME) {
        Some(learned) => Ok(Box::new(Responder::new(learned.clone(), seed))),
        None => options::player(name, seed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_teaches_its_captures() {
        let all = lessons(Seed(3), None).expect("a game");
        assert_eq!(all.len(), 5);
        assert_eq!(all, lessons(Seed(3), None).expect("a game"));
    }
}
