import type { Knot } from '../pen/geometry.ts'
import type { Layer, Piece } from './piece.ts'

/** Where a bow is tied, and its size. */
type Bow = { y: number; size: number }

function bowTail({ y, size: s }: Bow, side: -1 | 1, drop: number): Piece {
  return {
    outline: [
      [side * 3, y + 2, 1],
      [side * 16 * s, y + 40 * s],
      [side * 22 * s, y + drop * 0.6 * s],
      [side * 40 * s, y + drop * s, 1],
      [side * 15 * s, y + (drop + 12) * s, 1],
      [side * 4 * s, y + drop * 0.6 * s],
      [-side * 2, y + 34 * s],
    ],
    folds: [
      {
        spine: [
          [side * 5, y + 8],
          [side * 14 * s, y + drop * 0.5 * s],
          [side * 26 * s, y + drop * s],
        ],
        width: 9,
        tail: 0.6,
        crisp: true,
      },
    ],
    flat: true,
    lift: 4,
  }
}

function bowLoop({ y, size: s }: Bow, side: -1 | 1): Piece {
  const crease = (width: number, ...spine: Knot[]) => ({ spine, width: width * s, crisp: true })
  return {
    outline: [
      [0, y - 4, 1],
      [side * 26 * s, y - 30 * s],
      [side * 66 * s, y - 30 * s],
      [side * 78 * s, y - 4 * s],
      [side * 60 * s, y + 20 * s],
      [side * 24 * s, y + 14 * s],
      [0, y + 5, 1],
    ],
    folds: [
      crease(11, [side * 6, y], [side * 30 * s, y - 8 * s], [side * 56 * s, y - 12 * s]),
      crease(7, [side * 6, y + 2], [side * 28 * s, y + 5 * s], [side * 46 * s, y + 4 * s]),
    ],
    flat: true,
    lift: 4,
    grain: { angle: side * 70 },
  }
}

/** A soft bow with two loops and two falling ends. */
export function bow(y: number, size: number): Layer[] {
  const s = size
  const tied: Bow = { y, size }
  return [
    bowTail(tied, -1, 148),
    bowTail(tied, 1, 166),
    bowLoop(tied, -1),
    bowLoop(tied, 1),
    {
      outline: [
        [-9 * s, y - 11 * s],
        [0, y - 13 * s],
        [10 * s, y - 10 * s],
        [11 * s, y + 2],
        [9 * s, y + 12 * s],
        [-1, y + 14 * s],
        [-10 * s, y + 11 * s],
        [-11 * s, y],
      ],
      flat: true,
      lift: 3,
    },
  ]
}

/** A belt: its top, half its length, and how tall it is. */
type Belt = { y: number; half: number; height: number }

function beltBand({ y, half, height }: Belt): Piece {
  return {
    outline: [
      [-half, y, 1],
      [0, y + 5],
      [half, y, 1],
      [half + 1, y + height / 2],
      [half, y + height, 1],
      [0, y + height + 5],
      [-half, y + height, 1],
      [-half - 1, y + height / 2],
    ],
    flat: true,
    lift: 3,
    grain: { angle: 90 },
  }
}

/** One end of the belt, falling from the knot at `x`. */
function beltEnd({ y, height }: Belt, x: number, lean: number, drop: number): Piece {
  return {
    outline: [
      [x - 6, y + height * 0.5, 1],
      [x + lean * 0.4 + 6, y + drop * 0.5],
      [x + lean + 11, y + drop, 1],
      [x + lean - 10, y + drop + 7, 1],
      [x + lean * 0.4 - 12, y + drop * 0.5],
    ],
    flat: true,
    lift: 4,
  }
}

function beltLoop({ y, height }: Belt, x: number, side: -1 | 1): Piece {
  return {
    outline: [
      [x, y + height * 0.5, 1],
      [x + side * 22, y - 10],
      [x + side * 50, y - 4],
      [x + side * 54, y + 16],
      [x + side * 26, y + height * 0.9],
    ],
    flat: true,
    lift: 3,
    grain: { angle: 80 },
  }
}

/** A tied belt over the waist, its ends hanging to one side. */
export function tiedBelt(y: number, half: number, height: number): Layer[] {
  const belt: Belt = { y, half, height }
  const x = half * 0.34
  const centre = y + height * 0.55
  return [
    beltBand(belt),
    beltEnd(belt, x, -22, 168),
    beltEnd(belt, x, 20, 142),
    beltLoop(belt, x, -1),
    beltLoop(belt, x, 1),
    {
      outline: [
        [x - 10, centre - 11],
        [x + 9, centre - 12],
        [x + 12, centre],
        [x + 8, centre + 13],
        [x - 9, centre + 12],
        [x - 12, centre],
      ],
      flat: true,
      lift: 2,
    },
  ]
}
