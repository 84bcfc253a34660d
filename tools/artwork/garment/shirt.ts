import type {
  Collar,
  GarmentDesign,
  ShirtCut,
  Sleeve,
} from '../../../mocks/seed/catalogue/garment.ts'
import { lengths } from '../../../mocks/seed/catalogue/lengths.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot } from '../geometry.ts'
import { collarBehind, collarOn, necklineOf, neckStitches } from './collars.ts'
import { bow } from './knots.ts'
import { drawing, type Fold, type Layer, type Face } from './piece.ts'
import { sleeve } from './sleeves.ts'
import { type TopShape, bodyFolds, bodyOutline, insideBack, neckDepth, neckWidth } from './top.ts'
import { chestPocket, lotus, placket } from './trimmings.ts'

const shapes: Record<ShirtCut, Omit<TopShape, 'neck'>> = {
  relaxed: {
    shoulder: [168, 36],
    armpit: [190, 190],
    waist: [186, 330],
    hem: [194, lengths.shirt.relaxed],
    hemCurve: 26,
  },
  fitted: {
    shoulder: [150, 34],
    armpit: [168, 178],
    waist: [143, 318],
    hem: [172, lengths.shirt.fitted],
    hemCurve: 12,
  },
  cropped: {
    shoulder: [158, 34],
    armpit: [182, 182],
    waist: [180, 300],
    hem: [176, lengths.shirt.cropped],
    hemCurve: 8,
  },
  tunic: {
    shoulder: [152, 34],
    armpit: [172, 180],
    waist: [162, 324],
    hem: [194, lengths.shirt.tunic],
    hemCurve: 34,
  },
}

function shirtShape(cut: ShirtCut, collar: Collar): TopShape {
  return { neck: neckWidth(collar), ...shapes[cut] }
}

function hemLine({ hem, hemCurve }: TopShape, rise: number): Knot[] {
  return [
    [-hem[0], hem[1] - rise],
    [-hem[0] * 0.55, hem[1] + hemCurve * 0.72 - rise],
    [0, hem[1] + hemCurve - rise],
    [hem[0] * 0.55, hem[1] + hemCurve * 0.72 - rise],
    [hem[0], hem[1] - rise],
  ]
}

function yoke({ shoulder }: TopShape): Knot[] {
  return [
    [-shoulder[0] + 2, 84],
    [-70, 76],
    [0, 74],
    [70, 76],
    [shoulder[0] - 2, 84],
  ]
}

function backFold({ hem, hemCurve }: TopShape): Fold {
  return {
    spine: [
      [8, 80],
      [10, 240],
      [12, hem[1] + hemCurve],
    ],
    width: 18,
    tail: 0.5,
    depth: 0.7,
    crisp: true,
  }
}

function bodyOf(
  shape: TopShape,
  { collar, kind, face, buttoned }: { collar: Collar; kind: Sleeve; face: Face; buttoned: boolean },
  luck: Chance,
): Layer {
  const front = face === 'front'
  const yoked = !front && buttoned
  return {
    outline: bodyOutline(shape, collar, face, kind === 'none'),
    folds: [...bodyFolds(shape, luck), ...(yoked ? [backFold(shape)] : [])],
    seams: yoked ? [yoke(shape)] : [],
    stitches: [hemLine(shape, 10), ...(front ? neckStitches(collar, shape) : [])],
    lift: 3,
    parts: front ? necklineOf(collar) : [],
  }
}

export function shirt(
  design: GarmentDesign & { kind: 'shirt' },
  face: Face,
  luck: Chance,
): Layer[] {
  const { collar = 'point', sleeve: kind = 'long', details = [] } = design
  const shape = shirtShape(design.cut, collar)
  const { shoulder, armpit, hem, hemCurve } = shape
  const lean = luck.between(-3, 3)
  const front = face === 'front'
  const buttoned =
    details.includes('buttons') || collar === 'camp' || collar === 'point' || collar === 'peter-pan'
  const cloth = bodyOf(shape, { collar, kind, face, buttoned }, luck)
  const body = design.cut === 'relaxed' ? drawing('straight body', [cloth]) : [cloth]
  return [
    ...(front ? [...collarBehind(collar, shape), insideBack(shape, collar)] : []),
    ...sleeve(kind, -1, shoulder, armpit, { angle: sleeveAngle(kind) + lean }, luck),
    ...sleeve(kind, 1, shoulder, armpit, { angle: sleeveAngle(kind) - lean }, luck),
    ...body,
    ...(details.includes('ruffle') ? drawing('ruffle', frills(shape, luck)) : []),
    ...(front && buttoned
      ? drawing('buttons', placket(neckDepth(collar), hem[1] + hemCurve, luck))
      : []),
    ...(front && details.includes('pockets')
      ? drawing('pockets', chestPocket(84, armpit[1] + 6))
      : []),
    ...(design.pattern === 'lace'
      ? [{ trim: 'scallop', at: hemLine(shape, 0), size: 7 } as const]
      : []),
    ...collarOn(face, collar, shape),
    ...(front && details.includes('bow') ? drawing('bow', bow(neckDepth(collar) + 4, 1)) : []),
    ...(front && details.includes('lotus') ? lotus([-88, armpit[1] + 76], 0.62) : []),
  ]
}

function sleeveAngle(kind: string): number {
  if (kind === 'short') return 36
  if (kind === 'puff') return 30
  return kind === 'bell' ? 25 : 17
}

/** The number of waves along the loose edge of a frill. */
const waves = 9
const wide = 58

function seam({ neck, shoulder, armpit }: TopShape, side: -1 | 1): (part: number) => Knot {
  const knots: Knot[] = [
    [neck + 5, 3],
    [(neck + shoulder[0]) / 2 + 2, shoulder[1] * 0.9],
    [shoulder[0] * 0.74, armpit[1] * 0.62],
    [shoulder[0] * 0.66, armpit[1] + 46],
  ]
  return (part) => {
    const place = Math.min(part, 0.999) * (knots.length - 1)
    const [from, to] = [knots[Math.floor(place)] ?? [0, 0], knots[Math.floor(place) + 1] ?? [0, 0]]
    const share = place % 1
    return [side * (from[0] + (to[0] - from[0]) * share), from[1] + (to[1] - from[1]) * share]
  }
}

/**
 * Returns a gathered band along each shoulder. It is sewn on along its inner edge, and its outer edge forms
 * waves.
 */
function frills(shape: TopShape, luck: Chance): Layer[] {
  return ([-1, 1] as const).map((side): Layer => {
    const at = seam(shape, side)
    const steps = waves * 2
    const edge = (part: number): Knot => {
      const [x, y] = at(part)
      const out = wide * Math.min(0.45 + part * 1.6, 1, (1.12 - part) * 2.4)
      const wave = Math.round(part * steps) % 2 ? 7 : -5
      return [x + side * (out + wave), y - out * 0.22 + part * 14]
    }
    const parts = Array.from({ length: steps + 1 }, (_, step) => step / steps)
    const folds = parts.slice(1, -1).map((part, index): Fold => {
      const [inside, outside] = [at(part), edge(part)]
      return {
        spine: [
          inside,
          [(inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2 + luck.between(-3, 3)],
          outside,
        ],
        width: index % 2 ? 13 : 10,
        tail: 0.9,
        depth: index % 2 ? 1 : 0.6,
      }
    })
    return {
      outline: [...parts.map(at), ...parts.toReversed().map(edge)],
      folds,
      still: true,
      grain: { angle: side * 20 },
      lift: 4,
      stitches: [parts.map((part): Knot => [at(part)[0] + side * 5, at(part)[1]])],
    }
  })
}
