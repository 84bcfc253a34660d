type QuantityRange = { min: number; max?: number | undefined }

/** Returns the quantity after a step, limited to the range; NaN becomes the minimum. */
export function stepped(value: number, delta: number, { min, max = Infinity }: QuantityRange) {
  const next = Number.isNaN(value) ? min : value + delta
  return Math.min(Math.max(next, min), max)
}

/** Product §9: quantities show at least two digits (3 → "03"). */
export const padded = (quantity: number): string => String(quantity).padStart(2, '0')
