import type {
  Collar,
  DressCut,
  GarmentDesign,
  SkirtCut,
  Sleeve,
} from '../../../mocks/seed/catalogue/garment.ts'
import { body } from '../../../mocks/seed/catalogue/lengths.ts'
import { collarOf } from '../../../mocks/seed/catalogue/parts.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { lightness } from '../colour.ts'
import { mirrored, ribbon, symmetric, type Knot } from '../geometry.ts'
import { collarBehind, collarOn, necklineOf, neckStitches, piping } from './collars.ts'
import { bow, tiedBelt } from './knots.ts'
import { drawing, type Face, type Fold, type Layer } from './piece.ts'
import { shiftBody, shiftShape } from './shift.ts'
import { hemLine, skirtLayers, skirtShape, vent } from './skirt-layers.ts'
import { gathers, waistband, type SkirtShape } from './skirt-parts.ts'
import { sleeve } from './sleeves.ts'
import { bodyFolds, bodyOutline, insideBack, neckDepth, neckWidth, type TopShape } from './top.ts'
import { patchPocket, placket } from './trimmings.ts'

const skirts: Record<DressCut, SkirtCut> = {
  'a-line': 'a-line',
  straight: 'straight',
  shift: 'straight',
  wrap: 'wrap',
  tiered: 'tiered',
  pleated: 'pleated',
  shirt: 'a-line',
}

/** The height of the waist seam of a dress, and half the width of the waist. */
const waistY = body.waist
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
  return drawing('wrap', [
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
  ])
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
  const collar = collarOf(design)
  const kind = design.sleeve ?? 'none'
  const upper: TopShape = {
    neck: neckWidth(collar),
    shoulder: [kind === 'none' ? 128 : 148, 33],
    armpit: [162, 176],
    waist: [waistHalf + 1, waistY - 12],
    hem: [waistHalf, waistY + 3],
    hemCurve: 6,
  }
  const shape = design.cut === 'shift' ? shiftShape(upper, design.length ?? 'midi') : upper
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

function arms({ design, sleeve: kind, shape, luck }: Plan, lean: number): Layer[] {
  const long = kind === 'long'
  // Above a short skirt the puff is smaller, because a full puff would look like a child's dress.
  const small = kind === 'puff' && design.length === 'mini'
  const fall = { length: long ? 0.94 : small ? 176 / 190 : 1, fullness: small ? 30 / 44 : 1 }
  const angle = long ? 17 : 32
  const { shoulder, armpit } = shape
  return [
    ...sleeve(kind, -1, shoulder, armpit, { angle: angle + lean, ...fall }, luck),
    ...sleeve(kind, 1, shoulder, armpit, { angle: angle - lean, ...fall }, luck),
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
    parts: front ? necklineOf(collar) : [],
  }
}

/** Returns the closing and the pockets of the front. For the back, returns the zip. */
function closing({ design, details, front, wrap, collar, shape, skirt, luck }: Plan): Layer[] {
  if (!front) {
    const top = details.includes('thin-straps') ? 176 : 24
    return [{ trim: 'zip', at: [[0, top]], size: 1 }]
  }
  const { hem, sag, hip } = skirt
  const through = design.cut === 'shirt'
  const down = through ? hem[1] + sag - 4 : waistY + 4
  return [
    ...(wrap ? wrapFront(shape, luck) : []),
    ...(through || details.includes('buttons')
      ? drawing('buttons', placket(neckDepth(collar), down, luck))
      : []),
    ...(details.includes('pockets')
      ? drawing('pockets', [
          patchPocket(-hip[0] * 0.6, hip[1] - 70, 78, 90),
          patchPocket(hip[0] * 0.6, hip[1] - 70, 78, 90),
        ])
      : []),
  ]
}

function waist({ details, front, wrap }: Plan): Layer[] {
  if (!details.includes('belt') && !wrap) return [waistband(waistY - 3, waistHalf, 7)]
  return drawing(
    'belt',
    front ? tiedBelt(waistY - 13, waistHalf + 3, 26) : [waistband(waistY - 13, waistHalf, 26)],
  )
}

/**
 * Returns a bodice on two thin straps. Its upper edge is a shallow V in front, and almost straight at the
 * back.
 */
function strappyBodice({ front, shape, luck }: Plan): Layer[] {
  const { armpit, waist, hem } = shape
  const inner = 64
  const strap = (side: -1 | 1, low: number): Layer => ({
    outline: ribbon(
      [
        [side * inner, low],
        [side * (inner - 3), low * 0.5],
        [side * (inner - 8), -4],
      ],
      9,
    ),
    flat: true,
    lift: 3,
    still: true,
  })
  const edge: Knot[] = front
    ? [
        [0, 158],
        [34, 138],
        [inner + 2, 108, 1],
      ]
    : [
        [0, 172],
        [inner, 170],
      ]
  const half: Knot[] = [
    ...edge,
    [inner + 40, 142],
    [armpit[0] - 16, armpit[1] - 6, 1],
    [(armpit[0] + waist[0]) / 2 - 8, (armpit[1] + waist[1]) / 2],
    [waist[0], waist[1]],
    [hem[0], hem[1], 1],
    [0, hem[1] + 6],
  ]
  return [
    ...drawing('thin-straps', [strap(-1, front ? 112 : 172), strap(1, front ? 112 : 172)]),
    {
      outline: symmetric(half),
      folds: bodyFolds(shape, luck),
      stitches: [[...mirrored(edge).slice(0, -1), ...edge].map(([x, y]): Knot => [x, y + 9])],
      lift: 3,
      parts: front ? ['v neck'] : [],
    },
  ]
}

/**
 * Returns the pieces that show through the neck of a garment on straps: the inside of its back, and the
 * straps behind.
 */
function behindStraps(shape: TopShape): Layer[] {
  const strap = (side: -1 | 1): Layer => ({
    outline: ribbon(
      [
        [side * 58, -8],
        [side * 48, 60],
        [side * 44, 142],
      ],
      9,
    ),
    flat: true,
    tone: -0.08,
    still: true,
    inner: true,
  })
  return [
    strap(-1),
    strap(1),
    {
      outline: symmetric([
        [0, 138],
        [70, 136],
        [shape.armpit[0] - 22, 168, 1],
        [60, 196],
        [0, 198],
      ]),
      tone: -0.17,
      flat: true,
      plain: true,
      inner: true,
    },
  ]
}

/** Returns cream, or brown for a cloth that is nearly as pale as cream. */
function contrasting(colour: string): string {
  return lightness(colour) > 0.8 ? '#6f5c4a' : '#f8f0e0'
}

/** A dress in two parts, with a seam at the waist. */
function seamed(plan: Plan): Layer[] {
  const { design, details, front, collar, shape, luck } = plan
  const below = skirtOf(plan)
  const lean = luck.between(-3, 3)
  const thin = details.includes('thin-straps')
  const behind = thin
    ? behindStraps(shape)
    : [...collarBehind(collar, shape), insideBack(shape, collar)]
  return [
    ...(front ? behind : []),
    ...below,
    ...(design.pattern === 'lace'
      ? [{ trim: 'scallop', at: hemLine(plan.skirt, 0), size: 9 } as const]
      : []),
    ...arms(plan, lean),
    ...(thin ? strappyBodice(plan) : [bodice(plan)]),
    ...closing(plan),
    ...collarOn(front ? 'front' : 'back', collar, shape),
    ...waist(plan),
  ]
}

/** A dress that falls straight from the shoulder, without a seam at the waist. */
function shift(plan: Plan): Layer[] {
  const { details, front, collar, shape, luck, design } = plan
  const lean = luck.between(-3, 3)
  const length = design.length ?? 'midi'
  return [
    ...(front ? [...collarBehind(collar, shape), insideBack(shape, collar)] : []),
    ...arms(plan, lean),
    ...shiftBody(
      shape,
      length,
      { collar, front, sleeveless: plan.sleeve === 'none', luck },
      details,
    ),
    ...(front ? [] : [{ trim: 'zip', at: [[0, 24]], size: 1 } as const]),
    ...collarOn(front ? 'front' : 'back', collar, shape),
  ]
}

export function dress(
  design: GarmentDesign & { kind: 'dress' },
  face: Face,
  luck: Chance,
  colour: string,
): Layer[] {
  const plan = planOf(design, face, luck)
  const { details, front, collar, shape, skirt } = plan
  const behind = front ? [] : (design.behind ?? [])
  return [
    ...(design.cut === 'shift' ? shift(plan) : seamed(plan)),
    ...(front && details.includes('collar-trim') ? piping(shape, contrasting(colour)) : []),
    ...(front && details.includes('bow') ? drawing('bow', bow(neckDepth(collar) + 4, 1)) : []),
    ...(behind.includes('bow') ? drawing('bow behind', bow(waistY - 2, 1.75)) : []),
    ...(behind.includes('vent') ? vent(skirt) : []),
  ]
}
