export const girths = ['bust', 'waist', 'hip'] as const
export type Girth = (typeof girths)[number]

/** The letter sizes, the smallest first. */
export const letterSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
export type LetterSize = (typeof letterSizes)[number]

/**
 * A girth in all sizes, in cm. `from` is the lowest value of the smallest size, `spread` is the width of each
 * size's range, and `step` is the difference to the next size.
 */
export type GirthScale = { from: number; spread: number; step: number }

/** The body measures on which all size charts of the shop are based. */
export const girthScales: Readonly<Record<Girth, GirthScale>> = {
  bust: { from: 80, spread: 4, step: 4 },
  waist: { from: 62, spread: 4, step: 4 },
  hip: { from: 86, spread: 4, step: 4 },
}

/**
 * The sizes of jeans. `inchMeasures` has waist and hip of the smallest garment in cm, and the step to the
 * next size.
 */
export const inchSizes = [26, 27, 28, 29, 30, 31, 32] as const
export const inchMeasures = {
  waist: { from: 64, step: 2.5 },
  hip: { from: 87, step: 2.5 },
} as const

/** Returns the range of a girth in cm, for the size that is `steps` above the smallest one. */
export function girthRange(girth: Girth, steps: number): { from: number; to: number } {
  const { from, spread, step } = girthScales[girth]
  const start = from + step * steps
  return { from: start, to: start + spread }
}
