import type { Knot } from '../pen/geometry.ts'
import type { Leg } from './legs.ts'
import type { Layer, Piece } from './piece.ts'

/** The thread of jeans. */
export const tobacco = '#b9793b'

const copper = 3.4

/** The yoke below the waistband of the back: two slanting seams that meet in the middle. */
function yoke({ waist, hip }: Leg): Piece {
  const side = waist + ((hip - waist) / 2 + 5) * 0.58
  const low = (by: number): Knot[] => [
    [-side, 78 + by],
    [-side * 0.5, 92 + by],
    [0, 106 + by, 1],
    [side * 0.5, 92 + by],
    [side, 78 + by],
  ]
  return {
    outline: [
      [-waist, 38, 1],
      [0, 44],
      [waist, 38, 1],
      [side, 78, 1],
      [side * 0.5, 92],
      [0, 106, 1],
      [-side * 0.5, 92],
      [-side, 78, 1],
    ],
    flat: true,
    lift: 1.5,
    stitches: [low(-4), low(-9)],
    thread: tobacco,
  }
}

/** A patch pocket of the back, with the two arcs of thread that only jeans have. */
function backPocket(side: -1 | 1, x: number): Piece {
  const at = (dx: number, dy: number, corner?: 1): Knot =>
    corner ? [side * (x + dx), 118 + dy, corner] : [side * (x + dx), 118 + dy]
  const arc = (by: number): Knot[] => [
    at(-38, 34 + by),
    at(-20, 50 + by),
    at(1, 36 + by, 1),
    at(21, 48 + by),
    at(39, 30 + by),
  ]
  return {
    outline: [
      at(-44, 2, 1),
      at(45, -4, 1),
      at(43, 60),
      at(40, 86, 1),
      at(0, 106, 1),
      at(-37, 88, 1),
      at(-42, 60),
    ],
    flat: true,
    lift: 3,
    grain: { angle: -side * 5 },
    stitches: [
      [at(-42, 12), at(44, 7)],
      [at(-40, 6), at(-34, 84, 1), at(0, 101, 1), at(36, 82, 1), at(41, 2)],
      arc(0),
      arc(7),
    ],
    thread: tobacco,
  }
}

/** A leather patch on the waistband. */
const patch: Piece = {
  outline: [
    [52, 8, 1],
    [92, 5, 1],
    [93, 36, 1],
    [53, 39, 1],
  ],
  colour: '#a8703f',
  fibre: 'wool',
  flat: true,
  lift: 2,
  plain: true,
  stitches: [
    [
      [55, 11, 1],
      [90, 8, 1],
      [91, 33, 1],
      [56, 36, 1],
      [55, 11, 1],
    ],
  ],
}

/** What makes jeans of the back of trousers: a yoke, patch pockets, a leather patch, rivets. */
export function jeansBack(leg: Leg): Layer[] {
  const x = leg.waist * 0.62
  const corners = [-1, 1].flatMap((side): Knot[] => [
    [side * (x - 40), 124],
    [side * (x + 41), 119],
  ])
  const seat: Piece = {
    outline: [
      [-3, 104, 1],
      [3, 104, 1],
      [3, 236, 1],
      [-3, 236, 1],
    ],
    flat: true,
    lift: 1,
    stitches: [
      [
        [5, 110],
        [5, 232],
      ],
    ],
    thread: tobacco,
  }
  return [
    yoke(leg),
    seat,
    backPocket(-1, x),
    backPocket(1, x),
    { trim: 'rivet', at: corners, size: copper },
    patch,
  ]
}

/** What makes jeans of the front: the coin pocket, and rivets where pockets tear. */
export function jeansFront({ waist, hip }: Leg): Layer[] {
  const side = (waist + hip) / 2 + 2
  const coin: Piece = {
    outline: [
      [-112, 74, 1],
      [-84, 66, 1],
      [-88, 92, 1],
      [-118, 102, 1],
    ],
    flat: true,
    lift: 1.5,
    stitches: [
      [
        [-111, 78],
        [-86, 71],
      ],
    ],
    thread: tobacco,
  }
  return [
    coin,
    {
      trim: 'rivet',
      at: [-1, 1].flatMap((hand): Knot[] => [
        [hand * 66, 45],
        [hand * (side - 8), 113],
      ]),
      size: copper,
    },
  ]
}
