import { orderTotals, subtotalOf } from '@/domain/cart/totals'
import { isSampleCoupon } from '@/domain/order/coupon'
import { isPhone } from '@/domain/person/phone'
import type { FieldErrors } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRow, ProductRow, VariantRow } from '../db/tables'
import { type AddressModel, wrongUnitId } from '../rules/addresses'
import type { OrderInput } from '../rules/order-request'
import { shortages, shortageText, unitsByVariant } from '../rules/stock'
import { orderCode } from '../rules/orders'
import { isProductShown } from './shop-view'

type Line = { product: ProductRow; variant: VariantRow; quantity: number }

/** Returns the product and variant of each line; null for a line that is not sold. */
function linesOf(db: Database, { items }: OrderInput): (Line | null)[] {
  return items.map(({ product_id, variant_id, quantity }) => {
    const product = db.find('products', product_id)
    const variant = db.find('variants', variant_id)
    const isSold =
      product && variant?.product_id === product_id ? isProductShown(db, product) : false
    return product && variant && isSold ? { product, variant, quantity } : null
  })
}

function personErrors({ full_name, phone, address }: OrderInput): FieldErrors {
  return {
    ...(!full_name && { full_name: ['Vui lòng nhập tên'] }),
    ...(!isPhone(phone) && { phone: ['Số điện thoại không hợp lệ'] }),
    ...(!address && { address: ['Vui lòng nhập địa chỉ'] }),
  }
}

/** The mock server knows one coupon (Product §4.8). */
function couponErrors({ coupon_code }: OrderInput): FieldErrors {
  if (coupon_code === null || isSampleCoupon(coupon_code)) return {}
  return { coupon_code: ['Mã giảm giá không đúng hoặc đã hết hạn'] }
}

/** Returns the errors of an order, per field; those of lines are `items.0.quantity`, `items.0.variant_id`. */
export function orderErrors(db: Database, input: OrderInput, model: AddressModel): FieldErrors {
  const errors = { ...personErrors(input), ...couponErrors(input) }
  const wrongId = wrongUnitId(model, input)
  if (wrongId) errors[wrongId] = ['Vui lòng chọn đầy đủ địa chỉ hành chính']
  const short = shortages(input.items, (id) => db.find('variants', id)?.stock ?? 0)
  for (const [index, line] of linesOf(db, input).entries()) {
    if (!line) {
      errors[`items.${index}.variant_id`] = ['Sản phẩm không còn được bán']
    } else if (short.has(line.variant.id)) {
      const { name } = line.product
      const { colour, size, stock } = line.variant
      errors[`items.${index}.quantity`] = [shortageText({ name, colour, size }, stock)]
    }
  }
  return errors
}

type PlaceOptions = { userId: number | null; key: string | null; now: Date }

function insertItems(db: Database, order: OrderRow, lines: readonly Line[]): void {
  for (const { product, variant, quantity } of lines) {
    db.insert('order_items', {
      id: db.nextId('order_items'),
      order_id: order.id,
      product_id: product.id,
      variant_id: variant.id,
      product_name: product.name,
      color: variant.colour,
      size: variant.size,
      quantity,
      price: variant.price,
      image_url: variant.image_url ?? product.images[0] ?? null,
    })
  }
  for (const [id, units] of unitsByVariant(lines.map(unitsOfLine))) {
    db.update('variants', id, { stock: db.get('variants', id).stock - units })
  }
}

function unitsOfLine({ variant, quantity }: Line) {
  return { variant_id: variant.id, quantity }
}

function insertPayment(db: Database, order: OrderRow, at: string): void {
  const isPaypal = order.payment_method === 'paypal'
  db.insert('payments', {
    payment_id: `PAY-${String(order.id).padStart(6, '0')}`,
    order_id: order.id,
    method: order.payment_method,
    status: 'pending',
    token: isPaypal ? `EC-${crypto.getRandomValues(new Uint32Array(2)).join('')}` : null,
    approval: null,
    created_at: at,
  })
}

/** Saves a valid order: takes the stock, creates the payment and the first step of the timeline. */
export function placeOrder(
  db: Database,
  input: OrderInput,
  { userId, key, now }: PlaceOptions,
): OrderRow {
  const lines = linesOf(db, input).filter((line) => line !== null)
  const priced = lines.map(({ variant, quantity }) => ({ price: variant.price, quantity }))
  const hasCoupon = input.coupon_code !== null
  const { subtotal, shipping, discount, total } = orderTotals(subtotalOf(priced), hasCoupon)
  const at = now.toISOString()
  const { items: _items, ...columns } = input
  return db.transaction(() => {
    const id = db.nextId('orders')
    const order = db.insert('orders', {
      ...columns,
      id,
      code: orderCode(id, now),
      user_id: userId,
      status: 'pending',
      payment_status: 'pending',
      subtotal,
      discount_amount: discount,
      shipping_amount: shipping,
      total_amount: total,
      idempotency_key: key,
      carrier: '',
      tracking_number: '',
      created_at: at,
      updated_at: at,
    })
    insertItems(db, order, lines)
    insertPayment(db, order, at)
    db.insert('order_events', {
      id: db.nextId('order_events'),
      order_id: id,
      status: 'pending',
      note: 'Đơn hàng đã được tạo.',
      at,
      by: 'system',
    })
    return order
  })
}
