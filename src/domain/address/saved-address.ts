import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { type Delivery, recipientFields } from '@/domain/order/form'
import { fullName, splitName } from '@/domain/person/person'
import { type DescriptionOf, picked } from '@/lib/description'
import { tidyPhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { type Cascade, emptyCascade, shortAddress } from './cascade'
import { isSameAddress } from './text'

/** Returns only the recipient's fields of a form. */
export const deliveryOf = (form: Delivery): Delivery => picked(form, recipientFields)

/** True when nothing is filled in yet. The preselected country does not count. */
export function isBlankDelivery({ firstName, lastName, phone, street, region }: Delivery): boolean {
  const texts = [firstName, lastName, phone, street]
  return region.province === null && texts.every((text) => !tidyText(text))
}

/** Returns the delivery to a saved address before its text is parsed: the whole text is the street. */
export function unparsedDelivery(
  saved: Omit<SavedAddress, 'id' | 'default'>,
  { country }: Cascade,
): Delivery {
  const region = { ...emptyCascade, country }
  return { ...splitName(saved.name), phone: saved.phone, street: saved.address, region }
}

type Read = Pick<Delivery, 'street' | 'region'>

/**
 * Returns the parts of a parsed address that may still be filled in, because the shopper may type while the
 * server parses the address. Once a province is chosen, no part may be filled in. The street may not be
 * filled in once it differs from `before`.
 */
export function fillableParts(now: Read, { region, street }: Read, before: string): Partial<Read> {
  if (now.region.province) return {}
  return now.street === before ? { region, street } : { region }
}

/**
 * True when a form delivers to a saved address. The form may add what the saved text lacks, such as a ward or
 * a family name.
 */
export function isDeliveryTo(saved: SavedAddress, form: Delivery): boolean {
  const { lastName } = splitName(saved.name)
  const name = fullName(lastName ? form : { ...form, lastName })
  return (
    name === tidyText(saved.name) &&
    tidyPhone(form.phone) === tidyPhone(saved.phone) &&
    possibleTexts(form).some((text) => isSameAddress(text, saved.address))
  )
}

/** Returns the delivery as texts, from the whole region to the street alone. */
function possibleTexts({ street, region }: Delivery): string[] {
  const noWard = { ...region, ward: null }
  const regions = [region, noWard, { ...noWard, district: null }, emptyCascade]
  return regions.map((part) => addressText({ street, region: part }))
}

/** Returns street and region as one text, in the format of saved addresses. */
export function addressText({ street, region }: Pick<Delivery, 'street' | 'region'>): string {
  return [tidyText(street), shortAddress(region)].filter(Boolean).join(', ')
}

/** The address to save as the default. Without an `id` it is a new one. */
export type DefaultAddress = { id?: number; address: SavedAddressRequest }

/**
 * Returns what to save for "set as default" (Product §2). A known address becomes the default instead of
 * being saved twice. Returns null if it is the default already.
 */
export function defaultAddressToSave(
  form: Delivery,
  saved: readonly SavedAddress[],
): DefaultAddress | null {
  const known = saved.find((address) => isDeliveryTo(address, form))
  if (known?.default) return null
  if (known) {
    const { id, name, phone, address } = known
    return { id, address: { name, phone, address, default: true } }
  }
  const address = addressText(form)
  const [name, phone] = [fullName(form), tidyPhone(form.phone)]
  return { address: { name, phone, address, default: true } }
}

/** A saved address and the description of its fields (ADR 30). */
export const address = {
  name: { kind: 'line', label: 'book.name', max: limits.nameMax },
  phone: { kind: 'phone', label: 'auth.phone', max: limits.phoneMax },
  address: { kind: 'text', label: 'book.address', max: 1000 },
  default: { kind: 'flag', label: 'book.default.set' },
} as const satisfies DescriptionOf<SavedAddress>
