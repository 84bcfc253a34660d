import type { Bill, BillLine, FieldErrors } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'
import type { Database } from '../db/database'
import type { OrderRow, ProductRow, VariantRow } from '../db/tables'
import { copyForOrder, type OrderInput } from '../rules/orders'
import { type Units, unitsTaken } from '../rules/stock'
import type { CouponGrant } from './coupons'
import { isProductShown } from './shop-view'

export type Line = { product: ProductRow; variant: VariantRow; quantity: number }

/** Returns the product and variant of each line. A line is null when its variant is not on sale. */
export function linesOf(db: Database, { items }: Pick<OrderInput, 'items'>): (Line | null)[] {
  return items.map(({ product_id, variant_id, quantity }) => {
    const product = db.find('products', product_id)
    const variant = db.find('variants', variant_id)
    const isSold =
      product && variant?.product_id === product_id ? isProductShown(db, product) : false
    return product && variant && isSold ? { product, variant, quantity } : null
  })
}

export function orderBill(
  lines: readonly (Line | null)[],
  grant: CouponGrant | null,
  shipping?: number,
): Bill {
  return billOf(subtotalOf(pricedLines(lines)), {
    ...grant,
    ...(shipping !== undefined && { shipping }),
  })
}

/** Returns the lines that are on sale, with the present prices. */
export function pricedLines(lines: readonly (Line | null)[]) {
  return lines
    .filter((line) => line !== null)
    .map(({ product, variant: { price }, quantity }) => ({ product, price, quantity }))
}

/** Returns an error for each line that is null, because its variant is not on sale. */
export function goneLineErrors(lines: readonly (object | null)[]): FieldErrors {
  const gone = [...lines.entries()].filter(([, line]) => !line)
  return Object.fromEntries(
    gone.map(([index]) => [
      `items.${index}.variant_id`,
      ['Sản phẩm không còn được bán. Hãy chọn sản phẩm khác.'],
    ]),
  )
}

/** A line of an order with its price and its discounts at the time of the sale. */
export type SoldLine = Line & { price: number; granted: readonly BillLine[] }

/** Adds lines to an order. The caller has to move the stock, because this function does not. */
export function insertItems(db: Database, order: OrderRow, lines: readonly SoldLine[]): void {
  for (const { product, variant, quantity, price, granted } of lines) {
    db.insert('order_items', {
      order_id: order.id,
      ...copyForOrder(product, variant),
      quantity,
      price,
      granted: [...granted],
    })
  }
}

export function unitsOfLine({ variant, quantity }: Line): Units {
  return { variant_id: variant.id, quantity }
}

/** The order that takes pieces from the stock or gives them back, and the person who does it. */
type Move = { order_id: number; by: string; at: string }

/**
 * Moves pieces from the stock into an order, or back, when the lines of the order change. A deleted variant
 * has no stock any more. If pieces of it come back, a note on the order lists these pieces (Product §10.6.5).
 */
export function moveStock(
  db: Database,
  before: readonly Units[],
  after: readonly Units[],
  move?: Move,
): void {
  const items = move ? db.where('order_items', 'order_id', move.order_id) : []
  const homeless: string[] = []
  for (const [id, units] of unitsTaken(before, after)) {
    const variant = db.find('variants', id)
    if (variant && units !== 0) db.update('variants', id, { stock: variant.stock - units })
    const item = items.find(({ variant_id }) => variant_id === id)
    if (variant || !item || units >= 0) continue
    const name = [item.product_name, item.color, item.size].filter(Boolean).join(' · ')
    homeless.push(`${-units} × ${name}`)
  }
  if (!move || homeless.length === 0) return
  const text = `Chưa nhập lại kho được vì phân loại đã bị xóa. Hãy cất riêng: ${homeless.join('; ')}`
  db.insert('order_notes', { ...move, text })
}
