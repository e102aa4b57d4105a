//! The choice of who sits in a place: a person, who may type their name, one of the bots, or in a second place nobody.
//! It opens over the page at the press of a seat's plate; back, Escape and a press beside it close it, and the focus
//! returns to the plate. It stands in for the kit's name sheet, which only asks for a name: the page itself has no
//! answers for seats, as four with six players each would not fit.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::draft::Draft;
use super::sentences::{about_player, place};
use super::table_top::SeatPlate;
use crate::keys;
use crate::{Player, camp_colours};
use guyenne_ai::LEVELS;
use guyenne_rules::ID;
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_input::{Device, Focusable, Focused, Layer};
use kit_table::lobby::{JoinSystems, closing_button, name_row, open_sheet};
use kit_table::name_sheet::{NamedDraft, NamedSeat, add_name_field};
use kit_table::statistics::Statistics;
use kit_table::{News, Screen};
use kit_theme::widget::{button, label, set_checked};
use kit_theme::{ButtonStyle, CheckedOption, TextStyle, palette};

/// An answer: this player, or nobody.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
struct SeatOption(Option<Player>);

/// The sentence about the answer with the focus.
#[derive(Component)]
struct AboutOption;

/// The row with the field for the name.
#[derive(Component)]
struct NameRow;

/// The width of the panel in design units; the width of an answer, of which three stand in a row, in hundredths of the
/// panel's.
const PANEL: f32 = 660.0;
const OPTION: f32 = 31.8;

/// Everything in the choice.
const HERE: Focusable = Focusable::on(Layer::Question);

/// Adds the choice.
pub(super) fn plugin(app: &mut App) {
    add_name_field::<Draft>(app);
    app.add_observer(open_on_press)
        .add_observer(choose_player)
        .add_systems(
            Update,
            (mark_options, explain_options, show_name)
                .chain()
                .after(JoinSystems)
                .run_if(in_state(Screen::Setup(ID))),
        );
}

/// Opens the choice for the seat that is pressed. A free place is taken at once, by who sat there last.
fn open_on_press(
    activate: On<Activate>,
    plates: Query<&SeatPlate>,
    mut draft: ResMut<Draft>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    if let Ok(&SeatPlate(seat)) = plates.get(activate.entity) {
        draft.take(seat);
        news.write(News(place(seat)));
        lay_out(&mut commands, &draft, seat);
    }
}

/// Opens the choice for a seat, as a press on its plate does.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn open_chooser(world: &mut World, seat: Seat) {
    let mut plates = world.query::<(Entity, &SeatPlate)>();
    let found = plates.iter(world).find(|(_, plate)| plate.0 == seat);
    if let Some(entity) = found.map(|(entity, _)| entity) {
        world.trigger(Activate { entity });
    }
}

/// Closes the choice, if it is open.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn close_chooser(world: &mut World) {
    let mut choosers = world.query_filtered::<Entity, With<NamedSeat<Seat>>>();
    let open: Vec<Entity> = choosers.iter(world).collect();
    for chooser in open {
        world.despawn(chooser);
    }
}

/// Lays out the choice.
fn lay_out(commands: &mut Commands, draft: &Draft, seat: Seat) {
    let ink = camp_colours::ink(seat.camp);
    let heading = (Draft::emblem(seat), place(seat), ink);
    let sheet = open_sheet(commands, ID, NamedSeat(seat), PANEL, heading);
    let options = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(10),
        row_gap: px(8),
        ..default()
    };
    let options = commands.spawn((ChildOf(sheet), options)).id();
    for (player, message) in answers(seat) {
        let chosen = draft.sits(seat, player.as_ref());
        let focusable = if chosen { HERE.first() } else { HERE };
        commands
            .spawn((
                ChildOf(options),
                SeatOption(player),
                button(ButtonStyle::Option, message, focusable),
            ))
            .entry::<Node>()
            .and_modify(|mut node| node.width = percent(OPTION));
    }
    commands.spawn((
        ChildOf(sheet),
        Node {
            min_height: px(50),
            ..default()
        },
        children![(
            AboutOption,
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION.sized(19.0).growing(1.5),
                palette::INK_PALE,
            )
        )],
    ));
    let name = name_row(commands, sheet, HERE);
    commands.entity(name).insert(NameRow);
    closing_button(commands, sheet, HERE.last());
}

/// The answers for a place: a person, the levels, weakest first, and in the second place nobody.
fn answers(seat: Seat) -> Vec<(Option<Player>, LocalizedText)> {
    let person = (Some(Player::Human), LocalizedText::new(Player::PERSON));
    let bots = LEVELS.iter().map(|&bot| {
        (
            Some(Player::Bot(bot.to_owned())),
            LocalizedText::built(keys::BOT_ANY, bot),
        )
    });
    let nobody = (None, LocalizedText::new(keys::SEAT_NOBODY));
    let nobody = (seat.place != 0).then_some(nobody);
    core::iter::once(person).chain(bots).chain(nobody).collect()
}

/// Seats the player of the answer, and closes the choice. It stays open for the name of a new person where there are
/// keys to type it.
fn choose_player(
    activate: On<Activate>,
    options: Query<&SeatOption>,
    choosers: Query<(Entity, &NamedSeat<Seat>)>,
    device: Res<Device>,
    mut draft: ResMut<Draft>,
    mut commands: Commands,
) {
    let Ok(SeatOption(player)) = options.get(activate.entity) else {
        return;
    };
    for (chooser, &NamedSeat(seat)) in &choosers {
        let person = player.as_ref().is_some_and(Player::is_human);
        let keys = matches!(*device, Device::Keyboard | Device::Mouse);
        let stays = person && keys && !draft.sits(seat, player.as_ref());
        draft.seat(seat, player.as_ref());
        if !stays {
            commands.entity(chooser).despawn();
        }
    }
}

/// Marks the answer that is chosen.
fn mark_options(
    draft: Res<Draft>,
    choosers: Query<&NamedSeat<Seat>>,
    options: Query<(Entity, &SeatOption, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    for &NamedSeat(seat) in &choosers {
        for (entity, option, marked) in &options {
            let chosen = draft.sits(seat, option.0.as_ref());
            if chosen != marked {
                set_checked(&mut commands.entity(entity), chosen);
            }
        }
    }
}

/// Writes the sentence about the answer with the focus, else about the one that is chosen.
fn explain_options(
    draft: Res<Draft>,
    choosers: Query<&NamedSeat<Seat>>,
    statistics: Res<Statistics>,
    focused: Query<&SeatOption, With<Focused>>,
    mut sentences: Query<&mut LocalizedText, With<AboutOption>>,
) {
    for &NamedSeat(seat) in &choosers {
        let chosen = draft.at(seat).map(|at| &at.player);
        let player = match focused.iter().next() {
            Some(SeatOption(player)) => player.as_ref(),
            None => chosen,
        };
        let message = match player {
            Some(player @ Player::Bot(bot)) => statistics.told_after(about_player(player), ID, bot),
            Some(player) => about_player(player),
            None => LocalizedText::new(keys::SEAT_NOBODY_ABOUT),
        };
        for mut sentence in &mut sentences {
            sentence.set_if_neq(message.clone());
        }
    }
}

/// Shows the field for the name of a person.
fn show_name(
    draft: Res<Draft>,
    choosers: Query<&NamedSeat<Seat>>,
    mut rows: Query<&mut Node, With<NameRow>>,
) {
    for &NamedSeat(seat) in &choosers {
        let person = draft.sits(seat, Some(&Player::Human));
        let display = if person { Display::Flex } else { Display::None };
        for mut row in &mut rows {
            if row.display != display {
                row.display = display;
            }
        }
    }
}
