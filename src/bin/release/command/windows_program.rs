//! What a program for Windows must be: without a console, with an icon, without libraries of the compiler's.

use std::path::Path;
use std::process::Command;

use super::install;
use super::tool::{self, Trouble};

/// What reads programs for Windows, and the package of Debian's that has it.
const OBJDUMP: [&str; 2] = ["x86_64-w64-mingw32-objdump", "binutils-mingw-w64-x86-64"];
/// Libraries of the compiler for Windows, which no player has.
const COMPILERS_LIBRARIES: [&str; 3] = ["libgcc", "libstdc++", "libwinpthread"];

/// Whether a program for Windows opens no console, has its icon, needs nothing of the compiler's and does not tell when
/// it was linked.
pub fn runs_alone(program: &Path) -> Result<(), Trouble> {
    install::packages(&OBJDUMP[1..], None)?;
    let text = tool::printed(&mut objdump(program))
        .map_err(|problem| Trouble::missing(problem.message))?;
    of_windows(&tool::read(program)?, &text)
}

/// The heads of a program for Windows, in English.
fn objdump(program: &Path) -> Command {
    let mut read = Command::new(OBJDUMP[0]);
    read.env("LC_ALL", "C")
        .args(["--private-headers", "--section-headers"])
        .arg(program);
    read
}

/// When a program for Windows was linked, as its head tells it: in seconds since 1970, or 0.
fn link_time(program: &[u8]) -> Option<u32> {
    let number = |at: usize| -> Option<u32> {
        let bytes = program.get(at..at + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    };
    let head = usize::try_from(number(0x3c)?).ok()?;
    if program.get(head..head + 4)? != b"PE\0\0" {
        return None;
    }
    number(head + 8)
}

/// What the program's head, and objdump, must say of it.
fn of_windows(program: &[u8], text: &str) -> Result<(), Trouble> {
    match link_time(program) {
        Some(0) => {}
        Some(_) => return Err("the program tells when it was linked".into()),
        None => return Err("the program is none for Windows".into()),
    }
    for (part, what) in [
        ("(Windows GUI)", "the program opens a console"),
        (".rsrc", "the program has no icon"),
        (
            "DLL Name: KERNEL32.dll",
            "the program needs no library of Windows",
        ),
    ] {
        if !text.to_lowercase().contains(&part.to_lowercase()) {
            return Err(what.into());
        }
    }
    let names = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("DLL Name: "));
    let is_compilers = |name: &&str| {
        COMPILERS_LIBRARIES
            .iter()
            .any(|part| name.starts_with(part))
    };
    match names.into_iter().find(is_compilers) {
        Some(name) => Err(format!("the program needs {name}").into()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The head of a program for Windows that was linked then.
    fn linked(time: u32) -> Vec<u8> {
        let mut program = vec![0; 0x60];
        program[0x3c] = 0x40;
        program[0x40..0x44].copy_from_slice(b"PE\0\0");
        program[0x48..0x4c].copy_from_slice(&time.to_le_bytes());
        program
    }

    #[test]
    fn a_program_for_windows_that_tells_when_it_was_linked_is_found() {
        assert_eq!(link_time(&linked(0)), Some(0));
        assert_eq!(link_time(&linked(1_796_000_000)), Some(1_796_000_000));
        assert_eq!(link_time(&linked(0)[..0x4b]), None);
        assert_eq!(link_time(b"\x7fELF"), None);
        let good = "Subsystem 00000002 (Windows GUI)\nDLL Name: KERNEL32.dll\n 5 .rsrc 00001";
        let problem = of_windows(&linked(1), good).expect_err("a time");
        assert!(problem.message.contains("linked"), "{}", problem.message);
        assert!(of_windows(b"MZ", good).is_err());
    }

    #[test]
    fn what_players_on_windows_cannot_start_is_found() {
        let good = "Subsystem 00000002 (Windows GUI)\nDLL Name: KERNEL32.dll\n 5 .rsrc 00001";
        let program = linked(0);
        assert!(of_windows(&program, good).is_ok());
        for (bad, what) in [
            (good.replace("GUI", "CUI"), "console"),
            (good.replace(".rsrc", ".data"), "icon"),
            (good.replace("KERNEL32", "x"), "library"),
            (
                format!("{good}\n DLL Name: libgcc_s_seh-1.dll"),
                "libgcc_s_seh-1",
            ),
        ] {
            let problem = of_windows(&program, &bad).expect_err(what);
            assert!(problem.message.contains(what), "{}", problem.message);
        }
    }

    #[test]
    fn what_is_read_is_in_english() {
        let command = objdump(Path::new("a.exe"));
        let mut told = command.get_envs();
        assert!(told.any(|(name, value)| name == "LC_ALL" && value == Some("C".as_ref())));
    }
}
