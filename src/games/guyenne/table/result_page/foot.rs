//! The foot of the result page: the sums of the points, and the buttons.

use super::page::{GROWS, ResultPageBuilder, line};
use crate::keys;
use crate::{camp_colours::ink, picture_names, words};
use bevy::prelude::*;
use guyenne_rules::{Decider, Edition, EndReason, Outcome, groups, seat::Camp};
use kit_i18n::LocalizedText;
use kit_table::result_page::{ResultButton, ResultExtras, TO_TITLE, WATCH, add_button};
use kit_theme::{
    FontFace, Picture, TextStyle, palette,
    widget::{centred, label},
};

/// What decided between equal points, or why nothing did; `None` where points differ.
fn tie_break(edition: Edition, outcome: &Outcome) -> Option<LocalizedText> {
    let Some(winner) = outcome.winner else {
        return Some(LocalizedText::new(match edition {
            Edition::V2022 => keys::RESULT_TIE_NOBODY,
            Edition::V2021 => keys::RESULT_TIE_NOBODY_GROUP,
        }));
    };
    let key = match outcome.decider(edition)? {
        Decider::Points => return None,
        Decider::Group => keys::RESULT_TIE_GROUP,
        Decider::Unspent => keys::RESULT_TIE_UNSPENT,
    };
    Some(LocalizedText::new(key).with("camp", winner.name()))
}

impl ResultPageBuilder<'_> {
    /// Adds the sum of each camp's points, and the rule that decided.
    pub(super) fn sums(&self, commands: &mut Commands, sheet: Entity) {
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
        let edition = self.summary.game_config.edition;
        let rule = tie_break(edition, &self.summary.outcome).unwrap_or_else(|| {
            LocalizedText::new(match (self.summary.outcome.reason, edition) {
                (EndReason::SixCastles, _) => keys::RESULT_RULE_SIX,
                (EndReason::Exhausted, Edition::V2022) => keys::RESULT_RULE_2022,
                (EndReason::Exhausted, Edition::V2021) => keys::RESULT_RULE_2021,
            })
        });
        for (at, camp) in [left, left.enemy()].into_iter().enumerate() {
            if at == 1 {
                commands.spawn((
                    ChildOf(row),
                    centred(
                        rule.clone(),
                        TextStyle::CAPTION.sized(size - 1.0).growing(GROWS),
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
                    Picture::tall(picture_names::shield(camp), 30.0),
                    (
                        label(
                            sum,
                            TextStyle::new(FontFace::RomanBold, size).growing(GROWS),
                            ink(camp)
                        ),
                        TextLayout::no_wrap(),
                    ),
                ],
            ));
        }
    }

    /// A camp's points as a sum in figures.
    fn sum(&self, camp: Camp) -> LocalizedText {
        let score = &self.summary.outcome.scores[camp];
        let points = i64::from(score.points);
        let all = groups(&self.summary.holders);
        let mine = all.iter().filter(|group| group.camp == camp);
        let edition = self.summary.game_config.edition;
        let parts: Vec<u8> = match edition {
            _ if self.summary.outcome.reason == EndReason::SixCastles => Vec::new(),
            Edition::V2022 => mine.flat_map(|group| group.terms(edition, &all)).collect(),
            Edition::V2021 => {
                let castles = mine.map(|group| group.len).sum();
                vec![castles, score.largest, score.unspent]
            }
        };
        if parts.len() < 2 {
            return LocalizedText::new(keys::RESULT_POINTS).with("n", points);
        }
        LocalizedText::new(keys::RESULT_SUM)
            .with("sum", words::sum(&parts))
            .with("n", points)
    }

    /// Adds the buttons.
    pub(super) fn buttons(&self, commands: &mut Commands, sheet: Entity, extras: &ResultExtras) {
        let row = commands
            .spawn((
                ChildOf(sheet),
                line(Node {
                    justify_content: JustifyContent::Center,
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(self.size(16.0, 8.0)),
                    row_gap: px(6),
                    ..default()
                }),
            ))
            .id();
        for (what, key) in [
            (ResultButton::Same, keys::RESULT_SAME_DEAL),
            (ResultButton::New, keys::RESULT_NEW_DEAL),
            (ResultButton::Watch, WATCH),
            (ResultButton::Title, TO_TITLE),
        ] {
            if what == ResultButton::Title {
                extras.add_buttons(commands, row);
            }
            add_button(commands, row, what, key, what == ResultButton::Same);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::ByCamp;

    #[test]
    fn equal_points_say_what_decided() {
        use Camp::{English, French};
        let judge = |edition, holders: [Option<Camp>; 6], unspent| {
            let outcome = Outcome::judge(edition, EndReason::Exhausted, &holders, unspent);
            tie_break(edition, &outcome).map(|message| message.key().to_owned())
        };
        let (e, f) = (Some(English), Some(French));
        let alike = [e, None, f, None, None, None];
        let unspent = Some("result-tie-unspent".to_owned());
        assert_eq!(judge(Edition::V2022, alike, ByCamp::new(2, 1)), unspent);
        let nobody = Some("result-tie-nobody".to_owned());
        assert_eq!(judge(Edition::V2022, alike, ByCamp::new(1, 1)), nobody);
        let nobody = Some("result-tie-nobody-group".to_owned());
        assert_eq!(judge(Edition::V2021, alike, ByCamp::new(1, 1)), nobody);
        let more = [e, e, f, None, None, None];
        assert_eq!(
            judge(Edition::V2022, more, ByCamp::new(0, 5)),
            None,
            "points decide"
        );
        // Two castles in a group and nothing else, or one castle and three cards: four points each.
        let group = Some("result-tie-group".to_owned());
        assert_eq!(judge(Edition::V2021, more, ByCamp::new(0, 3)), group);
    }
}
