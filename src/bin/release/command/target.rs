//! What is built, and for which systems.

use clap::ValueEnum;

/// A file that players download.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Product {
    /// An archive for Linux on most computers
    #[value(name = "linux-x86-64")]
    LinuxX86_64,
    /// A package for Debian and its relatives, with the same program
    Deb,
    /// An archive for Linux on ARM
    #[value(name = "linux-aarch64")]
    LinuxAarch64,
    /// An archive for Windows
    #[value(name = "windows-x86-64")]
    WindowsX86_64,
}

impl Product {
    /// All, in the order in which they are built.
    pub const ALL: [Self; 4] = [
        Self::LinuxX86_64,
        Self::Deb,
        Self::LinuxAarch64,
        Self::WindowsX86_64,
    ];

    /// The system for which its program is compiled.
    pub const fn target(self) -> Target {
        match self {
            Self::LinuxX86_64 | Self::Deb => Target::LINUX_X86_64,
            Self::LinuxAarch64 => Target::LINUX_AARCH64,
            Self::WindowsX86_64 => Target::WINDOWS_X86_64,
        }
    }
}

/// A system for which the program is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Its name in ours.
    pub name: &'static str,
    /// Its name for Rust.
    pub triple: &'static str,
    /// The oldest C library that the program needs, if that is chosen here.
    pub glibc: Option<&'static str>,
    /// Its name for Debian's packages, if it is not the machine's own.
    pub debian: Option<&'static str>,
    /// Debian's packages that are needed to compile and link for it.
    pub packages: &'static [&'static str],
    /// The program's file.
    pub program: &'static str,
}

impl Target {
    /// Linux on most computers; Debian 11, Ubuntu 20.04 and newer ones.
    pub const LINUX_X86_64: Self = Self {
        name: "linux-x86_64",
        triple: "x86_64-unknown-linux-gnu",
        glibc: Some("2.31"),
        debian: None,
        packages: &["pkg-config", "libasound2-dev", "libudev-dev"],
        program: "guyenne",
    };
    /// Linux on ARM, as old.
    pub const LINUX_AARCH64: Self = Self {
        name: "linux-aarch64",
        triple: "aarch64-unknown-linux-gnu",
        glibc: Some("2.31"),
        debian: Some("arm64"),
        packages: &["pkg-config", "libasound2-dev:arm64", "libudev-dev:arm64"],
        program: "guyenne",
    };
    /// Windows 10 and newer.
    pub const WINDOWS_X86_64: Self = Self {
        name: "windows-x86_64",
        triple: "x86_64-pc-windows-gnu",
        glibc: None,
        debian: None,
        packages: &["gcc-mingw-w64-x86-64-posix", "binutils-mingw-w64-x86-64"],
        program: "guyenne.exe",
    };
}
