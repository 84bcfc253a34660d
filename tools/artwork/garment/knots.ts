import type { Knot } from '../geometry.ts'
import type { Layer, Piece } from './piece.ts'

/** The height at which a bow is tied, and its size. */
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

function beltEnd({ y, height }: Belt, x: number, lean: number, drop: number): Piece {
  return {
    outline: [
      [x - 6, y + height * 0.5, 1],
      [x + lean * 0.4 + 6, y + drop * 0.5],
      [x + lean + 11, y + drop, 1],
      [x + lean - 10, y + drop + 7, 1],
      [x + lean * 0.4 - 12, y + drop * 0.5],
    ],
    folds: [
      {
        spine: [
          [x - 2, y + height * 0.5],
          [x + lean * 0.4 - 4, y + drop * 0.4],
          [x + lean - 2, y + drop * 0.96],
        ],
        width: 9,
        tail: 0.5,
        depth: 1.1,
        crisp: true,
      },
    ],
    still: true,
    lift: 4,
  }
}

function beltLoop({ y, height }: Belt, x: number, side: -1 | 1): Piece[] {
  const droop = side > 0 ? 6 : 0
  const at = (dx: number, dy: number, corner?: 1): Knot =>
    corner ? [x + side * dx, y + dy, corner] : [x + side * dx, y + dy]
  const low = height * 0.5
  const crease = (width: number, ...spine: Knot[]) => ({ spine, width, crisp: true, depth: 1.3 })
  return [
    {
      outline: [
        at(4, low - 4, 1),
        at(30, low - 24),
        at(60, low - 24 + droop),
        at(70, low - 8 + droop),
        at(50, low - 2 + droop),
        at(22, low),
      ],
      tone: -0.07,
      flat: true,
      lift: 4,
      plain: true,
    },
    {
      outline: [
        at(3, low - 5, 1),
        at(24, low - 11),
        at(48, low - 12 + droop),
        at(70, low - 10 + droop, 1),
        at(70, low + 4 + droop),
        at(58, low + 17 + droop),
        at(32, low + 15),
        at(3, low + 6, 1),
      ],
      folds: [
        crease(9, at(4, low - 1), at(22, low - 3), at(46, low - 1 + droop)),
        crease(7, at(4, low + 3), at(20, low + 5), at(38, low + 9)),
      ],
      lift: 4,
      still: true,
      grain: { angle: 80 },
    },
  ]
}

export function tiedBelt(y: number, half: number, height: number): Layer[] {
  const belt: Belt = { y, half, height }
  const x = half * 0.34
  const centre = y + height * 0.55
  return [
    beltBand(belt),
    beltEnd(belt, x, -22, 168),
    beltEnd(belt, x, 20, 142),
    ...beltLoop(belt, x, -1),
    ...beltLoop(belt, x, 1),
    {
      outline: [
        [x - 9, centre - 13],
        [x + 7, centre - 14],
        [x + 10, centre - 1],
        [x + 8, centre + 13],
        [x - 7, centre + 14],
        [x - 10, centre],
      ],
      folds: [
        {
          spine: [
            [x - 4, centre - 12],
            [x - 1, centre],
            [x - 3, centre + 12],
          ],
          width: 7,
          depth: 1.2,
          crisp: true,
        },
      ],
      still: true,
      lift: 3,
    },
  ]
}
