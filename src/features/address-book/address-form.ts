import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { tidyText } from '@/lib/text'
import { tidyPhone } from '@/domain/person/phone'
import { limits } from '@/lib/limits'

/** Longest texts in characters, as the contract has them. */
export const addressLimits = {
  name: limits.nameMax,
  phone: limits.phoneMax,
  address: 1000,
} as const

/** What the form of Product §2 holds is what is sent, before it is tidied. */
export type AddressForm = SavedAddressRequest

export const emptyAddressForm: AddressForm = { name: '', phone: '', address: '', default: false }

/** The form that an address is changed with. */
export function formOf({ name, phone, address, default: isDefault }: SavedAddress): AddressForm {
  return { name, phone, address, default: isDefault }
}

/** The payload of Product §7. */
export function addressRequest(form: AddressForm): SavedAddressRequest {
  return {
    name: tidyText(form.name),
    phone: tidyPhone(form.phone),
    address: oneLine(form.address),
    default: form.default,
  }
}

/** An address in one line: lines, as browsers fill them in, become parts between commas. */
export function oneLine(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => tidyText(line).replace(/^[\s,]+|[\s,]+$/g, ''))
  return lines.filter(Boolean).join(', ')
}
