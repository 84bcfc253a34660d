import type { Chance } from '../../../mocks/seed/chance.ts'
import { mix, type Knot, type Point } from '../geometry.ts'
import type { Fold, Layer, Piece } from './piece.ts'

/** The measures of a skirt below the waist seam, in pixels. Widths are half of the real width. */
export type SkirtShape = {
  top: number
  waist: number
  hip: Point
  hem: Point
  /** How much lower the hem hangs in the centre. */
  sag: number
  waves: number
  depth: number
}

/** Returns the wavy hem from right to left. `phase` moves the waves: with 1, crests become valleys. */
function wavyHem(shape: SkirtShape, phase = 0): Knot[] {
  const { hem, sag, waves, depth } = shape
  const knots: Knot[] = []
  const steps = Math.max(waves * 2, 2)
  for (let step = 1; step < steps; step++) {
    const part = step / steps
    const x = hem[0] * (1 - 2 * part)
    const bow = sag * (1 - (x / hem[0]) ** 2)
    const wave = Math.cos(Math.PI * (step + phase)) * depth
    knots.push([x, hem[1] + bow + wave])
  }
  return knots
}

export function skirtOutline(shape: SkirtShape, phase = 0): Knot[] {
  const { top, waist, hip, hem } = shape
  return [
    [-waist, top, 1],
    [0, top + 5],
    [waist, top, 1],
    [(waist + hip[0]) / 2 + 3, (top + hip[1]) / 2],
    [hip[0], hip[1]],
    [(hip[0] + hem[0]) / 2, (hip[1] + hem[1]) / 2],
    [hem[0], hem[1], 1],
    ...wavyHem(shape, phase),
    [-hem[0], hem[1], 1],
    [-(hip[0] + hem[0]) / 2, (hip[1] + hem[1]) / 2],
    [-hip[0], hip[1]],
    [-(waist + hip[0]) / 2 - 3, (top + hip[1]) / 2],
  ]
}

/** Returns folds that end in the valleys of the hem and fade towards the waist. */
export function fallFolds(shape: SkirtShape, luck: Chance): Fold[] {
  const { waist, hip, hem, top } = shape
  const valleys = wavyHem(shape).filter((_, index) => index % 2 === (shape.waves > 1 ? 1 : 0))
  return valleys.flatMap(([x, y]): Fold[] => {
    const share = x / hem[0]
    const rise = luck.between(0.06, 0.3)
    const start: Point = mix([share * waist * 0.9, top], [share * hip[0], hip[1]], rise * 3)
    const sway = luck.between(-7, 7)
    const middle: Knot = [(start[0] + x) / 2 + sway, (start[1] + y) / 2]
    const width = (hem[0] / Math.max(shape.waves, 2)) * luck.between(0.36, 0.5)
    return [
      { spine: [start, middle, [x, y]], width, tail: 0.92, depth: 0.85 },
      {
        spine: [
          mix([start[0], start[1]], [x, y], 0.25),
          [middle[0] + 3, middle[1] + 30],
          [x + 2, y],
        ],
        width: width * 0.34,
        tail: 0.9,
        depth: 0.55,
        crisp: true,
      },
    ]
  })
}

export function gathers(
  y: number,
  half: number,
  length: number,
  count: number,
  luck: Chance,
): Fold[] {
  return Array.from({ length: count }, (_, index): Fold => {
    const share = ((index + 0.5) / count) * 2 - 1
    const x = share * half * 0.97
    const reach = length * luck.between(0.5, 1.2)
    return {
      spine: [
        [x, y + 1],
        [x + share * 5 + luck.between(-3, 3), y + reach * 0.5],
        [x + share * 12 + luck.between(-5, 5), y + reach],
      ],
      width: luck.between(6, 11),
      depth: 0.7,
      crisp: true,
    }
  })
}

export function pleats(shape: SkirtShape, count: number): { folds: Fold[]; seams: Knot[][] } {
  const folds: Fold[] = []
  const seams: Knot[][] = []
  for (let index = 0; index < count; index++) {
    const share = ((index + 0.5) / count) * 2 - 1
    const bow = shape.sag * (1 - share ** 2)
    const spine: Knot[] = [
      [share * shape.waist, shape.top + 4],
      [share * shape.hip[0], shape.hip[1]],
      [share * shape.hem[0], shape.hem[1] + bow + 6],
    ]
    const width = (shape.hem[0] / count) * 1.15
    folds.push({
      spine: spine.map(([x, y]): Knot => [x + width * 0.24, y]),
      width,
      tail: 1,
      depth: 0.85,
      crisp: true,
    })
    seams.push(spine)
  }
  return { folds, seams }
}

/** Returns the inside of the back of a skirt, which shows between the waves of the hem. */
export function skirtInside(shape: SkirtShape): Piece {
  const deeper = {
    ...shape,
    hem: [shape.hem[0] - 5, shape.hem[1] - 2] as const,
    depth: shape.depth * 0.8,
  }
  return { outline: skirtOutline(deeper, 1), tone: -0.2, flat: true, plain: true }
}

/** Returns a waistband that curves down a little in the middle. */
export function waistband(
  top: number,
  half: number,
  height: number,
  extra: Partial<Piece> = {},
): Piece {
  return {
    outline: [
      [-half, top, 1],
      [-half * 0.5, top + 3],
      [0, top + 5],
      [half * 0.5, top + 3],
      [half, top, 1],
      [half + 2, top + height / 2],
      [half + 3, top + height, 1],
      [half * 0.5, top + height + 4],
      [0, top + height + 5],
      [-half * 0.5, top + height + 4],
      [-half - 3, top + height, 1],
      [-half - 2, top + height / 2],
    ],
    flat: true,
    lift: 2,
    grain: { angle: 90 },
    ...extra,
  }
}

/** Returns the inside of a waistband, which shows above its front edge, with the label. */
export function waistInside(top: number, half: number): Layer[] {
  return [
    {
      outline: [
        [-half + 1, top + 2, 1],
        [-half * 0.5, top - 8],
        [0, top - 11],
        [half * 0.5, top - 8],
        [half - 1, top + 2, 1],
        [0, top + 16],
      ],
      tone: -0.16,
      flat: true,
      plain: true,
      inner: true,
    },
    { trim: 'label', at: [[0, top - 1]], size: 13 },
  ]
}
