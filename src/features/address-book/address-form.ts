import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { address as described } from '@/domain/address/saved-address'
import { withoutEnd } from '@/lib/characters'
import { emptyForm, filledForm } from '@/lib/kinds/described'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** The form's values (Product §2). They are the payload before it is tidied. */
export type AddressForm = SavedAddressRequest

export const emptyAddressForm: AddressForm = emptyForm(described)

export const addressFields: FieldTable<AddressForm> = describedFields(described, {})

/** Drafts are kept until the tab is closed. They survive a reload and a lost session. */
export const addressDrafts = draftStore('draft_address', addressFields)

/**
 * Returns the saved version with which a form starts. A new address starts with a blank form. The first
 * address of a shopper is the default address.
 */
export function savedAddress(address?: SavedAddress, isFirst = false): Saved<AddressForm> {
  const form = address ? filledForm(described, address) : emptyAddressForm
  return {
    id: address?.id ?? null,
    form: { ...form, default: form.default || isFirst },
    updatedAt: null,
  }
}

/**
 * Returns the address that has a form with unsaved text; its `address` is undefined for a new address.
 * Returns null without unsaved text.
 */
export function addressWithDraft(
  addresses: readonly SavedAddress[],
): { address: SavedAddress | undefined } | null {
  const hasDraft = (address: SavedAddress | undefined) => {
    const { id, form } = savedAddress(address, addresses.length === 0)
    return addressDrafts.read(id, form) !== null
  }
  const left = [...addresses, undefined].find(hasDraft)
  return left || hasDraft(undefined) ? { address: left } : null
}

export function addressRequest(form: AddressForm): SavedAddressRequest {
  return {
    name: tidyText(form.name),
    phone: tidyPhone(form.phone),
    address: oneLine(form.address),
    default: form.default,
  }
}

/** Joins the lines of an address with commas, because browsers may fill in several lines. */
export function oneLine(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => withoutEnd(tidyText(line).replace(/^[ ,]+/, ''), ' ,'))
  return lines.filter(Boolean).join(', ')
}

/** The ids of the buttons that open the windows. A closing window returns the focus to its button. */
export const addAddressButtonId = 'add-address'
export const editAddressButtonId = (id: number) => `edit-address-${id}`
