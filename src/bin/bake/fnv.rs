//! The 64-bit hash FNV-1a of Fowler, Noll and Vo: fast, the same on every machine, and no protection against forgery.

/// The hash of no bytes.
pub const OFFSET_BASIS: u64 = 0xcbf2_9ce4_8422_2325;

/// The prime by which the hash is multiplied for each byte.
const PRIME: u64 = 0x0100_0000_01b3;

/// The hash of what had the hash `hash` and is followed by `bytes`.
pub fn fold(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(PRIME)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_published_hash() {
        assert_eq!(fold(OFFSET_BASIS, b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fold(OFFSET_BASIS, b"a"), 0xaf63_dc4c_8601_ec8c);
        let start = fold(OFFSET_BASIS, b"foo");
        assert_eq!(fold(start, b"bar"), 0x8594_4171_f739_67e8, "in two parts");
    }
}
