import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import type { Bill } from '@/api/generated/model'
import type { PlacedOrder } from '@/domain/order/purchase'
import { storedWhole } from '@/lib/schema'

const billLine = v.object({
  code: v.string(),
  label: v.fallback(v.string(), ''),
  amount: storedWhole(Number.MIN_SAFE_INTEGER),
})

/** A bill as a host sends it outside of a success, or as it was stored. */
const billSchema = v.object({ lines: v.array(billLine), total: storedWhole(0) })

const schema = v.object({
  code: v.string(),
  full_name: v.string(),
  phone: v.string(),
  address: v.string(),
  email: v.nullish(v.string()),
  payment_method: v.nullish(v.picklist(['cod', 'paypal'])),
  created_at: v.nullish(v.string()),
  subtotal: v.number(),
  discount_amount: v.number(),
  shipping_amount: v.nullable(v.number()),
  total_amount: v.number(),
  bill: v.nullish(billSchema),
  expected: v.optional(billSchema),
  items: v.array(
    v.object({
      product_name: v.string(),
      original_name: v.nullish(v.string()),
      color: v.string(),
      size: v.string(),
      quantity: v.number(),
      price: v.number(),
      variant: v.nullable(v.looseObject({})),
    }),
  ),
})

/** True for an order that can be shown; storage and answers may hold something else. */
export function isPlacedOrder(value: unknown): value is PlacedOrder {
  return v.is(schema, value)
}

/** The schema of a stored order. */
export const placedOrder = v.custom<PlacedOrder>(isPlacedOrder)

/** Returns what all tabs may know of an order: what was ordered, but not by whom. */
export function withoutPerson(order: PlacedOrder): PlacedOrder {
  const { code, subtotal, discount_amount, shipping_amount, total_amount, bill, items } = order
  const { payment_method = null, created_at = null } = order
  const amounts = { subtotal, discount_amount, shipping_amount, total_amount, bill }
  const facts = { code, payment_method, created_at, ...amounts, items }
  return { ...facts, full_name: '', phone: '', address: '', email: null }
}

const refused = v.object({ bill: billSchema })

/** Returns the bill that a host would charge, where it refused an order because the shopper had seen another; else null. */
export function newBillOf(error: unknown): Bill | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = v.safeParse(refused, error.body)
  return read.success ? read.output.bill : null
}
