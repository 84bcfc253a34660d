import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { address as described } from '@/domain/address/saved-address'
import { withoutEndings } from '@/lib/characters'
import { emptyForm, filledForm } from '@/lib/kinds/described'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable } from '@/ui/editor/fields'

/**
 * The values of the address form as the shopper typed them (Product §2). `addressRequest` tidies them for the
 * request.
 */
export type AddressFormValues = SavedAddressRequest

export const emptyAddressForm: AddressFormValues = emptyForm(described)

export const addressFormFields: FieldTable<AddressFormValues> = fieldTableOf(described, {})

/**
 * Keeps unsaved text of the address form. The text survives a reload and a lost session, and is dropped when
 * the browser tab closes.
 */
export const addressDrafts = draftStoreOf('draft_address', addressFormFields)

/**
 * Returns the values with which the form opens: the values of `address`, or empty values for a new address.
 * `isFirst` is true for the shopper's first address, which becomes the default address.
 */
export function addressForEditor(
  address?: SavedAddress,
  isFirst = false,
): SavedVersion<AddressFormValues> {
  const form = address ? filledForm(described, address) : emptyAddressForm
  return {
    id: address?.id ?? null,
    form: { ...form, default: form.default || isFirst },
    updatedAt: null,
  }
}

/**
 * Returns the address whose form has unsaved text. Returns `{ address: undefined }` if only the form for a
 * new address has unsaved text, and null if no form has any.
 */
export function findAddressWithDraft(
  addresses: readonly SavedAddress[],
): { address: SavedAddress | undefined } | null {
  const hasDraft = (address: SavedAddress | undefined) => {
    const { id, form } = addressForEditor(address, addresses.length === 0)
    return addressDrafts.read(id, form) !== null
  }
  const left = [...addresses, undefined].find(hasDraft)
  return left || hasDraft(undefined) ? { address: left } : null
}

/** Returns the request to save an address, with tidy texts. */
export function addressRequest(form: AddressFormValues): SavedAddressRequest {
  return {
    name: tidyText(form.name),
    phone: tidyPhone(form.phone),
    address: addressInOneLine(form.address),
    default: form.default,
  }
}

/**
 * Joins the lines of an address with commas: '12 Lê Lợi\nBến Nghé' -> '12 Lê Lợi, Bến Nghé'. A browser's
 * autofill may fill in several lines, but an address has one line.
 */
export function addressInOneLine(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => withoutEndings(tidyText(line).replace(/^[ ,]+/, ''), ' ,'))
  return lines.filter(Boolean).join(', ')
}

/**
 * The id of the button that adds an address. When a window closes and its own button has disappeared, this
 * button gets the focus.
 */
export const addAddressButtonId = 'add-address'
export const editAddressButtonId = (id: number) => `edit-address-${id}`
