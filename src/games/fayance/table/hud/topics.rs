//! What the rulebook is asked about: the refusal on screen, with a button beside it; what the prompt asks; and what was
//! pointed at last.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::layout::TableLayout;
use crate::refusal::Refused;
use crate::selectable::zone;
use crate::session::TABLE_UPDATE;
use crate::{Phase, TABLE};
use kit_input::{Action, Focusable};
use kit_table::aside::LastRefusal;
use kit_table::rulebook::why_button;
use kit_table::rules_topics::RulesTopics;
use kit_theme::key_cap;

/// The size of the place of the button, in design units.
const WHY: Vec2 = Vec2::new(132.0, 44.0);

/// The place of the button.
#[derive(Component)]
struct WhyPlace;

/// The paragraph about what was pointed at last, since the phase began.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointedTopic(pub Option<MessageKey>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointedTopic>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (forget_pointed.run_if(state_changed::<Phase>), show)
                .chain()
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// At the right end of the line below the prompt.
fn why(t: &TableLayout) -> Rect {
    Rect {
        min: t.aside.max - WHY,
        max: t.aside.max,
    }
}

/// What the line below the prompt leaves free at each side while the button is there, in design units.
pub(super) const fn beside_why() -> f32 {
    WHY.x + 6.0
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            WhyPlace,
            Absent,
            node("Why", why),
            ZIndex(3),
            Node {
                align_items: AlignItems::Stretch,
                justify_content: JustifyContent::End,
                ..default()
            },
        ))
        .with_children(|place| {
            place
                .spawn(why_button(Focusable::PAGE.zone(zone::TOOLS).last()))
                .with_child(key_cap(Action::Rules))
                .entry::<Node>()
                .and_modify(|mut node| {
                    node.padding = UiRect::horizontal(px(12));
                    node.min_width = px(0);
                });
        });
}

/// Shows the button beside a refusal, whose paragraph a press for the rules then opens.
fn show(
    last: Res<LastRefusal<Refused>>,
    places: Query<(Entity, Has<Absent>), With<WhyPlace>>,
    mut topics: ResMut<RulesTopics>,
    mut commands: Commands,
) {
    let urgent = last.0.map(|Refused(why)| why.paragraph());
    if topics.urgent != urgent {
        topics.urgent = urgent;
    }
    for (entity, is) in &places {
        set_absent(entity, urgent.is_none(), is, &mut commands);
    }
}

fn forget_pointed(mut pointed: ResMut<PointedTopic>) {
    pointed.0 = None;
}

fn forget(mut pointed: ResMut<PointedTopic>, mut topics: ResMut<RulesTopics>) {
    pointed.0 = None;
    *topics = RulesTopics::default();
}
