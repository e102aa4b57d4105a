//! Text styles: the typefaces, the named sizes, and the component that gives them to a text. Blackletter for titles and
//! names, Garamond for running text.

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
    /// The paths of the typefaces, to count what is loaded.
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

    /// The handle of a typeface.
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
    /// Blackletter, for titles and numbers.
    GothicBold,
    /// Blackletter, lighter, for names.
    Gothic,
    /// Running text.
    Roman,
    /// Emphasized text.
    RomanBold,
    /// Secondary remarks.
    Italic,
}

impl FontFace {
    /// Blackletter numbers are lining figures; running text keeps the old-style figures of the font.
    pub(super) fn features(self) -> FontFeatures {
        match self {
            Self::GothicBold | Self::Gothic => [FontFeatureTag::LINING_FIGURES].into(),
            Self::Roman | Self::RomanBold | Self::Italic => FontFeatures::default(),
        }
    }
}

/// A text style: a typeface and a font size in design units. Sets the entity's [`TextFont`], on UI texts, texts in the
/// world and spans alike.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextFont)]
pub struct TextStyle {
    /// The typeface.
    pub face: FontFace,
    /// The font size in design units.
    pub size: f32,
    /// The largest factor by which the player may enlarge it, 1.0 to 2.0: less than 2 where space is fixed.
    pub grows: f32,
    /// Whether the text lies in a list that scrolls: it has room for large text in small windows, too.
    pub scrolls: bool,
}

impl TextStyle {
    /// The heading of a page.
    pub const HEADING: Self = Self::new(FontFace::GothicBold, 44.0);
    /// The heading of a part of a page, an entry of a menu.
    pub const SUBHEADING: Self = Self::new(FontFace::Gothic, 28.0);
    /// Names: places, players.
    pub const NAME: Self = Self::new(FontFace::Gothic, 20.0);
    /// Running text.
    pub const BODY: Self = Self::new(FontFace::Roman, 22.0);
    /// Emphasized text.
    pub const STRONG: Self = Self::new(FontFace::RomanBold, 22.0);
    /// Secondary text.
    pub const SMALL: Self = Self::new(FontFace::Roman, 18.0);
    /// Emphasized secondary text.
    pub const SMALL_STRONG: Self = Self::new(FontFace::RomanBold, 18.0);
    /// Remarks in passing.
    pub const CAPTION: Self = Self::new(FontFace::Italic, 18.0);
    /// Large numbers.
    pub const NUMERAL: Self = Self::new(FontFace::GothicBold, 96.0);

    /// A typeface at a size in design units.
    pub const fn new(face: FontFace, size: f32) -> Self {
        Self {
            face,
            size,
            grows: 2.0,
            scrolls: false,
        }
    }

    /// The same typeface at another size, in design units.
    #[must_use]
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// The same style where there is room for at most this many times its size.
    #[must_use]
    pub const fn growing(self, grows: f32) -> Self {
        Self { grows, ..self }
    }

    /// The same style in a list that scrolls.
    #[must_use]
    pub const fn scrolling(self) -> Self {
        Self {
            scrolls: true,
            ..self
        }
    }
}

/// Keeps the font of every [`TextStyle`] up to date with the window, the typefaces and the player's text size.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        set_fonts
            .in_set(ThemeSystems)
            .run_if(resource_exists::<Fonts>),
    );
}

/// Sets the font of texts when their style, the scale or the typefaces changed. Each style has its own limit of growth,
/// and sizes are rounded in pixels, so the size is given in pixels: one root size for all (`FontSize::Rem`) would allow
/// neither.
pub(super) fn set_fonts(
    scale: Res<Scale>,
    fonts: Res<Fonts>,
    mut texts: Query<(Ref<TextStyle>, &mut TextFont, Has<Text2d>)>,
) {
    let all = scale.is_changed() || fonts.is_changed();
    for (style, mut font, in_world) in &mut texts {
        if all || style.is_changed() {
            let pixels = scale.drawn(if style.scrolls {
                scale.scrolled_text_size_up_to(style.size, style.grows)
            } else {
                scale.text_size_up_to(style.size, style.grows)
            });
            // `UiScale` scales nodes with all they hold.
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
