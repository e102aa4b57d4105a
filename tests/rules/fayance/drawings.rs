//! The territories are drawn as the rules have them: along the whole of each edge lies its terrain.

use guyenne::games::fayance::rules::Territory;

use crate::words::{read, root};

/// Half the side of the fields, in units of the drawings; the middle of a tile is 0 0.
const HALF: f32 = 64.0;

/// The fields of a drawing: the terrain, and the corners.
fn fields(svg: &str) -> Vec<(String, Vec<(f32, f32)>)> {
    let fields = svg.split("data-terrain=\"").skip(1).map(|text| {
        let mut quoted = text.split('"');
        let terrain = quoted.next().expect("a terrain").to_owned();
        let path = quoted.nth(1).expect("a path");
        let path = path.trim_start_matches('M').trim_end_matches('Z');
        let corners = path.split('L').map(|corner| {
            let (x, y) = corner.split_once(' ').expect("two numbers");
            (x.parse().expect("a number"), y.parse().expect("a number"))
        });
        (terrain, corners.collect())
    });
    fields.collect()
}

/// Whether a place lies in a field with these corners.
fn holds(corners: &[(f32, f32)], (x, y): (f32, f32)) -> bool {
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = sides.filter(|&(&(x0, y0), &(x1, y1))| {
        (y0 > y) != (y1 > y) && x < (x1 - x0) * (y - y0) / (y1 - y0) + x0
    });
    crossed.count() % 2 == 1
}

#[test]
fn territories_are_drawn_with_the_terrains_of_their_edges() {
    for territory in Territory::ALL {
        let name = format!("territory-{}.svg", territory.index() + 1);
        let svg = read(&root().join("assets/art/fayance/territories").join(&name));
        let fields = fields(&svg);
        for (edge, terrain) in territory.edges().into_iter().enumerate() {
            for along in [-58.0, -30.0, 0.0, 30.0, 58.0] {
                let place = [(along, -HALF), (HALF, along), (along, HALF), (-HALF, along)][edge];
                let found: Vec<&str> = fields
                    .iter()
                    .filter(|(_, corners)| holds(corners, place))
                    .map(|(terrain, _)| &**terrain)
                    .collect();
                assert_eq!(found, [terrain.name()], "{name} at {place:?}");
            }
        }
    }
}
