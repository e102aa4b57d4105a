//! The review after the game: the combat that decided, drawn with its cards and its territory, and a sentence about
//! what it did to the chances. The button of the page shows it in the place of the thrones.

use bevy::prelude::*;

use super::page::{DECIDED, THRONES};
use crate::keys;
use crate::{GameConfig, ResultPage, drawings, picture_names, words};
use fayance_ai::{Review, Swing};
use fayance_rules::ID;
use fayance_rules::record::Record;
use fayance_rules::{Side, Test};
use kit_ai::Thinker;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Action, ActionButton, Presses};
use kit_table::Screen;
use kit_table::ai_task::AiTask;
use kit_table::result_page::ResultPageSystems;
use kit_theme::widget::{ButtonWords, centred};
use kit_theme::{Picture, TextStyle, palette};

/// Whether the combat that decided is shown, and not the thrones.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ReviewOpen(pub bool);

/// The review of the game that has just ended.
#[derive(Resource, Default)]
struct Reviewing {
    task: Option<AiTask<Reviewer>>,
    /// What it found; `None` before it is done.
    found: Option<Option<Swing>>,
}

/// Weighs the combats; without a record there are none.
struct Reviewer(Option<Review>);

impl Thinker for Reviewer {
    type View = ();
    type Answer = Option<Swing>;

    fn think(&mut self, (): &(), iterations: u32) -> bool {
        (self.0.as_mut()).is_none_or(|review| review.think(iterations))
    }

    fn answer(&mut self, (): &()) -> Option<Swing> {
        self.0.as_ref()?.decisive()
    }
}

/// The part of the page with the thrones.
#[derive(Component)]
struct Thrones;

/// The part of the page with the review; `true` on a low page.
#[derive(Component)]
struct ReviewPart(bool);

pub(super) fn plugin(app: &mut App) {
    let here = in_state(Screen::Result(ID));
    app.init_resource::<ReviewOpen>()
        .init_resource::<Reviewing>()
        .add_systems(OnEnter(Screen::Result(ID)), begin)
        .add_systems(
            Update,
            (
                weigh,
                toggle,
                show.run_if(resource_exists_and_changed::<ReviewOpen>),
                write.run_if(resource_exists::<ResultPage>),
            )
                .chain()
                .after(ResultPageSystems)
                .run_if(here),
        )
        .add_systems(OnExit(Screen::Result(ID)), end);
}

/// The crown above the name of the king: the review needs its room.
#[derive(Component)]
struct TopCrown;

/// Adds the crown above the name of the king, which is there as long as the thrones are.
pub(super) fn top_crown(commands: &mut Commands, sheet: Entity, open: bool) {
    let row = Node {
        display: display(!open),
        justify_content: JustifyContent::Center,
        ..default()
    };
    commands
        .spawn((ChildOf(sheet), TopCrown, row))
        .with_child(Picture::tall(picture_names::CROWN, 58.0));
}

/// The places of the thrones and of the review, whose sentence stands beside its pictures.
pub(super) fn body(commands: &mut Commands, sheet: Entity, open: bool, low: bool) -> [Entity; 2] {
    let column = |shown: bool| Node {
        display: display(shown),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(8),
        ..default()
    };
    let thrones = commands
        .spawn((ChildOf(sheet), Thrones, column(!open)))
        .id();
    let beside = Node {
        flex_direction: FlexDirection::Row,
        justify_content: JustifyContent::Center,
        column_gap: px(if low { 26 } else { 40 }),
        max_width: percent(100),
        ..column(open)
    };
    let review = commands.spawn((ReviewPart(low), beside)).id();
    [thrones, review]
}

fn display(shown: bool) -> Display {
    if shown { Display::Flex } else { Display::None }
}

fn begin(
    result: Option<Res<ResultPage>>,
    mut reviewing: ResMut<Reviewing>,
    mut open: ResMut<ReviewOpen>,
) {
    *open = ReviewOpen::default();
    let record = result.and_then(|result| Record::parse(&result.record).ok());
    let review = record.and_then(|record| Review::new(&record).ok());
    *reviewing = Reviewing {
        task: Some(AiTask::new(Reviewer(review), (), None)),
        found: None,
    };
}

fn end(mut reviewing: ResMut<Reviewing>) {
    *reviewing = Reviewing::default();
}

fn weigh(time: Res<Time>, mut reviewing: ResMut<Reviewing>) {
    let task = reviewing.bypass_change_detection().task.as_mut();
    if let Some(found) = task.and_then(|task| task.answer(time.delta())) {
        reviewing.task = None;
        reviewing.found = Some(found);
    }
}

fn toggle(presses: Res<Presses>, mut open: ResMut<ReviewOpen>) {
    if presses.below_menus(Action::Details) {
        open.0 = !open.0;
    }
}

/// Shows the thrones or the review, and what the button does next.
fn show(
    open: Res<ReviewOpen>,
    mut parts: Query<
        (&mut Node, Has<ReviewPart>),
        Or<(With<Thrones>, With<TopCrown>, With<ReviewPart>)>,
    >,
    buttons: Query<(&ActionButton, &Children)>,
    mut captions: Query<&mut LocalizedText, With<ButtonWords>>,
) {
    for (mut node, review) in &mut parts {
        node.display = display(open.0 == review);
    }
    let key = if open.0 { THRONES } else { DECIDED };
    for (_, children) in buttons
        .iter()
        .filter(|(button, _)| button.0 == Action::Details)
    {
        for &child in children {
            if let Ok(mut caption) = captions.get_mut(child) {
                caption.set_if_neq(LocalizedText::new(key));
            }
        }
    }
}

/// What a combat did to the chances, in a sentence.
fn sentence(swing: &Swing, king: Side, config: &GameConfig) -> LocalizedText {
    let key = match swing.by {
        Test::Undecided => keys::FAYANCE_REVIEW_UNDECIDED,
        _ => keys::FAYANCE_REVIEW_WON,
    };
    let [before, after] = swing.of(king).map(|chance| (chance * 100.0 + 0.5) as u8);
    LocalizedText::new(key)
        .with("n", swing.territory)
        .with("territory", words::territory(swing.land.territory))
        .with("card", words::card(swing.cards[king]))
        .with("other", words::card(swing.cards[king.other()]))
        .with("name", words::player(config, king))
        .with("before", before)
        .with("after", after)
}

/// Writes the review when it is shown.
fn write(
    open: Res<ReviewOpen>,
    reviewing: Res<Reviewing>,
    result: Res<ResultPage>,
    parts: Query<(Entity, Ref<ReviewPart>)>,
    mut commands: Commands,
) {
    let same = !open.is_changed() && !reviewing.is_changed();
    for (part, low) in &parts {
        if same && !low.is_added() {
            continue;
        }
        commands.entity(part).despawn_children();
        // What is not shown is not read out.
        if !open.0 {
            continue;
        }
        let (king, config) = (result.outcome.winner, &result.config);
        let words = match &reviewing.found {
            None => LocalizedText::new(keys::FAYANCE_REVIEW_AWAITED),
            Some(None) => LocalizedText::new(keys::FAYANCE_REVIEW_NONE),
            Some(Some(swing)) => {
                draw(&mut commands, part, swing, king, config, low.0);
                sentence(swing, king, config)
            }
        };
        commands.spawn((
            ChildOf(part),
            LiveRegion,
            centred(words, TextStyle::BODY.growing(1.2), palette::INK),
        ));
    }
}

/// The territory between the two cards, the king’s at the left, with the terrains in which they fought.
fn draw(
    commands: &mut Commands,
    part: Entity,
    swing: &Swing,
    king: Side,
    config: &GameConfig,
    low: bool,
) {
    let height = if low { 74.0 } else { 156.0 };
    let row = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        column_gap: px(if low { 16 } else { 34 }),
        ..default()
    };
    let row = commands.spawn((ChildOf(part), row)).id();
    let card = |commands: &mut Commands, side: Side| {
        let column = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(3),
            ..default()
        };
        let column = commands.spawn((ChildOf(row), column)).id();
        commands.spawn((
            ChildOf(column),
            centred(
                words::player(config, side),
                TextStyle::SUBHEADING.sized(20.0).growing(1.1),
                palette::INK,
            ),
        ));
        commands.spawn((ChildOf(column), drawings::card(swing.cards[side], height)));
        if let Some(terrains) = swing.land.terrains() {
            let sign = picture_names::terrain_sign(terrains[side]);
            commands.spawn((ChildOf(column), Picture::tall(sign, 22.0), Pickable::IGNORE));
        }
    };
    card(commands, king);
    let turn = swing.land.turn.unwrap_or_default();
    let tile = drawings::tile(swing.land.territory, turn, height);
    commands.spawn((ChildOf(row), tile));
    card(commands, king.other());
}
