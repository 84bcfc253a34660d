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

/** Body measures in cm, weight in kg; null for those that are not filled in. */
export type Body = Readonly<Record<Girth | 'height' | 'weight', number | null>>

/** The size of one girth; null when it lies outside all sizes. */
export type GirthFit = { girth: Girth; cm: number; size: LetterSize | null }

export type SizeAdvice = {
  /** A letter size, or smaller than the smallest, or larger than the largest. */
  result: LetterSize | 'smaller' | 'larger'
  fits: readonly GirthFit[]
  /** The girths that need this size; it may be loose at the others. */
  decidedBy: readonly Girth[]
  /** The next size, for a looser fit, when a deciding girth is near the upper end of its size. */
  roomier: LetterSize | null
  /** True when the size is estimated from height and weight alone. */
  estimated: boolean
  /** True when height and weight point to quite another size than the girths. */
  doubtful: boolean
}

/** Clothes vary by this much (cm): a girth this far outside the sizes still fits. */
const tolerance = 2
/** Less than this (cm) below the upper end counts as between two sizes. */
const edge = 1
/** A woman's hip in cm is about this factor times the square root of her kg per metre of height. */
const hipFactor = 16
/** From this many sizes between girths and estimate on, one of them must be wrong. */
const doubt = 2

/**
 * The size that fits every girth; without girths estimated from height and weight; null when there is not
 * enough to go by.
 */
export function findSize(body: Body): SizeAdvice | null {
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
 * Returns an index in `letterSizes`; -1 below and `letterSizes.length` above them. A shared end belongs to
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

/** Rounded to whole cm: decimals would look like a measured value. */
function estimatedHip({ height, weight }: Body): number | null {
  if (height === null || weight === null) return null
  return Math.round(hipFactor * Math.sqrt(weight / (height / 100)))
}

/** The size of a body among those of a product, and why. */
export type OwnSize = {
  size: string
  /** The girths that need it; empty where it is estimated from height and weight. */
  decidedBy: readonly Girth[]
}

/**
 * Returns which of a product's sizes fits a body; null where none does, or where too little is known. Letters
 * follow the size finder, inches the waist and hip of the garment.
 */
export function mySize(sizes: readonly string[], body: Body): OwnSize | null {
  const found = sizes.some(isInch) ? inchSize(body) : letterSize(body)
  return found && sizes.includes(found.size) ? found : null
}

const isInch = (size: string) => inchSizes.some((inch) => String(inch) === size)

/** Returns all sizes of a mixed list that fit a body: that of letters, and that of inches. */
export function mySizes(sizes: readonly string[], body: Body): string[] {
  const kinds = [sizes.filter((size) => !isInch(size)), sizes.filter(isInch)]
  return kinds.flatMap((kind) => mySize(kind, body)?.size ?? [])
}

function letterSize(body: Body): OwnSize | null {
  const advice = findSize(body)
  return advice && { size: advice.result, decidedBy: advice.estimated ? [] : advice.decidedBy }
}

function inchSize(body: Body): OwnSize | null {
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
