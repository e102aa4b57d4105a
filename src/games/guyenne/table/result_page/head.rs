//! The head of the result page: who won and why, the shields, the names and the points of both camps.

use super::page::{GROWS, ResultPageBuilder, column, line};
use crate::keys;
use crate::{
    Player,
    camp_colours::{enamel, ink},
    picture_names,
    words::{self, ended},
};
use bevy::prelude::*;
use guyenne_rules::seat::{Camp, Seat};
use kit_i18n::LocalizedText;
use kit_theme::{
    Entrance, EntranceKind, Picture, TextStyle, palette,
    widget::{centred, label},
};

impl ResultPageBuilder<'_> {
    /// Adds who won, with a drop cap, why the game ended, and the seed.
    pub(super) fn heading(&self, commands: &mut Commands, sheet: Entity) {
        let outcome = &self.summary.outcome;
        let (message, color, ground) = match outcome.winner {
            Some(camp) => (
                LocalizedText::new(keys::RESULT_WINNER).with("camp", camp.name()),
                ink(camp),
                enamel(camp),
            ),
            None => (
                LocalizedText::new(keys::RESULT_DRAW),
                palette::INK,
                palette::SABLE,
            ),
        };
        let words = self.localizer.localize(&message);
        let mut letters = words.chars();
        let first = letters.next().map(String::from).unwrap_or_default();
        let rest = letters.as_str().to_owned();
        let block = self.size(74.0, 46.0);
        let style = TextStyle::HEADING
            .sized(self.size(60.0, 38.0))
            .growing(GROWS);
        let column = column(commands, sheet);
        commands.spawn((
            ChildOf(column),
            line(Node {
                column_gap: px(8),
                ..default()
            }),
            children![
                (
                    Node {
                        width: px(block),
                        height: px(block),
                        border: UiRect::all(px(self.size(5.0, 3.0))),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..default()
                    },
                    BackgroundColor(ground),
                    BorderColor::all(palette::OR),
                    children![(Text::new(first), style, TextColor(palette::OR_LIGHT))],
                ),
                (Text::new(rest), style, TextColor(color)),
            ],
        ));
        let round = i64::from(self.summary.rounds);
        let why = ended(
            [
                keys::RESULT_END_SIX_CASTLES,
                keys::RESULT_END_EXHAUSTED,
                keys::RESULT_END_EXHAUSTED_BOTH,
            ],
            outcome.reason,
            outcome.winner,
            self.summary.spent,
        );
        commands.spawn((
            ChildOf(column),
            centred(
                why.with("round", round),
                TextStyle::CAPTION
                    .sized(self.size(21.0, 17.0))
                    .growing(GROWS),
                palette::INK_PALE,
            ),
        ));
        if self.roomy
            && let Some(seed) = self.summary.game_config.seed
        {
            commands.spawn((
                ChildOf(column),
                centred(
                    LocalizedText::new(keys::RESULT_SEED).with("seed", seed.0.to_string()),
                    TextStyle::CAPTION.sized(18.0).growing(GROWS),
                    palette::INK_PALE,
                ),
            ));
        }
    }

    /// Adds the shields, the names and the points of both camps, and the winner's cry.
    pub(super) fn score(&self, commands: &mut Commands, sheet: Entity) {
        let row = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    width: percent(98),
                    justify_content: JustifyContent::SpaceBetween,
                    ..default()
                }),
            ))
            .id();
        // The winner, or the French on a draw, is on the left.
        let left = self.summary.outcome.winner.unwrap_or(Camp::French);
        let right = left.enemy();
        self.shield(commands, row, left);
        let centre = commands
            .spawn((
                ChildOf(row),
                line(Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(10),
                    ..default()
                }),
            ))
            .id();
        let middle = commands
            .spawn((
                ChildOf(centre),
                line(Node {
                    column_gap: px(self.size(24.0, 16.0)),
                    ..default()
                }),
            ))
            .id();
        self.name(commands, middle, left, AlignItems::FlexEnd);
        let numeral = TextStyle::NUMERAL
            .sized(self.size(96.0, 62.0))
            .growing(GROWS);
        let points = |camp: Camp| {
            let points = self.summary.outcome.scores[camp].points;
            (
                Entrance::at(Self::FIRST_CASTLE + 6.0, EntranceKind::Counts(points)),
                Text::new(points.to_string()),
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
        if self.roomy
            && let Some(winner) = self.summary.outcome.winner
        {
            let cry = LocalizedText::new(keys::CAMP_CRY).with("camp", winner.name());
            commands.spawn((
                ChildOf(centre),
                centred(
                    LocalizedText::new(keys::RESULT_CRY).with("cry", cry),
                    TextStyle::CAPTION.sized(23.0).growing(GROWS),
                    palette::INK,
                ),
            ));
        }
    }

    /// Adds a camp's shield, crowned or lowered.
    fn shield(&self, commands: &mut Commands, row: Entity, camp: Camp) {
        let lost = self.summary.outcome.winner == Some(camp.enemy());
        let name = if lost {
            picture_names::loser_shield(camp)
        } else {
            picture_names::winner_shield(camp)
        };
        let step = if lost { 0.0 } else { Self::COUNTED };
        commands.spawn((
            ChildOf(row),
            Entrance::at(step, EntranceKind::Pops),
            // Both shields and what is between them must fit between the borders.
            Picture::tall(
                name,
                if lost {
                    self.size(150.0, 88.0)
                } else {
                    self.size(178.0, 100.0)
                },
            ),
            Pickable::IGNORE,
        ));
    }

    /// Adds a player's name, their camp, their unspent cards, and a person's hints.
    fn name(&self, commands: &mut Commands, row: Entity, camp: Camp, align_items: AlignItems) {
        let seating = &self.summary.game_config.seating;
        let you = seating.only_person() == Some(Seat::of(camp)) && !seating.is_shared(camp);
        let partners = [Seat::of(camp), Seat::of(camp).partner()];
        let names = match seating.is_shared(camp) {
            true => partners.map(|seat| words::player(seating, seat)).to_vec(),
            false if you => vec![LocalizedText::new(keys::RESULT_YOU)],
            false => vec![words::player(seating, Seat::of(camp))],
        };
        let unspent = i64::from(self.summary.outcome.scores[camp].unspent);
        let adjective = LocalizedText::new(keys::CAMP_NOUN).with("camp", camp.name());
        let left = LocalizedText::new(keys::RESULT_UNSPENT).with("n", unspent);
        let column = commands
            .spawn((
                ChildOf(row),
                Node {
                    min_width: px(self.size(180.0, 225.0)),
                    flex_direction: FlexDirection::Column,
                    align_items,
                    ..default()
                },
            ))
            .id();
        // Two names are smaller than one.
        let size = match names.len() {
            1 => self.size(28.0, 23.0),
            _ => self.size(22.0, 18.0),
        };
        for name in names {
            let style = TextStyle::SUBHEADING.sized(size).growing(GROWS);
            commands.spawn((ChildOf(column), label(name, style, palette::INK)));
        }
        commands.spawn((
            ChildOf(column),
            label(
                adjective,
                TextStyle::SMALL.sized(self.size(19.0, 17.0)).growing(GROWS),
                ink(camp),
            ),
        ));
        // Hints are only counted; the page does not judge them.
        let hints = LocalizedText::new(keys::RESULT_HINTS).with("n", self.summary.hints[camp]);
        let has_people = seating.players(camp).any(Player::is_human);
        let asides = match (has_people, self.roomy) {
            (false, _) => vec![left],
            (true, true) => vec![left, hints],
            (true, false) => {
                let both = LocalizedText::new(keys::RESULT_UNSPENT_AND_HINTS);
                vec![both.with("unspent", left).with("hints", hints)]
            }
        };
        for aside in asides {
            commands.spawn((
                ChildOf(column),
                label(
                    aside,
                    TextStyle::CAPTION
                        .sized(self.size(18.0, 16.5))
                        .growing(GROWS),
                    palette::INK_PALE,
                ),
            ));
        }
    }
}
