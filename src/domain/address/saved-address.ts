import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { isSameAddress } from './text'
import { type Cascade, emptyCascade, shortAddress } from './cascade'
import { fullName, type OrderForm, splitName } from '@/domain/order/form'
import { tidyText } from '@/lib/text'
import { tidyPhone } from '@/domain/person/phone'

/** What a saved address fills in at the checkout. */
export type Delivery = Pick<OrderForm, 'firstName' | 'lastName' | 'phone' | 'street' | 'region'>

/** Only these fields of a form. */
export function deliveryOf({ firstName, lastName, phone, street, region }: Delivery): Delivery {
  return { firstName, lastName, phone, street, region }
}

/** Whether nothing of it is filled in yet; the country is there by itself. */
export function isBlankDelivery({ firstName, lastName, phone, street, region }: Delivery): boolean {
  return (
    region.province === null &&
    [firstName, lastName, phone, street].every((text) => !tidyText(text))
  )
}

/** The delivery to a saved address whose text has not been read yet: all of it is the street, nothing is chosen. */
export function unreadDelivery(saved: SavedAddress, { country }: Cascade): Delivery {
  const region = { ...emptyCascade, country }
  return { ...splitName(saved.name), phone: saved.phone, street: saved.address, region }
}

/**
 * Whether this is the delivery to a saved address: unchanged, but for what the saved text does not say, such as a
 * ward or a last name that was filled in beside it.
 */
export function isDeliveryTo(saved: SavedAddress, form: Delivery): boolean {
  const { firstName, lastName } = splitName(saved.name)
  return (
    tidyText(form.firstName) === firstName &&
    (lastName === '' || tidyText(form.lastName) === lastName) &&
    tidyPhone(form.phone) === tidyPhone(saved.phone) &&
    readings(form).some((text) => isSameAddress(text, saved.address))
  )
}

/** The delivery as one text, with as much of its region as may come from a saved one. */
function readings({ street, region }: Delivery): string[] {
  const noWard = { ...region, ward: null }
  const regions = [region, noWard, { ...noWard, district: null }, emptyCascade]
  return regions.map((some) => writtenDelivery({ street, region: some }))
}

function writtenDelivery({ street, region }: Pick<Delivery, 'street' | 'region'>): string {
  return [tidyText(street), shortAddress(region)].filter(Boolean).join(', ')
}

/** What to save so that a delivery is the default from now on; without an `id` as a new address. */
export type DefaultAddress = { id?: number; address: SavedAddressRequest }

/**
 * Product §2 "set as default". An address that is saved already becomes the default instead of getting a twin; null
 * where it is.
 */
export function asDefault(form: Delivery, saved: readonly SavedAddress[]): DefaultAddress | null {
  const known = saved.find((one) => isDeliveryTo(one, form))
  if (known?.default) return null
  if (known) {
    const { id, name, phone, address } = known
    return { id, address: { name, phone, address, default: true } }
  }
  const address = writtenDelivery(form)
  const [name, phone] = [tidyText(fullName(form)), tidyPhone(form.phone)]
  return { address: { name, phone, address, default: true } }
}
