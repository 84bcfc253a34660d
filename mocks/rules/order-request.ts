import type { OrderRequest } from '@/api/generated/model'
import type { OrderItemRow, OrderRow } from '../db/tables'

export type OrderInput = Omit<OrderRequest, 'note' | 'coupon_code' | 'email'> & {
  note: string
  coupon_code: string | null
  email: string | null
}

export function tidyRequest(request: OrderRequest): OrderInput {
  const { province_id, district_id, ward_id, payment_method } = request
  return {
    province_id,
    district_id,
    ward_id,
    payment_method,
    items: request.items.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity,
    })),
    full_name: request.full_name.trim(),
    phone: request.phone.trim(),
    address: request.address.trim(),
    note: request.note?.trim() ?? '',
    coupon_code: request.coupon_code?.trim() || null,
    email: request.email?.trim() || null,
  }
}

type Answered = { order: OrderRow; items: readonly OrderItemRow[] }

export function isSameOrder(input: OrderInput, userId: number | null, answered: Answered): boolean {
  const { order, items } = answered
  return (
    order.user_id === userId &&
    JSON.stringify(partsOf(input, input.items)) === JSON.stringify(partsOf(order, items))
  )
}

function partsOf(
  input: Omit<OrderInput, 'items'>,
  items: readonly Pick<OrderItemRow, 'product_id' | 'variant_id' | 'quantity'>[],
): unknown {
  const { full_name, phone, email, address, province_id, district_id, ward_id } = input
  return [
    [full_name, phone, email, address, province_id, district_id, ward_id],
    [input.note, input.coupon_code, input.payment_method],
    items.map(({ product_id, variant_id, quantity }) => [product_id, variant_id, quantity]),
  ]
}
