import type { GarmentDesign } from '../design.ts'
import { symmetric, type Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import { coatShapes, frontHalf, type CoatShape } from './coat-shape.ts'
import { bomberTrims, cardiganTrims, trenchTrims, wideRib } from './coat-trims.ts'
import { lapels } from './lapels.ts'
import type { Face, Fold, Layer, Piece } from './piece.ts'
import { sleeve } from './sleeves.ts'
import { bodyFolds } from './top.ts'
import { patchPocket, tiedBelt, weltPocket } from './trimmings.ts'

function lining(shape: CoatShape): Piece {
  const { neck, opening } = shape
  return {
    outline: symmetric([
      [0, 10],
      [neck * 0.6, 4],
      [neck + 2, -6, 1],
      [neck * 0.9, opening * 0.3],
      [20, opening + 26],
      [0, opening + 30],
    ]),
    colour: '#b9a58c',
    tone: -0.1,
    flat: true,
    seams: [
      [
        [-neck * 0.8, 30],
        [0, 46],
        [neck * 0.8, 30],
      ],
    ],
  }
}

function backBody(shape: CoatShape, vent: boolean): Layer[] {
  const { neck, shoulder, armpit, waist, hem } = shape
  return [
    {
      outline: symmetric([
        [0, 14],
        [neck * 0.6, 9],
        [neck, 0, 1],
        [(neck + shoulder[0]) / 2, shoulder[1] * 0.46],
        [shoulder[0], shoulder[1], 1],
        [shoulder[0] - 7, 100],
        [armpit[0], armpit[1], 1],
        [waist[0], waist[1]],
        [(waist[0] + hem[0]) / 2 + 3, (waist[1] + hem[1]) / 2],
        [hem[0], hem[1], 1],
        [0, hem[1] + shape.hemCurve],
      ]),
      folds: [
        {
          spine: [
            [0, 180],
            [2, waist[1]],
            [3, hem[1]],
          ],
          width: 12,
          tail: 0.8,
          crisp: true,
          depth: 0.7,
        },
      ],
      seams: [
        [
          [0, 14],
          [0, hem[1] + shape.hemCurve],
        ],
        ...(vent
          ? [
              [
                [10, hem[1] - 150],
                [10, hem[1] + shape.hemCurve],
              ] as Knot[],
            ]
          : []),
      ],
      lift: 3,
    },
  ]
}

function withFolds(
  outline: Knot[],
  shape: CoatShape,
  side: -1 | 1,
  luck: Chance,
  lift: number,
): Piece {
  const folds: Fold[] = bodyFolds(shape, luck).filter(
    (fold) => (fold.spine[0]?.[0] ?? 0) * side > 0,
  )
  return { outline, folds, lift, grain: { angle: side * -1.5 } }
}

/** A jacket, coat or cardigan, closed over its front. */
export function outerwear(
  design: GarmentDesign & { kind: 'outerwear' },
  face: Face,
  luck: Chance,
  cloth: string,
): Layer[] {
  const { cut } = design
  const shape = coatShapes[cut]
  const details = design.details ?? []
  const front = face === 'front'
  const lean = luck.between(-2, 2)
  const end = cut === 'bomber' || cut === 'cardigan' ? 'rib' : 'coat'
  const fall = {
    end,
    length: cut === 'blazer' ? 1.06 : 1.04,
    width: cut === 'bomber' ? 1.24 : 1.14,
  } as const
  const arms = [
    ...sleeve('long', -1, shape.shoulder, shape.armpit, { angle: 13 + lean, ...fall }, luck),
    ...sleeve('long', 1, shape.shoulder, shape.armpit, { angle: 13 - lean, ...fall }, luck),
  ]
  const ribbed = cut === 'bomber' || cut === 'cardigan'
  const hemRib = ribbed ? wideRib(shape, cut === 'bomber' ? 46 : 34) : []
  if (!front) {
    return [
      ...arms,
      ...backBody(shape, cut === 'blazer' || cut === 'trench'),
      ...hemRib,
      {
        outline: symmetric([
          [0, -22],
          [shape.neck * 0.6, -25],
          [shape.neck, -26, 1],
          [shape.neck + 18, 4],
          [shape.neck * 0.6, ribbed ? 16 : 30],
          [0, ribbed ? 20 : 34],
        ]),
        flat: true,
        lift: 4,
        grain: { angle: 90 },
      },
      ...(cut === 'trench'
        ? tiedBelt(shape.waist[1] - 12, shape.waist[0] + 4, 34).slice(0, 1)
        : []),
    ]
  }
  const { hem, overlap, opening } = shape
  return [
    lining(shape),
    { trim: 'label', at: [[0, 30]], size: 18 },
    ...arms,
    withFolds(frontHalf(shape, -1, cut === 'blazer'), shape, -1, luck, 3),
    withFolds(frontHalf(shape, 1, cut === 'blazer'), shape, 1, luck, 4),
    ...(cut === 'blazer'
      ? [
          ...lapels(shape, 1),
          weltPocket(-108, 410, 92, 3),
          weltPocket(108, 410, 92, -3),
          weltPocket(100, 188, 66, -6),
          {
            trim: 'button',
            at: [
              [-overlap + 18, opening + 12],
              ...(details.includes('buttons') ? [[-overlap + 18, opening + 86] as Knot] : []),
            ],
            size: 10,
          } as const,
        ]
      : []),
    ...(cut === 'trench'
      ? [
          ...trenchTrims(shape),
          ...lapels(shape, 1.12),
          ...tiedBelt(shape.waist[1] - 12, shape.waist[0] + 4, 34),
        ]
      : []),
    ...(cut === 'cardigan' ? [...hemRib, ...cardiganTrims(shape, luck)] : []),
    ...(cut === 'bomber' ? [...hemRib, ...bomberTrims(shape)] : []),
    ...(details.includes('pockets') && cut === 'cardigan'
      ? [patchPocket(-104, hem[1] - 150, 96, 104), patchPocket(104, hem[1] - 150, 96, 104)]
      : []),
    ...(details.includes('belt') && cut === 'blazer'
      ? tiedBelt(shape.waist[1] - 10, shape.waist[0] + 2, 32)
      : []),
    ...(details.includes('embroidery')
      ? [{ trim: 'blossoms', at: [[-100, 250]], size: 0.7, colour: cloth } as const]
      : []),
  ]
}
