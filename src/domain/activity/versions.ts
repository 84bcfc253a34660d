import type { Order } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import type { ProductForm } from '@/domain/product/form'
import { type FieldDescriptions, loggedFieldNames } from '@/lib/description'
import { textForLog, formValueOfLog, recordValueOfLog } from '@/lib/kinds/described'
import { kinds } from '@/lib/kinds/kinds'
import { logFieldParts } from './activity'

/**
 * The fields of a product whose values the log records. For descriptions and pictures, the log only records
 * that they have changed.
 */
const own = loggedFieldNames(product).filter((name) => kinds[product[name].kind].logs === 'value')
/** The logged fields that each variant has for itself, such as its price. */
const offers = loggedFieldNames(variant)
/** The fields of a product without variants. Such a product has a price and a stock of its own. */
const plain: FieldDescriptions = product

const isAt = (place: string) => (one: ProductForm['variants'][number]) =>
  [one.color, one.size].filter(Boolean).join(' / ') === place

/**
 * Returns the value of a product's field in the text format of the activity log. Returns undefined if the
 * form does not have the field.
 */
export function productLogText(form: ProductForm, field: string): string | undefined {
  const { place, name } = logFieldParts(field)
  const ownName = own.find((one) => one === name)
  if (ownName) return textForLog(product[ownName], form[ownName])
  const offer = offers.find((one) => one === name)
  if (!offer) return undefined
  const offered = form.variants.find(isAt(place))
  if (offered) return String(offered[offer] ?? '')
  if (place !== '' || form.variants.length > 0 || offer === 'original_price') return undefined
  return textForLog(product[offer], form[offer])
}

/**
 * Returns the change of the form that restores a value of the activity log. Returns an empty object if the
 * form does not have the field, or if the value cannot be read.
 */
export function productChangeFromLog(
  form: ProductForm,
  field: string,
  value: string,
): Partial<ProductForm> {
  if (productLogText(form, field) === undefined) return {}
  const { place, name } = logFieldParts(field)
  const ownName = own.find((one) => one === name)
  if (ownName) {
    const typed = formValueOfLog(product[ownName], value)
    return typed === undefined ? {} : { [ownName]: typed }
  }
  const offer = offers.find((one) => one === name)
  if (offer && form.variants.some(isAt(place))) {
    const offered = recordValueOfLog(variant[offer], value)
    const isHere = isAt(place)
    return {
      variants: form.variants.map((one) => (isHere(one) ? { ...one, [offer]: offered } : one)),
    }
  }
  const ofPlain = plain[name]
  return ofPlain ? { [name]: formValueOfLog(ofPlain, value) } : {}
}

/**
 * Returns the value of an order's field in the text format of the activity log. Returns '' for the quantity
 * of a line that the order no longer has. Returns undefined for fields without a current value, such as staff
 * notes.
 */
export function orderLogText(order: Order, field: string): string | undefined {
  const { place, name } = logFieldParts(field)
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
