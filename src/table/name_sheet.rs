//! The sheet on which a person types their name. It opens over the page of a new game at the choice of a person, where
//! there are keys to type with; the name then stands on that choice. A game may have a sheet of its own for it, with
//! [`NamedSeat`] on its root.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::lobby::{
    JoinSystems, NameField, SeatDraft, closing_button, name_row, open_sheet, type_name,
};
use super::setup_form::{AnswerButton, FormSystems, SetupDraft};
use super::{News, Player, Screen};
use crate::flow::time_passes;
use kit_i18n::LocalizedText;
use kit_input::{Device, Focusable, Layer, Presses};
use kit_theme::palette;

/// The answers of a page of a new game on which people type their names.
pub trait NamedDraft: SetupDraft {
    /// What was typed for a seat; empty for nothing.
    fn name(&self, seat: Self::Seat) -> &str;

    /// The same, to be typed in.
    fn name_mut(&mut self, seat: Self::Seat) -> &mut String;

    /// The picture of a seat, for the heading of the sheet.
    fn emblem(seat: Self::Seat) -> &'static str;
}

/// An answer on such a page, which may seat a person.
pub trait PersonAnswer: AnswerButton<Draft: NamedDraft> {
    /// The seat, if it seats a person.
    fn person(&self) -> Option<SeatOf<Self>>;
}

/// What the choice of a person says: a person who has typed a name is called by it.
pub fn person_caption<A: PersonAnswer>(answer: &A, draft: &A::Draft) -> Option<LocalizedText> {
    Some(match draft.name(answer.person()?).trim() {
        "" => LocalizedText::new(Player::PERSON),
        name => LocalizedText::verbatim(name.to_owned()),
    })
}

/// A seat of the game that an answer is about.
pub type SeatOf<A> = <<A as AnswerButton>::Draft as SeatDraft>::Seat;

/// On the root of a sheet with the field for a name: the seat whose player is named.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedSeat<S: Send + Sync + 'static>(pub S);

/// The width of the sheet, in design units.
const WIDTH: f32 = 520.0;

/// Adds the sheet to the page of a new game whose answers are `A`.
pub fn add_name_sheet<A: PersonAnswer>(app: &mut App) {
    add_name_field::<A::Draft>(app);
    app.add_observer(open::<A>);
}

/// Adds what is typed into the field for a name, on a sheet with [`NamedSeat`] that is open over the page of a new
/// game.
pub fn add_name_field<D: NamedDraft>(app: &mut App) {
    app.add_systems(
        Update,
        (type_letters::<D>.run_if(time_passes), show_field::<D>)
            .chain()
            .after(JoinSystems)
            .before(FormSystems)
            .run_if(in_state(Screen::Setup(D::GAME))),
    );
}

/// Opens the sheet at the choice of a person.
fn open<A: PersonAnswer>(
    activate: On<Activate>,
    answers: Query<&A>,
    device: Res<Device>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    const HERE: Focusable = Focusable::on(Layer::Question);
    let keys = matches!(*device, Device::Keyboard | Device::Mouse);
    let person = answers.get(activate.entity).ok().and_then(A::person);
    let Some(seat) = person.filter(|_| keys) else {
        return;
    };
    news.write(News(A::Draft::place(seat)));
    let heading = (
        A::Draft::emblem(seat),
        A::Draft::place(seat),
        palette::AZURE_DEEP,
    );
    let sheet = open_sheet(
        &mut commands,
        A::Draft::GAME,
        NamedSeat(seat),
        WIDTH,
        heading,
    );
    name_row(&mut commands, sheet, HERE.first());
    closing_button(&mut commands, sheet, HERE.last());
}

/// Takes letters into the name of a person.
fn type_letters<D: NamedDraft>(
    presses: Res<Presses>,
    sheets: Query<&NamedSeat<D::Seat>>,
    mut draft: ResMut<D>,
) {
    for &NamedSeat(seat) in &sheets {
        if !draft.player(seat).is_some_and(Player::is_human) {
            continue;
        }
        for typed in presses.typed(Layer::Question) {
            type_name(draft.name_mut(seat), typed);
        }
    }
}

fn show_field<D: NamedDraft>(
    draft: Res<D>,
    sheets: Query<&NamedSeat<D::Seat>>,
    mut field: NameField,
) {
    for &NamedSeat(seat) in &sheets {
        field.show(draft.name(seat));
    }
}

/// Chooses a person for a seat, as a press with a key does. For the tour and for tests.
#[cfg(not(target_arch = "wasm32"))]
pub fn press_person<A: PersonAnswer>(world: &mut World, seat: SeatOf<A>) {
    let mut answers = world.query::<(Entity, &A)>();
    let mut all = answers.iter(world);
    let found = all.find(|(_, answer)| answer.person() == Some(seat));
    if let Some(entity) = found.map(|(entity, _)| entity) {
        *world.resource_mut::<Device>() = Device::Keyboard;
        world.trigger(Activate { entity });
    }
}
