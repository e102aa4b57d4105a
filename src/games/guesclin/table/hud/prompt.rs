//! The prompt: a scroll with whose turn it is and what to do. While something is shown it tells what happens.

use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::keys;
use crate::plan::Deed;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{DisplayedView, Happened, Rules, Selection, Turn, event_words, players, words};
use guesclin_rules::{Board, Event, Stage};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_table::AnyPressLeaves;
use kit_table::places::TextFit;
use kit_theme::widget::label;
use kit_theme::{Picture, Scale, TextStyle, palette};

/// How the text fits its place: on a phone the scroll is too low for two lines.
const FIT: TextFit = TextFit::line(19.0, 0.88).bound_by_ribbon().growing(1.95);

/// The text of the prompt.
#[derive(Component)]
pub struct PromptText;

/// What was told last, until the next decision is there.
#[derive(Resource, Default)]
struct ShownPrompt(Option<LocalizedText>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownPrompt>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (remember, write).chain().in_set(FillSystems))
        .add_systems(OnExit(TABLE), |mut told: ResMut<ShownPrompt>| told.0 = None);
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            node("Prompt", |t| t.prompt),
            Picture::new("scroll"),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                padding: UiRect::bottom(px(5)),
                ..default()
            },
        ))
        .with_child((
            PromptText,
            FIT,
            label(LocalizedText::verbatim(""), TextStyle::STRONG, palette::INK),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Node {
                max_width: percent(88),
                ..default()
            },
            Pickable::IGNORE,
        ));
}

/// Remembers what happens in a sentence, until it is somebody's turn.
fn remember(
    mut happened: MessageReader<Happened>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    mut told: ResMut<ShownPrompt>,
) {
    for Happened(event) in happened.read() {
        if !matches!(event, Event::Place { .. }) {
            let last = event_words::tell(event, displayed.board().scenario()).pop();
            told.0 = last.or(told.0.take());
        }
    }
    if *turn != Turn::Busy && told.0.is_some() {
        told.0 = None;
    }
}

/// What the person at the screen is to do.
pub(super) fn task(board: &Board, selection: &Selection) -> LocalizedText {
    let plan = &selection.plan;
    match board.stage() {
        Stage::Place(_) if plan.place.is_some() => LocalizedText::new(keys::GUESCLIN_DO_PLACED),
        Stage::Place(banner) => {
            let mut waiting = board
                .of_banner(banner)
                .filter(|&who| board.at(who).is_none());
            let who = plan.fighter.filter(|&who| board.at(who).is_none());
            let key = LocalizedText::new(keys::GUESCLIN_DO_PLACE);
            match who.or_else(|| waiting.next()) {
                Some(who) => key.with("who", words::fighter(board.scenario(), who)),
                None => key.with("who", ""),
            }
        }
        Stage::Drop(who) => {
            let key = match plan.fall {
                Some(_) => keys::GUESCLIN_DO_FALLEN,
                None => keys::GUESCLIN_DO_FALL,
            };
            LocalizedText::new(key).with("who", words::fighter(board.scenario(), who))
        }
        _ if plan.order.is_some() => LocalizedText::new(keys::GUESCLIN_DO_COMMIT_ORDER),
        _ if plan.deed.and_then(Deed::target).is_some() => {
            LocalizedText::new(keys::GUESCLIN_DO_COMMIT_BLOW)
        }
        _ if plan.is_made() => LocalizedText::new(keys::GUESCLIN_DO_COMMIT),
        _ => match plan.actor(board) {
            Some(who) if board.moved() == Some(who) => LocalizedText::new(keys::GUESCLIN_DO_DEED)
                .with("who", words::fighter(board.scenario(), who)),
            Some(who) => LocalizedText::new(keys::GUESCLIN_DO_ACT)
                .with("who", words::fighter(board.scenario(), who)),
            None if board.may_order() => LocalizedText::new(keys::GUESCLIN_DO_BEGIN),
            None => LocalizedText::new(keys::GUESCLIN_DO_CHOOSE),
        },
    }
}

fn write(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    selection: Res<Selection>,
    told: Res<ShownPrompt>,
    leaves: Res<AnyPressLeaves>,
    scale: Res<Scale>,
    mut texts: Query<(&mut LocalizedText, &mut TextFit), With<PromptText>>,
) {
    let board = displayed.board();
    let lines = if scale.is_low() { 1 } else { 2 };
    let message = match *turn {
        Turn::Busy => match &told.0 {
            Some(told) => told.clone(),
            None if leaves.0 => AnyPressLeaves::prompt(),
            None if board.round() == 0 => LocalizedText::new(keys::GUESCLIN_RIBBON_PLACEMENT),
            None => return,
        },
        Turn::Person(banner) => {
            let what = task(board, &selection);
            // A fighter's name says whose turn it is.
            if what.args().iter().any(|(name, _)| *name == "who") {
                what
            } else {
                // On one line there is no room for a long name beside the banner's, which is marked in the list.
                let name = if lines == 1 {
                    players::short
                } else {
                    players::player
                };
                LocalizedText::new(keys::GUESCLIN_DO_OF)
                    .with("name", name(rules.config(), banner))
                    .with("what", what)
            }
        }
        Turn::Bot(banner) => LocalizedText::new(keys::GUESCLIN_THINKS)
            .with("name", players::player(rules.config(), banner)),
        Turn::Over => LocalizedText::new(keys::GUESCLIN_OVER),
    };
    for (mut text, mut fit) in &mut texts {
        text.set_if_neq(message.clone());
        fit.set_if_neq(FIT.lines(lines));
    }
}
