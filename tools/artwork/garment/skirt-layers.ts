import type { Length, SkirtCut } from '../../../mocks/seed/catalogue/garment.ts'
import { body, hems } from '../../../mocks/seed/catalogue/lengths.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot } from '../geometry.ts'
import { drawing, type Face, type Fold, type Layer } from './piece.ts'
import {
  fallFolds,
  gathers,
  pleats,
  skirtInside,
  skirtOutline,
  type SkirtShape,
} from './skirt-parts.ts'

/**
 * The differences between the cuts of skirts: how much wider hip and hem are than the waist, and how the hem
 * falls.
 */
type Cut = Pick<SkirtShape, 'sag' | 'waves' | 'depth'> & {
  /** How much wider than the waist: a fixed part, and a part that grows with the length of the skirt. */
  hip: readonly [still: number, growing: number]
  hem: readonly [still: number, growing: number]
}

const cuts: Record<SkirtCut, Cut> = {
  straight: { hip: [33, 0], hem: [26, 0], sag: 8, waves: 0, depth: 0 },
  wrap: { hip: [50, 0], hem: [50, 62], sag: 18, waves: 2, depth: 5 },
  pleated: { hip: [44, 18], hem: [40, 140], sag: 26, waves: 9, depth: 4 },
  tiered: { hip: [46, 0], hem: [66, 110], sag: 22, waves: 7, depth: 7 },
  'a-line': { hip: [50, 14], hem: [50, 128], sag: 26, waves: 5, depth: 10 },
}

/**
 * Returns the measures of a skirt. The cut sets how much wider hip and hem are. For most cuts, the hem is
 * wider on a longer skirt.
 */
export function skirtShape(cut: SkirtCut, length: Length, top: number, waist: number): SkirtShape {
  const { hip, hem, ...fall } = cuts[cut]
  const drop = hems[length] - body.waist
  const grow = drop / 560
  const hipDrop = cut === 'straight' ? Math.min(drop * 0.5, 210) : Math.min(drop * 0.4, 190)
  return {
    top,
    waist,
    hip: [waist + hip[0] + hip[1] * grow, top + hipDrop],
    hem: [waist + hem[0] + hem[1] * grow, top + drop],
    ...fall,
  }
}

function straightFolds(shape: SkirtShape, luck: Chance): Fold[] {
  const { hip, hem, waist, top } = shape
  return [-1, 1].flatMap((side): Fold[] => [
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

function halfAt(outline: readonly Knot[], y: number): number {
  const crossings = outline.flatMap(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] ?? [x0, y0]
    return y0 <= y === y1 <= y ? [] : [Math.abs(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0))]
  })
  return Math.max(...crossings, 0)
}

/** The share of the length at which each tier starts. The tiers become longer from top to bottom. */
const tierStarts = [0, 0.27, 0.6, 1] as const

/**
 * Returns three gathered tiers. Each tier is wider than the seam that it hangs from, and lies over the tier
 * below.
 */
function tiers(shape: SkirtShape, outline: readonly Knot[], luck: Chance, fan: number): Layer[] {
  const at = (part: number): number => shape.top + (shape.hem[1] - shape.top) * part
  return [2, 1, 0].map((index): Layer => {
    const [from, to] = [tierStarts[index] ?? 0, tierStarts[index + 1] ?? 1]
    const [top, low] = [at(from), at(to)]
    const half = halfAt(outline, top + 2) - (index ? 6 : 1)
    const wide = halfAt(outline, low - 2) + (index === 2 ? 0 : 7)
    const tier: SkirtShape = {
      ...shape,
      top,
      waist: half,
      hip: [half + (wide - half) * 0.48, top + (low - top) * 0.4],
      hem: [wide, low + (index === 2 ? 0 : 9)],
      waves: 8 + index * 2,
      depth: 5,
    }
    return {
      outline: skirtOutline(tier, index % 2),
      grain: { fan },
      folds: [
        ...fallFolds(tier, luck),
        ...gathers(top + 5, half, (low - top) * 0.5, 15 + index * 4, luck),
      ],
      stitches: [hemLine(tier, 9)],
      lift: 5,
      still: true,
    }
  })
}

/** Returns a line along the hem, `rise` pixels above the hem. */
export function hemLine({ hem, sag }: SkirtShape, rise: number): Knot[] {
  return [
    [-hem[0], hem[1] - rise],
    [-hem[0] * 0.5, hem[1] + sag * 0.75 - rise],
    [0, hem[1] + sag - rise],
    [hem[0] * 0.5, hem[1] + sag * 0.75 - rise],
    [hem[0], hem[1] - rise],
  ]
}

type Panel = { shape: SkirtShape; luck: Chance; face: Face; outline: Knot[]; fan: number }

function pleatedLayers({ shape, outline, fan }: Panel): Layer[] {
  const { folds, seams } = pleats(shape, 13)
  return [
    skirtInside(shape),
    ...drawing('pleats', [{ outline, grain: { fan }, folds, seams, lift: 3 }]),
  ]
}

function tieredLayers({ shape, luck, outline, fan }: Panel): Layer[] {
  return [skirtInside(shape), ...drawing('tiers', tiers(shape, outline, luck, fan))]
}

function wrapOver({ top, waist, hip, hem, sag }: SkirtShape): Knot[] {
  return [
    [-waist, top, 1],
    [0, top + 5],
    [waist * 0.96, top, 1],
    [waist * 0.86, top + (hem[1] - top) * 0.34],
    [waist * 0.5, top + (hem[1] - top) * 0.72],
    [hem[0] * 0.1, hem[1] + sag + 2, 1],
    [-hem[0] * 0.5, hem[1] + sag * 0.8 + 6],
    [-hem[0], hem[1] + 2, 1],
    [-(hip[0] + hem[0]) / 2, (hip[1] + hem[1]) / 2],
    [-hip[0], hip[1]],
    [-(waist + hip[0]) / 2 - 3, (top + hip[1]) / 2],
  ]
}

/** Returns the folds that run towards the knot of a wrap skirt. */
function wrapFolds({ top, waist, hip }: SkirtShape): Fold[] {
  return [0.2, 0.42, 0.66].map((part) => ({
    spine: [
      [waist * 0.86, top + 14 + part * 30],
      [waist * (0.5 - part * 0.7), top + 90 + part * 150],
      [-hip[0] * (0.3 + part * 0.62), hip[1] + part * 250],
    ],
    width: 22,
    depth: 0.75,
  }))
}

function wrapLayers({ shape, luck, face, outline, fan }: Panel): Layer[] {
  const { top, waist, hem, sag } = shape
  const grain = { fan }
  if (face === 'back') {
    const folds = straightFolds(shape, luck)
    return [{ outline, grain, folds, stitches: [hemLine(shape, 10)], lift: 3 }]
  }
  const edge: Knot[] = [
    [waist * 0.92, top + 10],
    [waist * 0.8, top + (hem[1] - top) * 0.34],
    [waist * 0.44, top + (hem[1] - top) * 0.72],
    [hem[0] * 0.05, hem[1] + sag - 8],
  ]
  return [
    { outline, grain, tone: -0.03, folds: fallFolds(shape, luck), lift: 3 },
    ...drawing('wrap', [
      {
        outline: wrapOver(shape),
        grain: { angle: 5, fan },
        folds: [...wrapFolds(shape), ...fallFolds(shape, luck)],
        lift: 5,
        stitches: [edge],
      },
    ]),
  ]
}

/**
 * Returns a vent in the middle of the back. One of its edges lies over the other, and the vent is open a
 * little.
 */
export function vent({ hem, sag }: SkirtShape): Layer[] {
  const [high, low] = [hem[1] - 124, hem[1] + sag - 1]
  return drawing('vent behind', [
    {
      outline: [
        [-2, high, 1],
        [14, low - 2, 1],
        [-22, low, 1],
        [-9, high + 50],
      ],
      tone: -0.24,
      flat: true,
      plain: true,
    },
    {
      outline: [
        [-3, high - 14, 1],
        [24, high - 2, 1],
        [28, high + 60],
        [34, low, 1],
        [13, low + 1, 1],
        [4, high + 56],
      ],
      flat: true,
      lift: 3,
      stitches: [
        [
          [0, high - 4],
          [22, high + 6],
        ],
      ],
    },
  ])
}

function straightLayers({ shape, luck, face, outline, fan }: Panel): Layer[] {
  const middle: Knot[] = [
    [0, shape.top + 4],
    [0, shape.hem[1] + shape.sag],
  ]
  return [
    {
      outline,
      grain: { fan },
      folds: straightFolds(shape, luck),
      stitches: [hemLine(shape, 12)],
      seams: face === 'back' ? [middle] : [],
      lift: 3,
    },
  ]
}

function flaredLayers({ shape, luck, outline, fan }: Panel): Layer[] {
  const folds = fallFolds(shape, luck)
  return [skirtInside(shape), { outline, grain: { fan }, folds, stitches: [], lift: 3 }]
}

const layersOf: Record<SkirtCut, (panel: Panel) => Layer[]> = {
  pleated: pleatedLayers,
  tiered: tieredLayers,
  wrap: wrapLayers,
  straight: straightLayers,
  'a-line': flaredLayers,
}

/** Returns the layers of a skirt from the waist seam down, without the waistband. */
export function skirtLayers(cut: SkirtCut, shape: SkirtShape, luck: Chance, face: Face): Layer[] {
  const { top, waist, hem } = shape
  const fan = (hem[0] / waist - 1) / (hem[1] - top) / 3
  return layersOf[cut]({ shape, luck, face, outline: skirtOutline(shape), fan })
}
