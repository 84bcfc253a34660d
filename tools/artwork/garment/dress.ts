import type {
  Collar,
  DressCut,
  GarmentDesign,
  SkirtCut,
  Sleeve,
} from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot } from '../geometry.ts'
import { collarBehind, collarOn, neckStitches } from './collars.ts'
import { bow, tiedBelt } from './knots.ts'
import type { Face, Fold, Layer } from './piece.ts'
import { skirtLayers, skirtShape } from './skirt-layers.ts'
import { gathers, waistband, type SkirtShape } from './skirt-parts.ts'
import { sleeve } from './sleeves.ts'
import { bodyFolds, bodyOutline, insideBack, neckDepth, neckWidth, type TopShape } from './top.ts'
import { patchPocket, placket } from './trimmings.ts'

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

/** A dress to be drawn: its design with all defaults, and the measures of its bodice and skirt. */
type Plan = {
  design: GarmentDesign & { kind: 'dress' }
  details: NonNullable<GarmentDesign['details']>
  front: boolean
  wrap: boolean
  collar: Collar
  sleeve: Sleeve
  shape: TopShape
  skirt: SkirtShape
  luck: Chance
}

function planOf(design: GarmentDesign & { kind: 'dress' }, face: Face, luck: Chance): Plan {
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
  const details = design.details ?? []
  return {
    design,
    details,
    front: face === 'front',
    wrap,
    collar,
    sleeve: kind,
    shape,
    skirt,
    luck,
  }
}

function skirtOf({ design, skirt, luck, front }: Plan): Layer[] {
  const gathered = design.cut === 'a-line' || design.cut === 'shirt'
  return skirtLayers(skirts[design.cut], skirt, luck, front ? 'front' : 'back').map((layer) =>
    gathered && 'outline' in layer && layer.lift
      ? { ...layer, folds: [...(layer.folds ?? []), ...gathers(waistY, waistHalf, 64, 12, luck)] }
      : layer,
  )
}

function laceEdge({ skirt: { hem, sag } }: Plan): Layer {
  return {
    trim: 'scallop',
    at: [
      [-hem[0], hem[1]],
      [-hem[0] * 0.5, hem[1] + sag * 0.75],
      [0, hem[1] + sag],
      [hem[0] * 0.5, hem[1] + sag * 0.75],
      [hem[0], hem[1]],
    ],
    size: 9,
  }
}

function arms({ sleeve: kind, shape, luck }: Plan, lean: number): Layer[] {
  const long = kind === 'long'
  const length = long ? 0.94 : 1
  const angle = long ? 17 : 32
  const { shoulder, armpit } = shape
  return [
    ...sleeve(kind, -1, shoulder, armpit, { angle: angle + lean, length }, luck),
    ...sleeve(kind, 1, shoulder, armpit, { angle: angle - lean, length }, luck),
  ]
}

function bodice({ front, wrap, collar, sleeve: kind, shape, luck }: Plan): Layer {
  const princess = [-1, 1].map((side): Knot[] => [
    [side * 92, 196],
    [side * 84, 250],
    [side * 70, waistY + 4],
  ])
  const middle: Knot[] = [
    [0, 15],
    [0, waistY + 8],
  ]
  return {
    outline: bodyOutline(shape, collar, front ? 'front' : 'back', kind === 'none'),
    folds: bodyFolds(shape, luck),
    seams: front ? (wrap ? [] : princess) : [middle],
    stitches: front && !wrap ? neckStitches(collar, shape) : [],
    lift: 3,
  }
}

/** What closes the front, and its pockets; behind, the zip. */
function closing({ design, details, front, wrap, collar, shape, skirt, luck }: Plan): Layer[] {
  if (!front) return [{ trim: 'zip', at: [[0, 24]], size: 1 }]
  const { hem, sag, hip } = skirt
  const through = design.cut === 'shirt'
  const down = through ? hem[1] + sag - 4 : waistY + 4
  return [
    ...(wrap ? wrapFront(shape, luck) : []),
    ...(through || details.includes('buttons') ? placket(neckDepth(collar), down, luck) : []),
    ...(details.includes('pockets')
      ? [
          patchPocket(-hip[0] * 0.6, hip[1] - 70, 78, 90),
          patchPocket(hip[0] * 0.6, hip[1] - 70, 78, 90),
        ]
      : []),
  ]
}

function waist({ details, front, wrap }: Plan): Layer[] {
  if (!details.includes('belt') && !wrap) return [waistband(waistY - 3, waistHalf, 7)]
  return front ? tiedBelt(waistY - 13, waistHalf + 3, 26) : [waistband(waistY - 13, waistHalf, 26)]
}

export function dress(
  design: GarmentDesign & { kind: 'dress' },
  face: Face,
  luck: Chance,
): Layer[] {
  const plan = planOf(design, face, luck)
  const { details, front, collar, shape, skirt } = plan
  const { hem } = skirt
  const skirtPieces = skirtOf(plan)
  const lean = luck.between(-3, 3)
  return [
    ...(front ? [...collarBehind(collar, shape), insideBack(shape, collar)] : []),
    ...skirtPieces,
    ...(design.pattern === 'lace' ? [laceEdge(plan)] : []),
    ...arms(plan, lean),
    bodice(plan),
    ...closing(plan),
    ...collarOn(face, collar, shape),
    ...waist(plan),
    ...(front && details.includes('bow') ? bow(neckDepth(collar) + 4, 1) : []),
    ...(front && details.includes('embroidery')
      ? [{ trim: 'blossoms', at: [[-hem[0] * 0.34, hem[1] - 190]], size: 1.15 } as const]
      : []),
  ]
}
