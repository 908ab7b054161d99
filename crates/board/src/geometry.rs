//! Where the points of the board are.
//!
//! Board units: the pitch is 100, the board 900 wide and 1000 high, x grows to the right and y downwards.
//! A page that reads from right to left changes nothing here.

use chuhe_rules::{Color, File, Rank, Square};

use crate::Coordinates;

/// The distance between neighbouring points.
pub const PITCH: f32 = 100.0;
/// The board's width with its margin of half a pitch.
pub const WIDTH: f32 = 9.0 * PITCH;
/// The board's height with its margin of half a pitch.
pub const HEIGHT: f32 = 10.0 * PITCH;

/// A place on the board, in board units; it may lie outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// From the left edge.
    pub x: f32,
    /// From the top edge.
    pub y: f32,
}

impl Place {
    /// The place of a point when `bottom`'s side of the board is at the bottom.
    pub fn of(square: Square, bottom: Color) -> Self {
        let seen = match bottom {
            Color::Red => square,
            Color::Black => square.rotate(),
        };
        Self {
            x: (seen.file() as u8 as f32 + 0.5) * PITCH,
            y: (9 - seen.rank() as u8) as f32 * PITCH + PITCH / 2.0,
        }
    }

    /// The point whose cell the place lies in, when `bottom`'s side of the board is at the bottom.
    ///
    /// A cell is the square of one pitch around its point; the cells cover the board.
    pub fn square(self, bottom: Color) -> Option<Square> {
        let file = File::try_new(cell(self.x)?)?;
        let rank = Rank::try_new(9_usize.checked_sub(cell(self.y)?)?)?;
        let seen = Square::new(file, rank);
        Some(match bottom {
            Color::Red => seen,
            Color::Black => seen.rotate(),
        })
    }

    /// The distance to another place.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

fn cell(coordinate: f32) -> Option<usize> {
    let cell = (coordinate / PITCH).floor();
    (0.0..16.0).contains(&cell).then_some(cell as usize)
}

/// The rectangle of board units that a picture shows: the board, or the board with a margin for coordinates.
///
/// Either way it is nine wide to ten high.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The left edge.
    pub x: f32,
    /// The top edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Frame {
    /// The frame that has room for these coordinates.
    pub fn for_coordinates(coordinates: Coordinates) -> Self {
        match coordinates {
            Coordinates::None => Self { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT },
            _ => Self { x: -27.0, y: -30.0, width: WIDTH + 54.0, height: HEIGHT + 60.0 },
        }
    }

    /// The place at these shares (0 to 1) of the picture's width and height.
    pub fn place(self, across: f32, down: f32) -> Place {
        Place { x: self.x + across * self.width, y: self.y + down * self.height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_reads_back_from_anywhere_in_its_cell() {
        for bottom in Color::ALL {
            for square in Square::all() {
                let place = Place::of(square, bottom);
                for (dx, dy) in [(0.0, 0.0), (-49.9, -49.9), (49.9, 49.9), (-49.9, 49.9)] {
                    let near = Place { x: place.x + dx, y: place.y + dy };
                    assert_eq!(near.square(bottom), Some(square), "{square} {bottom:?} {near:?}");
                }
            }
        }
    }

    #[test]
    fn red_sees_a0_at_the_bottom_left_and_black_at_the_top_right() {
        let a0 = "a0".parse().unwrap();
        assert_eq!(Place::of(a0, Color::Red), Place { x: 50.0, y: 950.0 });
        assert_eq!(Place::of(a0, Color::Black), Place { x: 850.0, y: 50.0 });
    }

    #[test]
    fn outside_the_board_is_no_point() {
        for (x, y) in
            [(-0.1, 500.0), (900.0, 500.0), (450.0, -0.1), (450.0, 1000.0), (f32::NAN, 500.0), (1e9, 5.0)]
        {
            assert_eq!(Place { x, y }.square(Color::Red), None, "{x} {y}");
        }
    }

    #[test]
    fn frames_keep_the_boards_shape() {
        for &coordinates in Coordinates::ALL {
            let frame = Frame::for_coordinates(coordinates);
            assert!((frame.width / frame.height - 0.9).abs() < 1e-6);
            let centre = frame.place(0.5, 0.5);
            assert_eq!(centre, Place { x: 450.0, y: 500.0 });
        }
    }
}
