import type { Length, SkirtCut } from '../design.ts'
import type { Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import type { Face, Fold, Layer } from './piece.ts'
import {
  fallFolds,
  gathers,
  pleats,
  skirtInside,
  skirtOutline,
  type SkirtShape,
} from './skirt-parts.ts'

const drops: Record<Length, number> = { mini: 330, midi: 560, maxi: 690 }

/** Measures of the skirt of a garment: `flare` is set by the cut, the width of the hem grows with the length. */
export function skirtShape(cut: SkirtCut, length: Length, top: number, waist: number): SkirtShape {
  const drop = drops[length]
  const hipY = top + Math.min(drop * 0.4, 190)
  const grow = drop / 560
  switch (cut) {
    case 'straight':
      return {
        top,
        waist,
        hip: [waist + 33, top + Math.min(drop * 0.5, 210)],
        hem: [waist + 26, top + drop],
        sag: 8,
        waves: 0,
        depth: 0,
      }
    case 'wrap':
      return {
        top,
        waist,
        hip: [waist + 50, hipY],
        hem: [waist + 50 + 62 * grow, top + drop],
        sag: 18,
        waves: 2,
        depth: 5,
      }
    case 'pleated':
      return {
        top,
        waist,
        hip: [waist + 44 + 18 * grow, hipY],
        hem: [waist + 40 + 140 * grow, top + drop],
        sag: 26,
        waves: 9,
        depth: 4,
      }
    case 'tiered':
      return {
        top,
        waist,
        hip: [waist + 62, hipY],
        hem: [waist + 66 + 110 * grow, top + drop],
        sag: 22,
        waves: 7,
        depth: 7,
      }
    case 'a-line':
      return {
        top,
        waist,
        hip: [waist + 50 + 14 * grow, hipY],
        hem: [waist + 50 + 128 * grow, top + drop],
        sag: 26,
        waves: 5,
        depth: 10,
      }
  }
}

function straightFolds(shape: SkirtShape, luck: Chance): Fold[] {
  const { hip, hem, waist, top } = shape
  return [-1, 1].flatMap((side): Fold[] => [
    {
      spine: [
        [side * (hip[0] - 4), hip[1] - 34],
        [side * hip[0] * 0.6, hip[1] - 10],
        [side * hip[0] * 0.2, hip[1] + luck.between(-8, 16)],
      ],
      width: 15,
      depth: 0.65,
    },
    {
      spine: [
        [side * waist * 0.5, top + 70],
        [side * hip[0] * 0.5, hip[1] + 60],
        [side * hem[0] * luck.between(0.4, 0.6), hem[1]],
      ],
      width: 34,
      tail: 0.8,
      depth: 0.6,
    },
    {
      spine: [
        [side * waist * 0.52, top],
        [side * waist * 0.54, top + 62],
      ],
      width: 5,
      depth: 0.9,
      crisp: true,
    },
  ])
}

function tiers(shape: SkirtShape, luck: Chance): { seams: Knot[][]; folds: Fold[] } {
  const seams: Knot[][] = []
  const folds: Fold[] = []
  for (const part of [0.34, 0.66]) {
    const y = shape.top + (shape.hem[1] - shape.top) * part
    const half = shape.waist + (shape.hem[0] - shape.waist) * Math.min(part * 1.12, 0.9) + 8
    seams.push([
      [-half, y],
      [-half * 0.5, y + 11],
      [0, y + 14],
      [half * 0.5, y + 11],
      [half, y],
    ])
    folds.push(...gathers(y + 10, half, 92, 15, luck))
  }
  folds.push(...gathers(shape.top, shape.waist, 84, 11, luck))
  return { seams, folds }
}

/** The layers of a skirt from its waist seam down, without its waistband. */
export function skirtLayers(cut: SkirtCut, shape: SkirtShape, luck: Chance, face: Face): Layer[] {
  const { top, waist, hip, hem } = shape
  const fan = (hem[0] / waist - 1) / (hem[1] - top) / 3
  const grain = { fan }
  const hemLine = (rise: number): Knot[] => [
    [-hem[0], hem[1] - rise],
    [-hem[0] * 0.5, hem[1] + shape.sag * 0.75 - rise],
    [0, hem[1] + shape.sag - rise],
    [hem[0] * 0.5, hem[1] + shape.sag * 0.75 - rise],
    [hem[0], hem[1] - rise],
  ]
  const outline = skirtOutline(shape)
  switch (cut) {
    case 'pleated': {
      const pressed = pleats(shape, 13)
      return [
        skirtInside(shape),
        { outline, grain, folds: pressed.folds, seams: pressed.seams, lift: 3 },
      ]
    }
    case 'tiered': {
      const tiered = tiers(shape, luck)
      return [
        skirtInside(shape),
        {
          outline,
          grain,
          folds: [...fallFolds(shape, luck), ...tiered.folds],
          seams: tiered.seams,
          lift: 3,
        },
      ]
    }
    case 'wrap': {
      const over: Knot[] = [
        [-waist, top, 1],
        [0, top + 5],
        [waist * 0.96, top, 1],
        [waist * 0.86, top + (hem[1] - top) * 0.34],
        [waist * 0.5, top + (hem[1] - top) * 0.72],
        [hem[0] * 0.1, hem[1] + shape.sag + 2, 1],
        [-hem[0] * 0.5, hem[1] + shape.sag * 0.8 + 6],
        [-hem[0], hem[1] + 2, 1],
        [-(hip[0] + hem[0]) / 2, (hip[1] + hem[1]) / 2],
        [-hip[0], hip[1]],
        [-(waist + hip[0]) / 2 - 3, (top + hip[1]) / 2],
      ]
      const drape: Fold[] = [0.2, 0.42, 0.66].map((part) => ({
        spine: [
          [waist * 0.86, top + 14 + part * 30],
          [waist * (0.5 - part * 0.7), top + 90 + part * 150],
          [-hip[0] * (0.3 + part * 0.62), hip[1] + part * 250],
        ],
        width: 22,
        depth: 0.75,
      }))
      return face === 'back'
        ? [{ outline, grain, folds: straightFolds(shape, luck), stitches: [hemLine(10)], lift: 3 }]
        : [
            { outline, grain, tone: -0.03, folds: fallFolds(shape, luck), lift: 3 },
            {
              outline: over,
              grain: { angle: 5, fan },
              folds: [...drape, ...fallFolds(shape, luck)],
              lift: 5,
              stitches: [
                [
                  [waist * 0.92, top + 10],
                  [waist * 0.8, top + (hem[1] - top) * 0.34],
                  [waist * 0.44, top + (hem[1] - top) * 0.72],
                  [hem[0] * 0.05, hem[1] + shape.sag - 8],
                ],
              ],
            },
          ]
    }
    case 'straight':
      return [
        {
          outline,
          grain,
          folds: straightFolds(shape, luck),
          stitches: [hemLine(12)],
          seams:
            face === 'back'
              ? [
                  [
                    [0, top + 4],
                    [0, hem[1] + shape.sag],
                  ],
                ]
              : [],
          lift: 3,
        },
      ]
    case 'a-line':
      return [
        skirtInside(shape),
        { outline, grain, folds: fallFolds(shape, luck), stitches: [], lift: 3 },
      ]
  }
}
