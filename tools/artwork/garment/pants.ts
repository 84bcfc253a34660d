import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot } from '../geometry.ts'
import { tiedBelt } from './knots.ts'
import { type Leg, legPiece, legs } from './legs.ts'
import { drawing, type Layer, type Piece, type Face, type Fold } from './piece.ts'
import { waistband, waistInside } from './skirt-parts.ts'
import { weltPocket } from './trimmings.ts'

function frontDetails(leg: Leg, fly: boolean, thread: Pick<Piece, 'thread'>): Layer[] {
  const side = (leg.waist + leg.hip) / 2 + 2
  const lip = (hand: number): Layer => ({
    outline: [
      [hand * 58, 38, 1],
      [hand * 72, 38, 1],
      [hand * 102, 84],
      [hand * side, 108, 1],
      [hand * (side + 1), 121, 1],
      [hand * 94, 98],
    ],
    flat: true,
    lift: 2,
    ...thread,
    stitches: [
      [
        [hand * 64, 41],
        [hand * 97, 91],
        [hand * (side - 4), 115],
      ],
    ],
  })
  const flyPiece: Layer = {
    outline: [
      [-3, 40, 1],
      [24, 40, 1],
      [24, 120],
      [14, 176],
      [-2, 196, 1],
      [-4, 110],
    ],
    flat: true,
    lift: 1.5,
    ...thread,
    stitches: [
      [
        [20, 44],
        [20, 122],
        [10, 170],
        [0, 188],
      ],
    ],
  }
  return [...drawing('pockets', [lip(-1), lip(1)]), ...(fly ? [flyPiece] : [])]
}

const loops = [-88, -34, 34, 88].map((x): Layer => ({
  outline: [
    [x - 5, 0, 1],
    [x + 5, 0, 1],
    [x + 5, 46, 1],
    [x - 5, 46, 1],
  ],
  flat: true,
  lift: 2,
  plain: true,
}))

function waistPleats(side: -1 | 1): Fold[] {
  return [
    {
      spine: [
        [side * 52, 40],
        [side * 58, 130],
        [side * 62, 210],
      ],
      width: 13,
      depth: 0.9,
      crisp: true,
    },
    {
      spine: [
        [side * 84, 40],
        [side * 90, 110],
        [side * 94, 170],
      ],
      width: 11,
      depth: 0.7,
      crisp: true,
    },
  ]
}

const backPockets: readonly Layer[] = [
  weltPocket(-76, 96, 88, 0),
  weltPocket(76, 96, 88, 0),
  {
    trim: 'button',
    at: [
      [-76, 126],
      [76, 126],
    ],
    size: 5.4,
  },
]

function band({ waist }: Leg): Layer {
  return waistband(0, waist, 40, {
    stitches: [
      [
        [-waist + 2, 6],
        [0, 10],
        [waist - 2, 6],
      ],
      [
        [-waist, 37],
        [0, 41],
        [waist, 37],
      ],
    ],
  })
}

export function pants(
  design: GarmentDesign & { kind: 'pants' },
  face: Face,
  luck: Chance,
): Layer[] {
  const details = design.details ?? []
  const leg = legs[design.cut]
  const front = face === 'front'
  const sway = luck.between(4, 12)
  const jeans = details.includes('rivets')
  const thread = jeans ? { thread: tobacco } : {}
  const half = (side: -1 | 1, lean: number): Piece => {
    const piece = legPiece(leg, side, lean, { luck, pressed: !jeans, thread })
    const pleated = details.includes('pleats') && front
    return pleated
      ? { ...piece, folds: [...(piece.folds ?? []), ...waistPleats(side)], parts: ['pleats'] }
      : piece
  }
  const both = [half(-1, sway * 0.3), half(1, sway)]
  return [
    ...(front ? waistInside(2, leg.waist - 2) : []),
    ...drawing(`${design.cut} legs`, design.cut === 'cropped' ? drawing('wide legs', both) : both),
    ...(front
      ? frontDetails(leg, jeans || design.cut !== 'wide' || details.includes('buttons'), thread)
      : jeans
        ? []
        : backPockets),
    { ...band(leg), ...thread },
    ...loops,
    ...(jeans ? drawing('rivets', front ? jeansFront(leg) : jeansBack(leg)) : []),
    ...(front
      ? [{ trim: jeans ? 'rivet' : 'button', at: [[8, 24]], size: jeans ? 8 : 7.4 } as const]
      : []),
    ...(front && details.includes('belt') ? drawing('belt', tiedBelt(6, leg.waist + 2, 28)) : []),
  ]
}

/** The colour of the stitches of jeans. */
const tobacco = '#b9793b'

const copper = 3.4

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

/** A patch pocket on the back of jeans, with two arcs of stitches. */
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

/** Returns the pieces on the back of jeans: a yoke, patch pockets, a leather patch, and rivets. */
function jeansBack(leg: Leg): Layer[] {
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

/**
 * Returns the pieces on the front of jeans: the coin pocket, and rivets at the corners where pockets tear.
 */
function jeansFront({ waist, hip }: Leg): Layer[] {
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
