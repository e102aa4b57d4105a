//! The page of a new game: the scenario, and who plays each banner.

use bevy::prelude::*;

use super::company::company_sentence;
use super::draft::Draft;
use crate::chapters::LIST;
use crate::keys;
use crate::session::BannerSeats;
use crate::{picture_names, words};
use guesclin_ai::LEVELS;
use guesclin_rules::ID;
use guesclin_rules::{Banner, Camp, Scenario};
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
use kit_theme::widget::{beside, label, row};
use kit_theme::{Picture, Scale, TextStyle, device_sign, palette};

/// An answer on the page.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
pub(crate) enum FormAnswer {
    Scenario(u8),
    Player(Banner, Option<Player>),
}

/// The height of the signs of devices, in design units.
const SIGN: f32 = 36.0;

/// The row of a banner.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct BannerRow(Banner);

/// What a camp wants in the scenario.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct CampAim(Camp);

/// The initial of the scenario.
#[derive(Component)]
struct Initial;

/// The sentence about the answer that has the focus, else about the scenario.
#[derive(Component)]
struct About;

pub(super) fn plugin(app: &mut App) {
    add_form::<FormAnswer>(app);
    add_name_sheet::<FormAnswer>(app);
    add_page::<SetupRoot, _>(app, Screen::Setup(ID), lay_out);
    app.add_systems(
        Update,
        (show_rows, explain)
            .chain()
            .after(FormSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// The width of the panel and of the captions, in design units.
const WIDTHS: [f32; 2] = [1090.0, 124.0];
/// The width of the captions on a low page.
const LOW_CAPTION: f32 = 104.0;

fn lay_out(
    (saved, learning): (Res<SavedGames>, Res<Learning>),
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let low = scale.is_low();
    let named = (ID, keys::GUESCLIN_NAME);
    let page = setup_page(&mut commands, named, WIDTHS[0], low);
    let sheet = page.answers;
    let answers = |commands: &mut Commands, caption: LocalizedText| {
        let width = if low { LOW_CAPTION } else { WIDTHS[1] };
        let row = row(commands, sheet, caption, Some(width));
        if low {
            let gap = |mut node: Mut<Node>| node.column_gap = px(5);
            commands.entity(row).entry::<Node>().and_modify(gap);
        }
        row
    };
    // The least height of an answer, and the space beside its words.
    let size = [42, if low { 8 } else { 12 }];
    let scenarios = answers(&mut commands, keys::GUESCLIN_SCENARIO.into());
    for scenario in Scenario::all().unwrap_or_default() {
        let name = words::title(scenario.aim);
        let answer = FormAnswer::Scenario(scenario.n);
        add_answer(&mut commands, scenarios, answer, name, size);
    }
    for camp in Camp::ALL {
        for banner in Banner::ALL
            .into_iter()
            .filter(|banner| banner.camp() == camp)
        {
            let seats = answers(&mut commands, words::banner(banner));
            commands.entity(seats).insert(BannerRow(banner));
            if BannerSeats::first(camp) != banner {
                let first = words::banner(BannerSeats::first(camp));
                let shared = LocalizedText::new(keys::GUESCLIN_SHARED).with("banner", first);
                let answer = FormAnswer::Player(banner, None);
                add_answer(&mut commands, seats, answer, shared, size);
            }
            let human = FormAnswer::Player(banner, Some(Player::Human));
            let person = Player::PERSON.into();
            add_answer(&mut commands, seats, human, person, size);
            for &level in LEVELS {
                let bot = FormAnswer::Player(banner, Some(Player::Bot(level.to_owned())));
                add_answer(&mut commands, seats, bot, words::bot(level), size);
            }
            commands.spawn((ChildOf(seats), SeatSign(banner), device_sign(0, SIGN)));
        }
    }
    let about = commands
        .spawn((
            ChildOf(sheet),
            Node {
                min_height: px(if low { 62 } else { 96 }),
                column_gap: px(16),
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .id();
    let side = if low { 60.0 } else { 94.0 };
    commands.spawn((
        ChildOf(about),
        Initial,
        Picture::new(""),
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            ..default()
        },
    ));
    commands.spawn((
        ChildOf(about),
        beside(),
        children![(
            About,
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION
                    .sized(if low { 16.0 } else { 19.0 })
                    .growing(1.2),
                palette::INK_PALE,
            ),
        )],
    ));
    for camp in Camp::ALL {
        commands.spawn((
            ChildOf(sheet),
            CampAim(camp),
            label(
                LocalizedText::verbatim(""),
                TextStyle::SMALL.sized(17.0).growing(1.2),
                palette::INK,
            ),
        ));
    }
    if saved.in_progress(ID).is_some() {
        commands.spawn((ChildOf(sheet), keeps_other()));
    }
    let tutorial = LIST.offered(&learning);
    add_foot(&mut commands, page.panel, tutorial, keys::GUESCLIN_BEGIN);
}

impl AnswerButton for FormAnswer {
    type Draft = Draft;

    fn choose(&self, draft: &mut Draft) {
        match self {
            Self::Scenario(n) => draft.game.scenario = *n,
            Self::Player(banner, player) => draft.choose(*banner, player.as_ref()),
        }
    }

    fn holds(&self, draft: &Draft) -> bool {
        match self {
            Self::Scenario(n) => draft.game.scenario == *n,
            Self::Player(banner, player) => draft.player(*banner) == player.as_ref(),
        }
    }

    fn caption(&self, draft: &Draft) -> Option<LocalizedText> {
        person_caption(self, draft)
    }
}

impl NamedDraft for Draft {
    fn name(&self, banner: Banner) -> &str {
        Self::name(self, banner)
    }

    fn name_mut(&mut self, banner: Banner) -> &mut String {
        &mut self.names[banner.index()]
    }

    fn emblem(banner: Banner) -> &'static str {
        picture_names::arms(banner)
    }
}

impl PersonAnswer for FormAnswer {
    fn person(&self) -> Option<Banner> {
        match self {
            Self::Player(banner, Some(Player::Human)) => Some(*banner),
            _ => None,
        }
    }
}

/// Only the banners of the scenario have a row.
fn show_rows(
    draft: Res<Draft>,
    mut rows: Query<(&BannerRow, &mut Node)>,
    mut initials: Query<(&mut Picture, Ref<Initial>)>,
) {
    for (mut picture, initial) in &mut initials {
        if draft.is_changed() || initial.is_added() {
            Picture::show(&mut picture, picture_names::scenario(draft.game.scenario));
        }
    }
    for (row, mut node) in &mut rows {
        let display = if draft.fights(row.0) {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
}

/// A sentence about the answer that has the focus, else how another device sits down, else the situation of the
/// scenario.
fn explain(
    draft: Res<Draft>,
    company: Company<Banner>,
    statistics: Res<Statistics>,
    focused: Query<&FormAnswer, With<Focused>>,
    mut texts: Query<&mut LocalizedText, With<About>>,
    mut aims: Query<(&CampAim, &mut LocalizedText), Without<About>>,
) {
    if let Some(scenario) = Scenario::of(draft.game.scenario) {
        for (CampAim(camp), mut text) in &mut aims {
            let aim = LocalizedText::new(keys::GUESCLIN_AIM_OF)
                .with("camp", words::camp(*camp))
                .with("aim", words::aim(scenario.aim, *camp));
            text.set_if_neq(aim);
        }
    }
    let situation = |n: u8| match Scenario::of(n) {
        Some(scenario) => words::situation(scenario.aim),
        None => LocalizedText::verbatim(""),
    };
    let message = match focused.iter().next() {
        Some(FormAnswer::Scenario(n)) => situation(*n),
        Some(FormAnswer::Player(_, Some(Player::Bot(bot)))) => {
            statistics.told_after(words::about_bot(bot), ID, bot)
        }
        Some(FormAnswer::Player(_, Some(Player::Human))) => {
            LocalizedText::new(keys::GUESCLIN_PERSON_ABOUT)
        }
        Some(FormAnswer::Player(banner, None)) => LocalizedText::new(keys::GUESCLIN_SHARED_ABOUT)
            .with("banner", words::banner(BannerSeats::first(banner.camp()))),
        None => {
            company_sentence(&draft, &company).unwrap_or_else(|| situation(draft.game.scenario))
        }
    };
    for mut text in &mut texts {
        text.set_if_neq(message.clone());
    }
}
