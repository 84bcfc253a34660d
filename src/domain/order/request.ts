import type { OrderRequest, OrderRequestItem, QuoteRequest } from '@/api/generated/model'
import { type Cascade, isComplete, skipsDistricts } from '@/domain/address/cascade'
import type { Delivery } from '@/domain/address/saved-address'
import { isOrderable, type Line, type OrderLine } from '@/domain/cart/cart'
import { fullName } from '@/domain/person/name'
import { tidyEmail } from '@/lib/kinds/email'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'
import { tidyCoupon } from './coupon'
import type { OrderForm } from './form'

/** What a bill depends on beside the lines; null while it is not known. */
export type OrderDetails = Required<Omit<QuoteRequest, 'items'>>

/** Returns what asks for the bill of these lines (Product §9.7); the cart knows no details. */
export function quoteRequest(lines: readonly Line[], details?: OrderDetails): QuoteRequest {
  return { items: itemsOf(lines.filter(isOrderable)), ...details }
}

/** Returns the lines as an order names them. */
function itemsOf(lines: readonly OrderLine[]): OrderRequestItem[] {
  return lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
  }))
}

/** Returns what an order's bill depends on, as far as the form holds it. */
export function orderDetails({ region, coupon, payment }: OrderForm) {
  return {
    ...unitIds(region),
    coupon_code: tidyCoupon(coupon),
    payment_method: payment,
  } satisfies OrderDetails
}

function unitIds(region: Cascade) {
  const { province, district, ward } = region
  return {
    province_id: province?.id ?? null,
    district_id: skipsDistricts(region) ? null : (district?.id ?? null),
    ward_id: ward?.id ?? null,
  }
}

/** Returns who receives an order and where, or null while the address is not complete. */
export function recipientOf(form: Delivery) {
  const { province_id, district_id, ward_id } = unitIds(form.region)
  if (!province_id || !ward_id || !isComplete(form.region)) return null
  return {
    full_name: fullName(form),
    phone: tidyPhone(form.phone),
    address: tidyText(form.street),
    province_id,
    district_id,
    ward_id,
  }
}

/** Returns the payload of Product §3, or null while the address or the payment method is missing. */
export function orderRequest(form: OrderForm, lines: readonly OrderLine[]): OrderRequest | null {
  const { payment_method, coupon_code } = orderDetails(form)
  const recipient = recipientOf(form)
  if (!payment_method || !recipient) return null
  const email = tidyEmail(form.email)
  return {
    ...recipient,
    ...(email && { email }),
    coupon_code,
    payment_method,
    note: form.note.normalize('NFC').trim(),
    items: itemsOf(lines),
  }
}
