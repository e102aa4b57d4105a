//! The result: who won and why, the points with brackets over the groups, what each camp had left, and
//! what to play next.

use super::Screen;
use crate::{
    app::demo::Demo,
    input::Focusable,
    rules::{
        guyenne::{Castle, Edition, EndReason, Group, groups},
        seat::Camp,
    },
    speech::{Say, Speech},
    table::{Begin, Plan, Player, Summary},
    theme::{
        Design, Face, Lettering, Look, Picture, Scale, palette,
        widget::{button, centred, label, page},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};

/// The finished game that the result tells of.
#[derive(Resource, Clone, Debug)]
pub struct ResultPage(pub Summary);

impl From<&Summary> for ResultPage {
    fn from(summary: &Summary) -> Self {
        Self(summary.clone())
    }
}

/// What a button of the page does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    SameDeal,
    NewDeal,
    ToTitle,
}

/// The root of the screen, which is laid anew when the window or the language changes.
#[derive(Component)]
struct ResultRoot;

/// Shows the result.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button)
        .add_systems(OnEnter(Screen::Result), lay_result)
        .add_systems(
            Update,
            (clear_result, lay_result)
                .chain()
                .run_if(in_state(Screen::Result).and_then(window_or_words_changed)),
        );
}

/// Whether the page must be laid anew.
fn window_or_words_changed(scale: Res<Scale>, speech: Res<Speech>) -> bool {
    (scale.is_changed() && !scale.is_added()) || (speech.is_changed() && !speech.is_added())
}

/// Takes the page away.
fn clear_result(roots: Query<Entity, With<ResultRoot>>, mut commands: Commands) {
    for entity in &roots {
        commands.entity(entity).despawn();
    }
}

/// The pen that writes the page: what is told, and how much room there is.
struct Pen<'a> {
    summary: &'a Summary,
    speech: &'a Speech,
    roomy: bool,
}

/// Lays the page.
fn lay_result(
    result: Option<Res<ResultPage>>,
    speech: Res<Speech>,
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let Some(result) = result else { return };
    let room = scale.page();
    let roomy = room.y >= 640.0 && room.x >= 1100.0;
    let pen = Pen {
        summary: &result.0,
        speech: &speech,
        roomy,
    };
    let root = commands
        .spawn((
            Name::new("Result"),
            ResultRoot,
            DespawnOnExit(Screen::Result),
            page(),
        ))
        .id();
    let (ground, size, padding) = if roomy {
        (
            "result-page",
            Vec2::new(1136.0, 720.0),
            UiRect::new(px(88), px(88), px(26), px(50)),
        )
    } else {
        (
            "panel-parchment",
            Vec2::new(room.x * 0.99, (room.y * 0.985).min(620.0)),
            UiRect::axes(px(36), px(16)),
        )
    };
    let sheet = commands
        .spawn((
            ChildOf(root),
            Picture::new(ground),
            Design(Node {
                width: px(size.x),
                height: px(size.y),
                padding,
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                flex_shrink: 0.0,
                ..default()
            }),
        ))
        .id();
    pen.heading(&mut commands, sheet);
    pen.score(&mut commands, sheet);
    pen.castles(&mut commands, sheet);
    pen.sums(&mut commands, sheet);
    pen.buttons(&mut commands, sheet);
}

/// The colour of a camp's letters.
const fn ink(camp: Camp) -> Color {
    match camp {
        Camp::English => palette::GULES_DEEP,
        Camp::French => palette::AZURE_DEEP,
    }
}

/// A node that holds others in a line.
fn line(node: Node) -> Design {
    Design(Node {
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..node
    })
}

impl Pen<'_> {
    /// One size with room, another without.
    fn size(&self, roomy: f32, tight: f32) -> f32 {
        if self.roomy { roomy } else { tight }
    }

    /// Who won, with an illuminated first letter, and why it ended.
    fn heading(&self, commands: &mut Commands, sheet: Entity) {
        let outcome = &self.summary.outcome;
        let (say, color, ground) = match outcome.winner {
            Some(camp) => (
                Say::new("result-winner").with("camp", camp.name()),
                ink(camp),
                if camp == Camp::French {
                    palette::AZURE
                } else {
                    palette::GULES
                },
            ),
            None => (Say::new("result-draw"), palette::INK, palette::SABLE),
        };
        let words = self.speech.phrase(&say);
        let mut letters = words.chars();
        let first = letters.next().map(String::from).unwrap_or_default();
        let rest = letters.as_str().to_owned();
        let block = self.size(74.0, 46.0);
        let lettering = Lettering::HEADING.sized(self.size(60.0, 38.0));
        let column = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    flex_direction: FlexDirection::Column,
                    ..default()
                }),
            ))
            .id();
        commands.spawn((
            ChildOf(column),
            line(Node {
                column_gap: px(8),
                ..default()
            }),
            children![
                (
                    Design(Node {
                        width: px(block),
                        height: px(block),
                        border: UiRect::all(px(self.size(5.0, 3.0))),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..default()
                    }),
                    BackgroundColor(ground),
                    BorderColor::all(palette::OR),
                    children![(Text::new(first), lettering, TextColor(palette::OR_LIGHT))],
                ),
                (Text::new(rest), lettering, TextColor(color)),
            ],
        ));
        let round = i64::from(self.summary.rounds);
        let why = match (outcome.reason, outcome.winner) {
            (EndReason::SixCastles, Some(camp)) => {
                Say::new("result-end-six-castles").with("camp", camp.name())
            }
            _ => Say::new("result-end-exhausted-both"),
        };
        commands.spawn((
            ChildOf(column),
            centred(
                why.with("round", round),
                Lettering::CAPTION.sized(self.size(21.0, 17.0)),
                palette::INK_PALE,
            ),
        ));
    }

    /// The shields, the names and the points of both camps.
    fn score(&self, commands: &mut Commands, sheet: Entity) {
        let row = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    width: percent(100),
                    justify_content: JustifyContent::SpaceBetween,
                    ..default()
                }),
            ))
            .id();
        // The camp that won, or the French on a draw, stands on the left, as on the page of a chronicle.
        let left = self.summary.outcome.winner.unwrap_or(Camp::French);
        let right = left.enemy();
        self.shield(commands, row, left);
        let middle = commands
            .spawn((
                ChildOf(row),
                line(Node {
                    column_gap: px(self.size(24.0, 16.0)),
                    ..default()
                }),
            ))
            .id();
        self.name(commands, middle, left, AlignItems::FlexEnd);
        let numeral = Lettering::NUMERAL.sized(self.size(96.0, 62.0));
        let points = |camp: Camp| {
            (
                Text::new(self.summary.outcome.scores[camp].points.to_string()),
                numeral,
                TextColor(ink(camp)),
            )
        };
        commands.spawn((ChildOf(middle), points(left)));
        commands.spawn((
            ChildOf(middle),
            Picture::tall("diamond", self.size(30.0, 22.0)),
        ));
        commands.spawn((ChildOf(middle), points(right)));
        self.name(commands, middle, right, AlignItems::FlexStart);
        self.shield(commands, row, right);
    }

    /// A camp's shield, crowned or lowered.
    fn shield(&self, commands: &mut Commands, row: Entity, camp: Camp) {
        let lost = self.summary.outcome.winner == Some(camp.enemy());
        let how = if lost { "loser" } else { "winner" };
        let name = format!("result-shield-{}-{how}", camp.name());
        commands.spawn((
            ChildOf(row),
            Picture::tall(name, self.size(204.0, 112.0)),
            Pickable::IGNORE,
        ));
    }

    /// A player's name, his camp, and what he had left.
    fn name(&self, commands: &mut Commands, row: Entity, camp: Camp, align_items: AlignItems) {
        let player = self.summary.plan.player(camp);
        let name = match player {
            Player::Human if self.summary.person == Some(camp) => Say::new("result-you"),
            Player::Human => Say::new("player-human").with("camp", camp.name()),
            Player::Bot(bot) => Say::new(format!("bot-{bot}")),
        };
        let unspent = i64::from(self.summary.outcome.scores[camp].unspent);
        let adjective = Say::new("camp-noun").with("camp", camp.name());
        let left = Say::new("result-unspent").with("n", unspent);
        commands.spawn((
            ChildOf(row),
            Design(Node {
                min_width: px(self.size(180.0, 150.0)),
                flex_direction: FlexDirection::Column,
                align_items,
                ..default()
            }),
            children![
                label(
                    name,
                    Lettering::SUBHEADING.sized(self.size(28.0, 23.0)),
                    palette::INK
                ),
                label(
                    adjective,
                    Lettering::SMALL.sized(self.size(19.0, 17.0)),
                    ink(camp)
                ),
                label(
                    left,
                    Lettering::CAPTION.sized(self.size(18.0, 16.5)),
                    palette::INK_PALE
                ),
            ],
        ));
    }

    /// The row of castles with their holders, and the brackets over the groups.
    fn castles(&self, commands: &mut Commands, sheet: Entity) {
        let width = self.size(160.0, 146.0);
        let height = self.size(162.0, 108.0);
        let column = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    flex_direction: FlexDirection::Column,
                    ..default()
                }),
            ))
            .id();
        let row = commands
            .spawn((ChildOf(column), line(Node::default())))
            .id();
        for castle in Castle::ALL {
            let holder = self.summary.holders[castle.index()];
            let cell = commands
                .spawn((
                    ChildOf(row),
                    line(Node {
                        width: px(width),
                        justify_content: JustifyContent::Center,
                        ..default()
                    }),
                ))
                .id();
            let card = commands
                .spawn((ChildOf(cell), Picture::tall(picture(castle), height)))
                .id();
            let key = picture(castle);
            commands.spawn((
                ChildOf(card),
                Design(Node {
                    position_type: PositionType::Absolute,
                    bottom: percent(8.5),
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    ..default()
                }),
                children![(
                    label(
                        key,
                        Lettering::NAME.sized(self.size(17.0, 15.5)),
                        palette::INK
                    ),
                    TextLayout::no_wrap(),
                )],
            ));
            if let Some(camp) = holder {
                let pennon = self.size(40.0, 30.0);
                commands.spawn((
                    ChildOf(card),
                    Picture::new(format!("pennon-{}", camp.name())),
                    Design(Node {
                        position_type: PositionType::Absolute,
                        right: px(-4),
                        bottom: px(-pennon * 0.35),
                        width: px(pennon * 40.0 / 46.0),
                        height: px(pennon),
                        ..default()
                    }),
                ));
            }
        }
        self.brackets(commands, column, width);
    }

    /// The brackets, each as wide as its group.
    fn brackets(&self, commands: &mut Commands, column: Entity, width: f32) {
        let row = commands
            .spawn((
                ChildOf(column),
                line(Node {
                    margin: UiRect::top(px(self.size(14.0, 8.0))),
                    height: px(36),
                    ..default()
                }),
            ))
            .id();
        let mut groups = groups(&self.summary.holders).into_iter().peekable();
        let mut at = 0;
        while at < Castle::ALL.len() {
            let group = groups.next_if(|group| group.first.index() == at);
            let Some(group) = group else {
                commands.spawn((
                    ChildOf(row),
                    line(Node {
                        width: px(width),
                        justify_content: JustifyContent::Center,
                        ..default()
                    }),
                    children![label(
                        "result-neutral",
                        Lettering::CAPTION.sized(self.size(18.0, 16.5)),
                        palette::INK_PALE
                    )],
                ));
                at += 1;
                continue;
            };
            at += usize::from(group.len);
            self.bracket(commands, row, &group, width * f32::from(group.len));
        }
    }

    /// One bracket with its points.
    fn bracket(&self, commands: &mut Commands, row: Entity, group: &Group, width: f32) {
        let color = ink(group.camp);
        let pill = match group.camp {
            Camp::English => "pill-gules",
            Camp::French => "pill-azure",
        };
        let worth = match self.summary.plan.edition {
            _ if usize::from(group.len) == Castle::ALL.len() => "12".to_owned(),
            Edition::V2022 if group.len > 1 => vec!["2"; usize::from(group.len)].join(" + "),
            Edition::V2022 | Edition::V2021 => group.len.to_string(),
        };
        commands.spawn((
            ChildOf(row),
            line(Node {
                width: px(width),
                height: percent(100),
                justify_content: JustifyContent::Center,
                ..default()
            }),
            children![
                (
                    Design(Node {
                        position_type: PositionType::Absolute,
                        left: px(14),
                        right: px(14),
                        top: px(0),
                        height: percent(52),
                        border: UiRect::new(px(3), px(3), px(0), px(3)),
                        border_radius: BorderRadius::bottom(px(7)),
                        ..default()
                    }),
                    BorderColor::all(color),
                ),
                (
                    Picture::new(pill),
                    Design(Node {
                        min_width: px(72),
                        height: px(36),
                        padding: UiRect::new(px(18), px(18), px(0), px(3)),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..default()
                    }),
                    children![(
                        Text::new(worth),
                        Lettering::new(Face::RomanBold, 19.0),
                        TextColor(palette::ARGENT),
                        TextLayout::no_wrap(),
                    )],
                ),
            ],
        ));
    }

    /// How the points of each camp come about.
    fn sums(&self, commands: &mut Commands, sheet: Entity) {
        let row = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    width: percent(self.size(92.0, 96.0)),
                    justify_content: JustifyContent::SpaceBetween,
                    column_gap: px(12),
                    ..default()
                }),
            ))
            .id();
        let left = self.summary.outcome.winner.unwrap_or(Camp::French);
        let size = self.size(20.0, 17.0);
        let rule = match (self.summary.outcome.reason, self.summary.plan.edition) {
            (EndReason::SixCastles, _) => "result-rule-six",
            (EndReason::Exhausted, Edition::V2022) => "result-rule-2022",
            (EndReason::Exhausted, Edition::V2021) => "result-rule-2021",
        };
        for (at, camp) in [left, left.enemy()].into_iter().enumerate() {
            if at == 1 {
                commands.spawn((
                    ChildOf(row),
                    centred(
                        rule,
                        Lettering::CAPTION.sized(size - 1.0),
                        palette::INK_PALE,
                    ),
                ));
            }
            let sum = self.sum(camp);
            commands.spawn((
                ChildOf(row),
                line(Node {
                    column_gap: px(9),
                    ..default()
                }),
                children![
                    Picture::tall(format!("shield-{}", camp.name()), 30.0),
                    (
                        label(sum, Lettering::new(Face::RomanBold, size), ink(camp)),
                        TextLayout::no_wrap(),
                    ),
                ],
            ));
        }
    }

    /// The sum of a camp's points in figures.
    fn sum(&self, camp: Camp) -> Say {
        let score = &self.summary.outcome.scores[camp];
        let points = i64::from(score.points);
        let mine = groups(&self.summary.holders)
            .into_iter()
            .filter(|group| group.camp == camp);
        let parts: Vec<String> = match self.summary.plan.edition {
            _ if self.summary.outcome.reason == EndReason::SixCastles => Vec::new(),
            Edition::V2022 => mine
                .flat_map(|group| {
                    let each = if group.len > 1 { "2" } else { "1" };
                    vec![each.to_owned(); usize::from(group.len)]
                })
                .collect(),
            Edition::V2021 => {
                let castles: u8 = mine.map(|group| group.len).sum();
                [castles, score.largest, score.unspent]
                    .map(|n| n.to_string())
                    .to_vec()
            }
        };
        if parts.len() < 2 {
            return Say::new("result-points").with("n", points);
        }
        Say::new("result-sum")
            .with("sum", parts.join(" + "))
            .with("n", points)
    }

    /// What to play next.
    fn buttons(&self, commands: &mut Commands, sheet: Entity) {
        let row = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    column_gap: px(16),
                    ..default()
                }),
            ))
            .id();
        for (press, look, key, focusable) in [
            (
                Press::SameDeal,
                Look::Azure,
                "result-same-deal",
                Focusable::PAGE.first(),
            ),
            (
                Press::NewDeal,
                Look::Parchment,
                "result-new-deal",
                Focusable::PAGE,
            ),
            (
                Press::ToTitle,
                Look::Parchment,
                "result-to-title",
                Focusable::PAGE,
            ),
        ] {
            commands.spawn((ChildOf(row), press, button(look, key, focusable)));
        }
    }
}

/// The picture of a castle, and the key of its name.
const fn picture(castle: Castle) -> &'static str {
    [
        "castle-chauvigny",
        "castle-crozant",
        "castle-prune",
        "castle-cluis",
        "castle-sarzay",
        "castle-huriel",
    ][castle.index()]
}

/// Plays again, or leaves.
fn press_button(
    activate: On<Activate>,
    presses: Query<&Press>,
    result: Option<Res<ResultPage>>,
    mut demo: ResMut<Demo>,
    mut commands: Commands,
) {
    let (Ok(press), Some(result)) = (presses.get(activate.entity), result) else {
        return;
    };
    let again = |seed| Plan {
        seed,
        resume: None,
        ..result.0.plan.clone()
    };
    match press {
        Press::SameDeal => {
            commands.write_message(Begin(again(result.0.plan.seed)));
            commands.set_state(Screen::Table);
        }
        Press::NewDeal => {
            commands.write_message(Begin(again(None)));
            commands.set_state(Screen::Table);
        }
        Press::ToTitle => {
            *demo = Demo::Off;
            commands.set_state(Screen::Title);
        }
    }
}
