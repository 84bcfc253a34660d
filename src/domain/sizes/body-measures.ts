export const girths = ['bust', 'waist', 'hip'] as const
export type Girth = (typeof girths)[number]

/** Letter sizes, from the smallest. */
export const letterSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
export type LetterSize = (typeof letterSizes)[number]

/**
 * A girth over the sizes, in cm: the start of the smallest size, the width of each size, and the step to the
 * next.
 */
export type SizeRun = { from: number; spread: number; step: number }

/** The body measures behind every size chart of the shop. */
export const bodyMeasures: Readonly<Record<Girth, SizeRun>> = {
  bust: { from: 80, spread: 4, step: 4 },
  waist: { from: 62, spread: 4, step: 4 },
  hip: { from: 86, spread: 4, step: 4 },
}

/** Jeans sizes. Below: waist and hip of the smallest garment in cm, and the step to the next. */
export const inchSizes = [26, 27, 28, 29, 30, 31, 32] as const
export const inchMeasures = {
  waist: { from: 64, step: 2.5 },
  hip: { from: 87, step: 2.5 },
} as const

/** Returns the range of a girth, in cm, `steps` above the smallest size. */
export function girthRange(girth: Girth, steps: number): { from: number; to: number } {
  const { from, spread, step } = bodyMeasures[girth]
  const start = from + step * steps
  return { from: start, to: start + spread }
}
