import type { OuterwearCut } from '../../../mocks/seed/catalogue/garment.ts'
import { lengths } from '../../../mocks/seed/catalogue/lengths.ts'
import { mirrored, type Knot } from '../geometry.ts'
import type { TopShape } from './top.ts'

/** Measures of a coat or jacket, with the point where its front opens. */
export type CoatShape = TopShape & { opening: number; overlap: number }

/** Heights of the ribbing below the body of a jacket. */
export const ribHeights = { cardigan: 34, bomber: 46 } as const

export const coatShapes: Record<OuterwearCut, CoatShape> = {
  blazer: {
    neck: 62,
    shoulder: [172, 32],
    armpit: [188, 190],
    waist: [164, 342],
    hem: [190, lengths.outerwear.blazer],
    hemCurve: 6,
    opening: 316,
    overlap: 22,
  },
  trench: {
    neck: 62,
    shoulder: [174, 32],
    armpit: [194, 194],
    waist: [168, 350],
    hem: [240, lengths.outerwear.trench],
    hemCurve: 16,
    opening: 236,
    overlap: 64,
  },
  cardigan: {
    neck: 60,
    shoulder: [168, 34],
    armpit: [186, 196],
    waist: [182, 336],
    hem: [184, lengths.outerwear.cardigan - ribHeights.cardigan],
    hemCurve: 8,
    opening: 214,
    overlap: 18,
  },
  bomber: {
    neck: 64,
    shoulder: [176, 32],
    armpit: [204, 196],
    waist: [210, 330],
    hem: [190, lengths.outerwear.bomber - ribHeights.bomber],
    hemCurve: 4,
    opening: 34,
    overlap: 4,
  },
}

/**
 * Returns the outline of one half of the front, which begins at the neck and ends there. `side` is 1 for the
 * half on the viewer's right.
 */
export function frontHalf(shape: CoatShape, side: -1 | 1, rounded: boolean): Knot[] {
  const { neck, shoulder, armpit, waist, hem, opening, overlap } = shape
  const edge = -overlap
  const low = hem[1] + shape.hemCurve
  const right: Knot[] = [
    [neck, 0, 1],
    [(neck + shoulder[0]) / 2, shoulder[1] * 0.46],
    [shoulder[0], shoulder[1], 1],
    [shoulder[0] - 7, shoulder[1] + (armpit[1] - shoulder[1]) * 0.42],
    [shoulder[0] - 2, shoulder[1] + (armpit[1] - shoulder[1]) * 0.74],
    [armpit[0], armpit[1], 1],
    [(armpit[0] + waist[0]) / 2 - 1, (armpit[1] + waist[1]) / 2],
    [waist[0], waist[1]],
    [(waist[0] + hem[0]) / 2 + 3, (waist[1] + hem[1]) / 2],
    [hem[0], hem[1], 1],
    [hem[0] * 0.5, low],
    ...(rounded
      ? ([
          [edge + 62, low + 2],
          [edge + 26, low - 18],
          [edge + 6, low - 64],
        ] as Knot[])
      : ([[edge, low, 1]] as Knot[])),
    [edge, opening + (low - opening) * 0.4],
    [edge, opening, 1],
    [neck * 0.36 + edge * 0.3, opening * 0.5],
    [neck - 14, 20],
  ]
  return side === 1 ? right : mirrored(right)
}
