import type { Collar } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { symmetric, type Knot, type Point } from '../geometry.ts'
import type { Face, Fold, Piece } from './piece.ts'

/**
 * The measures of an upper body in pixels, as on a paper pattern. Widths are half of the real width, and
 * heights begin at the high point of the shoulder.
 */
export type TopShape = {
  neck: number
  shoulder: Point
  armpit: Point
  waist: Point
  hem: Point
  /** How much lower the hem is in the centre. A negative number means that the hem is higher there. */
  hemCurve: number
}

export function neckDepth(collar: Collar): number {
  const depths: Record<Collar, number> = {
    camp: 118,
    point: 44,
    stand: 40,
    'peter-pan': 44,
    v: 148,
    round: 62,
    boat: 26,
    square: 84,
  }
  return depths[collar]
}

export function neckWidth(collar: Collar): number {
  if (collar === 'boat') return 104
  if (collar === 'square') return 82
  if (collar === 'round') return 72
  return collar === 'v' ? 66 : 58
}

export function neckline(collar: Collar, neck: number, depth: number): Knot[] {
  switch (collar) {
    case 'v':
    case 'camp':
      return [
        [0, depth, 1],
        [neck * 0.42, depth * 0.56],
        [neck * 0.84, depth * 0.13],
        [neck, 0, 1],
      ]
    case 'square':
      return [
        [0, depth],
        [neck * 0.84, depth - 2, 1],
        [neck * 0.93, depth * 0.4],
        [neck, 0, 1],
      ]
    default:
      return [
        [0, depth],
        [neck * 0.5, depth * 0.87],
        [neck * 0.88, depth * 0.42],
        [neck, 0, 1],
      ]
  }
}

/**
 * Returns the outline of the body. The right half runs from the centre of the neckline to the centre of the
 * hem, and the left half is its mirror image.
 */
export function bodyOutline(
  shape: TopShape,
  collar: Collar,
  face: Face,
  sleeveless: boolean,
): Knot[] {
  const { neck, shoulder, armpit, waist, hem } = shape
  const depth = face === 'back' ? 15 : neckDepth(collar)
  const front = neckline(face === 'back' ? 'round' : collar, neck, depth)
  const scoop = sleeveless ? 22 : 10
  return symmetric([
    ...front,
    [(neck + shoulder[0]) / 2, shoulder[1] * 0.46],
    [shoulder[0], shoulder[1], 1],
    [shoulder[0] - scoop * 0.7, shoulder[1] + (armpit[1] - shoulder[1]) * 0.42],
    [shoulder[0] - scoop * 0.2, shoulder[1] + (armpit[1] - shoulder[1]) * 0.74],
    [armpit[0], armpit[1], 1],
    [(armpit[0] + waist[0]) / 2 - 1, (armpit[1] + waist[1]) / 2],
    [waist[0], waist[1]],
    [(waist[0] + hem[0]) / 2 + 2, (waist[1] + hem[1]) / 2],
    [hem[0], hem[1], 1],
    [hem[0] * 0.55, hem[1] + shape.hemCurve * 0.72],
    [0, hem[1] + shape.hemCurve],
  ])
}

/** Returns the inside of the back, which shows through the neck of the front. */
export function insideBack(shape: TopShape, collar: Collar): Piece {
  const depth = neckDepth(collar)
  const front = neckline(collar, shape.neck, depth)
  const inner = front.map(([x, y, corner]): Knot => [x, y + 9, corner])
  const knots: Knot[] = [
    [0, 12],
    [shape.neck * 0.6, 7],
    [shape.neck * 0.97, 1, 1],
    ...inner.slice().reverse(),
  ]
  return {
    outline: symmetric(knots),
    tone: -0.17,
    flat: true,
    plain: true,
    inner: true,
    seams: [
      [
        [-shape.neck * 0.9, 14],
        [-shape.neck * 0.5, 23],
        [0, 27],
        [shape.neck * 0.5, 23],
        [shape.neck * 0.9, 14],
      ],
    ],
  }
}

/**
 * Returns the folds on one side of a body: two from the armpit, one down to the hem, and one across the
 * waist.
 */
function sideFolds({ armpit, waist, hem, hemCurve }: TopShape, side: -1 | 1, luck: Chance): Fold[] {
  const lean = luck.between(-8, 8)
  return [
    {
      spine: [
        [side * (armpit[0] - 8), armpit[1] + 8],
        [side * (armpit[0] * 0.66), armpit[1] + 44 + lean],
        [side * (armpit[0] * 0.36), armpit[1] + 64 + lean * 2],
      ],
      width: 17,
      depth: 0.8,
    },
    {
      spine: [
        [side * (armpit[0] - 5), armpit[1] + 30],
        [side * (armpit[0] * 0.74), armpit[1] + 92],
        [side * (waist[0] * 0.56), waist[1] + 6],
      ],
      width: 15,
      depth: 0.62,
    },
    {
      spine: [
        [side * waist[0] * 0.5 + lean, armpit[1] + 60],
        [side * waist[0] * 0.52 - lean * 0.6, waist[1] + 20],
        [side * hem[0] * luck.between(0.5, 0.66), hem[1] + hemCurve * 0.5],
      ],
      width: luck.between(26, 38),
      tail: 0.7,
      depth: 0.7,
    },
    {
      spine: [
        [side * (waist[0] - 4), waist[1] - 12],
        [side * waist[0] * 0.72, waist[1] + luck.between(4, 16)],
        [side * waist[0] * 0.46, waist[1] + luck.between(-4, 14)],
      ],
      width: 11,
      depth: 0.4,
    },
  ]
}

/** Returns the folds of a body that lies flat: creases from the armpits, and long folds towards the hem. */
export function bodyFolds(shape: TopShape, luck: Chance): Fold[] {
  const { waist, hem, hemCurve } = shape
  return [
    ...sideFolds(shape, -1, luck),
    ...sideFolds(shape, 1, luck),
    {
      spine: [
        [luck.between(-30, 30), waist[1] - 40],
        [luck.between(-20, 26), (waist[1] + hem[1]) / 2],
        [luck.between(-46, 46), hem[1] + hemCurve],
      ],
      width: luck.between(20, 30),
      tail: 0.8,
      depth: 0.5,
    },
  ]
}
