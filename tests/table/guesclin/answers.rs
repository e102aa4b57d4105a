//! The figure answers the dice: a shield before whom they miss, a stagger of whoever is stunned, a fall of whoever is
//! put out; with less motion it only fades, and without delay nothing is waited for.

use bevy::prelude::*;
use guyenne::app::settings::Settings;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::{Fighter, HitResult};
use guyenne::games::guesclin::table::DisplayedView;
use guyenne::games::guesclin::table::beats::{ShownThrow, ThrowStep};
use guyenne::games::guesclin::table::counter::CounterNode;
use guyenne::games::guesclin::table::motion::Stagger;
use guyenne::games::guesclin::table::throw_answers::{Fall, Shield};
use guyenne::timings::Speed;

use super::player::{open, with};
use crate::harness::{Device, Hands, Press};

/// What is seen of a figure in one frame.
#[derive(Debug, Clone, Copy, PartialEq)]
struct FigureFrame {
    /// Whether the figure is on the map.
    there: bool,
    fall: Option<f32>,
    stagger: f32,
    /// How opaque the shield is, if it is seen.
    shield: Option<f32>,
    /// Whether the figure or its shield lies elsewhere than at rest.
    moved: bool,
    /// How opaque the figure is.
    opaque: f32,
}

impl FigureFrame {
    /// Whether it looks as before the throw.
    fn rests(&self) -> bool {
        self.there && self.shield.is_none() && !self.moved && self.opaque == 1.0
    }
}

fn look(hands: &mut Hands, who: Fighter) -> FigureFrame {
    let world = hands.app.world_mut();
    let mut counters = world.query::<(&CounterNode, &Visibility, &Fall, &Children)>();
    let found = counters.iter(world).find(|(of, ..)| of.0 == who);
    let (_, seen, fall, children) = found.expect("a figure");
    let mut look = FigureFrame {
        there: *seen != Visibility::Hidden,
        fall: fall.0,
        stagger: 1.0,
        shield: None,
        moved: false,
        opaque: 1.0,
    };
    for child in children.iter() {
        let at = world.get::<UiTransform>(child).copied().unwrap_or_default();
        let shown = world.get::<Visibility>(child) != Some(&Visibility::Hidden);
        if world.get::<Shield>(child).is_some() && shown {
            let image = world.get::<ImageNode>(child).expect("a picture");
            look.shield = Some(image.color.alpha());
            look.moved |= at.translation != Val2::percent(0.0, 0.0);
        }
        if let Some(stagger) = world.get::<Stagger>(child) {
            look.stagger = stagger.0;
            let aside = at.translation != Val2::ZERO && at.translation != Val2::px(0.0, 0.0);
            look.moved |= aside || at.rotation != Rot2::IDENTITY;
            let faces = world.get::<Children>(child).expect("pictures");
            let images = faces.iter().filter_map(|face| world.get::<ImageNode>(face));
            look.opaque = images.map(|image| image.color.alpha()).fold(1.0, f32::min);
        }
    }
    look
}

/// The throw whose result is shown, with its target.
fn settled(hands: &Hands) -> Option<(ShownThrow, Fighter, HitResult)> {
    let shown = hands.app.world().get_resource::<DisplayedView>()?;
    let throw = shown.throw.as_ref()?;
    let (_, target, .., result) = ShownThrow::told(&throw.event)?;
    (throw.step == ThrowStep::Settled).then(|| (throw.clone(), target, result))
}

/// Two bots in a scenario.
fn bots(scenario: &str, speed: Speed, reduced: bool) -> Hands {
    let words = [
        ("scenario", scenario),
        ("french", "squire"),
        ("english", "knight"),
    ];
    let options = LaunchOptions {
        speed: Some(speed),
        ..with(&words, 2)
    };
    let mut hands = open(options, Device::Keys);
    let mut settings = hands.app.world_mut().resource_mut::<Settings>();
    settings.reduced_motion = reduced;
    hands
}

/// The looks of the targets of the next throws, frame by frame from the result on, until there was one with each
/// result.
fn watch(hands: &mut Hands, mut each: impl FnMut(HitResult, &[FigureFrame])) {
    let wanted = [HitResult::Miss, HitResult::Stunned, HitResult::Neutralised];
    let mut seen = Vec::new();
    for _ in 0..20_000 {
        if hands.screen() == Screen::Result(ID) {
            break;
        }
        hands.update(1);
        let Some((throw, target, result)) = settled(hands) else {
            continue;
        };
        let mut looks = Vec::new();
        while settled(hands).is_some_and(|(now, ..)| now == throw) {
            looks.push(look(hands, target));
            hands.update(1);
        }
        each(result, &looks);
        seen.push(result);
        if wanted.iter().all(|result| seen.contains(result)) {
            return;
        }
    }
    panic!("not every result was seen: {seen:?}");
}

#[test]
fn a_shield_rises_a_figure_staggers_a_figure_falls() {
    for (speed, reduced) in [(Speed::X1, false), (Speed::X2, false), (Speed::X1, true)] {
        let mut hands = bots("4", speed, reduced);
        watch(&mut hands, |result, looks| {
            let told = format!("{speed:?} {reduced} {result:?}: {looks:?}");
            let last = looks.last().expect("a frame");
            assert!(!reduced || looks.iter().all(|look| !look.moved), "{told}");
            match result {
                HitResult::Miss => {
                    let full = |look: &FigureFrame| look.shield.is_some_and(|opaque| opaque > 0.9);
                    assert!(looks.iter().any(full), "{told}");
                    assert!(last.rests(), "{told}");
                }
                HitResult::Stunned => {
                    let staggers = |look: &FigureFrame| look.stagger < 1.0;
                    assert!(looks.iter().any(staggers), "{told}");
                    let pale = looks.iter().any(|look| look.opaque < 0.9);
                    assert_eq!(pale, reduced, "{told}");
                    assert!(reduced || looks.iter().any(|look| look.moved), "{told}");
                    assert!(last.rests(), "{told}");
                }
                HitResult::Neutralised => {
                    assert!(looks[0].there, "still in sight: {told}");
                    let falls =
                        |look: &FigureFrame| look.there && look.fall.is_some_and(|at| at > 0.3);
                    assert!(looks.iter().any(falls), "{told}");
                    assert!(looks.iter().any(|look| look.opaque < 0.9), "{told}");
                    assert!(reduced || looks.iter().any(|look| look.moved), "{told}");
                    let gone = looks.iter().position(|look| !look.there);
                    let gone = gone.unwrap_or_else(|| panic!("it goes: {told}"));
                    assert!(looks[gone..].iter().all(|look| !look.there), "{told}");
                }
                HitResult::Drop => {}
            }
        });
    }
}

/// Without delay nothing is in the way of what is shown next.
#[test]
fn without_delay_the_result_is_there_at_once() {
    let mut hands = bots("4", Speed::Instant, false);
    let mut thrown = 0;
    for _ in 0..20_000 {
        if hands.screen() == Screen::Result(ID) {
            break;
        }
        hands.update(1);
        let Some((_, target, result)) = settled(&hands) else {
            continue;
        };
        thrown += 1;
        let now = look(&mut hands, target);
        if result == HitResult::Neutralised {
            assert!(!now.there, "{now:?}");
        } else {
            assert!(now.rests() && now.stagger == 1.0, "{result:?} {now:?}");
        }
    }
    assert!(thrown > 10, "{thrown}");
}

/// A press ends a fall, as it does any other animation.
#[test]
fn a_press_ends_a_fall() {
    let mut hands = bots("4", Speed::X1, false);
    for _ in 0..20_000 {
        hands.update(1);
        let Some((_, target, HitResult::Neutralised)) = settled(&hands) else {
            continue;
        };
        hands.update(2);
        assert!(look(&mut hands, target).there);
        hands.press(Press::Commit);
        hands.update(2);
        assert!(!look(&mut hands, target).there);
        assert_eq!(look(&mut hands, target).fall, None);
        return;
    }
    panic!("nobody fell");
}
