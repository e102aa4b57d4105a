//! A sword or a shield beside the cards before a castle: attack or defence. Where partners share a camp, the number of
//! the partner who plays at a castle, until cards lie there.

use bevy::prelude::*;

use super::pose::{Pose, ScenerySystems, TableParam, TargetPose, picture};
use super::world_text::{WorldText, text};
use crate::TABLE;
use crate::card_pose::{self, depth};
use crate::partners::player_at;
use crate::session::TABLE_UPDATE;
use crate::words;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Side, View};
use kit_theme::{FontFace, SpriteAtlases, palette};

/// The mark of a camp at the first or second castle of the round.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Mark {
    at: usize,
    camp: Camp,
    part: MarkPart,
}

/// A part of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MarkPart {
    /// The round behind it.
    Badge,
    /// The sword or the shield.
    Icon,
    /// The number of the partner who plays there.
    Number,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), bring_marks)
        .add_systems(TABLE_UPDATE, arrange_marks.in_set(ScenerySystems::Arrange));
}

/// Spawns the marks.
fn bring_marks(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    for at in 0..2 {
        for camp in Camp::ALL {
            let mark = |part| Mark { at, camp, part };
            commands.spawn((mark(MarkPart::Badge), picture(&atlases, "badge")));
            commands.spawn((mark(MarkPart::Icon), picture(&atlases, "icon-attack")));
            let number = text(FontFace::GothicBold, palette::OR_LIGHT);
            commands.spawn((mark(MarkPart::Number), number));
        }
    }
}

/// What is shown of a camp at the first or second castle of the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ShownMark {
    /// Cards that attack or defend.
    Front(Castle, Side),
    /// Who of two partners is to play there.
    Partner(Castle, Seat),
}

/// What is shown of a camp at a castle of the round; nothing once its combat is decided.
fn shown(view: &View, camp: Camp, at: usize) -> Option<ShownMark> {
    if view.decided[at] {
        return None;
    }
    if let Some(front) = view.fronts[at][camp] {
        return Some(ShownMark::Front(front.castle, front.side));
    }
    let castle = view.named[at]?;
    let seat = player_at(view, camp, u8::try_from(at).ok()?)?;
    Some(ShownMark::Partner(castle, seat))
}

/// Shows marks beside fronts.
fn arrange_marks(
    table: TableParam,
    atlases: Res<SpriteAtlases>,
    mut marks: Query<(
        &Mark,
        &mut TargetPose,
        AnyOf<(&mut Sprite, &mut WorldText)>,
        Option<&mut Text2d>,
    )>,
) {
    let (view, layout) = (&table.displayed.view, &table.layout);
    for (mark, mut target, (sprite, letters), written) in &mut marks {
        let shown = shown(view, mark.camp, mark.at);
        let ((Some(ShownMark::Front(at, _)), MarkPart::Badge | MarkPart::Icon)
        | (Some(ShownMark::Partner(at, _)), MarkPart::Badge | MarkPart::Number)) =
            (shown, mark.part)
        else {
            let gone = target.fading(table.timings.hover);
            target.set_if_neq(gone);
            continue;
        };
        let slot = layout.mark(card_pose::edge(&table.displayed, mark.camp), at.index());
        let pose = match mark.part {
            MarkPart::Badge => Pose::slot(slot, depth::BADGE + 0.5),
            MarkPart::Icon => Pose::slot(slot.scaled(0.82), depth::BADGE + 0.6),
            MarkPart::Number => Pose::point(slot.center, depth::BADGE + 0.6),
        };
        target.set_if_neq(TargetPose::by(pose, table.timings.hover));
        match shown {
            Some(ShownMark::Front(_, side)) => {
                let name = match side {
                    Side::Short => "icon-attack",
                    Side::Long => "icon-defence",
                };
                let fresh = atlases.sprite(name);
                if let Some(mut sprite) =
                    sprite.filter(|sprite| mark.part == MarkPart::Icon && sprite.rect != fresh.rect)
                {
                    sprite.rect = fresh.rect;
                }
            }
            Some(ShownMark::Partner(_, seat)) => {
                if let (Some(mut letters), Some(mut written)) = (letters, written) {
                    letters.set_if_neq(WorldText {
                        height: slot.size.y * 0.7,
                        room: slot.size * 0.8,
                    });
                    let number = words::numeral(seat);
                    if written.0 != number {
                        written.0 = number.to_owned();
                    }
                }
            }
            None => {}
        }
    }
}
