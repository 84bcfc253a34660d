import type { OrderRequest } from '@/api/generated/model'
import { isComplete, skipsDistricts } from '@/domain/address/cascade'
import type { OrderLine } from '@/domain/cart/cart'
import { fullName } from '@/domain/person/name'
import { tidyPhone } from '@/domain/person/phone'
import { tidyText } from '@/lib/text'
import { tidyCoupon } from './coupon'
import type { OrderForm } from './form'

/** Returns the payload of Product §3, or null while the address or the payment method is missing. */
export function orderRequest(form: OrderForm, lines: readonly OrderLine[]): OrderRequest | null {
  const { province, district, ward } = form.region
  if (!form.payment || !province || !ward || !isComplete(form.region)) return null
  return {
    full_name: fullName(form),
    phone: tidyPhone(form.phone),
    address: tidyText(form.street),
    province_id: province.id,
    district_id: skipsDistricts(form.region) ? null : (district?.id ?? null),
    ward_id: ward.id,
    note: form.note.normalize('NFC').trim(),
    items: lines.map(({ productId, variantId, quantity }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
    })),
    coupon_code: tidyCoupon(form.coupon),
    payment_method: form.payment,
  }
}
