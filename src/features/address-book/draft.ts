import { parseJson, sessionStore } from '@/lib/storage'
import { type AddressForm, emptyAddressForm } from './address-form'
import { fieldsOf } from '@/lib/stored-fields'

const key = 'address_draft'

/** What a shopper has typed: into the form of an address, or of a new one (`id` is null). */
type AddressDraft = { owner: number; id: number | null; form: AddressForm }

/** Keeps what is typed while the tab lives, over a reload and a session that ends. */
export function writeAddressDraft(draft: AddressDraft): void {
  sessionStore.write(key, JSON.stringify(draft))
}

export function clearAddressDraft(): void {
  sessionStore.remove(key)
}

/** What this shopper left; null where that is nothing, somebody else's, or damaged. */
export function readAddressDraft(owner: number): AddressDraft | null {
  const field = fieldsOf(parseJson(sessionStore.read(key)))
  if (field('owner') !== owner) return null
  const typed = fieldsOf(field('form'))
  const id = field('id')
  const form: AddressForm = {
    name: textOf(typed('name')),
    phone: textOf(typed('phone')),
    address: textOf(typed('address')),
    default: typed('default') === true,
  }
  return JSON.stringify(form) === JSON.stringify(emptyAddressForm)
    ? null
    : { owner, id: typeof id === 'number' ? id : null, form }
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw : ''
}
