//! The page of a new game: the opening, and who plays each side.

use bevy::prelude::*;

use super::company::company_sentence;
use super::draft::Draft;
use crate::chapters::LIST;
use crate::keys;
use crate::{Secrecy, picture_names, words};
use fayance_ai::LEVELS;
use fayance_rules::ID;
use fayance_rules::{Opening, Side};
use kit_i18n::LocalizedText;
use kit_input::Focused;
use kit_table::lobby::{Company, SeatSign};
use kit_table::name_sheet::{NamedDraft, PersonAnswer, add_name_sheet, person_caption};
use kit_table::setup_form::{
    AnswerButton, FormSystems, add_answer, add_foot, add_form, keeps_other,
};
use kit_table::setup_page::{SetupRoot, setup_page};
use kit_table::statistics::Statistics;
use kit_table::{Learning, Player, SavedGames, Screen};
use kit_theme::rebuild::add_page;
use kit_theme::widget::{label, row};
use kit_theme::{Scale, TextStyle, device_sign, palette};

/// An answer on the page.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
pub(crate) enum FormAnswer {
    Opening(Opening),
    Player(Side, Player),
    Secrecy(Secrecy),
}

/// The question how two people choose.
#[derive(Component)]
pub(super) struct SecrecyRow;

/// The height of the signs of devices, in design units.
const SIGN: f32 = 36.0;

/// The sentence about the answer that has the focus.
#[derive(Component)]
struct About;

pub(super) fn plugin(app: &mut App) {
    add_form::<FormAnswer>(app);
    add_name_sheet::<FormAnswer>(app);
    add_page::<SetupRoot, _>(app, Screen::Setup(ID), lay_out);
    app.add_systems(
        Update,
        explain
            .after(FormSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// The width of the panel and of the captions, in design units.
const WIDTHS: [f32; 2] = [1060.0, 108.0];

fn lay_out(
    (saved, learning): (Res<SavedGames>, Res<Learning>),
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let low = scale.is_low();
    let named = (ID, keys::FAYANCE_NAME);
    let page = setup_page(&mut commands, named, WIDTHS[0], low);
    let sheet = page.answers;
    let openings = row(&mut commands, sheet, keys::FAYANCE_OPENING, Some(WIDTHS[1]));
    for opening in Opening::ALL {
        let key = match opening {
            Opening::Duel => keys::FAYANCE_OPENING_DUEL,
            Opening::Lot => keys::FAYANCE_OPENING_LOT,
        };
        let answer = FormAnswer::Opening(opening);
        add_answer(&mut commands, openings, answer, key.into(), ANSWER);
    }
    for side in Side::ALL {
        let seats = row(&mut commands, sheet, words::side(side), Some(WIDTHS[1]));
        let human = FormAnswer::Player(side, Player::Human);
        add_answer(&mut commands, seats, human, Player::PERSON.into(), ANSWER);
        for &level in LEVELS {
            let bot = FormAnswer::Player(side, Player::Bot(level.to_owned()));
            add_answer(&mut commands, seats, bot, words::bot(level), ANSWER);
        }
        commands.spawn((ChildOf(seats), SeatSign(side), device_sign(0, SIGN)));
    }
    let secret = row(&mut commands, sheet, keys::FAYANCE_SECRECY, Some(WIDTHS[1]));
    commands.entity(secret).insert(SecrecyRow);
    for secrecy in Secrecy::ALL {
        let key = match secrecy {
            Secrecy::Signs => keys::FAYANCE_SECRECY_SIGNS,
            Secrecy::Light => keys::FAYANCE_SECRECY_LIGHT,
            Secrecy::Curtain => keys::FAYANCE_SECRECY_CURTAIN,
        };
        let answer = FormAnswer::Secrecy(secrecy);
        add_answer(&mut commands, secret, answer, key.into(), ANSWER);
    }
    commands.spawn((
        ChildOf(sheet),
        Node {
            min_height: px(if low { 30 } else { 58 }),
            ..default()
        },
        children![(
            About,
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION.sized(19.0).growing(1.3),
                palette::INK_PALE,
            ),
        )],
    ));
    if saved.in_progress(ID).is_some() {
        commands.spawn((ChildOf(sheet), keeps_other()));
    }
    let tutorial = LIST.offered(&learning);
    add_foot(&mut commands, page.panel, tutorial, keys::FAYANCE_BEGIN);
}

/// The least height of an answer, and the space beside its words.
const ANSWER: [u8; 2] = [46, 12];

impl AnswerButton for FormAnswer {
    type Draft = Draft;

    fn choose(&self, draft: &mut Draft) {
        match self {
            Self::Opening(opening) => draft.game.opening = *opening,
            Self::Secrecy(secrecy) => draft.game.secrecy = *secrecy,
            Self::Player(side, player) => draft.game.seats[*side] = player.clone().into(),
        }
    }

    fn holds(&self, draft: &Draft) -> bool {
        match self {
            Self::Opening(opening) => draft.game.opening == *opening,
            Self::Player(side, player) => draft.game.player(*side) == player,
            Self::Secrecy(secrecy) => draft.game.secrecy == *secrecy,
        }
    }

    fn caption(&self, draft: &Draft) -> Option<LocalizedText> {
        person_caption(self, draft)
    }
}

impl NamedDraft for Draft {
    fn name(&self, side: Side) -> &str {
        &self.names[side]
    }

    fn name_mut(&mut self, side: Side) -> &mut String {
        &mut self.names[side]
    }

    fn emblem(side: Side) -> &'static str {
        picture_names::side_sign(side)
    }
}

impl PersonAnswer for FormAnswer {
    fn person(&self) -> Option<Side> {
        match self {
            Self::Player(side, Player::Human) => Some(*side),
            _ => None,
        }
    }
}

/// A sentence about the answer that has the focus, else about the company.
fn explain(
    draft: Res<Draft>,
    company: Company<Side>,
    statistics: Res<Statistics>,
    focused: Query<&FormAnswer, With<Focused>>,
    mut texts: Query<&mut LocalizedText, With<About>>,
) {
    let message = match focused.iter().next() {
        Some(FormAnswer::Opening(Opening::Duel)) => {
            LocalizedText::new(keys::FAYANCE_OPENING_DUEL_ABOUT)
        }
        Some(FormAnswer::Opening(Opening::Lot)) => {
            LocalizedText::new(keys::FAYANCE_OPENING_LOT_ABOUT)
        }
        Some(FormAnswer::Player(_, Player::Human)) => {
            LocalizedText::new(keys::FAYANCE_PERSON_ABOUT)
        }
        Some(FormAnswer::Player(_, Player::Bot(bot))) => {
            let about = LocalizedText::built(keys::FAYANCE_BOT_ANY_ABOUT, bot);
            statistics.told_after(about, ID, bot)
        }
        Some(FormAnswer::Secrecy(secrecy)) => LocalizedText::new(match secrecy {
            Secrecy::Signs => keys::FAYANCE_SECRECY_SIGNS_ABOUT,
            Secrecy::Light => keys::FAYANCE_SECRECY_LIGHT_ABOUT,
            Secrecy::Curtain => keys::FAYANCE_SECRECY_CURTAIN_ABOUT,
        }),
        None => company_sentence(&draft, &company),
    };
    for mut text in &mut texts {
        text.set_if_neq(message.clone());
    }
}
