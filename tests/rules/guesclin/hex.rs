//! The hexes of the map: names, neighbours, distances.

use guyenne::games::guesclin::rules::{Direction, Hex};

#[test]
fn columns_are_lines_and_odd_ones_lie_further_south() {
    assert_eq!(Hex::all().count(), 179);
    let hex = |column, row| Hex::new(column, row).expect("on the map");
    assert_eq!(Hex::new(1, 10), None);
    assert_eq!(
        (hex(0, 0).name(), hex(16, 10).name()),
        ("A1".into(), "Q11".into())
    );
    // The north-west corner has two adjacent hexes.
    let around = |at: Hex| Direction::ALL.map(|way| at.step(way));
    let [n, ne, se, s, sw, nw] = around(hex(0, 0));
    assert_eq!(
        (n, ne, se, s, sw, nw),
        (None, None, Some(hex(1, 0)), Some(hex(0, 1)), None, None)
    );
    assert_eq!(
        around(hex(1, 1)).map(|at| at.expect("inland")),
        [
            hex(1, 0),
            hex(2, 1),
            hex(2, 2),
            hex(1, 2),
            hex(0, 2),
            hex(0, 1),
        ]
    );
    for a in Hex::all() {
        let (q, r) = (i32::from(a.column()), i32::from(a.row()));
        let axial = a.axial();
        assert_eq!((axial.x, axial.y), (q, r - (q - q % 2) / 2));
        for b in Hex::all() {
            let (to, from) = (b.axial(), a.axial());
            let (dq, dr) = (to.x - from.x, to.y - from.y);
            let steps = (dq.abs() + dr.abs() + (dq + dr).abs()) / 2;
            assert_eq!(i32::from(a.distance(b)), steps);
            assert_eq!(a.direction_to(b).is_some(), steps == 1);
        }
    }
}
