//! The bar below a table that shows a game again: buttons, how far it has come, and a track with the rounds and combats
//! as marks, on which one points at a moment. How far it has come stands above the track's line, so that the track is
//! as long as there is room, and as long with every number.

use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiScale};
use bevy::ui_widgets::Activate;

use super::guess::Guessing;
use super::{Mark, Replay, ReplayCommand, SeenBy, Stride};
use crate::flow::{AccessibleName, News, PageSystems};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{ButtonWords, CheckedOption, Picture, button, label, set_checked};
use kit_theme::{BottomStrip, ButtonStyle, TextStyle, palette};

/// The height of the bar, in design units.
const HEIGHT: f32 = 54.0;
/// The width of the buttons that step, in design units.
const STEP: f32 = 44.0;
/// The space between the parts of the bar, in design units.
const GAP: f32 = 4.0;
/// Where the line of the track lies, below its upper edge, in design units.
const LINE: f32 = 30.0;
/// The focus zone of the bar: after those of every table.
const ZONE: u8 = 9;

/// The root of the bar, with the record that it is of.
#[derive(Component)]
struct ReplayBar(String);

/// What a button of the bar asks for.
#[derive(Component, Clone, Copy)]
struct Asks(ReplayCommand);

/// The track, and what of it has been shown.
#[derive(Component)]
struct Track;
#[derive(Component)]
struct Shown;

/// The texts that change: how far it has come, and through whose eyes.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Told {
    Progress,
    Eyes,
    Play,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_observer(scrub::<Press>)
        .add_observer(scrub::<Drag>)
        .add_systems(
            Update,
            (
                build.run_if(is_of_another),
                remove.run_if(resource_removed::<Replay>),
                say_place.run_if(resource_exists_and_changed::<Replay>),
                mark_guessing.run_if(resource_exists_and_changed::<Guessing>),
                (tell, follow).run_if(
                    resource_exists::<Replay>.and_then(
                        resource_changed::<Replay>.or_else(any_match_filter::<Added<Told>>),
                    ),
                ),
            )
                .chain()
                .in_set(PageSystems),
        );
}

/// The buttons that step, in their order: what each asks for, its sign, and its name.
const STEPS: [(ReplayCommand, &str, MessageKey); 9] = [
    (ReplayCommand::To(0), "|‹", keys::REPLAY_FIRST),
    (
        ReplayCommand::Back(Stride::Round),
        "«",
        keys::REPLAY_ROUND_BACK,
    ),
    (
        ReplayCommand::Back(Stride::Combat),
        "‹•",
        keys::REPLAY_COMBAT_BACK,
    ),
    (ReplayCommand::Back(Stride::Event), "‹", keys::REPLAY_BACK),
    (ReplayCommand::Play, "", keys::REPLAY_PLAY),
    (
        ReplayCommand::Forward(Stride::Event),
        "›",
        keys::REPLAY_FORWARD,
    ),
    (
        ReplayCommand::Forward(Stride::Combat),
        "•›",
        keys::REPLAY_COMBAT_FORWARD,
    ),
    (
        ReplayCommand::Forward(Stride::Round),
        "»",
        keys::REPLAY_ROUND_FORWARD,
    ),
    (ReplayCommand::To(usize::MAX), "›|", keys::REPLAY_LAST),
];

/// Whether another game is shown again than that of the bar.
fn is_of_another(replay: Option<Res<Replay>>, bars: Query<&ReplayBar>) -> bool {
    let changed = replay.filter(Res::is_changed);
    changed.is_some_and(|replay| bars.iter().all(|bar| bar.0 != replay.record))
}

fn build(
    replay: Res<Replay>,
    shown: Query<Entity, With<ReplayBar>>,
    mut strip: ResMut<BottomStrip>,
    mut commands: Commands,
) {
    for bar in &shown {
        commands.entity(bar).despawn();
    }
    strip.0 = HEIGHT;
    let bar = commands
        .spawn((
            ReplayBar(replay.record.clone()),
            Name::new("Replay"),
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                bottom: px(0),
                height: px(HEIGHT),
                padding: UiRect::horizontal(px(10)),
                border: UiRect::top(px(2)),
                align_items: AlignItems::Center,
                column_gap: px(GAP),
                ..default()
            },
            BackgroundColor(palette::OAK_NIGHT),
            BorderColor::all(palette::OR_DEEP),
            GlobalZIndex(20),
        ))
        .id();
    let focusable = Focusable::PAGE.zone(ZONE);
    for (n, (command, sign, name)) in (1..).zip(STEPS) {
        let focusable = focusable.order(n);
        let plays = command == ReplayCommand::Play;
        let focusable = if plays { focusable.first() } else { focusable };
        let words = LocalizedText::verbatim(sign);
        let mut step = commands.spawn((
            ChildOf(bar),
            Asks(command),
            AccessibleName(LocalizedText::new(name)),
            button(ButtonStyle::Option, words, focusable),
        ));
        if plays {
            step.insert(Told::Play);
            worded(step);
        } else {
            narrow(step, STEP);
        }
    }
    add_track(&mut commands, bar, &replay);
    if replay.hides {
        let asks = commands.spawn((
            ChildOf(bar),
            Asks(ReplayCommand::Guess),
            AccessibleName(LocalizedText::new(keys::REPLAY_GUESS)),
            button(
                ButtonStyle::Option,
                LocalizedText::verbatim("?"),
                focusable.order(20),
            ),
        ));
        narrow(asks, STEP);
    }
    for (n, (command, words, told)) in (21..).zip([
        (ReplayCommand::SeenBy, keys::REPLAY_ALL, Some(Told::Eyes)),
        (ReplayCommand::PlayOn, keys::REPLAY_PLAY_ON, None),
    ]) {
        let focusable = focusable.order(n);
        let mut entity = commands.spawn((
            ChildOf(bar),
            Asks(command),
            button(ButtonStyle::Option, words, focusable),
        ));
        if let Some(told) = told {
            entity.insert(told);
        }
        worded(entity);
    }
    if replay.is_reviewed {
        let mut asks = commands.spawn((
            ChildOf(bar),
            Asks(ReplayCommand::Review),
            AccessibleName(LocalizedText::new(keys::REPLAY_REVIEW)),
            button(
                ButtonStyle::Option,
                LocalizedText::verbatim(""),
                focusable.order(23),
            ),
        ));
        asks.with_child((Picture::tall("icon-hint", 24.0), Pickable::IGNORE));
        narrow(asks, STEP);
    }
}

/// Leaves a little room beside the words of a button.
fn worded(mut button: EntityCommands) {
    button.entry::<Node>().and_modify(|mut node| {
        node.min_width = px(2.0 * STEP);
        node.padding = UiRect::horizontal(px(6));
    });
}

/// Makes a button as wide as this, in design units, for its sign alone.
fn narrow(mut button: EntityCommands, width: f32) {
    button.entry::<Node>().and_modify(move |mut node| {
        node.min_width = px(width);
        node.padding = UiRect::ZERO;
    });
}

/// Adds the track, with how far it has come above its line, the rounds as strokes and the combats as dots.
fn add_track(commands: &mut Commands, bar: Entity, replay: &Replay) {
    let track = commands
        .spawn((
            ChildOf(bar),
            Track,
            Name::new("Track"),
            Pickable::default(),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                height: px(HEIGHT - 10.0),
                margin: UiRect::horizontal(px(10)),
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .id();
    commands.spawn((
        ChildOf(track),
        Told::Progress,
        label(
            LocalizedText::verbatim(String::new()),
            TextStyle::CAPTION.growing(1.0),
            palette::PARCHMENT,
        ),
        TextLayout::no_wrap(),
        Pickable::IGNORE,
    ));
    let lying = |left: Val, width: Val, height: f32| Node {
        position_type: PositionType::Absolute,
        left,
        top: px(LINE - height / 2.0),
        width,
        height: px(height),
        border_radius: BorderRadius::all(px(height.min(6.0) / 2.0)),
        ..default()
    };
    let mut part = |mark: Option<Shown>, node: Node, color: Color| {
        let mut part = commands.spawn((
            ChildOf(track),
            node,
            BackgroundColor(color),
            Pickable::IGNORE,
        ));
        if let Some(mark) = mark {
            part.insert(mark);
        }
    };
    part(None, lying(px(0), percent(100), 6.0), palette::OAK);
    part(Some(Shown), lying(px(0), percent(0), 6.0), palette::OR);
    let steps = replay.steps().max(1) as f32;
    for (n, mark) in replay.marks() {
        let (width, height, color) = match mark {
            Mark::Round => (2.0, 16.0, palette::PARCHMENT_DEEP),
            Mark::Combat => (6.0, 6.0, palette::GULES),
        };
        let mut node = lying(percent(100.0 * n as f32 / steps), px(width), height);
        node.margin = UiRect::left(px(width / -2.0));
        part(None, node, color);
    }
}

fn remove(
    bars: Query<Entity, With<ReplayBar>>,
    mut strip: ResMut<BottomStrip>,
    mut commands: Commands,
) {
    strip.0 = 0.0;
    for bar in &bars {
        commands.entity(bar).despawn();
    }
}

/// How far a replay has come, in a sentence of this key.
fn progress(key: MessageKey, replay: &Replay) -> LocalizedText {
    let (round, of) = replay.round();
    LocalizedText::new(key)
        .with("round", round as u64)
        .with("rounds", of as u64)
        .with("n", replay.at() as u64)
        .with("of", replay.steps() as u64)
}

/// Says after a leap where one is; of a single step one hears what happens.
fn say_place(replay: Res<Replay>, mut before: Local<usize>, mut news: MessageWriter<News>) {
    let at = replay.at();
    if at != *before && at != *before + 1 {
        news.write(News(progress(keys::REPLAY_PLACE, &replay)));
    }
    *before = at;
}

/// Through whose eyes it is seen.
fn who_sees(replay: &Replay) -> LocalizedText {
    match replay.seen_by {
        SeenBy::All => LocalizedText::new(keys::REPLAY_ALL),
        SeenBy::Onlooker => LocalizedText::new(keys::REPLAY_ONLOOKER),
        SeenBy::Side(side) => replay.side_name(side),
        SeenBy::Seat { side, seat } => LocalizedText::new(keys::REPLAY_BRANCH_SEAT)
            .with("side", replay.side_name(side))
            .with("n", seat as u64 + 1),
    }
}

/// Through whose eyes it is seen, as it is spoken.
pub(super) fn spoken_eyes(replay: &Replay) -> LocalizedText {
    LocalizedText::new(keys::REPLAY_EYES).with("who", who_sees(replay))
}

/// Writes how far it has come, whether it goes on by itself, and through whose eyes it is seen.
fn tell(
    replay: Res<Replay>,
    told: Query<(&Told, Entity, Option<&Children>)>,
    mut words: Query<&mut LocalizedText>,
    captions: Query<(), With<ButtonWords>>,
    mut commands: Commands,
) {
    for (told, entity, children) in &told {
        let message = match told {
            Told::Progress => progress(keys::REPLAY_PROGRESS, &replay),
            Told::Eyes => {
                let spoken = AccessibleName(spoken_eyes(&replay));
                commands.entity(entity).insert(spoken);
                who_sees(&replay)
            }
            Told::Play if replay.plays => LocalizedText::new(keys::REPLAY_STOP),
            Told::Play => LocalizedText::new(keys::REPLAY_PLAY),
        };
        let caption = children
            .into_iter()
            .flatten()
            .find(|&&child| captions.contains(child));
        if let Ok(mut text) = words.get_mut(caption.copied().unwrap_or(entity)) {
            text.set_if_neq(message);
        }
    }
}

/// The button that asks what lies hidden is marked while that is asked.
fn mark_guessing(
    guessing: Res<Guessing>,
    buttons: Query<(Entity, &Asks, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    for (entity, asks, was) in &buttons {
        let is = asks.0 == ReplayCommand::Guess && guessing.is_on();
        if is != was {
            set_checked(&mut commands.entity(entity), is);
        }
    }
}

/// The track is filled as far as the game has been shown.
fn follow(replay: Res<Replay>, mut shown: Query<&mut Node, With<Shown>>) {
    let share = replay.at() as f32 / replay.steps().max(1) as f32;
    for mut node in &mut shown {
        node.width = percent(100.0 * share);
    }
}

fn press(
    activate: On<Activate>,
    buttons: Query<&Asks>,
    mut commands: MessageWriter<ReplayCommand>,
) {
    if let Ok(&Asks(command)) = buttons.get(activate.entity) {
        commands.write(command);
    }
}

/// The step at a place of the track, in logical pixels of the window.
fn step_at(
    place: Vec2,
    (node, at): (&ComputedNode, &UiGlobalTransform),
    scale: &UiScale,
    replay: &Replay,
) -> usize {
    // A node knows how many design units a physical pixel is.
    let pixel = node.inverse_scale_factor() * scale.0;
    let middle = at.translation.x * pixel;
    let width = (node.size().x * pixel).max(1.0);
    let share = ((place.x - middle) / width + 0.5).clamp(0.0, 1.0);
    (share * replay.steps() as f32).round() as usize
}

/// A press on the track, or a drag along it, shows the moment at the pointer.
fn scrub<E: core::fmt::Debug + Clone + Reflect>(
    event: On<Pointer<E>>,
    tracks: Query<(&ComputedNode, &UiGlobalTransform), With<Track>>,
    scale: Res<UiScale>,
    replay: Option<Res<Replay>>,
    mut commands: MessageWriter<ReplayCommand>,
) {
    if let (Ok(track), Some(replay)) = (tracks.get(event.entity), replay) {
        let place = event.pointer_location.position;
        commands.write(ReplayCommand::To(step_at(place, track, &scale, &replay)));
    }
}
