import type { DressCut, GarmentDesign, SkirtCut } from '../design.ts'
import type { Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import { collarBehind, collarOn, neckStitches } from './collars.ts'
import type { Face, Fold, Layer } from './piece.ts'
import { skirtLayers, skirtShape } from './skirt-layers.ts'
import { gathers, waistband } from './skirt-parts.ts'
import { sleeve } from './sleeves.ts'
import { bodyFolds, bodyOutline, insideBack, neckDepth, neckWidth, type TopShape } from './top.ts'
import { bow, patchPocket, placket, tiedBelt } from './trimmings.ts'

const skirts: Record<DressCut, SkirtCut> = {
  'a-line': 'a-line',
  straight: 'straight',
  wrap: 'wrap',
  tiered: 'tiered',
  pleated: 'pleated',
  shirt: 'a-line',
}

/** Height of the waist seam of a dress, and half its width. */
const waistY = 318
const waistHalf = 134

function wrapFront(shape: TopShape, luck: Chance): Layer[] {
  const depth = neckDepth('v')
  const over: Knot[] = [
    [shape.neck, 0, 1],
    [shape.neck * 0.62, depth * 0.5],
    [-8, depth + 22],
    [-waistHalf * 0.62, waistY - 36],
    [-waistHalf, waistY - 8, 1],
    [-waistHalf, waistY + 6, 1],
    [0, waistY + 9],
    [waistHalf, waistY + 4, 1],
    [(shape.armpit[0] + waistHalf) / 2, (shape.armpit[1] + waistY) / 2],
    [shape.armpit[0], shape.armpit[1], 1],
    [shape.shoulder[0] - 6, shape.shoulder[1] + 64],
    [shape.shoulder[0], shape.shoulder[1], 1],
  ]
  const drape: Fold[] = [0.25, 0.5, 0.75].map((part) => ({
    spine: [
      [-waistHalf * 0.9, waistY - 4 - part * 16],
      [waistHalf * (part * 0.5 - 0.2), waistY - 60 - part * 60],
      [shape.armpit[0] * (0.4 + part * 0.5), shape.armpit[1] + 40 - part * 60],
    ],
    width: luck.between(12, 17),
    depth: 0.75,
  }))
  return [
    {
      outline: over,
      folds: drape,
      grain: { angle: -14 },
      lift: 4,
      stitches: [
        [
          [shape.neck + 8, 6],
          [shape.neck * 0.62 + 9, depth * 0.5 + 4],
          [0, depth + 30],
          [-waistHalf * 0.58, waistY - 27],
        ],
      ],
    },
  ]
}

/** A dress: a bodice, a waist seam, a skirt. */
export function dress(
  design: GarmentDesign & { kind: 'dress' },
  face: Face,
  luck: Chance,
): Layer[] {
  const front = face === 'front'
  const details = design.details ?? []
  const wrap = design.cut === 'wrap'
  const collar = design.collar ?? (wrap ? 'v' : design.cut === 'shirt' ? 'point' : 'round')
  const kind = design.sleeve ?? 'none'
  const shape: TopShape = {
    neck: neckWidth(collar),
    shoulder: [kind === 'none' ? 128 : 148, 33],
    armpit: [162, 176],
    waist: [waistHalf + 1, waistY - 12],
    hem: [waistHalf, waistY + 3],
    hemCurve: 6,
  }
  const skirt = skirtShape(skirts[design.cut], design.length ?? 'midi', waistY, waistHalf)
  const { hem, sag, hip } = skirt
  const gathered = design.cut === 'a-line' || design.cut === 'shirt'
  const princess: Knot[][] = [-1, 1].map((side) => [
    [side * 92, 196],
    [side * 84, 250],
    [side * 70, waistY + 4],
  ])
  const skirtPieces = skirtLayers(skirts[design.cut], skirt, luck, face).map((layer) =>
    gathered && 'outline' in layer && layer.lift
      ? { ...layer, folds: [...(layer.folds ?? []), ...gathers(waistY, waistHalf, 64, 12, luck)] }
      : layer,
  )
  const hemLine: Knot[] = [
    [-hem[0], hem[1]],
    [-hem[0] * 0.5, hem[1] + sag * 0.75],
    [0, hem[1] + sag],
    [hem[0] * 0.5, hem[1] + sag * 0.75],
    [hem[0], hem[1]],
  ]
  const buttoned = front && (design.cut === 'shirt' || details.includes('buttons'))
  const lean = luck.between(-3, 3)
  return [
    ...(front ? [...collarBehind(collar, shape), insideBack(shape, collar)] : []),
    ...skirtPieces,
    ...(design.pattern === 'lace' ? [{ trim: 'scallop', at: hemLine, size: 9 } as const] : []),
    ...sleeve(
      kind,
      -1,
      shape.shoulder,
      shape.armpit,
      { angle: (kind === 'long' ? 17 : 32) + lean, length: kind === 'long' ? 0.94 : 1 },
      luck,
    ),
    ...sleeve(
      kind,
      1,
      shape.shoulder,
      shape.armpit,
      { angle: (kind === 'long' ? 17 : 32) - lean, length: kind === 'long' ? 0.94 : 1 },
      luck,
    ),
    {
      outline: bodyOutline(shape, collar, face, kind === 'none'),
      folds: bodyFolds(shape, luck),
      seams: front
        ? wrap
          ? []
          : princess
        : [
            [
              [0, 15],
              [0, waistY + 8],
            ],
          ],
      stitches: front && !wrap ? neckStitches(collar, shape) : [],
      lift: 3,
    },
    ...(front && wrap ? wrapFront(shape, luck) : []),
    ...(front ? [] : [{ trim: 'zip', at: [[0, 24]], size: 1 } as const]),
    ...(buttoned
      ? placket(neckDepth(collar), design.cut === 'shirt' ? hem[1] + sag - 4 : waistY + 4, luck)
      : []),
    ...(front && details.includes('pockets')
      ? [
          patchPocket(-hip[0] * 0.6, hip[1] - 70, 78, 90),
          patchPocket(hip[0] * 0.6, hip[1] - 70, 78, 90),
        ]
      : []),
    ...collarOn(face, collar, shape),
    ...(details.includes('belt') || wrap
      ? front
        ? tiedBelt(waistY - 13, waistHalf + 3, 26)
        : [waistband(waistY - 13, waistHalf, 26)]
      : [waistband(waistY - 3, waistHalf, 7)]),
    ...(front && details.includes('bow') ? bow(neckDepth(collar) + 4, 1) : []),
    ...(front && details.includes('embroidery')
      ? [{ trim: 'blossoms', at: [[-hem[0] * 0.34, hem[1] - 190]], size: 1.15 } as const]
      : []),
  ]
}
