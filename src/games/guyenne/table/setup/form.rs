//! The page's frame: the questions about the rules and the deal at the left, the sentences, and the buttons at the
//! foot. The button that starts has the focus first, with the last answers chosen.

use super::{
    choices::{
        About, LeftOut, OptionalPart, PageFoot, explain_choices, leave_out_parts, show_parts,
    },
    draft::{Draft, SetupAnswer},
    lobby::Lobby,
    table_top::lay_table,
};
use crate::ShownHands;
use crate::keys;
use crate::rules_words;
use bevy::prelude::*;
use guyenne_rules::{Edition, ID, Level};
use kit_i18n::LocalizedText;
use kit_input::{Focusable, Layer, NumberField, PlayerDevice, Presses, Typed};
use kit_rules::message_key::MessageKey;
use kit_table::{
    SavedGames, Screen,
    flow::time_passes,
    lobby::JoinSystems,
    setup_form::{FormSystems, add_buttons, add_form, keeps_other},
    setup_page::{SetupRoot, setup_heading, setup_root},
};
use kit_theme::{
    ButtonStyle, Scale, TextStyle, palette,
    rebuild::add_page,
    widget::{button, label, panel},
};

/// The width of the panel; the shares of its two columns; and the padding of an answer; lengths in design units.
const PANEL: f32 = 1180.0;
const COLUMNS: [f32; 2] = [0.35, 0.65];
const NARROW: f32 = 10.0;

/// The size of the heading, in design units, also on a low page.
const HEADING: [f32; 2] = [44.0, 28.0];

/// The first part of the page, for jumps from part to part.
const RULES: Focusable = Focusable::PAGE;

/// The page's frame.
pub(super) fn plugin(app: &mut App) {
    add_form::<SetupAnswer>(app);
    add_page::<SetupRoot, _>(app, Screen::Setup(ID), lay_out);
    app.init_resource::<LeftOut>().add_systems(
        Update,
        (
            type_seed
                .run_if(time_passes)
                .after(JoinSystems)
                .before(FormSystems),
            (leave_out_parts, show_parts, explain_choices)
                .chain()
                .after(FormSystems),
        )
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Lays out the page.
fn lay_out(saved: Res<SavedGames>, scale: Res<Scale>, mut commands: Commands) {
    let root = commands.spawn(setup_root(ID)).id();
    let sheet = commands.spawn((ChildOf(root), panel(PANEL))).id();
    commands.spawn((
        ChildOf(sheet),
        OptionalPart::Heading,
        setup_heading(keys::NEW_GAME, HEADING, scale.is_low()),
    ));
    let columns = commands
        .spawn((
            ChildOf(sheet),
            Node {
                column_gap: px(24),
                flex_grow: 1.0,
                ..default()
            },
        ))
        .id();
    let [rules, company] = COLUMNS.map(|share| {
        let column = Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            row_gap: vh(1.5),
            flex_basis: px(0),
            flex_grow: share,
            ..default()
        };
        commands.spawn((ChildOf(columns), column)).id()
    });
    ask_questions(&mut commands, rules);
    lay_table(&mut commands, company);
    add_foot(&mut commands, sheet, saved.in_progress(ID).is_some());
}

/// Adds the questions about the rules and the deal.
fn ask_questions(commands: &mut Commands, column: Entity) {
    let edition = |e: Edition| (SetupAnswer::Edition(e), rules_words::edition(e));
    let level = |l: Level| (SetupAnswer::Level(l), rules_words::level(l));
    let editions = Edition::ALL.iter().map(|&e| edition(e)).collect();
    let [_, caption] = ask(commands, column, keys::NEW_GAME_EDITION, editions);
    commands.entity(caption).insert(OptionalPart::Caption);
    let levels = Level::ALL.iter().map(|&l| level(l)).collect();
    let [question, _] = ask(commands, column, keys::NEW_GAME_LEVEL, levels);
    about(commands, question, About::Rules);
    let deals = vec![
        (
            SetupAnswer::AnyDeal,
            LocalizedText::new(keys::NEW_GAME_SEED_RANDOM),
        ),
        (
            SetupAnswer::ThisDeal,
            LocalizedText::new(keys::NEW_GAME_SEED_TYPE),
        ),
    ];
    let [question, _] = ask(commands, column, keys::NEW_GAME_SEED, deals);
    commands.entity(question).insert(OptionalPart::Deal);
    let hands = |hands: ShownHands| (SetupAnswer::Hands(hands), rules_words::hands(hands));
    let hands = ShownHands::ALL.iter().map(|&h| hands(h)).collect();
    let [question, _] = ask(commands, column, keys::NEW_GAME_HANDS, hands);
    commands.entity(question).insert(OptionalPart::Hands);
}

/// Adds the foot: the sentence about the players, a line if another game is in progress, and the buttons.
fn add_foot(commands: &mut Commands, sheet: Entity, has_other: bool) {
    let foot = commands
        .spawn((
            ChildOf(sheet),
            PageFoot,
            Node {
                column_gap: px(16),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    let sentences = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        flex_basis: px(0),
        flex_grow: 1.0,
        ..default()
    };
    let sentences = commands.spawn((ChildOf(foot), sentences)).id();
    about(commands, sentences, About::Players);
    if has_other {
        commands.spawn((ChildOf(sentences), keeps_other()));
    }
    add_buttons(commands, foot, keys::NEW_GAME_BEGIN);
}

/// Adds a sentence about the answers.
fn about(commands: &mut Commands, column: Entity, about: About) {
    commands.spawn((
        ChildOf(column),
        about,
        Node::default(),
        children![label(
            LocalizedText::verbatim(""),
            TextStyle::CAPTION.sized(19.0).growing(1.3),
            palette::INK_PALE
        )],
    ));
}

/// Adds one question with its answers below it; those that do not fit into one row wrap. Returns the column of both,
/// and the question.
fn ask(
    commands: &mut Commands,
    column: Entity,
    key: MessageKey,
    answers: Vec<(SetupAnswer, LocalizedText)>,
) -> [Entity; 2] {
    let column = commands
        .spawn((
            ChildOf(column),
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(4),
                ..default()
            },
        ))
        .id();
    let question = commands
        .spawn((
            ChildOf(column),
            label(key, TextStyle::NAME.sized(24.0).growing(1.5), palette::INK),
        ))
        .id();
    let row = commands
        .spawn((
            ChildOf(column),
            Node {
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(8),
                row_gap: px(6),
                ..default()
            },
        ))
        .id();
    for (answer, message) in answers {
        let mut choice = commands.spawn((
            ChildOf(row),
            answer,
            button(ButtonStyle::Option, message, RULES),
        ));
        if answer == SetupAnswer::ThisDeal {
            choice.insert(NumberField);
        }
        choice.entry::<Node>().and_modify(|mut node| {
            node.padding.left = px(NARROW);
            node.padding.right = px(NARROW);
        });
    }
    [column, question]
}

/// Takes digits into the seed. The keys of a keyboard that has sat down mean its seat.
fn type_seed(presses: Res<Presses>, lobby: Res<Lobby>, mut draft: ResMut<Draft>) {
    if lobby.seat_of_guest(PlayerDevice::Keyboard).is_some() {
        return;
    }
    for typed in presses.typed(Layer::Page) {
        if draft.seed.is_some() || matches!(typed, Typed::Digit(_)) {
            draft.type_digit(typed);
        }
    }
}
