//! What the keys and the buttons of a replay do: forwards and backwards, by itself, through other eyes.

use bevy::prelude::*;

use super::bar::spoken_eyes;
use super::eyes::own_side;
use super::guess::Guessing;
use super::{Replay, ReplayCommand, SeenBy, Stride};
use crate::flow::News;
use crate::game::Games;
use kit_input::{Action, InputSystems, Presses};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (read_presses, obey.run_if(on_message::<ReplayCommand>))
            .chain()
            .after(InputSystems::Act)
            .run_if(resource_exists::<Replay>),
    );
}

/// The keys and buttons: those that commit and decline at a table step forwards and backwards by an event, those for
/// the parts of the screen by a combat, and the private look changes the eyes. Whether it goes on by itself is a
/// button's business: that has the focus at the beginning.
const COMMANDS: [(Action, ReplayCommand); 5] = [
    (Action::Commit, ReplayCommand::Forward(Stride::Event)),
    (Action::Decline, ReplayCommand::Back(Stride::Event)),
    (Action::NextZone, ReplayCommand::Forward(Stride::Combat)),
    (Action::PrevZone, ReplayCommand::Back(Stride::Combat)),
    (Action::Look, ReplayCommand::SeenBy),
];

fn read_presses(presses: Res<Presses>, mut commands: MessageWriter<ReplayCommand>) {
    let pressed = COMMANDS
        .iter()
        .filter(|(action, _)| presses.below_menus(*action));
    commands.write_batch(pressed.map(|&(_, command)| command));
}

/// Does what is asked for, and says through whose eyes it is seen where others are asked for.
fn obey(
    mut given: MessageReader<ReplayCommand>,
    games: Res<Games>,
    mut replay: ResMut<Replay>,
    mut guessing: ResMut<Guessing>,
    mut news: MessageWriter<News>,
) {
    let seen_by = replay.seen_by;
    for &command in given.read() {
        let to = match command {
            ReplayCommand::To(at) => at,
            ReplayCommand::Forward(stride) => {
                let to = replay.ahead(stride);
                guessing.way(replay.at(), to)
            }
            ReplayCommand::Back(stride) => replay.behind(stride),
            ReplayCommand::Play => {
                let ended = replay.at() == replay.steps();
                replay.plays = !replay.plays;
                if replay.plays && ended {
                    replay.go_to(0);
                }
                continue;
            }
            ReplayCommand::SeenBy => {
                replay.see_by_another();
                // Other eyes know other things.
                guessing.turn(false);
                continue;
            }
            ReplayCommand::Guess => {
                let on = replay.hides && !guessing.is_on();
                guessing.turn(on);
                if on && replay.seen_by.side().is_none() {
                    replay.seen_by = SeenBy::Side(own_side(&games, replay.game, &replay.record));
                }
                continue;
            }
            // The game does that: it knows where its record can go on. The frame opens reviews.
            ReplayCommand::PlayOn | ReplayCommand::Review => continue,
        };
        replay.plays = false;
        replay.go_to(to);
    }
    if replay.seen_by != seen_by {
        news.write(News(spoken_eyes(&replay)));
    }
}
