//! Compiles the game for a system.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::build_folders::{BuildFolders, cargo};
use super::commit::Commit;
use super::install;
use super::pip;
use super::target::Target;
use super::tool::{self, Trouble};
use super::windows;

/// The cargo profile of what is given away.
const PROFILE: &str = "dist";
/// How long rustup may take to install a standard library.
const PATIENCE: Duration = Duration::from_secs(120);

/// Compiles the game for `target`; returns the program.
pub fn guyenne(
    place: &BuildFolders,
    target: &Target,
    commit: &Commit,
    no_build: bool,
) -> Result<PathBuf, Trouble> {
    let built = place.target.join(target.triple).join(PROFILE);
    let program = built.join(target.program);
    if no_build {
        return match program.is_file() {
            true => Ok(program),
            false => Err(format!("{} was not built yet", program.display()).into()),
        };
    }
    install::packages(target.packages, target.debian)?;
    let mut rustup = Command::new("rustup");
    tool::run_within(
        rustup
            .args(["target", "add", target.triple])
            .stdout(Stdio::null()),
        PATIENCE,
    )
    .map_err(|problem| Trouble::missing(problem.message))?;
    let mut command = match target.glibc {
        Some(glibc) => {
            let zig = pip::zig(place)?;
            let mut command = Command::new(zig.zigbuild);
            command
                .args(["rustc", "--target"])
                .arg(format!("{}.{glibc}", target.triple))
                .env("CARGO_ZIGBUILD_ZIG_PATH", zig.zig)
                .env("PKG_CONFIG_ALLOW_CROSS", "1");
            command
        }
        None => {
            let mut command = Command::new(cargo());
            command.args(["rustc", "--target", target.triple]).env(
                "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER",
                "x86_64-w64-mingw32-gcc-posix",
            );
            command
        }
    };
    if let Some(debian) = target.debian {
        let folder = format!("/usr/lib/{}/pkgconfig", multiarch(debian));
        command.env("PKG_CONFIG_LIBDIR", folder);
    }
    command
        .current_dir(&place.root)
        .env("CARGO_TARGET_DIR", &place.target)
        .env("GUYENNE_COMMIT", &commit.name)
        .args(["--locked", "--profile", PROFILE, "--bin", "guyenne"]);
    give_flags(&mut command, &flags(place, target));
    if *target == Target::WINDOWS_X86_64 {
        let resources = windows::resources(place, commit)?;
        command
            .arg("--")
            .arg(format!("-Clink-arg={}", resources.display()));
    }
    tool::run(&mut command)?;
    Ok(program)
}

/// Debian's name of the folders with the libraries of this architecture.
fn multiarch(debian: &str) -> &'static str {
    match debian {
        "arm64" => "aarch64-linux-gnu",
        _ => "x86_64-linux-gnu",
    }
}

/// Gives flags to rustc, parted by a sign that stands in no path; where they are parted by spaces, a path has none.
fn give_flags(command: &mut Command, flags: &[String]) {
    command
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"))
        .env_remove("RUSTFLAGS");
}

/// Flags for rustc: no path of this machine stands in the program, and for Windows not when it was linked. The library
/// of sound of the machine may itself need a newer C library than the program does; on the player's machine there is
/// another one.
fn flags(place: &BuildFolders, target: &Target) -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let mut flags = vec![format!("--remap-path-prefix={}=.", place.root.display())];
    if let Some(home) = home {
        flags.push(format!("--remap-path-prefix={}=cargo", home.display()));
    }
    // Where build scripts write sources; of two prefixes that fit, the later one counts.
    let target_folder = place.target.display();
    flags.push(format!("--remap-path-prefix={target_folder}=target"));
    if target.glibc.is_some() {
        flags.push("-Clink-arg=-Wl,--allow-shlib-undefined".to_owned());
    }
    if *target == Target::WINDOWS_X86_64 {
        flags.push("-Clink-arg=-Wl,--no-insert-timestamp".to_owned());
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What rustc is told for this target, in a folder whose name has a space.
    fn told(target: &Target) -> Vec<String> {
        let place = BuildFolders {
            root: "/home/a b/game".into(),
            target: "/t".into(),
            scratch: "/t/s".into(),
            dist: "/home/a b/game/dist".into(),
        };
        let mut command = Command::new("true");
        give_flags(&mut command, &flags(&place, target));
        let given = |name: &str| {
            let mut all = command.get_envs();
            all.find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        assert_eq!(given("RUSTFLAGS"), Some(None), "they would be split");
        let all = given("CARGO_ENCODED_RUSTFLAGS").flatten().expect("flags");
        let all = all.to_str().expect("a text");
        all.split('\x1f').map(str::to_owned).collect()
    }

    #[test]
    fn a_path_with_a_space_is_one_flag() {
        for target in [Target::LINUX_X86_64, Target::WINDOWS_X86_64] {
            let told = told(&target);
            assert_eq!(told[0], "--remap-path-prefix=/home/a b/game=.");
            assert!(told.contains(&"--remap-path-prefix=/t=target".to_owned()));
            let is_flag = |flag: &String| flag.starts_with('-');
            assert!(told.iter().all(is_flag), "{told:?}");
        }
    }

    #[test]
    fn a_program_for_windows_does_not_tell_when_it_was_linked() {
        let flag = "-Clink-arg=-Wl,--no-insert-timestamp".to_owned();
        assert!(told(&Target::WINDOWS_X86_64).contains(&flag));
        // The linker for Linux does not know it.
        assert!(!told(&Target::LINUX_X86_64).contains(&flag));
    }
}
