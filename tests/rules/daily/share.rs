//! The result of a day for others.

use guyenne::app::games::HEADLESS;
use guyenne::rules::daily::{DailyShare, DifficultyClass, FIRST_DAY};
use guyenne::rules::duplicate::{DealResult, SideOutcome};
use guyenne::rules::game::MatchOutcome;

#[test]
fn the_result_is_told_from_the_players_side() {
    for game in HEADLESS {
        let days = (0..20).filter_map(|days| FIRST_DAY.after(days));
        let deals: Vec<_> = days.filter_map(game.daily.deal).collect();
        for side in [0, 1] {
            let deal = deals.iter().find(|deal| deal.side == side);
            let deal = deal.expect("a day for this side");
            let result = DealResult {
                outcome: MatchOutcome { winner: Some(1) },
                points: [3, 7],
                prizes: vec![Some(0), Some(1), None, Some(1)],
            };
            let share = DailyShare::new(deal, &result, Some(DifficultyClass::Hard));
            let (outcome, points, signs) = match side {
                0 => (SideOutcome::Lost, [3, 7], "🟩🟥⬜🟥"),
                _ => (SideOutcome::Won, [7, 3], "🟥🟩⬜🟩"),
            };
            assert_eq!(share.outcome, outcome);
            assert_eq!(share.points, points);
            assert_eq!(share.signs, signs);
            assert_eq!((share.game, share.number), (game.id, deal.number));
            assert_eq!((share.variant, share.level), (deal.variant, deal.level));
            assert_eq!(share.difficulty, Some(DifficultyClass::Hard));
        }
    }
}

#[test]
fn a_game_that_nobody_wins_is_drawn_for_both() {
    let outcome = MatchOutcome { winner: None };
    for side in [0, 1] {
        assert_eq!(SideOutcome::of(outcome, side), SideOutcome::Drawn);
    }
}
