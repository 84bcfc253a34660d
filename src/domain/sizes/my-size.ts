import { type Girth, inchMeasures, inchSizes } from './body-measures'
import { type Body, findSize } from './finder'

/** The size of a body among those of a product, and why. */
export type MySize = {
  size: string
  /** The girths that need it; empty where it is estimated from height and weight. */
  decidedBy: readonly Girth[]
}

/** Clothes vary by this much (cm): a girth this far beyond the largest size still fits. */
const tolerance = 2

/**
 * Returns which of a product's sizes fits a body; null where none does, or where too little is known. Letters follow the size finder, inches
 * the waist and hip of the garment.
 */
export function mySize(sizes: readonly string[], body: Body): MySize | null {
  const found = sizes.some(isInch) ? inchSize(body) : letterSize(body)
  return found && sizes.includes(found.size) ? found : null
}

const isInch = (size: string) => inchSizes.some((inch) => String(inch) === size)

/** Returns all sizes of a mixed list that fit a body: that of letters, and that of inches. */
export function mySizes(sizes: readonly string[], body: Body): string[] {
  const kinds = [sizes.filter((size) => !isInch(size)), sizes.filter(isInch)]
  return kinds.flatMap((kind) => mySize(kind, body)?.size ?? [])
}

function letterSize(body: Body): MySize | null {
  const advice = findSize(body)
  return advice && { size: advice.result, decidedBy: advice.estimated ? [] : advice.decidedBy }
}

function inchSize(body: Body): MySize | null {
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
