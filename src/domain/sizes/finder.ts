import {
  girthScales,
  type Girth,
  girthRange,
  girths,
  inchMeasures,
  inchSizes,
  type LetterSize,
  letterSizes,
} from './body-measures'

/** Body measures in cm, and the weight in kg. A measure is null if it is not filled in. */
export type BodyMeasures = Readonly<Record<Girth | 'height' | 'weight', number | null>>

/** The size that a single girth needs. It is null if the girth is outside all sizes. */
export type GirthFit = { girth: Girth; cm: number; size: LetterSize | null }

export type SizeAdvice = {
  /** A letter size. It is `smaller` or `larger` if the body is outside all sizes. */
  result: LetterSize | 'smaller' | 'larger'
  fits: readonly GirthFit[]
  /** The girths that need this size. At the other girths, the garment may be loose. */
  decidedBy: readonly Girth[]
  /**
   * The next larger size, for a looser fit. It is set only if there is such a size, and if a girth that needs
   * this size is near the upper end of this size.
   */
  roomier: LetterSize | null
  /** True if the size is only estimated from height and weight. */
  estimated: boolean
  /** True if height and weight suggest a very different size from the one that the girths need. */
  doubtful: boolean
}

/** A girth may be outside the sizes by this much, in cm, because clothes vary. */
const tolerance = 2
/** If a girth is less than this below the upper end of its size, in cm, it counts as between two sizes. */
const edge = 1
/** The hip in cm is about this factor times the square root of the weight in kg per metre of height. */
const hipFactor = 16
/**
 * If the size from the girths and the estimated size differ by at least this many sizes, a measure must be
 * wrong.
 */
const doubt = 2

/**
 * Returns the size that fits all girths. Without girths, the size is estimated from height and weight.
 * Returns null if neither the girths nor both height and weight are known.
 */
export function findSize(body: BodyMeasures): SizeAdvice | null {
  const guess = estimatedHip(body)
  const measured = girths.flatMap((girth) => {
    const cm = body[girth]
    return cm === null ? [] : [{ girth, cm }]
  })
  const guessed = guess === null ? [] : [{ girth: 'hip' as const, cm: guess }]
  const known = measured.length > 0 ? measured : guessed
  if (known.length === 0) return null
  const stepped = known.map(({ girth, cm }) => ({ girth, cm, step: stepOf(girth, cm) }))
  const step = Math.max(...stepped.map((fit) => fit.step))
  const deciding = stepped.filter((fit) => fit.step === step)
  return {
    result: letterSizes[step] ?? (step < 0 ? 'smaller' : 'larger'),
    fits: stepped.map((fit) => ({
      girth: fit.girth,
      cm: fit.cm,
      size: letterSizes[fit.step] ?? null,
    })),
    decidedBy: deciding.map(({ girth }) => girth),
    roomier: deciding.some(isNearUpperEdge) ? (letterSizes[step + 1] ?? null) : null,
    estimated: measured.length === 0,
    doubtful: guess !== null && Math.abs(stepOf('hip', guess) - step) >= doubt,
  }
}

/**
 * Returns the index of a girth's size in `letterSizes`. A girth below all sizes gives -1, and a girth above
 * all sizes gives `letterSizes.length`. If two sizes share a value, the smaller one is chosen.
 */
function stepOf(girth: Girth, cm: number): number {
  const { from, spread, step } = girthScales[girth]
  const last = letterSizes.length - 1
  if (cm < from - tolerance) return -1
  if (cm > girthRange(girth, last).to + tolerance) return letterSizes.length
  return Math.min(last, Math.max(0, Math.ceil((cm - from - spread) / step)))
}

function isNearUpperEdge({ girth, cm, step }: { girth: Girth; cm: number; step: number }): boolean {
  return step >= 0 && cm > girthRange(girth, step).to - edge
}

/**
 * Returns the hip in cm, estimated from height and weight. The result is rounded, because decimals would look
 * like a measured value.
 */
function estimatedHip({ height, weight }: BodyMeasures): number | null {
  if (height === null || weight === null) return null
  return Math.round(hipFactor * Math.sqrt(weight / (height / 100)))
}

/** The size of a product that fits a body, and the reason. */
export type SizeMatch = {
  size: string
  /** The girths that need this size. It is empty if the size was estimated from height and weight. */
  decidedBy: readonly Girth[]
}

/**
 * Returns the size of a product that fits a body. Letter sizes are chosen by the size finder, jeans sizes by
 * waist and hip. Returns null if no size fits or too few measures are known.
 */
export function fittingSize(sizes: readonly string[], body: BodyMeasures): SizeMatch | null {
  const found = sizes.some(isInch) ? inchSize(body) : letterSize(body)
  return found && sizes.includes(found.size) ? found : null
}

const isInch = (size: string) => inchSizes.some((inch) => String(inch) === size)

/** Returns the sizes of a list that fit a body: at most one letter size and one jeans size. */
export function fittingSizes(sizes: readonly string[], body: BodyMeasures): string[] {
  const kinds = [sizes.filter((size) => !isInch(size)), sizes.filter(isInch)]
  return kinds.flatMap((kind) => fittingSize(kind, body)?.size ?? [])
}

function letterSize(body: BodyMeasures): SizeMatch | null {
  const advice = findSize(body)
  return advice && { size: advice.result, decidedBy: advice.estimated ? [] : advice.decidedBy }
}

function inchSize(body: BodyMeasures): SizeMatch | null {
  const last = inchSizes.length - 1
  const steps = (['waist', 'hip'] as const).flatMap((girth) => {
    const cm = body[girth]
    if (cm === null) return []
    const { from, step } = inchMeasures[girth]
    const isTooWide = cm > from + step * last + tolerance
    const needed = Math.max(0, Math.ceil((cm - from) / step))
    return { girth, step: isTooWide ? Number.POSITIVE_INFINITY : Math.min(last, needed) }
  })
  const most = Math.max(...steps.map(({ step }) => step))
  const size = inchSizes[most]
  if (size === undefined) return null
  const decidedBy = steps.filter(({ step }) => step === most).map(({ girth }) => girth)
  return { size: String(size), decidedBy }
}
