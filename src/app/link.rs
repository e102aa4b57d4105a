//! Opens the address of a link in the player's browser. Where none can be started, a toast says so: the address stands
//! beside every link.

use super::toast::Toast;
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_table::{Link, OpenLink};

/// Opens links.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenLink>()
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
