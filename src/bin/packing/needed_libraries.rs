//! The libraries without which the loader of Linux refuses the program: any other is opened when it is needed, so that
//! a sentence can say what is missing.

/// Those that the program may need: the sound's and the devices', and the C library's and the compiler's own.
const KNOWN: [&str; 9] = [
    "ld-linux",
    "libasound.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libgcc_s.so.1",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libudev.so.1",
];

/// The libraries in what `readelf --dynamic --wide` says.
pub fn needed(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| line.contains("(NEEDED)"));
    lines
        .filter_map(|line| line.split_once('[')?.1.trim().strip_suffix(']'))
        .collect()
}

/// Whether the program may need this one.
pub fn is_known(name: &str) -> bool {
    KNOWN.iter().any(|known| name.starts_with(known))
}
