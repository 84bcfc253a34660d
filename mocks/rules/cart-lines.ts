type Line = {
  productId: number
  variantId: number | null
  quantity: number
  color: string | null
  size: string | null
}

/** Returns the key of a line (Product §3.4): product and variant, else product, colour and size. */
function keyOf({ productId, variantId, color, size }: Line): string {
  return JSON.stringify(variantId === null ? [productId, color, size] : [productId, variantId])
}

export function mergeLines<OneLine extends Line>(lines: readonly OneLine[]): OneLine[] {
  const merged = new Map<string, OneLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const known = merged.get(key)
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
