import type { GarmentDesign } from '../design.ts'
import type { Chance } from '../pen/random.ts'
import { legPiece, legs, type Leg } from './legs.ts'
import type { Face, Fold, Layer, Piece } from './piece.ts'
import { waistband, waistInside } from './skirt-parts.ts'
import { tiedBelt } from './knots.ts'
import { jeansBack, jeansFront, tobacco } from './jeans.ts'
import { weltPocket } from './trimmings.ts'

/** Slanted pockets and, unless the side closes, the fly. */
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
  return [lip(-1), lip(1), ...(fly ? [flyPiece] : [])]
}

/** Loops for a belt. */
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

/** The two pleats below the waistband on one side. */
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

/** Two buttoned pockets behind. */
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

/** Trousers, legs side by side. */
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
    return pleated ? { ...piece, folds: [...(piece.folds ?? []), ...waistPleats(side)] } : piece
  }
  return [
    ...(front ? waistInside(2, leg.waist - 2) : []),
    half(-1, sway * 0.3),
    half(1, sway),
    ...(front
      ? frontDetails(leg, jeans || design.cut !== 'wide' || details.includes('buttons'), thread)
      : jeans
        ? []
        : backPockets),
    { ...band(leg), ...thread },
    ...loops,
    ...(jeans ? (front ? jeansFront(leg) : jeansBack(leg)) : []),
    ...(front
      ? [{ trim: jeans ? 'rivet' : 'button', at: [[8, 24]], size: jeans ? 8 : 7.4 } as const]
      : []),
    ...(front && details.includes('belt') ? tiedBelt(6, leg.waist + 2, 28) : []),
  ]
}
