//! The turn banner: it has the colours and the emblem of the camp to move.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{Scene, TextFit, node};
use crate::keys;
use crate::layout::TableLayout;
use crate::picture_names;
use crate::session::TABLE_UPDATE;
use crate::words;
use crate::{DisplayedView, Rules, TABLE, Turn};
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette, visible_if};

#[derive(Component)]
struct Banner;

#[derive(Component)]
struct BannerText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_banner)
        .add_systems(TABLE_UPDATE, turn_banner.in_set(FillSystems));
}

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene == Scene::Row).then_some(t.hud.turn)
}

/// Below the emblem, above the banner's pointed ends.
fn words_place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let banner = place(t, scene)?;
    let size = banner.size() * Vec2::new(0.8, 0.34);
    let middle = banner.center() - Vec2::Y * banner.height() * 0.2;
    Some(Rect::from_center_size(middle, size))
}

fn spawn_banner(mut commands: Commands) {
    commands.spawn((node("Turn", place), Banner, Picture::new("")));
    commands.spawn((
        node("Turn's words", words_place),
        ZIndex(1),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![(
            BannerText,
            TextFit::line(21.0, 1.0).lines(2).bound().growing(1.95),
            label(
                LocalizedText::verbatim(""),
                TextStyle::NAME,
                palette::ARGENT
            ),
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        )],
    ));
}

/// The seat to move; while events are shown, the seat to move in the displayed view.
fn on_turn(turn: &Turn, displayed: &DisplayedView) -> Option<Seat> {
    match turn {
        Turn::Person(seat) | Turn::Bot(seat) | Turn::Curtain(seat) => Some(*seat),
        Turn::Busy => displayed.view.to_move,
        Turn::Over => None,
    }
}

fn turn_banner(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    mut banners: Query<(&mut Picture, &mut Visibility), With<Banner>>,
    mut texts: Query<(&mut LocalizedText, &mut Visibility), (With<BannerText>, Without<Banner>)>,
) {
    if !displayed.is_changed() && !rules.is_changed() && !turn.is_changed() {
        return;
    }
    let seat = on_turn(&turn, &displayed);
    let camp = seat.map(|seat| seat.camp);
    for (mut picture, mut visibility) in &mut banners {
        let seen = visible_if(camp.is_some());
        visibility.set_if_neq(seen);
        if let Some(camp) = camp {
            Picture::show(&mut picture, picture_names::banner(camp));
        }
    }
    for (.., mut visibility) in &mut texts {
        visibility.set_if_neq(visible_if(camp.is_some()));
    }
    let Some(camp) = camp else {
        return;
    };
    let game_config = rules.config();
    let yours = game_config.seating.only_person() == seat;
    for (mut message, _) in &mut texts {
        message.set_if_neq(if yours {
            LocalizedText::new(keys::TURN_YOURS)
        } else {
            words::of_camp(keys::TURN_OF, camp)
        });
    }
}
