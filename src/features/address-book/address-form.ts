import { boolean, string } from 'valibot'
import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { tidyPhone } from '@/domain/person/phone'
import { limits } from '@/lib/limits'
import { sessionStore } from '@/lib/storage'
import { tidyText } from '@/lib/text'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { differingFields, type FieldTable, isSameTrimmed } from '@/ui/editor/fields'

/** Longest texts in characters, as in the contract. */
export const addressLimits = {
  name: limits.nameMax,
  phone: limits.phoneMax,
  address: 1000,
} as const

/** The form of Product §2 holds what is sent, before it is tidied. */
export type AddressForm = SavedAddressRequest

export const emptyAddressForm: AddressForm = { name: '', phone: '', address: '', default: false }

const addressFields: FieldTable<AddressForm> = {
  name: { label: 'book.name', stored: string(), equal: isSameTrimmed('name') },
  phone: { label: 'book.phone', stored: string(), equal: isSameTrimmed('phone') },
  address: { label: 'book.address', stored: string(), equal: isSameTrimmed('address') },
  default: { label: 'book.default.set', stored: boolean() },
}

/** Drafts last as long as the tab, over a reload and a session that ends. */
const addressDrafts = draftStore({
  name: 'address',
  version: 1,
  storage: sessionStore,
  fields: addressFields,
})

/** What `useEditor` needs to know of addresses; drafts are kept for a known shopper only. */
export function addressEditing(shopper: string | undefined) {
  return {
    fields: addressFields,
    owner: shopper,
    ...(shopper !== undefined && { drafts: addressDrafts }),
  }
}

/** The version of an address that its form starts with; without one, a new address. The first is always the default. */
export function savedAddress(address?: SavedAddress, isFirst = false): Saved<AddressForm> {
  const { name, phone, address: text, default: isDefault } = address ?? emptyAddressForm
  return {
    id: address?.id ?? null,
    form: { name, phone, address: text, default: isDefault || isFirst },
    updatedAt: null,
  }
}

/**
 * Returns which form the shopper left with something unsaved: that of one of these addresses or of a new one
 * (`address` is undefined). Null where there is none.
 */
export function addressWithDraft(
  shopper: string,
  addresses: readonly SavedAddress[],
): { address: SavedAddress | undefined } | null {
  const hasDraft = (address: SavedAddress | undefined) => {
    const { id, form } = savedAddress(address, addresses.length === 0)
    const draft = addressDrafts.read({ id, owner: shopper }, form)
    return draft !== null && differingFields(addressFields, draft.form, form).length > 0
  }
  const left = [...addresses, undefined].find(hasDraft)
  return left || hasDraft(undefined) ? { address: left } : null
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
