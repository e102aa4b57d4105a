//! Opens the address of a link in the player's browser. Where none can be started, a toast says so: the address stands
//! beside every link. On a page, a game has an address, too.

use super::toast::Toast;
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_table::{Link, OpenLink};

/// Opens links.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PageAddress>()
        .add_message::<OpenLink>()
        .add_observer(press_link)
        .add_systems(
            Update,
            // The headless app of the tests has no browser.
            open_links.run_if(on_message::<OpenLink>.and_then(resource_exists::<Browser>)),
        );
}

/// Asks for the address of a link that is pressed.
fn press_link(activate: On<Activate>, links: Query<&Link>, mut open: MessageWriter<OpenLink>) {
    if let Ok(link) = links.get(activate.entity) {
        open.write(OpenLink(link.0));
    }
}

fn open_links(
    browser: Res<Browser>,
    mut asked: MessageReader<OpenLink>,
    mut toasts: MessageWriter<Toast>,
) {
    for OpenLink(address) in asked.read() {
        if !(browser.0)(address) {
            toasts.write(Toast(LocalizedText::new(keys::LINK_NOT_OPENED)));
        }
    }
}

/// The address of the page on which the game is; none in a window.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PageAddress(pub Option<String>);

impl PageAddress {
    /// The address of this page.
    pub fn found() -> Self {
        #[cfg(target_arch = "wasm32")]
        let found = web_sys::window().and_then(|window| window.location().href().ok());
        #[cfg(not(target_arch = "wasm32"))]
        let found = None;
        Self(found)
    }

    /// The address under which the page shows the game of this code. What else its address asks for is left out.
    pub fn of_game(&self, code: &str) -> Option<String> {
        let page = self.0.as_deref()?;
        let end = page.find(['?', '#']).unwrap_or(page.len());
        Some(format!("{}#g={code}", &page[..end]))
    }
}

/// How an address is opened; the function says whether something was started.
#[derive(Resource, Clone, Copy)]
pub struct Browser(pub fn(&str) -> bool);

impl Browser {
    /// The browser of this platform.
    pub const PLATFORM: Self = Self(open);
}

/// Opens an address with the system's own program for that, as every desktop has one. A crate for this would start the
/// same programs.
#[cfg(not(target_arch = "wasm32"))]
fn open(address: &str) -> bool {
    use std::process::{Command, Stdio};
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "windows") {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(before)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

/// Opens an address in a new tab, which cannot reach the game's page.
#[cfg(target_arch = "wasm32")]
fn open(address: &str) -> bool {
    let window = web_sys::window();
    // With `noopener` a browser returns no window, opened or not.
    window.is_some_and(|window| {
        window
            .open_with_url_and_target_and_features(address, "_blank", "noopener")
            .is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::{CODES, GAMES, HEADLESS};
    use crate::app::options::LaunchOptions;
    use kit_rules::{code::decode, continuation::same_events, seed::Seed};
    use kit_table::Games;

    /// What a page copies as an address is what it opens, whatever its own address asks for.
    #[test]
    fn the_address_of_a_game_is_read_as_its_code() {
        for game in HEADLESS {
            let bots = [game.bots[0]; 2];
            let record = (game.play)(0, bots, Seed(3)).expect("bots play").record;
            let code = game.code.write(record.as_bytes()).expect("a code");
            for page in [
                "https://example.org/guyenne/",
                "https://example.org/guyenne/?seed=7&lang=fr",
                "https://example.org/guyenne/#g=1G00",
                "https://example.org/guyenne/?demo#seed=5",
            ] {
                let address = PageAddress(Some(page.to_owned()));
                let address = address.of_game(&code).expect("an address");
                let (before, hash) = address.split_once('#').expect("a hash");
                assert_eq!(before, "https://example.org/guyenne/");
                let (name, value) = hash.split_once('=').expect("a value");
                let pair = (name.to_owned(), value.to_owned());
                let options = LaunchOptions::of_address(&Games(GAMES.to_vec()), [pair]);
                assert_eq!(options.watch.as_deref(), Some(&*code));
                assert!(options.refused.is_empty());
                let again = decode(CODES, options.watch.as_deref().unwrap_or_default());
                assert!(
                    again
                        .as_ref()
                        .is_ok_and(|again| same_events(again, &record))
                );
                // Pasted, the whole address is the game, too.
                assert_eq!(decode(CODES, &address), again);
            }
        }
        assert_eq!(PageAddress::default().of_game("1G"), None);
    }
}
