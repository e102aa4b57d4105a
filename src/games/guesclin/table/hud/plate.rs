//! The plate at the right: the figure that is looked at with all its numbers, or the odds of the blow that is planned.

use bevy::prelude::*;

use super::places::node;
use super::plate_drawing::{ROW_GAP, Room, draw_figure, draw_ground, draw_odds};
use super::{FillSystems, hud_inputs_changed};
use crate::blow_odds::{self, Odds};
use crate::cursor::Cursor;
use crate::keys;
use crate::layout::TableLayout;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{DisplayedView, Selection, Turn, hex_words, odds_words, picture_names, words};
use guesclin_rules::{Board, Direction, Fighter, Hex, Obstacle};
use kit_i18n::{LocalizedText, Localizer};
use kit_rules::message_key::MessageKey;
use kit_theme::{Picture, Scale, TextMeasure};

/// The plate.
#[derive(Component)]
struct Plate;

/// What it shows.
#[derive(Debug, Clone, PartialEq)]
enum Content {
    Nothing,
    Ground(Ground),
    Figure(CounterFigure),
    Odds(Odds),
}

/// A hex without a figure.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Ground {
    pub signs: Vec<&'static str>,
    /// What is so now, the most urgent first.
    pub lines: Vec<LocalizedText>,
}

/// A figure in words and numbers.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct CounterFigure {
    pub counter: String,
    pub stunned: bool,
    pub name: LocalizedText,
    pub arms: [&'static str; 2],
    /// Caption, number, and whether an order changes it.
    pub numbers: Vec<(MessageKey, String, bool)>,
    pub lines: Vec<LocalizedText>,
}

/// What the plate shows now.
#[derive(Resource)]
struct ShownPlate(Content);

impl Default for ShownPlate {
    fn default() -> Self {
        Self(Content::Nothing)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownPlate>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            fill.in_set(FillSystems)
                .run_if(hud_inputs_changed.or_else(resource_changed::<Localizer>)),
        )
        .add_systems(OnExit(TABLE), |mut shown: ResMut<ShownPlate>| {
            *shown = ShownPlate::default();
        });
}

/// What is left free at the left, at the right, above and below.
const EDGES: [f32; 4] = [14.0, 12.0, 8.0, 4.0];

fn spawn(mut commands: Commands) {
    commands.spawn((
        Plate,
        node("Plate", |t| t.plate),
        Picture::new("panel-parchment"),
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(EDGES[0]), px(EDGES[1]), px(EDGES[2]), px(EDGES[3])),
            row_gap: px(ROW_GAP),
            overflow: Overflow::clip(),
            ..default()
        },
    ));
}

/// The figure in words.
fn figure(board: &Board, who: Fighter, ordered: Option<guesclin_rules::Order>) -> CounterFigure {
    let mut changed = board.clone();
    if let Some(order) = ordered {
        changed.set_order(who, Some(order));
    }
    let (state, stats) = (changed.fighter(who), changed.stats(who));
    let now = changed.numbers(who);
    let traits = changed.counter(who).traits;
    let mut numbers = vec![
        (
            keys::GUESCLIN_STAT_MOVE,
            now.moves.to_string(),
            now.moves != stats.moves,
        ),
        (
            keys::GUESCLIN_STAT_MELEE,
            now.melee.to_string(),
            now.melee != stats.melee,
        ),
        (
            keys::GUESCLIN_STAT_DEFENCE,
            now.defence.to_string(),
            now.defence != stats.defence as i8,
        ),
    ];
    if let Some(shot) = stats.shot {
        numbers.push((keys::GUESCLIN_STAT_SHOT, shot.to_string(), false));
    }
    let mut lines = Vec::new();
    // What the numbers do not tell of the order that is planned.
    let effect = ordered.and_then(|order| board.order_effect(who, order));
    lines.extend(
        effect
            .iter()
            .flat_map(|effect| odds_words::order_reach(board, effect)),
    );
    if state.stunned {
        lines.push(LocalizedText::new(keys::GUESCLIN_STUNNED));
    }
    if let Some(order) = state.order {
        lines.push(
            LocalizedText::new(keys::GUESCLIN_PLATE_ORDER)
                .with("order", words::order(order))
                .with("effects", words::order_effects(order)),
        );
    }
    lines.extend(hex_words::carried(board, who));
    if board.surprised(board.banner(who)) {
        lines.push(LocalizedText::new(keys::GUESCLIN_PLATE_SURPRISED));
    }
    if state.acted && board.active() == Some(board.banner(who)) {
        lines.push(LocalizedText::new(keys::GUESCLIN_ACTED));
    }
    // The traits come last: seals on the counter show them, too.
    let shown = [
        (traits.commander, keys::GUESCLIN_TRAIT_COMMANDER),
        (
            traits.initiative && !state.stunned,
            keys::GUESCLIN_TRAIT_INITIATIVE,
        ),
        (traits.skirmisher, keys::GUESCLIN_TRAIT_SKIRMISHER),
    ];
    lines.extend(
        shown
            .iter()
            .filter(|(has, _)| *has)
            .map(|&(_, key)| LocalizedText::new(key)),
    );
    CounterFigure {
        counter: board.scenario().fighters[who.index()].counter_id.clone(),
        stunned: state.stunned,
        name: words::fighter(board.scenario(), who),
        arms: [
            picture_names::arms(board.banner(who)),
            picture_names::camp(board.camp(who)),
        ],
        numbers,
        lines,
    }
}

fn content(board: &Board, selection: &Selection, turn: Turn, cursor: Cursor) -> Content {
    let plan = &selection.plan;
    let pointed = cursor.0.and_then(|at| board.on(at));
    if let Some(odds) = blow_odds::of_plan(board, plan, pointed, turn) {
        return Content::Odds(odds);
    }
    match plan.fighter.or(pointed) {
        Some(who) => Content::Figure(figure(board, who, plan.order)),
        None => match cursor.0 {
            Some(at) => Content::Ground(ground(board, at, selection.threat)),
            None => Content::Nothing,
        },
    }
}

/// A hex in words; while the threat is shown, also what stands around.
fn ground(board: &Board, at: Hex, around: bool) -> Ground {
    let map = &board.scenario().map;
    let mut signs = vec![picture_names::terrain(map.terrain(at))];
    for kind in [Obstacle::Bank, Obstacle::Wall] {
        let bars = |way: &Direction| map.obstacle(at, *way) == Some(kind);
        if Direction::ALL.iter().any(bars) {
            signs.push(picture_names::obstacle(kind));
        }
    }
    let mut lines = vec![hex_words::hex(board, at)];
    if around {
        lines.extend(hex_words::around(board, at));
    }
    Ground { signs, lines }
}

fn fill(
    displayed: Res<DisplayedView>,
    (selection, turn, cursor): (Res<Selection>, Res<Turn>, Res<Cursor>),
    (scale, layout, localizer): (Res<Scale>, Res<TableLayout>, Res<Localizer>),
    mut measure: TextMeasure,
    mut shown: ResMut<ShownPlate>,
    plates: Query<(Entity, Ref<Plate>)>,
    mut commands: Commands,
) {
    let fresh = content(displayed.board(), &selection, *turn, *cursor);
    let anew = plates.iter().any(|(_, plate)| plate.is_added());
    let remade = anew || scale.is_changed() || layout.is_changed() || localizer.is_changed();
    if shown.0 == fresh && !remade {
        return;
    }
    shown.0 = fresh;
    let low = scale.is_low();
    let [left, right, above, below] = EDGES;
    let room = &mut Room {
        size: layout.plate.size() - Vec2::new(left + right, above + below),
        scale: &scale,
        localizer: &localizer,
        measure: &mut measure,
    };
    for (plate, _) in &plates {
        commands.entity(plate).despawn_children();
        match &shown.0 {
            Content::Nothing => {}
            Content::Ground(ground) => draw_ground(&mut commands, plate, ground, low, room),
            Content::Figure(figure) => {
                let height = layout.plate.height();
                draw_figure(&mut commands, plate, figure, low.then_some(height), room);
            }
            Content::Odds(odds) => draw_odds(&mut commands, plate, odds, low, room),
        }
    }
}
