//! The row of castles on the result page, with brackets under the groups and their points.

use super::page::{GROWS, ResultPageBuilder, column, line};
use crate::keys;
use crate::{camp_colours::ink, castle_names::castle_name, picture_names, sounds, words};
use bevy::prelude::*;
use guyenne_rules::{Castle, Group, groups, seat::Camp};
use kit_theme::{Entrance, EntranceKind, FontFace, Picture, TextStyle, palette, widget::label};

impl ResultPageBuilder<'_> {
    /// The steps of the entrance at which the first castle lights up, and at which all points are counted.
    pub(super) const FIRST_CASTLE: f32 = 3.0;
    pub(super) const COUNTED: f32 = Self::FIRST_CASTLE + 13.0;

    /// Adds the row of castles with their holders, and the brackets.
    pub(super) fn castles(&self, commands: &mut Commands, sheet: Entity) {
        let width = self.size(160.0, 146.0);
        let height = self.size(162.0, 120.0);
        let column = column(commands, sheet);
        let row = commands
            .spawn((ChildOf(column), line(Node::default())))
            .id();
        for castle in Castle::ALL {
            let holder = self.summary.holders[castle.index()];
            let cell = commands
                .spawn((
                    ChildOf(row),
                    line(Node {
                        width: px(width),
                        justify_content: JustifyContent::Center,
                        ..default()
                    }),
                ))
                .id();
            let card = commands
                .spawn((
                    ChildOf(cell),
                    Picture::tall(picture_names::castle(self.summary.castles, castle), height),
                ))
                .id();
            let step = Self::FIRST_CASTLE + 2.0 * castle.index() as f32;
            let lights = Entrance::at(step, EntranceKind::Lights);
            let sound = sounds::SCORES[castle.index() / 2];
            commands.entity(card).insert(match holder {
                Some(_) => lights.with_sound(sound),
                None => lights,
            });
            commands.spawn((
                ChildOf(card),
                Node {
                    position_type: PositionType::Absolute,
                    bottom: percent(8.5),
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                children![(
                    label(
                        castle_name(self.summary.castles, castle),
                        TextStyle::NAME.sized(self.size(17.0, 15.5)).growing(GROWS),
                        palette::INK
                    ),
                    TextLayout::no_wrap(),
                )],
            ));
            if let Some(camp) = holder {
                let pennon = self.size(40.0, 30.0);
                // On the holder's side of the castle: the English one is above.
                let over = px(-pennon * 0.42);
                let (picture, top, bottom) = match camp {
                    Camp::English => (picture_names::pennon_up(camp), over, auto()),
                    Camp::French => (picture_names::pennon(camp), auto(), over),
                };
                commands.spawn((
                    ChildOf(card),
                    Picture::new(picture),
                    Entrance::at(step + 0.5, EntranceKind::Pops),
                    Node {
                        position_type: PositionType::Absolute,
                        // Beside the name.
                        right: px(-self.size(12.0, 8.0)),
                        top,
                        bottom,
                        width: px(pennon * 40.0 / 46.0),
                        height: px(pennon),
                        ..default()
                    },
                ));
            }
        }
        self.brackets(commands, column, width);
    }

    /// Adds the brackets, each as wide as its group. `width` is that of a castle.
    fn brackets(&self, commands: &mut Commands, column: Entity, width: f32) {
        let row = commands
            .spawn((
                ChildOf(column),
                line(Node {
                    margin: UiRect::top(px(self.size(14.0, 8.0))),
                    height: px(36),
                    ..default()
                }),
            ))
            .id();
        let all = groups(&self.summary.holders);
        let mut groups = all.iter().peekable();
        let mut at = 0;
        while at < Castle::ALL.len() {
            let group = groups.next_if(|group| group.first.index() == at);
            let Some(group) = group else {
                commands.spawn((
                    ChildOf(row),
                    line(Node {
                        width: px(width),
                        justify_content: JustifyContent::Center,
                        ..default()
                    }),
                    children![label(
                        keys::RESULT_NEUTRAL,
                        TextStyle::CAPTION
                            .sized(self.size(18.0, 16.5))
                            .growing(GROWS),
                        palette::INK_PALE
                    )],
                ));
                at += 1;
                continue;
            };
            at += usize::from(group.len);
            self.bracket(commands, row, group, &all, width * f32::from(group.len));
        }
    }

    /// Adds the bracket of one of the groups `all`, with its points.
    fn bracket(
        &self,
        commands: &mut Commands,
        row: Entity,
        group: &Group,
        all: &[Group],
        width: f32,
    ) {
        let color = ink(group.camp);
        let pill = picture_names::pill(group.camp);
        let value = words::sum(&group.terms(self.summary.game_config.edition, all));
        let last = group.first.index() + usize::from(group.len) - 1;
        let step = Self::FIRST_CASTLE + 2.0 * last as f32 + 1.5;
        commands.spawn((
            ChildOf(row),
            Entrance::at(step, EntranceKind::Pops),
            line(Node {
                width: px(width),
                height: percent(100),
                justify_content: JustifyContent::Center,
                ..default()
            }),
            children![
                (
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(14),
                        right: px(14),
                        top: px(0),
                        height: percent(52),
                        border: UiRect::new(px(3), px(3), px(0), px(3)),
                        border_radius: BorderRadius::bottom(px(7)),
                        ..default()
                    },
                    BorderColor::all(color),
                ),
                (
                    Picture::new(pill),
                    Node {
                        min_width: px(72),
                        height: px(36),
                        padding: UiRect::new(px(18), px(18), px(0), px(3)),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..default()
                    },
                    children![(
                        Text::new(value),
                        TextStyle::new(FontFace::RomanBold, 19.0).growing(GROWS),
                        TextColor(palette::ARGENT),
                        TextLayout::no_wrap(),
                    )],
                ),
            ],
        ));
    }
}
