//! The sheet on which a person types their name. It opens over the page at the choice of a person, where there are keys to
//! type with.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::draft::Draft;
use super::form::FormAnswer;
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::Banner;
use crate::games::guesclin::table::{picture_names, words};
use crate::input::{Device, Focusable, Layer, Presses};
use crate::table::flow::time_passes;
use crate::table::lobby::{NameField, closing_button, name_row, open_sheet, type_name};
use crate::table::{News, Player, Screen, SeatDraft};
use crate::theme::palette;

/// On the root of the sheet: the banner whose player is named.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Named(Banner);

/// The width of the sheet, in design units.
const WIDTH: f32 = 520.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open).add_systems(
        Update,
        (type_letters.run_if(time_passes), show_name)
            .chain()
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Opens the sheet at the choice of a person.
fn open(
    activate: On<Activate>,
    answers: Query<&FormAnswer>,
    device: Res<Device>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    const HERE: Focusable = Focusable::on(Layer::Question);
    let keys = matches!(*device, Device::Keyboard | Device::Mouse);
    let Ok(&FormAnswer::Player(banner, Some(Player::Human))) = answers.get(activate.entity) else {
        return;
    };
    if !keys {
        return;
    }
    news.write(News(Draft::place(banner)));
    let title = words::banner(banner);
    let heading = (picture_names::arms(banner), title, palette::AZURE_DEEP);
    let sheet = open_sheet(&mut commands, ID, Named(banner), WIDTH, heading);
    name_row(&mut commands, sheet, HERE.first());
    closing_button(&mut commands, sheet, HERE.last());
}

fn type_letters(presses: Res<Presses>, sheets: Query<&Named>, mut draft: ResMut<Draft>) {
    for &Named(banner) in &sheets {
        for typed in presses.typed(Layer::Question) {
            type_name(&mut draft.names[banner.index()], typed);
        }
    }
}

fn show_name(draft: Res<Draft>, sheets: Query<&Named>, mut field: NameField) {
    for &Named(banner) in &sheets {
        field.show(draft.name(banner));
    }
}
