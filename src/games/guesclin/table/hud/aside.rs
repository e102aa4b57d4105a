//! The line over the map's foot: why a choice was refused, else the hex under the cursor, else what a button does.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::games::guesclin::table::cursor::{Cursor, TheMap};
use crate::games::guesclin::table::refusal::{RefusalReason, Refused};
use crate::games::guesclin::table::{DisplayedView, TABLE, Turn, hex_words};
use crate::i18n::{LiveRegion, LocalizedText};
use crate::input::{Focused, Presses};
use crate::table::places::TextFit;
use crate::theme::widget::label;
use crate::theme::{TextStyle, palette};

/// The text of the line.
#[derive(Component)]
struct AsideText;

/// The last refusal, until the next press.
#[derive(Resource, Default)]
pub(super) struct LastRefusal(Option<RefusalReason>);

impl LastRefusal {
    /// The paragraph that explains it.
    pub(super) fn about(&self) -> Option<&'static str> {
        self.0.map(RefusalReason::paragraph)
    }
}

/// A node about which there is something to say.
#[derive(Component, Debug, Clone)]
pub(super) struct Tip(pub LocalizedText);

impl Tip {
    /// A sentence.
    pub(super) fn new(key: &'static str) -> Self {
        Self(LocalizedText::new(key))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(Update, (remember, write).chain().in_set(FillSystems))
        .add_systems(OnExit(TABLE), |mut last: ResMut<LastRefusal>| last.0 = None);
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            node("Aside", |t| t.aside),
            GlobalZIndex(6),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(palette::CLEAR),
        ))
        .with_child((
            AsideText,
            TextFit::line(17.0, 0.98).lines(2).bound().growing(1.4),
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION,
                palette::PARCHMENT,
            ),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        ));
}

fn remember(
    mut refused: MessageReader<Refused>,
    presses: Res<Presses>,
    turn: Res<Turn>,
    mut last: ResMut<LastRefusal>,
) {
    let fresh = refused.read().last().map(|refused| refused.0);
    if fresh.is_some() {
        last.0 = fresh;
    } else if last.0.is_some() && (turn.is_changed() || presses.actions().next().is_some()) {
        last.0 = None;
    }
}

fn write(
    displayed: Res<DisplayedView>,
    last: Res<LastRefusal>,
    cursor: Res<Cursor>,
    maps: Query<(Has<Focused>, &Hovered), With<TheMap>>,
    things: Query<(&Tip, Has<Focused>, &Hovered)>,
    mut texts: Query<(&mut LocalizedText, &ChildOf), With<AsideText>>,
    mut grounds: Query<&mut BackgroundColor>,
) {
    let pointed = things
        .iter()
        .filter(|(_, focused, hovered)| *focused || hovered.get())
        .max_by_key(|(.., hovered)| hovered.get());
    let on_map = maps
        .iter()
        .any(|(focused, hovered)| focused || hovered.get());
    let (message, ground) = match (last.0, pointed, cursor.0.filter(|_| on_map)) {
        (Some(why), ..) => (why.message(), palette::GULES_DEEP),
        (None, Some((tip, ..)), _) => (tip.0.clone(), palette::VEIL),
        (None, None, Some(at)) => (hex_words::hex(displayed.board(), at), palette::VEIL),
        (None, None, None) => (LocalizedText::verbatim(""), palette::CLEAR),
    };
    for (mut text, parent) in &mut texts {
        text.set_if_neq(message.clone());
        if let Ok(mut color) = grounds.get_mut(parent.parent()) {
            color.set_if_neq(BackgroundColor(ground));
        }
    }
}
