import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { address as described } from '@/domain/address/saved-address'
import { withoutEnd } from '@/lib/characters'
import { emptyForm, filledForm } from '@/lib/kinds/described'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** The form of Product §2 holds what is sent, before it is tidied. */
export type AddressForm = SavedAddressRequest

export const emptyAddressForm: AddressForm = emptyForm(described)

export const addressFields: FieldTable<AddressForm> = describedFields(described, {})

/** Drafts last as long as the tab, over a reload and a session that is lost. */
export const addressDrafts = draftStore('draft_address', addressFields)

/**
 * The version of an address that its form starts with; without one, a new address. The first is always the
 * default.
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
 * Returns which form the shopper left with something unsaved: that of one of these addresses or of a new one
 * (`address` is undefined). Null where there is none.
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
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => withoutEnd(tidyText(line).replace(/^[ ,]+/, ''), ' ,'))
  return lines.filter(Boolean).join(', ')
}

/** Ids of the buttons that open the windows; closing gives the focus back to them. */
export const addAddressButtonId = 'add-address'
export const editAddressButtonId = (id: number) => `edit-address-${id}`
