//! The plates of both sides: the name, whether a choice is sealed, and who leads.

use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::keys;
use crate::layout::{Edge, TableLayout};
use crate::secrets::ChoicesMade;
use crate::session::TABLE_UPDATE;
use crate::signs::SecretSigns;
use crate::{DisplayedView, Rules, TABLE, picture_names, words};
use fayance_rules::{Side, Stage};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_table::places::TextFit;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette, visible_if};

/// A text of the plate at this edge.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct PlateText(Edge, PlateLine);

/// The lines of a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlateLine {
    Name,
    State,
}

/// The sign of the side at this edge.
#[derive(Component)]
struct SideSign(Edge);

/// The seal of a choice that is confirmed.
#[derive(Component)]
struct Seal(Edge);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, write_plates.in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
    let plates: [(Edge, fn(&TableLayout) -> Rect); 2] = [
        (Edge::Far, |t| t.plate(Edge::Far)),
        (Edge::Near, |t| t.plate(Edge::Near)),
    ];
    for (edge, at) in plates {
        let plate = commands
            .spawn((
                node("Plate", at),
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::Center,
                    padding: UiRect::left(px(44)),
                    ..default()
                },
            ))
            .with_child((
                SideSign(edge),
                Picture::new(""),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    top: px(6),
                    width: px(38),
                    height: px(38),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .id();
        let lines = [
            (PlateLine::Name, 21.0, TextStyle::NAME, palette::OR_LIGHT),
            (
                PlateLine::State,
                15.5,
                TextStyle::CAPTION,
                palette::PARCHMENT,
            ),
        ];
        for (line, size, style, color) in lines {
            let text = commands
                .spawn((
                    ChildOf(plate),
                    PlateText(edge, line),
                    TextFit::line(size, 0.55).growing(1.25),
                    label(LocalizedText::verbatim(""), style, color),
                    TextLayout::no_wrap(),
                    Pickable::IGNORE,
                ))
                .id();
            if line == PlateLine::State {
                commands.entity(text).insert(LiveRegion);
            }
        }
        commands.spawn((
            ChildOf(plate),
            Seal(edge),
            Picture::new(picture_names::SEAL),
            Node {
                position_type: PositionType::Absolute,
                right: px(0),
                top: px(4),
                width: px(44),
                height: px(44),
                ..default()
            },
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

fn write_plates(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    (made, signs): (Res<ChoicesMade>, Res<SecretSigns>),
    mut texts: Query<(&PlateText, &mut LocalizedText)>,
    mut seals: Query<(&Seal, &mut Visibility)>,
    mut marks: Query<(&SideSign, &mut Picture)>,
) {
    for (sign, mut picture) in &mut marks {
        let side = displayed.side_at(sign.0);
        Picture::show(&mut picture, picture_names::side_sign(side));
    }
    let view = &displayed.view;
    // Both seals lie there until the cards come forward.
    let sealed = |side: Side| {
        let hush = displayed.fight.as_ref().is_some_and(|shown| !shown.up);
        view.sides[side].confirmed || hush
    };
    for (PlateText(edge, line), mut message) in &mut texts {
        let side = displayed.side_at(*edge);
        let fresh = match line {
            PlateLine::Name => words::player(rules.config(), side),
            PlateLine::State if sealed(side) => LocalizedText::new(keys::FAYANCE_HAS_CHOSEN),
            PlateLine::State if made.0[side] > 0 => {
                let count = signs.0[side].as_ref().map_or(1, |sheet| sheet.count);
                LocalizedText::new(keys::FAYANCE_IN_MIND)
                    .with("n", made.0[side])
                    .with("count", count)
            }
            PlateLine::State if view.sides[side].owes && view.stage != Stage::Lay => {
                LocalizedText::new(keys::FAYANCE_CHOOSES)
            }
            PlateLine::State if view.leader == Some(side) => {
                LocalizedText::new(keys::FAYANCE_LEADS)
            }
            PlateLine::State => {
                LocalizedText::new(keys::FAYANCE_HOLDS).with("n", view.held()[side])
            }
        };
        message.set_if_neq(fresh);
    }
    for (seal, mut visibility) in &mut seals {
        visibility.set_if_neq(visible_if(sealed(displayed.side_at(seal.0))));
    }
}
