import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { type Delivery, recipientFields } from '@/domain/order/form'
import { fullName, splitName } from '@/domain/person/person'
import { type Description, picked } from '@/lib/description'
import { tidyPhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { type Cascade, emptyCascade, shortAddress } from './cascade'
import { isSameAddress } from './text'

/** Returns who receives an order and where, as a form holds it. */
export const deliveryOf = (form: Delivery): Delivery => picked(form, recipientFields)

/** True when nothing is filled in yet; the country is preselected and does not count. */
export function isBlankDelivery({ firstName, lastName, phone, street, region }: Delivery): boolean {
  const texts = [firstName, lastName, phone, street]
  return region.province === null && texts.every((text) => !tidyText(text))
}

/**
 * Returns the delivery to a saved address that is not parsed yet: the whole text is the street, no region is
 * chosen.
 */
export function unparsedDelivery(
  saved: Omit<SavedAddress, 'id' | 'default'>,
  { country }: Cascade,
): Delivery {
  const region = { ...emptyCascade, country }
  return { ...splitName(saved.name), phone: saved.phone, street: saved.address, region }
}

type Read = Pick<Delivery, 'street' | 'region'>

/**
 * Returns what an address that was being read may still fill in: nothing where a province was chosen
 * meanwhile, and no street where that is no longer the one `before`.
 */
export function stillWanted(now: Read, { region, street }: Read, before: string): Partial<Read> {
  if (now.region.province) return {}
  return now.street === before ? { region, street } : { region }
}

/**
 * True when a form delivers to a saved address: unchanged, except for what the saved text lacks and was
 * filled in, such as a ward or a family name.
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

/** Returns the delivery as one text, for each part of its region that a saved text may contain. */
function possibleTexts({ street, region }: Delivery): string[] {
  const noWard = { ...region, ward: null }
  const regions = [region, noWard, { ...noWard, district: null }, emptyCascade]
  return regions.map((part) => addressText({ street, region: part }))
}

/** Returns street and region as one text, as a saved address has it. */
export function addressText({ street, region }: Pick<Delivery, 'street' | 'region'>): string {
  return [tidyText(street), shortAddress(region)].filter(Boolean).join(', ')
}

/** The address to save as the default; without an `id` it is a new one. */
export type DefaultAddress = { id?: number; address: SavedAddressRequest }

/**
 * Product §2 "set as default": returns what to save. An address that is saved already becomes the default
 * instead of being saved twice; null when it is the default.
 */
export function asDefault(form: Delivery, saved: readonly SavedAddress[]): DefaultAddress | null {
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

/** A saved address, described once (ADR 30). */
export const address = {
  name: { kind: 'line', label: 'book.name', max: limits.nameMax },
  phone: { kind: 'phone', label: 'auth.phone', max: limits.phoneMax },
  address: { kind: 'text', label: 'book.address', max: 1000 },
  default: { kind: 'flag', label: 'book.default.set' },
} as const satisfies Description<SavedAddress>
