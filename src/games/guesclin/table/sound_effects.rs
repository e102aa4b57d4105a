//! The sounds of the table: feet and hooves, dice that fall, blows, bows, orders, a bell for the round; and its tune.

use bevy::prelude::*;

use super::beats::ThrowStep;
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{DisplayedView, Happened, sounds};
use guesclin_rules::ID;
use guesclin_rules::{Board, Event, Fighter, HitResult};
use kit_table::Screen;
use kit_theme::sound::{Music, PlaySound, Sound};
use kit_timings::MotionSettings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            (play_happenings, play_dice, play_steps).run_if(resource_exists::<DisplayedView>),
            play_tune,
        )
            .in_set(TableSystems::Show),
    )
    .add_systems(OnEnter(Screen::Result(ID)), play_tune);
}

/// What is heard of an event as it happens.
fn sound_of(event: &Event, board: &Board) -> Option<Sound> {
    Some(match event {
        Event::Place { .. } => Sound::CARD_PLACE,
        Event::Order { .. } => sounds::ORDER_CALL,
        Event::Round { .. } => sounds::ROUND_BELL,
        // A longer way is heard from its first step on.
        Event::Move { who, path, .. } if path.iter().count() <= 2 => steps(board, *who),
        Event::Post { .. } => sounds::FLAG,
        Event::Bridge { .. } => sounds::BRIDGE,
        Event::Break { .. } => sounds::CART_BREAKS,
        Event::Drop { .. } | Event::Put { .. } | Event::Give { .. } => sounds::LOAD_DROP,
        Event::Take { .. } => Sound::CARD_SLIDE,
        Event::Attack(blow) | Event::Riposte(blow) => match blow.result {
            HitResult::Miss => sounds::PARRY,
            _ => sounds::BLOW,
        },
        Event::Shoot(shot) => match board.counter(shot.who).trade.as_str() {
            "crossbowman" => sounds::BOLT_SHOT,
            _ => sounds::BOW_SHOT,
        },
        Event::Move { .. } | Event::Activate { .. } | Event::End(_) => return None,
    })
}

/// What is heard a moment later: where a shot ends, and who goes down.
fn answers_of(event: &Event) -> Vec<Sound> {
    let (shot, result) = match event {
        Event::Attack(blow) | Event::Riposte(blow) => (false, blow.result),
        Event::Shoot(shot) => (true, shot.result),
        _ => return Vec::new(),
    };
    let arrow = match result {
        HitResult::Miss => sounds::ARROW_MISS,
        _ => sounds::ARROW_HIT,
    };
    let falls = matches!(result, HitResult::Stunned | HitResult::Neutralised);
    let falls = falls.then_some(sounds::MAN_FALLS);
    shot.then_some(arrow).into_iter().chain(falls).collect()
}

fn steps(board: &Board, who: Fighter) -> Sound {
    match board.counter(who).trade.as_str() {
        "horseman" => sounds::HOOVES,
        _ => sounds::FOOTSTEPS,
    }
}

fn play_happenings(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut happened: MessageReader<Happened>,
    mut commands: Commands,
) {
    for Happened(event) in happened.read() {
        if motion.is_instant() {
            continue;
        }
        if let Some(sound) = sound_of(event, displayed.board()) {
            commands.write_message(PlaySound::now(sound));
        }
        for sound in answers_of(event) {
            commands.write_message(PlaySound::later(sound, motion.flies(timings.recoil)));
        }
    }
}

/// A way of several hexes begins.
fn play_steps(
    displayed: Res<DisplayedView>,
    motion: Res<MotionSettings>,
    mut walked: Local<Option<Fighter>>,
    mut commands: Commands,
) {
    let walks = displayed.walks.map(|(who, _)| who);
    if let Some(who) = walks.filter(|_| walks != *walked && !motion.is_instant()) {
        commands.write_message(PlaySound::now(steps(displayed.board(), who)));
    }
    *walked = walks;
}

/// Dice fall on the table.
fn play_dice(
    displayed: Res<DisplayedView>,
    motion: Res<MotionSettings>,
    mut rolled: Local<bool>,
    mut commands: Commands,
) {
    let throw = displayed.throw.as_ref();
    let rolls = throw.is_some_and(|throw| throw.step == ThrowStep::Rolls);
    if rolls && !*rolled && !motion.is_instant() {
        commands.write_message(PlaySound::now(sounds::BONE_DICE));
    }
    *rolled = rolls;
}

fn play_tune(mut music: ResMut<Music>) {
    music.set_if_neq(Music(Some(sounds::ESTAMPIE)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use guesclin_rules::{Dice, Hex, Move, Path, Scenario};

    fn fighter(board: &Board, id: &str) -> Fighter {
        let fighters = &board.scenario().fighters;
        let n = fighters.iter().position(|one| one.id == id);
        Fighter::new(n.expect("a fighter")).expect("a fighter")
    }

    /// Scenario 4, the French activated, with one of them beside an Englishman.
    fn board(id: &str) -> Board {
        let mut board = Board::new(Scenario::of(4).expect("a scenario"));
        let mut dice = |capacity| Dice::all(capacity, 1);
        while board.round() == 0 {
            let first = board.moves()[0];
            board.play(first, &mut dice, &mut ()).expect("legal");
        }
        for (id, row) in [(id, 2), ("english-companion", 3)] {
            let hex = Hex::new(11, row).expect("on the map");
            let who = fighter(&board, id);
            assert!(board.put(who, hex), "{id}");
        }
        board
    }

    /// What is heard when all dice show that face: at once, and a moment later.
    fn heard(id: &str, face: u8, shoots: bool) -> (Option<Sound>, Vec<Sound>) {
        let mut board = board(id);
        let [who, target] = [id, "english-companion"].map(|id| fighter(&board, id));
        let play = if shoots {
            Move::Shoot { who, target }
        } else {
            Move::Attack { who, target }
        };
        let mut events: Vec<Event> = Vec::new();
        let mut dice = |capacity| Dice::all(capacity, face);
        board.play(play, &mut dice, &mut events).expect("legal");
        (sound_of(&events[0], &board), answers_of(&events[0]))
    }

    #[test]
    fn a_blow_goes_home_or_is_turned_aside() {
        let hit = (Some(sounds::BLOW), vec![sounds::MAN_FALLS]);
        assert_eq!(heard("french-sergeant", 6, false), hit);
        let miss = (Some(sounds::PARRY), Vec::new());
        assert_eq!(heard("french-sergeant", 1, false), miss);
    }

    #[test]
    fn bows_and_crossbows_are_told_apart() {
        let hit = vec![sounds::ARROW_HIT, sounds::MAN_FALLS];
        assert_eq!(
            heard("french-archer", 6, true),
            (Some(sounds::BOW_SHOT), hit)
        );
        let miss = vec![sounds::ARROW_MISS];
        assert_eq!(
            heard("french-crossbowman", 1, true),
            (Some(sounds::BOLT_SHOT), miss)
        );
    }

    #[test]
    fn a_rider_is_heard_by_his_hooves_once() {
        let board = board("french-sergeant");
        let way = |id: &str, rows: u8| {
            let hexes = (0..rows).filter_map(|row| Hex::new(4, row));
            Event::Move {
                who: fighter(&board, id),
                path: Path::new(hexes).expect("a way"),
                cost: rows - 1,
                exit: None,
            }
        };
        let at_once = |event: &Event| sound_of(event, &board);
        assert_eq!(at_once(&way("french-horseman", 2)), Some(sounds::HOOVES));
        assert_eq!(at_once(&way("french-sergeant", 2)), Some(sounds::FOOTSTEPS));
        assert_eq!(at_once(&way("french-horseman", 4)), None, "from the start");
    }
}
