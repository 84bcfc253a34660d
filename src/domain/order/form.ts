import type {
  OrderRequest,
  OrderRequestItem,
  PaymentMethod,
  QuoteRequest,
} from '@/api/generated/model'
import { type Cascade, emptyCascade, isComplete, skipsDistricts } from '@/domain/address/cascade'
import type { Delivery } from '@/domain/address/saved-address'
import { isOrderable, type Line, type OrderLine } from '@/domain/cart/cart'
import { fullName, type PersonName } from '@/domain/person/person'
import { tidyEmail } from '@/lib/kinds/email'
import { tidyPhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { tidyCoupon } from './bill'

/** The fields of the checkout (Product §2). */
export type OrderForm = PersonName & {
  phone: string
  /** Asked of visitors only; may stay empty. */
  email: string
  street: string
  region: Cascade
  note: string
  coupon: string
  setDefault: boolean
  agreed: boolean
  payment: PaymentMethod | null
}

export const emptyOrderForm: OrderForm = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  street: '',
  region: emptyCascade,
  note: '',
  coupon: '',
  setDefault: false,
  agreed: false,
  payment: null,
}

/** Longest texts, in characters. Two names and a space fit the contract's `full_name`. */
export const orderLimits = {
  name: (limits.nameMax - 1) / 2,
  phone: limits.phoneMax,
  street: 1000,
  note: 2000,
} as const

/** Required fields, in the order of the form. The checkboxes are not enforced (Product §5). */
export const requiredParts = [
  'lastName',
  'firstName',
  'phone',
  'street',
  'region',
  'payment',
] as const satisfies (keyof OrderForm)[]
export type RequiredPart = (typeof requiredParts)[number]

/** Returns the required fields that are still empty. */
export function missingParts(form: OrderForm): RequiredPart[] {
  return requiredParts.filter((part) => {
    const value = form[part]
    if (typeof value === 'string') return tidyText(value) === ''
    return value === null || !isComplete(value)
  })
}

/** What a bill depends on beside the lines; null while it is not known. */
export type OrderDetails = Required<Omit<QuoteRequest, 'items' | 'replaces'>>

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
