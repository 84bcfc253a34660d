import { bodyMeasures, type Girth, girthRange, girths, letterSizes } from './body-measures'
import type { LetterSize } from './body-measures'

/** What somebody knows of her body: cm, weight in kg; null is not told. */
export type Body = Readonly<Record<Girth | 'height' | 'weight', number | null>>

/** One girth held against the run of sizes. `size` is null where it lies outside of all of them. */
export type GirthFit = { girth: Girth; cm: number; size: LetterSize | null }

export type SizeAdvice = {
  /** By the letters, or outside the run: smaller than the smallest, larger than the largest. */
  result: LetterSize | 'smaller' | 'larger'
  /** Every girth with its own size. */
  fits: readonly GirthFit[]
  /** The girths that ask for this size; the others may sit loose. */
  decidedBy: readonly Girth[]
  /** The next size, for who likes room: the deciding girth is near the upper edge. */
  roomier: LetterSize | null
  /** Nothing was measured: height and weight only hint at a girth. */
  estimated: boolean
  /** Height and weight speak of quite another size than the tape. */
  doubtful: boolean
}

/** Cloth varies by this much (cm): so far outside the run is still inside. */
const tolerance = 2
/** Closer than this (cm) to the upper edge is between two sizes. */
const edge = 1
/** A woman's hip in cm is about this times the root of kg per metre of height. */
const hipFactor = 16
/** Sizes between tape and estimate from which one of them must be wrong. */
const doubt = 2

/**
 * The size that closes at every girth told: the largest that one of them asks for. Without any girth, height and
 * weight together give an estimate. Null where there is nothing to go by.
 */
export function findSize(body: Body): SizeAdvice | null {
  const guess = estimatedHip(body)
  const measured = girths.flatMap((girth) => {
    const cm = body[girth]
    return cm === null ? [] : [{ girth, cm }]
  })
  const guessed = guess === null ? [] : [{ girth: 'hip' as const, cm: guess }]
  const told = measured.length > 0 ? measured : guessed
  if (told.length === 0) return null
  const stepped = told.map(({ girth, cm }) => ({ girth, cm, step: stepOf(girth, cm) }))
  const step = Math.max(...stepped.map((one) => one.step))
  const deciding = stepped.filter((one) => one.step === step)
  return {
    result: letterSizes[step] ?? (step < 0 ? 'smaller' : 'larger'),
    fits: stepped.map((one) => ({
      girth: one.girth,
      cm: one.cm,
      size: letterSizes[one.step] ?? null,
    })),
    decidedBy: deciding.map(({ girth }) => girth),
    roomier: deciding.some(isNearUpperEdge) ? (letterSizes[step + 1] ?? null) : null,
    estimated: measured.length === 0,
    doubtful: guess !== null && Math.abs(stepOf('hip', guess) - step) >= doubt,
  }
}

/** Place in `letterSizes`; -1 below, `letterSizes.length` above the run. A shared edge belongs to the smaller size. */
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

/** In whole cm: more would feign a measure. */
function estimatedHip({ height, weight }: Body): number | null {
  if (height === null || weight === null) return null
  return Math.round(hipFactor * Math.sqrt(weight / (height / 100)))
}
