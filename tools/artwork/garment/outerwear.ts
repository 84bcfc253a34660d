import type { GarmentDesign, OuterwearCut } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { mirrored, ribbon, symmetric, type Knot } from '../geometry.ts'
import { type CoatShape, coatShapes, frontHalf, ribHeights } from './coat-shape.ts'
import { bomberTrims, cardiganTrims, trenchTrims, wideRib } from './coat-trims.ts'
import { standBack } from './collars.ts'
import { tiedBelt } from './knots.ts'
import { drawing, type Fold, type Layer, type Piece, type Face } from './piece.ts'
import { sleeve } from './sleeves.ts'
import { bodyFolds } from './top.ts'
import { patchPocket, weltPocket } from './trimmings.ts'

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
    inner: true,
    seams: [
      [
        [-neck * 0.8, 30],
        [0, 46],
        [neck * 0.8, 30],
      ],
    ],
  }
}

/** The seam down the middle of the back, and the line of the slit at its lower end. */
function backSeams({ hem, hemCurve }: CoatShape): Knot[][] {
  const low = hem[1] + hemCurve
  const middle: Knot[] = [
    [0, 14],
    [0, low],
  ]
  const slit: Knot[] = [
    [10, hem[1] - 150],
    [10, low],
  ]
  return [middle, slit]
}

function backBody(shape: CoatShape, vent: boolean): Piece {
  const { neck, shoulder, armpit, waist, hem } = shape
  const fold: Fold = {
    spine: [
      [0, 180],
      [2, waist[1]],
      [3, hem[1]],
    ],
    width: 12,
    tail: 0.8,
    crisp: true,
    depth: 0.7,
  }
  return {
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
    folds: vent ? [fold] : [],
    seams: vent ? backSeams(shape) : [],
    lift: 3,
  }
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

type Coat = {
  design: GarmentDesign & { kind: 'outerwear' }
  shape: CoatShape
  details: NonNullable<GarmentDesign['details']>
  luck: Chance
}

function arms({ design: { cut }, shape, luck }: Coat): Layer[] {
  const lean = luck.between(-2, 2)
  const fall = {
    end: isRibbed(cut) ? 'rib' : 'coat',
    length: cut === 'blazer' ? 1.06 : 1.04,
    width: cut === 'bomber' ? 1.24 : 1.14,
  } as const
  return [
    ...sleeve('long', -1, shape.shoulder, shape.armpit, { angle: 13 + lean, ...fall }, luck),
    ...sleeve('long', 1, shape.shoulder, shape.armpit, { angle: 13 - lean, ...fall }, luck),
  ]
}

function isRibbed(cut: OuterwearCut): cut is keyof typeof ribHeights {
  return cut === 'bomber' || cut === 'cardigan'
}

function hemRib(cut: OuterwearCut, shape: CoatShape): Layer[] {
  return isRibbed(cut) ? drawing('ribbing', wideRib(shape, ribHeights[cut])) : []
}

function backCollar(cut: OuterwearCut, { neck }: CoatShape): Piece {
  if (isRibbed(cut)) return { ...standBack(neck), plain: true }
  return {
    outline: symmetric([
      [0, -22],
      [neck * 0.6, -25],
      [neck, -26, 1],
      [neck + 18, 4],
      [neck * 0.6, 30],
      [0, 34],
    ]),
    flat: true,
    lift: 4,
    grain: { angle: 90 },
  }
}

function belt({ waist }: CoatShape): Layer[] {
  return drawing('belt', tiedBelt(waist[1] - 12, waist[0] + 4, 34))
}

function back(coat: Coat): Layer[] {
  const { cut } = coat.design
  return [
    ...arms(coat),
    backBody(coat.shape, cut === 'blazer' || cut === 'trench'),
    ...hemRib(cut, coat.shape),
    ...(coat.design.collar === 'round' ? [] : [backCollar(cut, coat.shape)]),
    ...(cut === 'trench' ? belt(coat.shape).slice(0, 1) : []),
    ...(coat.design.behind?.includes('cranes')
      ? drawing('cranes behind', [{ trim: 'cranes', at: [[0, 226]], size: 0.94 }])
      : []),
  ]
}

/**
 * The trims of a jacket without lapels. Its fronts meet edge to edge below a round neck. With the detail
 * `braid`, a braid runs along the front edges and the tops of the pockets.
 */
function collarlessTrims({ shape, details }: Coat): Layer[] {
  const { neck, opening, hem, hemCurve } = shape
  const low = hem[1] + hemCurve
  const pockets = [
    [-96, 208, 74],
    [96, 208, 74],
    [-104, 396, 86],
    [104, 396, 86],
  ] as const
  const band = (line: readonly Knot[], width = 9): Layer => ({
    outline: ribbon(line, width),
    flat: true,
    plain: true,
    still: true,
    tone: -0.16,
    lift: 2,
    grain: { angle: 45 },
    stitches: [line],
  })
  const front = (side: -1 | 1): Knot[] => [
    [side * (neck - 3), 0],
    [side * (neck * 0.9), opening * 0.45],
    [side * (neck * 0.45), opening * 0.9],
    [side * 7, opening + 4],
    [side * 7, (opening + low) / 2],
    [side * 7, low - 4],
  ]
  return [
    ...drawing(
      'pockets',
      pockets.map(([x, y, width]) => patchPocket(x, y, width, width * 0.92)),
    ),
    ...(details.includes('braid')
      ? drawing('braid', [
          band(front(-1)),
          band(front(1)),
          ...pockets.map(([x, y, width]) =>
            band(
              [
                [x - width / 2, y + 4],
                [x, y + 5],
                [x + width / 2, y + 4],
              ],
              8,
            ),
          ),
        ])
      : []),
    ...drawing('buttons', [
      {
        trim: 'button',
        at: Array.from({ length: 5 }, (_, index): Knot => [15, opening + 34 + index * 84]),
        size: 8,
      },
    ]),
  ]
}

function blazerTrims(coat: Coat): Layer[] {
  if (coat.design.collar === 'round') return collarlessTrims(coat)
  const { shape, details } = coat

  const { overlap, opening } = shape
  const upper: Knot = [-overlap + 18, opening + 12]
  const lower: Knot = [-overlap + 18, opening + 86]
  return [
    ...lapels(shape, 1),
    ...drawing('pockets', [
      weltPocket(-108, 410, 92, 3),
      weltPocket(108, 410, 92, -3),
      weltPocket(100, 188, 66, -6),
    ]),
    ...drawing('buttons', [
      { trim: 'button', at: details.includes('buttons') ? [upper, lower] : [upper], size: 10 },
    ]),
  ]
}

function cardiganFront({ shape, details, luck }: Coat): Layer[] {
  const y = shape.hem[1] - 150
  return [
    ...hemRib('cardigan', shape),
    ...cardiganTrims(shape, luck),
    ...(details.includes('pockets')
      ? drawing('pockets', [patchPocket(-104, y, 96, 104), patchPocket(104, y, 96, 104)])
      : []),
  ]
}

const frontTrims: Record<OuterwearCut, (coat: Coat) => Layer[]> = {
  blazer: blazerTrims,
  trench: ({ shape }) => [...trenchTrims(shape), ...lapels(shape, 1.12), ...belt(shape)],
  cardigan: cardiganFront,
  bomber: ({ shape }) => [...hemRib('bomber', shape), ...bomberTrims(shape)],
}

/** Returns the shape of a cut. A blazer with a round neck has no lapels, so it closes up to the neck. */
function shapeOf({ cut, collar, details }: GarmentDesign & { kind: 'outerwear' }): CoatShape {
  const taken = coatShapes[cut]
  const shape = details?.includes('straight body')
    ? { ...taken, waist: [taken.armpit[0] - 6, taken.waist[1]] as const }
    : taken
  return cut === 'blazer' && collar === 'round'
    ? { ...shape, neck: 74, opening: 76, overlap: 1 }
    : shape
}

export function outerwear(
  design: GarmentDesign & { kind: 'outerwear' },
  face: Face,
  luck: Chance,
): Layer[] {
  const { cut, details = [] } = design
  const shape = shapeOf(design)
  const coat: Coat = { design, shape, details, luck }
  if (face === 'back') return back(coat)
  return [
    lining(shape),
    { trim: 'label', at: [[0, 30]], size: 18 },
    ...arms(coat),
    ...fronts(design, shape, luck),
    ...frontTrims[cut](coat),
  ]
}

function fronts(
  { cut, collar, details }: GarmentDesign & { kind: 'outerwear' },
  shape: CoatShape,
  luck: Chance,
): Layer[] {
  const rounded = cut === 'blazer' && collar !== 'round'
  const halves = [
    withFolds(frontHalf(shape, -1, rounded), shape, -1, luck, 3),
    withFolds(frontHalf(shape, 1, rounded), shape, 1, luck, 4),
  ]
  const straight = details?.includes('straight body') ? drawing('straight body', halves) : halves
  return collar === 'round' ? drawing('round neck', straight) : straight
}

/**
 * The measures that the pieces of a lapel share: how far the lapel reaches to the side, and the height of its
 * notch.
 */
type Reach = CoatShape & { reach: number; notch: number }

function lapelOutline({ neck, opening, overlap, reach, notch }: Reach): Knot[] {
  return [
    [-overlap + 2, opening + 2, 1],
    [reach * 0.52, opening * 0.72],
    [reach, notch + 12, 1],
    [reach * 0.72, notch - 4, 1],
    [neck - 2, 20, 1],
    [neck * 0.5, opening * 0.38],
  ]
}

function collarOutline({ neck, reach, notch }: Reach): Knot[] {
  return [
    [neck - 22, 34, 1],
    [reach * 0.7, notch - 2, 1],
    [reach * 0.98, notch - 26, 1],
    [neck + 34, 6],
    [neck + 12, -18],
    [neck - 4, -30, 1],
    [neck - 12, -8],
  ]
}

function roll({ neck, opening, overlap }: Reach): Fold {
  return {
    spine: [
      [neck - 4, 30],
      [neck * 0.5 + 8, opening * 0.42],
      [-overlap + 10, opening - 8],
    ],
    width: 16,
    depth: 0.6,
  }
}

function edge({ opening, overlap, reach, notch }: Reach): Knot[] {
  return [
    [-overlap + 7, opening - 8],
    [reach * 0.5, opening * 0.7 - 5],
    [reach - 10, notch + 12],
  ]
}

function behind(neck: number): Piece {
  return {
    outline: symmetric([
      [0, -26],
      [neck * 0.55, -31],
      [neck - 3, -30, 1],
      [neck * 0.9, 6],
      [0, 18],
    ]),
    tone: -0.06,
    flat: true,
    inner: true,
    lift: 2,
  }
}

/** Returns a notched collar with its lapels. `wide` is the factor of their width. */
function lapels(shape: CoatShape, wide: number): Layer[] {
  const side: Reach = {
    ...shape,
    reach: (shape.neck + 56) * wide,
    notch: shape.opening * 0.34,
  }
  const flip = ([x, y, corner]: Knot): Knot => [-x, y, corner]
  const fold = roll(side)
  const stitches = edge(side)
  return drawing('lapels', [
    behind(shape.neck),
    {
      outline: mirrored(lapelOutline(side)),
      lift: 5,
      folds: [{ ...fold, spine: fold.spine.map(flip) }],
      grain: { angle: 14 },
      stitches: [stitches.map(flip)],
    },
    { outline: mirrored(collarOutline(side)), lift: 5, flat: true, grain: { angle: -50 } },
    {
      outline: lapelOutline(side),
      lift: 5,
      folds: [fold],
      grain: { angle: -14 },
      stitches: [stitches],
    },
    { outline: collarOutline(side), lift: 5, flat: true, grain: { angle: 50 } },
  ])
}
