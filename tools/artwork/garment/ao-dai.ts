import type { Collar, GarmentDesign, Sleeve } from '../../../mocks/seed/catalogue/garment.ts'
import { lengths } from '../../../mocks/seed/catalogue/lengths.ts'
import { collarOf } from '../../../mocks/seed/catalogue/parts.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { blend, lightness } from '../colour.ts'
import { type Knot, symmetric } from '../geometry.ts'
import { collarBehind, collarOn, necklineOf, neckStitches } from './collars.ts'
import { drawing, type Fold, type Layer, type Face } from './piece.ts'
import { sleeve } from './sleeves.ts'
import { insideBack, neckDepth, neckline, neckWidth, type TopShape } from './top.ts'
import { lotus } from './trimmings.ts'

type Measures = { slit: number; end: number; flap: number; waist: number; legs: number }

const cuts: Record<'classic' | 'modern', Measures> = {
  classic: { slit: 322, end: lengths['ao-dai'].classic, flap: 152, waist: 120, legs: 1046 },
  modern: { slit: 342, end: lengths['ao-dai'].modern, flap: 156, waist: 124, legs: 1010 },
}

function bodyAndFlap(shape: TopShape, m: Measures, collar: Collar, face: Face): Knot[] {
  const { neck, shoulder, armpit } = shape
  const depth = face === 'back' ? 15 : neckDepth(collar)
  const half: Knot[] = [
    ...neckline(face === 'back' ? 'round' : collar, neck, depth),
    [(neck + shoulder[0]) / 2, shoulder[1] * 0.46],
    [shoulder[0], shoulder[1], 1],
    [shoulder[0] - 9, shoulder[1] + 60],
    [shoulder[0] - 2, shoulder[1] + 106],
    [armpit[0], armpit[1], 1],
    [(armpit[0] + m.waist) / 2 - 3, (armpit[1] + 288) / 2],
    [m.waist, 288],
    [m.waist + 16, m.slit + 6, 1],
    [m.waist + 24, 520],
    [m.flap - 16, 760],
    [m.flap, m.end, 1],
    [m.flap * 0.52, m.end + 11],
    [0, m.end + 6],
  ]
  const whole = symmetric(half)
  // The left side of the flap swings out a little, because silk never falls straight.
  return whole.map(([x, y, corner]): Knot => {
    const swing = Math.max(0, (y - m.slit) / (m.end - m.slit))
    return [
      x - swing ** 1.6 * 22 + Math.sin(swing * Math.PI) * 8,
      y + (x < 0 ? swing * 5 : 0),
      corner,
    ]
  })
}

function flapFolds(m: Measures, luck: Chance): Fold[] {
  return [-0.72, -0.3, 0.12, 0.5, 0.84].map((share, index): Fold => {
    const x = share * m.flap - 20
    return {
      spine: [
        [share * m.waist * 0.7, m.slit + luck.between(-40, 60)],
        [share * m.flap * 0.84 + luck.between(-6, 10), (m.slit + m.end) / 2],
        [x + luck.between(-6, 6), m.end + 8],
      ],
      width: luck.between(24, 40),
      tail: 0.9,
      depth: index % 2 ? 0.8 : 0.6,
    }
  })
}

function bodiceFolds(shape: TopShape, m: Measures, luck: Chance): Fold[] {
  return [-1, 1].flatMap((side): Fold[] => [
    {
      spine: [
        [side * (shape.armpit[0] - 6), shape.armpit[1] + 10],
        [side * 92, shape.armpit[1] + 46],
        [side * 52, shape.armpit[1] + 62],
      ],
      width: 14,
      depth: 0.8,
    },
    {
      spine: [
        [side * (m.waist - 3), 282],
        [side * m.waist * 0.7, 292 + luck.between(-4, 8)],
        [side * m.waist * 0.36, 288],
      ],
      width: 10,
      depth: 0.7,
    },
    {
      spine: [
        [side * 62, 218],
        [side * 58, 290],
        [side * 66, 372],
      ],
      width: 9,
      depth: 0.8,
      crisp: true,
    },
    {
      spine: [
        [side * (m.waist + 10), m.slit - 8],
        [side * m.waist * 0.74, m.slit + 44],
        [side * m.waist * 0.5, m.slit + 120],
      ],
      width: 16,
      depth: 0.7,
    },
  ])
}

/** The seams of the raglan sleeves. If the front closes to the side, also the seam of this closing. */
function seamsOf(shape: TopShape, m: Measures, closing: number | undefined): Knot[][] {
  const raglan = (side: number): Knot[] => [
    [side * (shape.neck + 1), 6],
    [side * ((shape.neck + shape.armpit[0]) / 2 - 10), 92],
    [side * (shape.armpit[0] - 2), shape.armpit[1] - 2],
  ]
  const both = [raglan(-1), raglan(1)]
  if (closing === undefined) return both
  return [
    ...both,
    [
      [10, closing + 2],
      [52, 92],
      [102, 150],
      [shape.armpit[0] - 6, shape.armpit[1] + 8],
      [m.waist - 1, 284],
    ],
  ]
}

/** The flap at the back. It is wider than the front flap and moved aside, so that one side of it shows. */
function backFlap(shape: TopShape, m: Measures, collar: Collar): Knot[] {
  const longer = { ...m, end: m.end - 14, flap: m.flap + 4 }
  return bodyAndFlap(shape, longer, collar, 'back').map(([x, y, corner]): Knot => [
    x + 24 * Math.max(0, (y - m.slit) / (m.end - m.slit)) ** 0.7,
    y,
    corner,
  ])
}

/** Knots of cord that close the front below a stand collar. */
const knots: Layer = {
  trim: 'knot',
  at: [
    [30, 66],
    [64, 106],
    [100, 146],
    [138, 182],
    [139, 226],
    [127, 266],
  ],
  size: 4.6,
}

function arms(kind: Sleeve, shape: TopShape, lean: number, luck: Chance): Layer[] {
  const long = kind === 'long'
  const short = kind === 'short'
  const fall = {
    length: long ? 1.04 : short ? 0.82 : 1,
    width: long ? 0.88 : short ? 0.86 : 1,
    end: 'hem',
  } as const
  const angle = short ? 27 : 16
  const { shoulder, armpit } = shape
  return [
    ...sleeve(kind, -1, shoulder, armpit, { angle: angle + lean, ...fall }, luck),
    ...sleeve(kind, 1, shoulder, armpit, { angle: angle - lean, ...fall }, luck),
  ]
}

function shapeOf(m: Measures, collar: Collar): TopShape {
  return {
    neck: neckWidth(collar) - 4,
    shoulder: [142, 36],
    armpit: [154, 178],
    waist: [m.waist, 288],
    hem: [m.flap, m.end],
    hemCurve: 6,
  }
}

export function aoDai(
  design: GarmentDesign & { kind: 'ao-dai' },
  face: Face,
  luck: Chance,
  cloth: string,
): Layer[] {
  const front = face === 'front'
  const m = cuts[design.cut]
  const collar = collarOf(design)
  const shape = shapeOf(m, collar)
  const silk = lightness(cloth) > 0.86 ? blend(cloth, '#d9cbb6', 0.5) : '#f3ece0'
  const closed = front && collar === 'stand'
  const embroidered = front && design.details?.includes('lotus')
  const lean = luck.between(-2, 2)
  return [
    ...(front ? collarBehind(collar, shape) : []),
    ...silkTrousers(m, silk, luck),
    {
      outline: backFlap(shape, m, collar),
      tone: -0.13,
      folds: flapFolds(m, luck),
      lift: 3,
    },
    ...(front ? [insideBack(shape, collar)] : []),
    ...arms(design.sleeve ?? 'long', shape, lean, luck),
    {
      outline: bodyAndFlap(shape, m, collar, face),
      folds: [...bodiceFolds(shape, m, luck), ...flapFolds(m, luck)],
      seams: seamsOf(shape, m, closed ? neckDepth(collar) : undefined),
      stitches: front ? neckStitches(collar, shape) : [],
      lift: 5,
      parts: ['panels', ...(front ? necklineOf(collar) : [])],
    },
    ...(closed ? drawing('knots', [knots]) : []),
    ...(embroidered ? lotus([-40, m.end - 300], 1.35) : []),
    ...collarOn(face, collar, shape),
  ]
}

function silkTrousers(m: { waist: number; legs: number }, colour: string, luck: Chance): Layer[] {
  const leg = (side: number, sway: number): Layer => {
    const flip = ([x, y, corner]: Knot): Knot => [side * x, y, corner]
    const outer: Knot[] = [
      [-6, 300, 1],
      [m.waist - 6, 300, 1],
      [m.waist + 24, 400],
      [m.waist + 50, 640],
      [194 + sway, m.legs - 160],
      [212 + sway, m.legs, 1],
      [164 + sway, m.legs + 12],
      [112 + sway, m.legs + 2],
      [60 + sway, m.legs + 11],
      [8 + sway, m.legs - 2, 1],
      [0, 700],
    ]
    const folds: Fold[] = [34, 84, 132, 180].map((x) => ({
      spine: [
        [x * 0.7, 560],
        [x * 0.86, m.legs - 220],
        [x + sway + luck.between(-4, 4), m.legs + 6],
      ],
      width: luck.between(22, 34),
      tail: 0.9,
      depth: 0.85,
    }))
    return {
      outline: outer.map(flip),
      colour,
      folds: folds.map((fold) => ({ ...fold, spine: fold.spine.map(flip) })),
      lift: 3,
    }
  }
  return [leg(-1, 2), leg(1, luck.between(6, 14))]
}
