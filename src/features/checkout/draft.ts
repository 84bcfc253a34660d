import { type Cascade, changeCascade, emptyCascade } from '@/domain/address/cascade'
import { emptyOrderForm, type OrderForm } from '@/domain/order/form'
import { parseJson, sessionStore } from '@/lib/storage'
import { fieldsOf } from '@/lib/stored-fields'

const key = 'checkout_draft'

/** Keeps what is typed while the tab lives, over a reload and a payment elsewhere (decisions §2). */
export function writeDraft(form: OrderForm): void {
  sessionStore.write(key, JSON.stringify(form))
}

export function clearDraft(): void {
  sessionStore.remove(key)
}

/** The form as it was left. Damaged parts start empty. */
export function readDraft(): OrderForm {
  const field = fieldsOf(parseJson(sessionStore.read(key)))
  const text = (name: keyof OrderForm) => textOf(field(name)) ?? ''
  const payment = field('payment')
  return {
    ...emptyOrderForm,
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    street: text('street'),
    region: regionOf(field('region')),
    note: text('note'),
    setDefault: field('setDefault') === true,
    agreed: field('agreed') === true,
    payment: payment === 'cod' || payment === 'paypal' ? payment : null,
  }
}

/** Chosen again from the top, so that the rules of the cascade hold whatever was stored. */
function regionOf(raw: unknown): Cascade {
  const field = fieldsOf(raw)
  const province = placeOf(field('province'))
  const hasDistricts = fieldsOf(field('province'))('has_districts') === true
  return [
    { level: 'country', place: placeOf(field('country')) } as const,
    { level: 'province', place: province && { ...province, has_districts: hasDistricts } } as const,
    { level: 'district', place: placeOf(field('district')) } as const,
    { level: 'ward', place: placeOf(field('ward')) } as const,
  ].reduce(changeCascade, emptyCascade)
}

function placeOf(raw: unknown) {
  const field = fieldsOf(raw)
  const id = field('id')
  const name = textOf(field('name'))
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || !name) return null
  return { id, name, code: textOf(field('code')) ?? '' }
}

function textOf(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw : undefined
}
