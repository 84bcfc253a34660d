import type { Order } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import type { ProductForm } from '@/domain/product/form'
import { type FieldDescriptions, loggedNames } from '@/lib/description'
import { textForLog, typedOfLog, valueOfLog } from '@/lib/kinds/described'
import { kinds } from '@/lib/kinds/kinds'
import { fieldParts } from './activity'

/** The product's own fields that the log keeps as a value. Descriptions and pictures are not among them. */
const own = loggedNames(product).filter((name) => kinds[product[name].kind].logs === 'value')
/** The fields that each variant has for itself. */
const offers = loggedNames(variant)
/** A product without variants has price and stock itself. */
const plain: FieldDescriptions = product

const isAt = (place: string) => (one: ProductForm['variants'][number]) =>
  [one.color, one.size].filter(Boolean).join(' / ') === place

/**
 * Returns the value of a field as the activity log writes it, or undefined for a field that the form lacks.
 */
export function productValue(form: ProductForm, field: string): string | undefined {
  const { place, name } = fieldParts(field)
  const ownName = own.find((one) => one === name)
  if (ownName) return textForLog(product[ownName], form[ownName])
  const offer = offers.find((one) => one === name)
  if (!offer) return undefined
  const offered = form.variants.find(isAt(place))
  if (offered) return String(offered[offer] ?? '')
  if (place !== '' || form.variants.length > 0 || offer === 'original_price') return undefined
  return textForLog(product[offer], form[offer])
}

/** Returns the part of the form that restores a value of the log. Empty where `productValue` is undefined. */
export function withProductValue(
  form: ProductForm,
  field: string,
  value: string,
): Partial<ProductForm> {
  if (productValue(form, field) === undefined) return {}
  const { place, name } = fieldParts(field)
  const ownName = own.find((one) => one === name)
  if (ownName) {
    const typed = typedOfLog(product[ownName], value)
    return typed === undefined ? {} : { [ownName]: typed }
  }
  const offer = offers.find((one) => one === name)
  if (offer && form.variants.some(isAt(place))) {
    const offered = valueOfLog(variant[offer], value)
    const isHere = isAt(place)
    return {
      variants: form.variants.map((one) => (isHere(one) ? { ...one, [offer]: offered } : one)),
    }
  }
  const ofPlain = plain[name]
  return ofPlain ? { [name]: typedOfLog(ofPlain, value) } : {}
}

/** Returns the value of an order's field as the activity log writes it, or undefined for staff notes. */
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
