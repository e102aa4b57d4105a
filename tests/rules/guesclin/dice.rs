//! Dice: every pool against every defence, counted a second way.

use guyenne::games::guesclin::rules::{Dice, MOST, Throw, chance, hits, pool};
use guyenne::rules::seed::Seed;

/// In how many throws of `count` dice the two best make each score: by how many show the highest and the second highest
/// face, without listing throws. The two worst are the two best of dice turned over.
fn ways(count: u32, best: bool) -> [u64; 13] {
    let mut ways = [0; 13];
    for high in 1..=6_u64 {
        for second in 1..=high {
            // The second highest of all is `second`, the highest is `high`.
            let below = second - 1;
            let of = if high == second {
                // At least two show it, the others are lower.
                let none = below.pow(count);
                let one = u64::from(count) * below.pow(count - 1);
                second.pow(count) - none - one
            } else {
                // One shows `high`; of the others the highest is `second`.
                u64::from(count) * (second.pow(count - 1) - below.pow(count - 1))
            };
            let score = if best {
                high + second
            } else {
                14 - high - second
            };
            ways[score as usize] += of;
        }
    }
    ways
}

#[test]
fn every_pool_against_every_defence_is_exact() {
    for capacity in 0..=MOST {
        let (count, best) = pool(capacity);
        let ways = ways(u32::from(count), best);
        let all: u64 = ways.iter().sum();
        assert_eq!(all, 6_u64.pow(u32::from(count)));
        for defence in -4..=20_i8 {
            let hit = (3..=12).filter(|&score| score == 12 || score >= i64::from(defence));
            let expected: u64 = hit.map(|score| ways[score as usize]).sum();
            let (hits, of) = hits(capacity, defence);
            assert_eq!(
                (u64::from(hits), u64::from(of)),
                (expected, all),
                "{capacity} {defence}"
            );
            let share = expected as f64 / all as f64;
            assert!((chance(capacity, defence) - share).abs() < 1e-15);
        }
    }
    // A few by hand: two dice make 7 or more in 21 of 36; five dice miss 12 unless two sixes are among them.
    assert_eq!(hits(2, 7), (21, 36));
    assert_eq!(hits(5, 12), (7776 - 3125 - 5 * 625, 7776));
    assert_eq!(hits(0, 12), (1, 1296));
    assert_eq!(hits(2, 2), (35, 36));
}

#[test]
fn the_best_or_the_worst_two_are_kept() {
    let kept = |capacity, faces: &[u8]| {
        let throw = Throw::of(capacity, Dice::new(faces).expect("dice"));
        (throw.kept, throw.score)
    };
    assert_eq!(kept(5, &[1, 5, 2, 6, 3]), ([6, 5], 11));
    assert_eq!(kept(4, &[2, 2, 1, 1]), ([2, 2], 4));
    assert_eq!(kept(3, &[1, 4, 3]), ([4, 3], 7));
    assert_eq!(kept(2, &[1, 6]), ([6, 1], 7));
    assert_eq!(kept(1, &[6, 1, 5]), ([5, 1], 6));
    assert_eq!(kept(0, &[6, 4, 3, 5]), ([4, 3], 7));
    for faces in [&[0_u8][..], &[7], &[1; 6]] {
        assert_eq!(Dice::new(faces), None);
    }
}

#[test]
fn the_same_seed_throws_the_same_dice() {
    let mut faces = [0; 7];
    for n in 0..3000 {
        let dice = Dice::thrown(Seed(7), n, 5);
        assert_eq!(dice, Dice::thrown(Seed(7), n, 5));
        assert_eq!(dice.count(), 5);
        // A smaller pool throws the first of the same dice.
        assert_eq!(Dice::thrown(Seed(7), n, 3).faces(), &dice.faces()[..3]);
        dice.faces()
            .iter()
            .for_each(|&face| faces[usize::from(face)] += 1);
    }
    assert_ne!(Dice::thrown(Seed(7), 0, 5), Dice::thrown(Seed(8), 0, 5));
    for &count in &faces[1..] {
        assert!((2300..2700).contains(&count), "{faces:?}");
    }
}
