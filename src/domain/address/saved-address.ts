import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { type RecipientForm, recipientFieldNames } from '@/domain/order/form'
import { fullName, splitName } from '@/domain/person/person'
import { type DescriptionOf, describeRecord, pickFields } from '@/lib/description'
import { tidyPhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { type Cascade, emptyCascade, shortAddress } from './cascade'
import { isSameAddress } from './text'

/** Returns the part of the order form that describes the recipient. */
export const recipientFieldsOf = (form: RecipientForm): RecipientForm =>
  pickFields(form, recipientFieldNames)

/** Returns true if the recipient has not been filled in yet. A preselected country does not count. */
export function isBlankDelivery({
  firstName,
  lastName,
  phone,
  street,
  region,
}: RecipientForm): boolean {
  const texts = [firstName, lastName, phone, street]
  return region.province === null && texts.every((text) => !tidyText(text))
}

/**
 * Returns a saved address as form values before the server has parsed its text. The whole text is in the
 * street field.
 */
export function unparsedDelivery(
  saved: Omit<SavedAddress, 'id' | 'default'>,
  { country }: Cascade,
): RecipientForm {
  const region = { ...emptyCascade, country }
  return { ...splitName(saved.name), phone: saved.phone, street: saved.address, region }
}

type Read = Pick<RecipientForm, 'street' | 'region'>

/**
 * Returns the parts of a parsed address that may still be filled into the form. The shopper may have typed
 * while the server parsed the address. So nothing is filled in if a province is chosen by now, and a street
 * that differs from `before` stays.
 */
export function fillableParts(now: Read, { region, street }: Read, before: string): Partial<Read> {
  if (now.region.province) return {}
  return now.street === before ? { region, street } : { region }
}

/**
 * Returns true if the form delivers to this saved address. The form may contain more than the saved text,
 * such as a ward or a family name.
 */
export function isDeliveryTo(saved: SavedAddress, form: RecipientForm): boolean {
  const { lastName } = splitName(saved.name)
  const name = fullName(lastName ? form : { ...form, lastName })
  return (
    name === tidyText(saved.name) &&
    tidyPhone(form.phone) === tidyPhone(saved.phone) &&
    possibleTexts(form).some((text) => isSameAddress(text, saved.address))
  )
}

/** Returns the delivery address as several texts, from one with the whole region down to the street alone. */
function possibleTexts({ street, region }: RecipientForm): string[] {
  const noWard = { ...region, ward: null }
  const regions = [region, noWard, { ...noWard, district: null }, emptyCascade]
  return regions.map((part) => addressText({ street, region: part }))
}

/** Returns street and region as one text, in the format of saved addresses. */
export function addressText({ street, region }: Pick<RecipientForm, 'street' | 'region'>): string {
  return [tidyText(street), shortAddress(region)].filter(Boolean).join(', ')
}

/** The address that will be saved as the default one. A new address has no `id`. */
export type DefaultAddress = { id?: number; address: SavedAddressRequest }

/**
 * Returns the address to save when the shopper chooses "set as default" (Product §2). An address that is
 * saved already becomes the default and is not saved twice. Returns null if it is the default already.
 */
export function defaultAddressToSave(
  form: RecipientForm,
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

/** The fields of a saved address (ADR 30). */
export const address = describeRecord({
  name: { kind: 'line', label: 'book.name', max: limits.nameMax },
  phone: { kind: 'phone', label: 'auth.phone', max: limits.phoneMax },
  address: { kind: 'text', label: 'book.address', max: 1000 },
  default: { kind: 'flag', label: 'book.default.set' },
} as const satisfies DescriptionOf<SavedAddress>)
