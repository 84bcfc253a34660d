import type { Order } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { type Field, loggedNames, loggedOfKind } from '@/lib/description'
import { groupVnd } from '@/lib/money'
import { amountOf } from '@/lib/vnd-input'
import { fieldParts } from './activity'
import type { ProductForm } from './product-form'

/** The product's own fields whose values a log holds whole: no descriptions and no pictures. */
const own = (['text', 'count', 'measure', 'choice', 'flag'] as const).flatMap((kind) =>
  loggedOfKind(product, kind),
)
/** What each variant has of its own. */
const offers = loggedNames(variant)

/** What the form holds of a value of the log; undefined for one that the field can't have. */
function typedValue({ kind, values }: Field, value: string): string | boolean | undefined {
  if (kind === 'flag') return value === 'true'
  if (kind === 'choice') return values?.find((one) => one === value)
  return kind === 'text' ? value : value.replace('.', ',')
}

/** What a variant has of a value of the log. */
function offeredValue({ kind, optional }: Field, value: string): string | number | null {
  if (kind === 'text') return value
  if (value !== '') return Number(value)
  return optional ? null : 0
}

const isAt = (place: string) => (one: ProductForm['variants'][number]) =>
  [one.color, one.size].filter(Boolean).join(' / ') === place

/** Returns the value of a field as the activity log writes it; undefined for one that the form does not have. */
export function productValue(form: ProductForm, field: string): string | undefined {
  const { place, name } = fieldParts(field)
  const ownName = own.find((one) => one === name)
  if (ownName) {
    const text = String(form[ownName])
    return product[ownName].kind === 'text' ? text : text.replace(',', '.')
  }
  const offer = offers.find((one) => one === name)
  if (!offer) return undefined
  const offered = form.variants.find(isAt(place))
  if (offered) return String(offered[offer] ?? '')
  if (place !== '' || form.variants.length > 0 || offer === 'original_price') return undefined
  return String((offer === 'price' ? amountOf(form.price) : form[offer]) ?? '')
}

/** Returns the part of the form that has this value of the log again; empty where `productValue` is undefined. */
export function withProductValue(
  form: ProductForm,
  field: string,
  value: string,
): Partial<ProductForm> {
  if (productValue(form, field) === undefined) return {}
  const { place, name } = fieldParts(field)
  const ownName = own.find((one) => one === name)
  if (ownName) {
    const typed = typedValue(product[ownName], value)
    return typed === undefined ? {} : { [ownName]: typed }
  }
  const offer = offers.find((one) => one === name)
  if (offer && form.variants.some(isAt(place))) {
    const offered = offeredValue(variant[offer], value)
    const isHere = isAt(place)
    return {
      variants: form.variants.map((one) => (isHere(one) ? { ...one, [offer]: offered } : one)),
    }
  }
  return name === 'price' && value !== '' ? { price: groupVnd(Number(value)) } : { [name]: value }
}

/** Returns the value of an order's field as the activity log writes it; undefined for notes of the staff. */
export function orderValue(order: Order, field: string): string | undefined {
  const { place, name } = fieldParts(field)
  if (name === 'quantity') {
    const isLine = ({ product_name, color, size }: Order['items'][number]) =>
      [product_name, color, size].filter(Boolean).join(' / ') === place
    return String(order.items.find(isLine)?.quantity ?? '')
  }
  if (field === 'customer_note') return order.note ?? ''
  if (field === 'full_name' || field === 'phone' || field === 'address') return order[field]
  if (field === 'total_amount') return String(order.total_amount)
  if (field === 'status' || field === 'payment_status') return order[field]
  if (field === 'carrier' || field === 'tracking_number') return order.shipment?.[field] ?? ''
  return undefined
}
