/** Some units of a variant. */
export type Units = { variant_id: number; quantity: number }

/** The units wanted of each variant, lines of the same one together. */
export function unitsByVariant(items: readonly Units[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { variant_id, quantity } of items) {
    units.set(variant_id, (units.get(variant_id) ?? 0) + quantity)
  }
  return units
}

/** The variants of which more is wanted than there is. */
export function shortages(
  items: readonly Units[],
  stockOf: (variantId: number) => number,
): ReadonlySet<number> {
  const short = [...unitsByVariant(items)].filter(([id, units]) => units > stockOf(id))
  return new Set(short.map(([id]) => id))
}

/** What the shopper reads: "Áo sơ mi linen (Ngà, M) chỉ còn 1". */
export function shortageText(
  { name, colour, size }: { name: string; colour: string; size: string },
  left: number,
): string {
  const options = [colour, size].filter(Boolean).join(', ')
  const what = options ? `${name} (${options})` : name
  return left > 0 ? `${what} chỉ còn ${left}` : `${what} đã hết hàng`
}

/** From how few units on a variant runs low. */
const lowUnits = 5

/** Whether a variant runs low; one that is sold out does not run low any more. */
export function isLow(stock: number): boolean {
  return stock > 0 && stock <= lowUnits
}
