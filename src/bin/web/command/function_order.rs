//! Orders the functions of a wasm program such that like ones stand near each other: gzip finds a repetition only in
//! the 32 KiB before it, and the compiler's order knows nothing of that.
//!
//! The order is found by recursive bisection: the functions are split in halves again and again, and before each split
//! pairs are exchanged as long as more of what they have in common comes to lie in one half. After Dhulipala et al.,
//! "Compressing Graphs and Indexes with Recursive Graph Bisection" (2016), which Hoag et al., "Optimizing Function
//! Layout for Mobile Applications" (2022), use for programs.

use wasm_encoder::{NameMap, NameSection, Section};
use wasmparser::{Parser, Payload, TypeRef};

use super::tool::Trouble;

/// The bytes of a piece of code that two functions can have in common.
const PIECE: usize = 5;
/// One piece in so many is looked at, the same in every function.
const SAMPLE: u64 = 4;
/// The most pieces of a function that are looked at.
const MOST_PIECES: usize = 400;
/// Pieces are told apart by so many bits.
const BITS: u32 = 22;
/// Fewer functions than this are not split.
const SMALLEST: usize = 24;
/// How often pairs are exchanged before a split, at most.
const ROUNDS: usize = 12;

/// The program with names for its functions whose alphabetical order is the order to be had: wasm-opt sorts by names.
///
/// # Errors
///
/// If it is no wasm program.
pub fn with_names_in_order(program: &[u8]) -> Result<Vec<u8>, Trouble> {
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(program) {
        match payload.map_err(|why| why.to_string())? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import.map_err(|why| why.to_string())?;
                    imported += u32::from(matches!(import.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let mut ranks = vec![0; bodies.len()];
    for (rank, function) in (0..).zip(order(&bodies)) {
        ranks[function as usize] = rank;
    }
    let mut names = NameMap::new();
    let ranks = ranks.iter().map(|rank| imported + rank);
    for (index, rank) in (0..).zip((0..imported).chain(ranks)) {
        names.append(index, &format!("{rank:08}"));
    }
    let mut section = NameSection::new();
    section.functions(&names);
    let mut named = program.to_vec();
    section.append_to(&mut named);
    Ok(named)
}

/// The numbers of these functions in an order in which like ones are near each other.
fn order(bodies: &[&[u8]]) -> Vec<u32> {
    let pieces = common_pieces(bodies);
    let kinds = pieces
        .iter()
        .flatten()
        .max()
        .map_or(0, |&most| most as usize + 1);
    let mut order: Vec<u32> = (0..).take(bodies.len()).collect();
    let mut halves = Halves {
        pieces: &pieces,
        counts: vec![[0; 2]; kinds],
        gains: vec![[0.0; 2]; kinds],
    };
    halves.split(&mut order);
    order
}

/// The pieces of each function that others have, too, but not most of them, as numbers from 0.
fn common_pieces(bodies: &[&[u8]]) -> Vec<Vec<u32>> {
    let mut pieces: Vec<Vec<u32>> = bodies.iter().map(|body| sampled_pieces(body)).collect();
    let mut functions = vec![0_usize; 1 << BITS];
    for &piece in pieces.iter().flatten() {
        functions[piece as usize] += 1;
    }
    let mut numbers = vec![None; functions.len()];
    let mut next = 0;
    for (number, count) in numbers.iter_mut().zip(functions) {
        if count > 1 && count <= bodies.len().div_ceil(2) {
            *number = Some(next);
            next += 1;
        }
    }
    for pieces in &mut pieces {
        *pieces = pieces
            .iter()
            .filter_map(|&piece| numbers[piece as usize])
            .collect();
    }
    pieces
}

/// Hashes of some pieces of a function, each once.
fn sampled_pieces(body: &[u8]) -> Vec<u32> {
    let hashes = body.windows(PIECE).map(|piece| {
        let piece = piece
            .iter()
            .fold(0, |all, &byte| all << 8 | u64::from(byte));
        // The finalizer of SplitMix64.
        let mixed = (piece ^ piece >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    });
    let mut hashes: Vec<u64> = hashes.filter(|hash| hash % SAMPLE == 0).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes.truncate(MOST_PIECES);
    let mut pieces: Vec<u32> = hashes
        .iter()
        .map(|hash| (hash >> (64 - BITS)) as u32)
        .collect();
    pieces.dedup();
    pieces
}

/// Two halves of some functions.
struct Halves<'a> {
    /// Of every function.
    pieces: &'a [Vec<u32>],
    /// Of every piece, the functions that have it in the left half and in the right.
    counts: Vec<[u32; 2]>,
    /// Of every piece, what is won if a function with it leaves the left half, or the right.
    gains: Vec<[f64; 2]>,
}

impl Halves<'_> {
    /// Orders these functions.
    fn split(&mut self, functions: &mut [u32]) {
        if functions.len() < SMALLEST {
            return;
        }
        let middle = functions.len() / 2;
        for round in 0..ROUNDS {
            if !self.exchange(functions, middle, round) {
                break;
            }
        }
        let (left, right) = functions.split_at_mut(middle);
        for half in [left, right] {
            // Within a half the compiler's order is a good beginning.
            half.sort_unstable();
            self.split(half);
        }
    }

    /// Exchanges pairs between the halves where that wins something. Returns whether any was.
    fn exchange(&mut self, functions: &mut [u32], middle: usize, round: usize) -> bool {
        let side = |at: usize| usize::from(at >= middle);
        let mut here = Vec::new();
        for (at, &function) in functions.iter().enumerate() {
            for &piece in &self.pieces[function as usize] {
                let counts = &mut self.counts[piece as usize];
                if *counts == [0; 2] {
                    here.push(piece);
                }
                counts[side(at)] += 1;
            }
        }
        for &piece in &here {
            let [left, right] = core::mem::take(&mut self.counts[piece as usize]).map(f64::from);
            let weight = |n: f64| n.max(0.0) * (n.max(0.0) + 1.0).log2();
            let now = weight(left) + weight(right);
            self.gains[piece as usize] = [
                weight(left - 1.0) + weight(right + 1.0) - now,
                weight(left + 1.0) + weight(right - 1.0) - now,
            ];
        }
        let gain = |at: usize| -> f64 {
            let pieces = self.pieces[functions[at] as usize].iter();
            pieces
                .map(|&piece| self.gains[piece as usize][side(at)])
                .sum()
        };
        let sorted = |half: core::ops::Range<usize>| {
            let mut all: Vec<(f64, usize)> = half.map(|at| (gain(at), at)).collect();
            all.sort_by(|one, other| other.0.total_cmp(&one.0));
            all
        };
        let pairs = sorted(0..middle)
            .into_iter()
            .zip(sorted(middle..functions.len()));
        let winning = pairs.take_while(|((left, _), (right, _))| left + right > 0.0);
        let mut winning: Vec<_> = winning
            .map(|((_, left), (_, right))| (left, right))
            .collect();
        // Each gain is reckoned as if nothing else moved: fewer pairs every other time, or two groups change places
        // for ever.
        if round % 2 == 1 {
            winning.truncate((winning.len() * 4 / 5).max(1));
        }
        for &(left, right) in &winning {
            functions.swap(left, right);
        }
        !winning.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Functions of eight families, one after the other as if by chance: those of a family have most of their bytes in
    /// common. With the family of each.
    fn families() -> Vec<(usize, Vec<u8>)> {
        let member = |n: usize| {
            let family = n * n / 3 % 23 % 8;
            let byte = |at: usize| (family * 31 + at * (family + 7)) as u8;
            let mut body: Vec<u8> = (0..120).map(byte).collect();
            body[n % 120] ^= 0x55;
            (family, body)
        };
        (0..400).map(member).collect()
    }

    #[test]
    fn like_functions_come_to_stand_together() {
        let families = families();
        let bodies: Vec<&[u8]> = families.iter().map(|(_, body)| body.as_slice()).collect();
        let changes = |order: &[u32]| {
            let family = |function: u32| families[function as usize].0;
            let pairs = order.windows(2);
            pairs
                .filter(|pair| family(pair[0]) != family(pair[1]))
                .count()
        };
        let before: Vec<u32> = (0..).take(bodies.len()).collect();
        let ordered = order(&bodies);
        let mut all = ordered.clone();
        all.sort_unstable();
        assert_eq!(all, before, "each is there once");
        let (before, after) = (changes(&before), changes(&ordered));
        assert!(before > 250 && after < 50, "{before} changes, then {after}");
        assert_eq!(order(&bodies), ordered, "the same every time");
    }

    #[test]
    fn few_or_empty_functions_stay_as_they_are() {
        assert_eq!(order(&[]), [0_u32; 0]);
        assert_eq!(order(&[&[], &[1, 2], &[3; 40]]), [0, 1, 2]);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        assert!(with_names_in_order(b"no program").is_err());
    }

    #[test]
    fn the_names_give_the_order_and_imports_come_first() {
        use wasm_encoder::{
            CodeSection, EntityType, Function, FunctionSection, ImportSection, Module, TypeSection,
        };
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        module.section(&types);
        let mut imports = ImportSection::new();
        imports.import("page", "draw", EntityType::Function(0));
        module.section(&imports);
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for _ in 0..2 {
            functions.function(0);
            let mut function = Function::new([]);
            function.instructions().end();
            code.function(&function);
        }
        module.section(&functions).section(&code);
        let named = with_names_in_order(&module.finish()).expect("a program");
        let mut names = Vec::new();
        for payload in Parser::new(0).parse_all(&named) {
            if let Payload::CustomSection(section) = payload.expect("a program")
                && let wasmparser::KnownCustom::Name(section) = section.as_known()
            {
                for part in section {
                    if let wasmparser::Name::Function(map) = part.expect("names") {
                        names.extend(map.into_iter().map(|name| {
                            let name = name.expect("a name");
                            (name.index, name.name.to_owned())
                        }));
                    }
                }
            }
        }
        let expected = [(0, "00000000"), (1, "00000001"), (2, "00000002")];
        assert_eq!(names, expected.map(|(at, name)| (at, name.to_owned())));
    }
}
