export type Units = { variant_id: number; quantity: number }

function unitsByVariant(items: readonly Units[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { variant_id, quantity } of items) {
    units.set(variant_id, (units.get(variant_id) ?? 0) + quantity)
  }
  return units
}

/**
 * Returns for each variant how many units an order takes when its lines change. A negative number means that
 * the order gives units back.
 */
export function unitsTaken(
  before: readonly Units[],
  after: readonly Units[],
): ReadonlyMap<number, number> {
  const returned = before.map(({ variant_id, quantity }) => ({ variant_id, quantity: -quantity }))
  return unitsByVariant([...after, ...returned])
}

export function shortVariantIds(
  items: readonly Units[],
  stockOf: (variantId: number) => number,
): ReadonlySet<number> {
  const short = [...unitsByVariant(items)].filter(([id, units]) => units > stockOf(id))
  return new Set(short.map(([id]) => id))
}

export function shortageText(
  { name, color, size }: { name: string; color: string; size: string },
  left: number,
): string {
  const options = [color, size].filter(Boolean).join(', ')
  const what = options ? `${name} (${options})` : name
  return left > 0
    ? `${what} chỉ còn ${left}. Hãy giảm số lượng.`
    : `${what} đã hết hàng. Hãy chọn món khác.`
}

const lowUnits = 5

export function isLowStock(stock: number): boolean {
  return stock > 0 && stock <= lowUnits
}

/**
 * Returns the new stock after a write. `seen` is the number that the sender saw, and `now` is the present
 * stock. If the sender did not change the number, the present stock stays. Null means a conflict: the stock
 * has changed since the sender saw it, or `seen` is unknown (Product §11.1.9).
 */
export function stockAfter(
  sent: number,
  { seen, now }: { seen: number | undefined; now: number },
): number | null {
  if (sent === seen) return now
  return now === seen || now === sent ? sent : null
}

export const stockMovedText = (seen: number, now: number) =>
  `Tồn kho đã đổi từ ${seen} thành ${now}. Hãy nhập số mới.`
