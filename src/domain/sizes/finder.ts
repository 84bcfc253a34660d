import {
  bodyMeasures,
  type Girth,
  girthRange,
  girths,
  inchMeasures,
  inchSizes,
  type LetterSize,
  letterSizes,
} from './body-measures'

/** Body measures in cm, weight in kg. Null when not filled in. */
export type BodyMeasures = Readonly<Record<Girth | 'height' | 'weight', number | null>>

/** The size of one girth. Null when it lies outside all sizes. */
export type GirthFit = { girth: Girth; cm: number; size: LetterSize | null }

export type SizeAdvice = {
  /** A letter size, or smaller than the smallest, or larger than the largest. */
  result: LetterSize | 'smaller' | 'larger'
  fits: readonly GirthFit[]
  /** The girths that need this size. It may be loose at the others. */
  decidedBy: readonly Girth[]
  /** The next size, for a looser fit, when a deciding girth is near the upper end of its size. */
  roomier: LetterSize | null
  /** True when the size is estimated from height and weight alone. */
  estimated: boolean
  /** True when height and weight point to quite another size than the girths. */
  doubtful: boolean
}

/** In cm. A girth this far outside the sizes still fits, because clothes vary. */
const tolerance = 2
/** In cm. A girth this close to the upper end counts as between two sizes. */
const edge = 1
/** A hip in cm is about this factor times the square root of the weight in kg per metre of height. */
const hipFactor = 16
/** In sizes. From this difference between girths and estimate on, one of them must be wrong. */
const doubt = 2

/**
 * Returns the size that fits every girth. Without girths it is estimated from height and weight; null without
 * those.
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
 * Returns an index in `letterSizes`: -1 below and `letterSizes.length` above them. A shared end belongs to
 * the smaller size.
 */
function stepOf(girth: Girth, cm: number): number {
  const { from, spread, step } = bodyMeasures[girth]
  const last = letterSizes.length - 1
  if (cm < from - tolerance) return -1
  if (cm > girthRange(girth, last).to + tolerance) return letterSizes.length
  return Math.min(last, Math.max(0, Math.ceil((cm - from - spread) / step)))
}

function isNearUpperEdge({ girth, cm, step }: { girth: Girth; cm: number; step: number }): boolean {
  return step >= 0 && cm > girthRange(girth, step).to - edge
}

/** Rounded to whole cm, because decimals would look like a measured value. */
function estimatedHip({ height, weight }: BodyMeasures): number | null {
  if (height === null || weight === null) return null
  return Math.round(hipFactor * Math.sqrt(weight / (height / 100)))
}

/** The product's size that fits a body, and the reason. */
export type SizeMatch = {
  size: string
  /** The girths that need it. Empty when it is estimated from height and weight. */
  decidedBy: readonly Girth[]
}

/**
 * Returns the product's size that fits a body. Null when no size fits, or too few measures are known. Letter
 * sizes follow the size finder, inch sizes the waist and hip of the garment.
 */
export function fittingSize(sizes: readonly string[], body: BodyMeasures): SizeMatch | null {
  const found = sizes.some(isInch) ? inchSize(body) : letterSize(body)
  return found && sizes.includes(found.size) ? found : null
}

const isInch = (size: string) => inchSizes.some((inch) => String(inch) === size)

/** Returns all sizes of a mixed list that fit a body: one among the letters, one among the inches. */
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
