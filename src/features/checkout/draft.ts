import * as v from 'valibot'
import { changeCascade, emptyCascade } from '@/domain/address/cascade'
import { emptyOrderForm, type OrderForm } from '@/domain/order/form'
import { kept, parseKept } from '@/lib/kept'
import { filledText } from '@/lib/schema'

const draft = kept('checkout_draft')

/** Stores what is typed as long as the tab lives, over a reload and a visit to PayPal (Product §2.10). */
export function writeDraft(form: OrderForm): void {
  draft.write(JSON.stringify(form))
}

/** Fills in a coupon for the next checkout of this tab; false where nothing can be stored. */
export function draftCoupon(coupon: string): boolean {
  return draft.write(JSON.stringify({ ...readDraft(), coupon }))
}

export function clearDraft(): void {
  draft.remove()
}

/** The form as it was left. Damaged parts start empty. */
export function readDraft(): OrderForm {
  return { ...emptyOrderForm, ...parseKept(draft, draftSchema) }
}

const text = v.fallback(v.string(), '')

const areaFields = { id: v.pipe(v.number(), v.safeInteger()), name: filledText, code: text }
const area = v.fallback(v.nullable(v.object(areaFields)), null)
const province = v.fallback(
  v.nullable(v.object({ ...areaFields, has_districts: v.fallback(v.boolean(), false) })),
  null,
)

/** The administrative units of an address in a draft. */
export const storedUnits = { country: area, province, district: area, ward: area }

/** Chooses the stored units again from the top, so that the rules of the cascade hold. */
const region = v.pipe(
  v.object(storedUnits),
  v.transform(({ country, province, district, ward }) =>
    [
      { level: 'country', place: country } as const,
      { level: 'province', place: province } as const,
      { level: 'district', place: district } as const,
      { level: 'ward', place: ward } as const,
    ].reduce(changeCascade, emptyCascade),
  ),
)

const draftSchema = v.object({
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  street: text,
  region: v.fallback(region, emptyCascade),
  note: text,
  coupon: text,
  setDefault: v.fallback(v.boolean(), false),
  agreed: v.fallback(v.boolean(), false),
  payment: v.fallback(v.nullable(v.picklist(['cod', 'paypal'])), null),
})
