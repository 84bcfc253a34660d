import type { PantsCut } from '../../../mocks/seed/catalogue/garment.ts'
import { lengths } from '../../../mocks/seed/catalogue/lengths.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { mirrored, type Knot } from '../geometry.ts'
import type { Fold, Piece } from './piece.ts'

/** Measures of a leg: half widths, in pixels from the middle of the trousers. */
export type Leg = {
  hip: number
  knee: number
  hem: number
  length: number
  gap: number
  waist: number
}

export const legs: Record<PantsCut, Leg> = {
  wide: { hip: 172, knee: 206, hem: 238, length: lengths.pants.wide, gap: 4, waist: 126 },
  straight: { hip: 158, knee: 156, hem: 158, length: lengths.pants.straight, gap: 20, waist: 124 },
  cropped: { hip: 166, knee: 180, hem: 192, length: lengths.pants.cropped, gap: 16, waist: 126 },
  tapered: { hip: 164, knee: 146, hem: 116, length: lengths.pants.tapered, gap: 22, waist: 124 },
}

/** Returns the outline of the leg on the viewer's right. `sway` moves its hem to the side. */
function legOutline(leg: Leg, sway: number): Knot[] {
  const { hip, knee, hem, length, gap, waist } = leg
  const crotch = 252
  return [
    [-4, 36, 1],
    [waist * 0.5, 37],
    [waist, 34, 1],
    [(waist + hip) / 2 + 5, 108],
    [hip, 200],
    [knee + sway * 0.4, length * 0.58],
    [hem + sway, length, 1],
    [(hem + gap) / 2 + sway, length + 9],
    [gap + sway, length + 2, 1],
    [gap * 0.7 + sway * 0.4 + 4, length * 0.6],
    [6, crotch + 14, 1],
    [-3, crotch - 20],
    [-6, 130],
  ]
}

/** Returns the folds of a leg. With `pressed`, a crease from an iron runs down its middle. */
function legFolds(leg: Leg, sway: number, luck: Chance, pressed: boolean): Fold[] {
  const { hip, knee, hem, length, gap, waist } = leg
  const crease: Knot[] = [
    [waist * 0.56, 50],
    [hip * 0.54, 220],
    [(knee + gap) / 2 + sway * 0.4, length * 0.6],
    [(hem + gap) / 2 + sway, length + 6],
  ]
  const rays = [0, 1, 2].map((ray): Fold => ({
    spine: [
      [8, 244 + ray * 9],
      [hip * 0.3, 238 + ray * 30],
      [hip * (0.62 - ray * 0.06), 230 + ray * 52 + luck.between(-6, 6)],
    ],
    width: 12 - ray * 2,
    depth: 0.75,
  }))
  const falls = [0.26, 0.78].map((part): Fold => ({
    spine: [
      [hip * part, 280 + luck.between(0, 60)],
      [gap + (knee - gap) * part, length * 0.62],
      [gap + (hem - gap) * part + sway, length + 5],
    ],
    width: (hem - gap) * luck.between(0.17, 0.24),
    tail: 0.8,
    depth: 0.7,
  }))
  return [
    ...(pressed
      ? [
          { spine: crease, width: 11, tail: 0.7, depth: 0.85, crisp: true },
          { spine: crease, width: 44, tail: 0.7, depth: 0.5 },
        ]
      : []),
    ...rays,
    ...falls,
    {
      spine: [
        [knee + sway * 0.4 - 2, length * 0.52],
        [knee * 0.74, length * 0.55],
        [knee * 0.5, length * 0.53],
      ],
      width: 11,
      depth: 0.5,
    },
  ]
}

export function legPiece(
  leg: Leg,
  side: -1 | 1,
  sway: number,
  { luck, pressed, thread }: { luck: Chance; pressed: boolean; thread: Pick<Piece, 'thread'> },
): Piece {
  const right = legOutline(leg, sway)
  const hemLine: Knot[] = [
    [leg.gap + sway, leg.length - 16],
    [(leg.hem + leg.gap) / 2 + sway, leg.length - 9],
    [leg.hem + sway, leg.length - 18],
  ]
  const flip = ([x, y, corner]: Knot): Knot => [side * x, y, corner]
  return {
    outline: side === 1 ? right : mirrored(right),
    grain: { angle: -side * 3 },
    folds: legFolds(leg, sway, luck, pressed).map((fold) => ({
      ...fold,
      spine: fold.spine.map(flip),
    })),
    stitches: [hemLine.map(flip)],
    ...thread,
    lift: 3,
    leg: {
      side,
      root: [side * leg.hip * 0.52, 200],
      joint: [side * ((leg.knee + leg.gap) / 2), leg.length * 0.56],
    },
  }
}
