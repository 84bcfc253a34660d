import type { Order } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { type Field, loggedNames, loggedOfKind } from '@/lib/description'
import { groupVnd } from '@/lib/money'
import { amountOf } from '@/lib/vnd-input'
import { fieldParts } from './activity'
import type { ProductForm } from './product-form'
import { productStatuses } from './products'

const texts = loggedOfKind(product, 'text')
const measures = [...loggedOfKind(product, 'count'), ...loggedOfKind(product, 'measure')]
const flags = loggedOfKind(product, 'flag')

type Variant = ProductForm['variants'][number]

/** What each variant has of its own. */
const offers = loggedNames(variant)
const isOffer = (name: string): name is (typeof offers)[number] =>
  offers.some((one) => one === name)

/** Returns the value of a variant that the log's text stands for. */
function offerFrom(name: (typeof offers)[number], value: string): string | number | null {
  const field: Field = variant[name]
  if (field.kind === 'text') return value
  if (value !== '') return Number(value)
  return field.optional ? null : 0
}

const isAt = (place: string) => (one: Variant) =>
  [one.color, one.size].filter(Boolean).join(' / ') === place

/**
 * Returns the value of a field as the activity log writes it. Undefined for what a log can't hold whole, as descriptions
 * and pictures, and for variants that the form does not have.
 */
export function productValue(form: ProductForm, field: string): string | undefined {
  const { place, name } = fieldParts(field)
  const text = texts.find((one) => one === name)
  if (text) return form[text]
  const measure = measures.find((one) => one === name)
  if (measure) return form[measure].replace(',', '.')
  if (name === 'status') return form.status
  const flag = flags.find((one) => one === name)
  if (flag) return String(form[flag])
  if (!isOffer(name)) return undefined
  const offered = form.variants.find(isAt(place))
  if (offered) return String(offered[name] ?? '')
  if (place !== '' || form.variants.length > 0 || name === 'original_price') return undefined
  if (name === 'sku') return form.sku
  return String((name === 'price' ? amountOf(form.price) : form.stock) ?? '')
}

/** Returns the part of the form that has this value of the log again; empty where `productValue` is undefined. */
export function withProductValue(
  form: ProductForm,
  field: string,
  value: string,
): Partial<ProductForm> {
  if (productValue(form, field) === undefined) return {}
  const { place, name } = fieldParts(field)
  if (name === 'status') {
    const status = productStatuses.find((one) => one === value)
    return status ? { status } : {}
  }
  if (flags.some((one) => one === name)) return { [name]: value === 'true' }
  if (isOffer(name) && form.variants.some(isAt(place))) {
    const offered = offerFrom(name, value)
    const isHere = isAt(place)
    return {
      variants: form.variants.map((one) => (isHere(one) ? { ...one, [name]: offered } : one)),
    }
  }
  if (name === 'price') return { price: value === '' ? '' : groupVnd(Number(value)) }
  return { [name]: measures.some((one) => one === name) ? value.replace('.', ',') : value }
}

/** Returns the value of an order's field as the activity log writes it; undefined for notes. */
export function orderValue(order: Order, field: string): string | undefined {
  if (field === 'status' || field === 'payment_status') return order[field]
  if (field === 'carrier' || field === 'tracking_number') return order.shipment?.[field] ?? ''
  return undefined
}
