import type { PaymentMethod } from '@/api/generated/model'
import { type Cascade, emptyCascade, isComplete } from '@/domain/address/cascade'
import type { PersonName } from '@/domain/person/name'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'

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
