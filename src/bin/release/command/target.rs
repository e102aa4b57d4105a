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
    /// The page, as `cargo web` builds it
    Web,
}

impl Product {
    /// All, in the order in which they are built.
    pub const ALL: [Self; 5] = [
        Self::LinuxX86_64,
        Self::Deb,
        Self::LinuxAarch64,
        Self::WindowsX86_64,
        Self::Web,
    ];

    /// The system for which its program is compiled here; the page has a builder of its own.
    pub const fn target(self) -> Option<Target> {
        match self {
            Self::LinuxX86_64 | Self::Deb => Some(Target::LINUX_X86_64),
            Self::LinuxAarch64 => Some(Target::LINUX_AARCH64),
            Self::WindowsX86_64 => Some(Target::WINDOWS_X86_64),
            Self::Web => None,
        }
    }

    /// The file in `dist`.
    pub fn file(self, version: &str) -> String {
        match self {
            Self::LinuxX86_64 => format!("{}.tar.gz", Target::LINUX_X86_64.folder(version)),
            Self::Deb => format!("guyenne_{version}_amd64.deb"),
            Self::LinuxAarch64 => format!("{}.tar.gz", Target::LINUX_AARCH64.folder(version)),
            Self::WindowsX86_64 => format!("{}.zip", Target::WINDOWS_X86_64.folder(version)),
            Self::Web => "guyenne-web.zip".to_owned(),
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
    /// All systems, the page's too.
    pub const TRIPLES: [&str; 4] = [
        Self::LINUX_X86_64.triple,
        Self::LINUX_AARCH64.triple,
        Self::WINDOWS_X86_64.triple,
        "wasm32-unknown-unknown",
    ];

    /// The folder in an archive for it.
    pub fn folder(&self, version: &str) -> String {
        format!("guyenne-{version}-{}", self.name)
    }

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
