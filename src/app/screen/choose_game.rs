//! The choice of a game: the boxes on the shelf, the one played last first, each with its game in progress below.
//! Skipped where there is only one.

use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_input::{Action, Focusable, Layer, Presses};
use kit_rules::game::GameId;
use kit_table::{
    AccessibleName, Games, Menu, SavedGames, Screen, StartGame, flow::PageSystems,
    lobby::JoinSystems, menu::OpensMenu,
};
use kit_theme::{
    ButtonStyle, Picture, Scale, TextStyle, key_cap, palette,
    rebuild::{add_page, despawn_all},
    sound::{PlaySound, Sound},
    widget::{LeadsBack, button, centred, page, panel},
};

/// The root of the page.
#[derive(Component)]
struct ChooseGameRoot;

/// A button that leads to the set-up of a game.
#[derive(Component, Clone, Copy)]
struct Choose(GameId);

/// A button that continues the game in progress.
#[derive(Component, Clone, Copy)]
struct Resume(GameId);

/// The button that leads back.
#[derive(Component)]
struct Back;

/// The greatest height of a lid, in design units, and the least one on a low page and on any other.
const LID: f32 = 230.0;
const LEAST_LID: (f32, f32) = (108.0, 140.0);
/// What is above and below the lids, in design units, with text as designed: with nothing to be continued, and with the
/// game in progress below each box, told in two lines.
const AROUND: (f32, f32) = (250.0, 345.0);
/// The width of the panel, what its edges take of that, the gap between two boxes, and the edge of a box, in design
/// units.
const PANEL: f32 = 1160.0;
const EDGES: f32 = 96.0;
const GAP: f32 = 26.0;
const EDGE: f32 = 12.0;
/// The width of a lid as a multiple of its height.
const LID_ASPECT: f32 = 4.0 / 3.0;

pub(super) fn plugin(app: &mut App) {
    add_page::<ChooseGameRoot, _>(app, Screen::ChooseGame, build_page);
    let anew = (despawn_all::<ChooseGameRoot>, build_page).chain();
    let changed = resource_changed::<SavedGames>.and_then(in_state(Screen::ChooseGame));
    app.add_systems(First, anew.run_if(changed))
        .add_observer(choose)
        .add_observer(resume)
        .add_observer(go_back)
        .add_systems(
            Update,
            leave_on_back
                .in_set(PageSystems)
                .before(JoinSystems)
                .run_if(in_state(Screen::ChooseGame)),
        );
}

/// The height of the lids on a page of this scale, for so many boxes, with games to be continued or not: all of them
/// stand side by side as long as they are not lower than the least height.
fn lid_height(scale: &Scale, games: usize, continued: bool) -> f32 {
    let page = scale.page();
    let inner = (page.x * 0.96).min(PANEL) - EDGES;
    let games = games.max(1) as f32;
    let width = (inner - GAP * (games - 1.0)) / games - 2.0 * EDGE - 1.0;
    let around = if continued { AROUND.1 } else { AROUND.0 };
    let high = page.y - around * scale.growth();
    let least = if scale.is_low() {
        LEAST_LID.0
    } else {
        LEAST_LID.1
    };
    high.min(width / LID_ASPECT).clamp(least, LID)
}

fn build_page(
    games: Res<Games>,
    saved: Res<SavedGames>,
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let height = lid_height(&scale, games.0.len(), !saved.0.is_empty());
    let width = height * LID_ASPECT + 2.0 * EDGE;
    let root = commands
        .spawn((
            Name::new("Choose a game"),
            ChooseGameRoot,
            DespawnOnExit(Screen::ChooseGame),
            page(),
        ))
        .id();
    let panel_entity = commands.spawn((ChildOf(root), panel(PANEL))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred(keys::CHOOSE_GAME, TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    let shelf = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                align_items: AlignItems::Start,
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(GAP),
                row_gap: px(10),
                ..default()
            },
        ))
        .id();
    let last = saved.latest().map(|(game, _)| game);
    let mut all: Vec<_> = games.0.iter().collect();
    all.sort_by_key(|game| Some(game.id) != last);
    for (n, game) in all.into_iter().enumerate() {
        let focusable = if n == 0 {
            Focusable::PAGE.first()
        } else {
            Focusable::PAGE
        };
        let column = commands
            .spawn((
                ChildOf(shelf),
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(6),
                    ..default()
                },
            ))
            .id();
        let choice = commands
            .spawn((
                ChildOf(column),
                Choose(game.id),
                button(ButtonStyle::Azure, game.name, focusable),
            ))
            .id();
        if let Some(lid) = game.lid {
            let lid = commands.spawn((Picture::tall(lid, height), Pickable::IGNORE));
            let lid = lid.id();
            let mut choice = commands.entity(choice);
            choice.insert_children(0, &[lid]);
            choice.entry::<Node>().and_modify(|mut node| {
                node.flex_direction = FlexDirection::Column;
                node.padding = UiRect::all(px(EDGE));
                node.row_gap = px(4);
            });
        }
        let Some(save) = saved.of(game.id) else {
            continue;
        };
        commands.spawn((
            ChildOf(column),
            Resume(game.id),
            AccessibleName(
                LocalizedText::new(keys::CHOOSE_GAME_RESUME)
                    .with("name", LocalizedText::new(game.name))
                    .with("about", save.about.clone()),
            ),
            button(
                ButtonStyle::Parchment,
                keys::TITLE_CONTINUE,
                Focusable::PAGE,
            ),
        ));
        commands.spawn((
            ChildOf(column),
            centred(
                save.about.clone(),
                TextStyle::CAPTION.growing(1.2),
                palette::INK,
            ),
            Node {
                max_width: px(width),
                ..default()
            },
        ));
    }
    let foot = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(GAP),
                row_gap: px(6),
                ..default()
            },
        ))
        .id();
    // Below each box stands the game of it that was played last.
    if saved.0.len() > games.0.iter().filter_map(|game| saved.of(game.id)).count() {
        commands.spawn((
            ChildOf(foot),
            OpensMenu(Menu::SavedGames),
            button(
                ButtonStyle::Parchment,
                LocalizedText::new(keys::CHOOSE_GAME_SAVED).with("n", saved.0.len()),
                Focusable::PAGE,
            ),
        ));
    }
    commands
        .spawn((
            ChildOf(foot),
            (Back, LeadsBack),
            button(ButtonStyle::Parchment, keys::MENU_BACK, Focusable::PAGE),
        ))
        .with_child(key_cap(Action::Back));
}

/// The back action leads to the title.
pub(super) fn leave_on_back(
    presses: Res<Presses>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    if presses.on(Layer::Page, Action::Back) {
        play.write(PlaySound::now(Sound::BACK));
        commands.set_state(Screen::Title);
    }
}

fn choose(activate: On<Activate>, buttons: Query<&Choose>, mut commands: Commands) {
    if let Ok(&Choose(game)) = buttons.get(activate.entity) {
        commands.set_state(Screen::Setup(game));
    }
}

/// Continues the game in progress.
fn resume(
    activate: On<Activate>,
    buttons: Query<&Resume>,
    saved: Res<SavedGames>,
    mut commands: Commands,
) {
    let chosen = buttons.get(activate.entity).ok();
    let save = chosen.and_then(|&Resume(game)| Some((game, saved.of(game)?)));
    if let Some((game, save)) = save {
        commands.write_message(StartGame::resume(game, save));
    }
}

fn go_back(activate: On<Activate>, buttons: Query<(), With<Back>>, mut commands: Commands) {
    if buttons.contains(activate.entity) {
        commands.set_state(Screen::Title);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boxes_stand_side_by_side() {
        for window in [
            Vec2::new(844.0, 390.0),
            Vec2::new(1024.0, 768.0),
            Vec2::new(1280.0, 720.0),
            Vec2::new(1680.0, 720.0),
        ] {
            for (text, continued) in [(1.0, false), (1.0, true), (2.0, false), (2.0, true)] {
                let scale = Scale::of(window, text);
                let height = lid_height(&scale, 3, continued);
                let all = 3.0 * (height * LID_ASPECT + 2.0 * EDGE) + 2.0 * GAP;
                let room = (scale.page().x * 0.96).min(PANEL) - EDGES;
                assert!(all <= room, "{window}: {all}");
                assert!(height >= LEAST_LID.0);
            }
        }
    }
}
