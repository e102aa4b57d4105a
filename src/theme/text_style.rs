//! The letters: the typefaces, the named sizes, and the component that gives them to a text.
//! Blackletter for titles and names, Garamond for everything that is read.

use super::scale::{Scale, ThemeSystems};
use bevy::{
    asset::AssetPath,
    prelude::*,
    text::{FontFeatureTag, FontFeatures, FontSize},
};
use bevy_asset_loader::prelude::*;

/// The typefaces, loaded before the first screen.
#[derive(AssetCollection, Resource, Clone, Debug)]
pub struct Fonts {
    #[asset(path = "fonts/GrenzeGotisch-Bold.ttf")]
    gothic_bold: Handle<Font>,
    #[asset(path = "fonts/GrenzeGotisch-SemiBold.ttf")]
    gothic: Handle<Font>,
    #[asset(path = "fonts/EBGaramond-Regular.ttf")]
    roman: Handle<Font>,
    #[asset(path = "fonts/EBGaramond-SemiBold.ttf")]
    roman_bold: Handle<Font>,
    #[asset(path = "fonts/EBGaramond-Italic.ttf")]
    italic: Handle<Font>,
}

impl Fonts {
    /// Where the typefaces lie, for whoever counts what is loaded.
    pub fn paths() -> impl Iterator<Item = AssetPath<'static>> {
        [
            "fonts/GrenzeGotisch-Bold.ttf",
            "fonts/GrenzeGotisch-SemiBold.ttf",
            "fonts/EBGaramond-Regular.ttf",
            "fonts/EBGaramond-SemiBold.ttf",
            "fonts/EBGaramond-Italic.ttf",
        ]
        .into_iter()
        .map(AssetPath::from)
    }

    /// The handle of a face.
    pub fn get(&self, face: FontFace) -> &Handle<Font> {
        match face {
            FontFace::GothicBold => &self.gothic_bold,
            FontFace::Gothic => &self.gothic,
            FontFace::Roman => &self.roman,
            FontFace::RomanBold => &self.roman_bold,
            FontFace::Italic => &self.italic,
        }
    }
}

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FontFace {
    /// Blackletter, for titles and numerals.
    GothicBold,
    /// Blackletter, lighter, for names.
    Gothic,
    /// What is read.
    Roman,
    /// What must be found at a glance.
    RomanBold,
    /// What is said in passing.
    Italic,
}

impl FontFace {
    /// Blackletter numbers stand in line, as on a coin; those in running text rise and fall.
    pub(super) fn features(self) -> FontFeatures {
        match self {
            Self::GothicBold | Self::Gothic => [FontFeatureTag::LINING_FIGURES].into(),
            Self::Roman | Self::RomanBold | Self::Italic => FontFeatures::default(),
        }
    }
}

/// How a text is set: a face and a size of the design. Gives the entity its [`TextFont`], on
/// UI texts, texts in the world and spans alike.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextFont)]
pub struct TextStyle {
    /// The typeface.
    pub face: FontFace,
    /// The height in units of the design.
    pub size: f32,
    /// How many times as large the player may make it: less than double where its place is fixed.
    pub grows: f32,
}

impl TextStyle {
    /// The name of the game.
    pub const TITLE: Self = Self::new(FontFace::GothicBold, 168.0);
    /// The heading of a page.
    pub const HEADING: Self = Self::new(FontFace::GothicBold, 44.0);
    /// The heading of a part of a page, an entry of a menu.
    pub const SUBHEADING: Self = Self::new(FontFace::Gothic, 28.0);
    /// Names: places, players.
    pub const NAME: Self = Self::new(FontFace::Gothic, 20.0);
    /// What is read.
    pub const BODY: Self = Self::new(FontFace::Roman, 22.0);
    /// What is read and matters.
    pub const STRONG: Self = Self::new(FontFace::RomanBold, 22.0);
    /// What is read second.
    pub const SMALL: Self = Self::new(FontFace::Roman, 18.0);
    /// What is read second and matters.
    pub const SMALL_STRONG: Self = Self::new(FontFace::RomanBold, 18.0);
    /// What is said in passing.
    pub const CAPTION: Self = Self::new(FontFace::Italic, 18.0);
    /// Numbers that are looked at.
    pub const NUMERAL: Self = Self::new(FontFace::GothicBold, 96.0);

    /// A face at a size of the design.
    pub const fn new(face: FontFace, size: f32) -> Self {
        Self {
            face,
            size,
            grows: 2.0,
        }
    }

    /// The same face at another size of the design.
    #[must_use]
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// The same letters where there is room for this many times their size, and no more.
    #[must_use]
    pub const fn growing(self, grows: f32) -> Self {
        Self { grows, ..self }
    }
}

/// Keeps every [`TextStyle`] in step with the window, the typefaces and the player's wish.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, set_letters.in_set(ThemeSystems));
}

/// Sets the texts whose lettering, scale or typefaces are new. Each size has its own limit to what it may grow by, and is
/// rounded in pixels, so it is given in pixels: one size for the root of all (`FontSize::Rem`) would do neither.
fn set_letters(
    scale: Res<Scale>,
    fonts: Option<Res<Fonts>>,
    mut texts: Query<(Ref<TextStyle>, &mut TextFont, Has<Text2d>)>,
) {
    let Some(fonts) = fonts else {
        return;
    };
    let all = scale.is_changed() || fonts.is_changed();
    for (style, mut font, in_world) in &mut texts {
        if all || style.is_changed() {
            let pixels = Scale::drawn(scale.letters_up_to(style.size, style.grows));
            // Nodes are scaled with all they hold.
            let size = if in_world { pixels } else { pixels / scale.ui };
            let fresh = TextFont {
                font: fonts.get(style.face).into(),
                font_size: FontSize::Px(size),
                font_features: style.face.features(),
                ..font.clone()
            };
            font.set_if_neq(fresh);
        }
    }
}
