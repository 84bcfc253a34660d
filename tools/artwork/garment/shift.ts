import type { Collar, GarmentDesign, Length } from '../../../mocks/seed/catalogue/garment.ts'
import { hems } from '../../../mocks/seed/catalogue/lengths.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { symmetric, type Knot } from '../geometry.ts'
import { necklineOf, neckStitches } from './collars.ts'
import { drawing, type Fold, type Layer } from './piece.ts'
import { bodyFolds, bodyOutline, type TopShape } from './top.ts'
import { patchPocket } from './trimmings.ts'

/** Returns the measures of a dress that falls straight from the shoulder, with a wide waist. */
export function shiftShape(upper: TopShape, length: Length): TopShape {
  const low = hems[length]
  return { ...upper, waist: [152, 330], hem: [length === 'mini' ? 196 : 184, low], hemCurve: 10 }
}

/**
 * The choices for the body of a straight dress: its neck, its visible side, and its source of random numbers.
 */
type Making = { collar: Collar; front: boolean; sleeveless: boolean; luck: Chance }

/** Returns long folds from the chest to the hem, because nothing gathers the cloth at the waist. */
function falls({ hem, hemCurve }: TopShape, luck: Chance): Fold[] {
  return [-0.62, -0.2, 0.28, 0.66].map((share): Fold => ({
    spine: [
      [share * 120, luck.between(240, 300)],
      [share * 150 + luck.between(-12, 12), hem[1] * 0.62],
      [share * hem[0], hem[1] + hemCurve],
    ],
    width: luck.between(24, 38),
    tail: 0.85,
    depth: 0.7,
  }))
}

/** Returns the slits at both sides, in which the inside of the back shows. */
function slits({ hem }: TopShape): Layer[] {
  return drawing(
    'side-slits',
    [-1, 1].map((side): Layer => ({
      outline: [
        [side * (hem[0] - 1), hem[1] - 250, 1],
        [side * (hem[0] + 14), hem[1] - 60],
        [side * (hem[0] + 20), hem[1] - 6, 1],
        [side * (hem[0] - 34), hem[1] + 2, 1],
      ],
      tone: -0.16,
      flat: true,
    })),
  )
}

export function shiftBody(
  shape: TopShape,
  length: Length,
  { collar, front, sleeveless, luck }: Making,
  details: NonNullable<GarmentDesign['details']>,
): Layer[] {
  const { hem, hemCurve } = shape
  const darts = [-1, 1].map((side): Knot[] => [
    [side * 156, 214],
    [side * 96, 190],
  ])
  const middle: Knot[] = [
    [0, 15],
    [0, hem[1] + hemCurve],
  ]
  const hemLine: Knot[] = symmetric([
    [0, hem[1] + hemCurve - 14],
    [hem[0] - 2, hem[1] - 14],
  ])
  const y = length === 'mini' ? 430 : 470
  return [
    ...(details.includes('side-slits') ? slits(shape) : []),
    ...drawing('straight body', [
      {
        outline: bodyOutline(shape, collar, front ? 'front' : 'back', sleeveless),
        folds: [...bodyFolds(shape, luck).slice(0, 1), ...falls(shape, luck)],
        seams: front ? darts : [middle],
        stitches: [
          [...hemLine.slice(1), ...hemLine.slice(0, 1)].toSorted(([a], [b]) => a - b),
          ...(front ? neckStitches(collar, shape) : []),
        ],
        lift: 3,
        parts: front ? necklineOf(collar) : [],
      },
    ]),
    ...(front && details.includes('pockets')
      ? drawing('pockets', [patchPocket(-96, y, 84, 96), patchPocket(96, y, 84, 96)])
      : []),
  ]
}
