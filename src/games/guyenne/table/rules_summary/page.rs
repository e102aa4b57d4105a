//! The page of the rules in short: a heading, a tab for each edition and level, and the card in a pane that scrolls.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::card::fill_card;
use super::shown::{CardPane, ShownRules};
use crate::keys;
use crate::rules_words;
use crate::{DisplayedView, Draft};
use guyenne_rules::ID;
use guyenne_rules::rulebook::RuleSet;
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{Edition, RulesConfig};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_table::menu::menus_are_about;
use kit_table::menu_page::{read_heading, read_page};
use kit_table::rulebook::asked_button;
use kit_table::rules_topics::RulesTopics;
use kit_table::{Menu, Screen};
use kit_theme::scroll_pane::scroll_pane;
use kit_theme::widget::{button, label, set_checked};
use kit_theme::{ButtonStyle, Scale, TextStyle, palette};

/// The focus zone of the tabs: the card is read first.
const TABS: u8 = 0;

/// A tab: the rules it shows.
#[derive(Component, Clone, Copy, Debug)]
struct RulesTab(RuleSet);

/// The line below the heading.
#[derive(Component, Clone, Copy, Debug)]
struct RulesName;

/// Builds the page when its menu is opened in this game.
pub fn plugin(app: &mut App) {
    app.add_observer(choose_tab)
        .add_systems(
            OnEnter(Menu::RulesSummary),
            (choose_rules, show_page)
                .chain()
                .run_if(menus_are_about(ID)),
        )
        .add_systems(OnExit(Menu::RulesSummary), close_page)
        .add_systems(
            Update,
            (name_rules, check_tabs, fill_card)
                .chain()
                .run_if(resource_exists::<ShownRules>)
                .run_if(
                    resource_exists_and_changed::<ShownRules>.or_else(resource_changed::<Scale>),
                ),
        );
}

/// What a game is played by, and whether a camp is shared; `None` where no game is on screen.
pub(crate) fn rules_here(
    screen: Screen,
    displayed: Option<&DisplayedView>,
    draft: Option<&Draft>,
) -> Option<(RuleSet, bool)> {
    let of = |config: &RulesConfig| {
        let shared = Camp::ALL.into_iter().any(|camp| config.shared(camp));
        (RuleSet::of(config), shared)
    };
    match screen {
        Screen::Table(ID) | Screen::Result(ID) => {
            displayed.map(|displayed| of(&displayed.view.config))
        }
        Screen::Setup(ID) => draft.map(|draft| {
            let config = RulesConfig {
                edition: draft.edition,
                level: match draft.edition {
                    Edition::V2021 => RuleSet::OLD.level,
                    Edition::V2022 => draft.level,
                },
                teams: ByCamp(Camp::ALL.map(|camp| 1 + u8::from(draft.shared[camp]))),
                ..RulesConfig::default()
            };
            of(&config)
        }),
        _ => None,
    }
}

/// Begins with the rules of the game on screen.
fn choose_rules(
    screen: Res<State<Screen>>,
    displayed: Option<Res<DisplayedView>>,
    draft: Option<Res<Draft>>,
    mut commands: Commands,
) {
    let here = rules_here(*screen.get(), displayed.as_deref(), draft.as_deref());
    commands.insert_resource(ShownRules {
        rules: here.map_or(RuleSet::BASE, |(rules, _)| rules),
        here: here.map(|(rules, _)| rules),
        shared: here.is_some_and(|(_, shared)| shared),
        near: displayed.map_or(Camp::French, |displayed| displayed.near),
    });
}

/// The caption of a tab.
fn tab_name(rules: RuleSet) -> LocalizedText {
    match rules.edition {
        Edition::V2022 => rules_words::level(rules.level),
        Edition::V2021 => rules_words::edition(rules.edition),
    }
}

/// The name of an edition and level in full.
pub(crate) const fn rules_name(rules: RuleSet) -> MessageKey {
    match rules {
        RuleSet::BASE => keys::SUMMARY_OF_BASE,
        RuleSet::ADVANCED => keys::SUMMARY_OF_ADVANCED,
        RuleSet::EXPERT => keys::SUMMARY_OF_EXPERT,
        _ => keys::SUMMARY_OF_OLD,
    }
}

/// Builds the page over the screen, the card still empty.
fn show_page(scale: Res<Scale>, topics: Res<RulesTopics>, mut commands: Commands) {
    let page = read_page(
        &mut commands,
        Menu::RulesSummary,
        "Rules in short",
        6.0,
        TABS,
    );
    commands.spawn((
        ChildOf(page.title),
        label(
            keys::RULES_SUMMARY,
            read_heading(&scale),
            palette::AZURE_DEEP,
        ),
    ));
    commands.spawn((
        ChildOf(page.title),
        RulesName,
        label(
            LocalizedText::verbatim(""),
            TextStyle::CAPTION.sized(17.0).growing(1.6),
            palette::INK_PALE,
        ),
    ));
    if let Some(about) = topics.now {
        commands.spawn((
            ChildOf(page.options),
            asked_button(about, Focusable::MENU.zone(TABS)),
        ));
    }
    for rules in RuleSet::ALL {
        commands.spawn((
            ChildOf(page.options),
            RulesTab(rules),
            button(
                ButtonStyle::Option,
                tab_name(rules),
                Focusable::MENU.zone(TABS),
            ),
        ));
    }
    let pane = scroll_pane(&mut commands, page.panel);
    commands.entity(pane).insert(CardPane);
}

fn close_page(mut commands: Commands) {
    commands.remove_resource::<ShownRules>();
}

/// Shows the rules of a tab.
fn choose_tab(activate: On<Activate>, tabs: Query<&RulesTab>, shown: Option<ResMut<ShownRules>>) {
    if let (Ok(tab), Some(mut shown)) = (tabs.get(activate.entity), shown)
        && shown.rules != tab.0
    {
        shown.rules = tab.0;
    }
}

/// Names the rules that are shown, and says whether they are those of the game on screen.
fn name_rules(shown: Res<ShownRules>, mut names: Query<&mut LocalizedText, With<RulesName>>) {
    for mut name in &mut names {
        let rules = LocalizedText::new(rules_name(shown.rules));
        name.set_if_neq(if shown.here == Some(shown.rules) {
            LocalizedText::new(keys::SUMMARY_PLAYED).with("rules", rules)
        } else {
            rules
        });
    }
}

/// Marks the tab that is shown.
fn check_tabs(shown: Res<ShownRules>, tabs: Query<(Entity, &RulesTab)>, mut commands: Commands) {
    for (entity, tab) in &tabs {
        set_checked(&mut commands.entity(entity), tab.0 == shown.rules);
    }
}
