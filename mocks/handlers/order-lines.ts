import type { Bill, FieldErrors } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { isSampleCoupon } from '@/domain/order/coupon'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import type { OrderInput } from '../rules/order-request'
import { isProductShown } from './shop-view'

export type Line = { product: ProductRow; variant: VariantRow; quantity: number }

/** Returns the product and variant of each line; null for a line that is not sold. */
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
  coupon: string | null,
  shipping?: number,
): Bill {
  const priced = lines.flatMap((line) =>
    line ? [{ price: line.variant.price, quantity: line.quantity }] : [],
  )
  return billOf(subtotalOf(priced), { coupon, ...(shipping !== undefined && { shipping }) })
}

/** The mock server knows one coupon (Product §4.8). */
export function couponErrors({ coupon_code }: Pick<OrderInput, 'coupon_code'>): FieldErrors {
  if (coupon_code === null || isSampleCoupon(coupon_code)) return {}
  return { coupon_code: ['Mã giảm giá không đúng hoặc đã hết hạn'] }
}

export function goneLineErrors(db: Database, input: Pick<OrderInput, 'items'>): FieldErrors {
  const gone = [...linesOf(db, input).entries()].filter(([, line]) => !line)
  return Object.fromEntries(
    gone.map(([index]) => [`items.${index}.variant_id`, ['Sản phẩm không còn được bán']]),
  )
}
