import type { OrderRequest } from '@/api/generated/model'
import { isComplete, skipsDistricts } from '@/domain/address/cascade'
import type { OrderLine } from '@/domain/cart/cart'
import { fullName } from '@/domain/person/name'
import { tidyPhone } from '@/domain/person/phone'
import { tidyText } from '@/lib/text'
import { tidyCoupon } from './coupon'
import type { OrderForm } from './form'
import { itemsOf, type OrderDetails } from './quote'

/** Returns what an order's bill depends on, as far as the form holds it. */
export function orderDetails({ region, coupon, payment }: OrderForm) {
  const { province, district, ward } = region
  return {
    province_id: province?.id ?? null,
    district_id: skipsDistricts(region) ? null : (district?.id ?? null),
    ward_id: ward?.id ?? null,
    coupon_code: tidyCoupon(coupon),
    payment_method: payment,
  } satisfies OrderDetails
}

/** Returns the payload of Product §3, or null while the address or the payment method is missing. */
export function orderRequest(form: OrderForm, lines: readonly OrderLine[]): OrderRequest | null {
  const { province_id, ward_id, payment_method, ...details } = orderDetails(form)
  if (!payment_method || !province_id || !ward_id || !isComplete(form.region)) return null
  const email = tidyText(form.email)
  return {
    ...details,
    ...(email && { email }),
    province_id,
    ward_id,
    payment_method,
    full_name: fullName(form),
    phone: tidyPhone(form.phone),
    address: tidyText(form.street),
    note: form.note.normalize('NFC').trim(),
    items: itemsOf(lines),
  }
}
