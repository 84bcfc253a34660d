import * as v from 'valibot'
import type { AdminCustomer, AdminOrderRequest, AdminVariantRow } from '@/api/generated/model'
import { shortAddress, areaSchemas } from '@/domain/address/cascade'
import { type Line, lineOptions, type OrderableLine, orderLineSchema } from '@/domain/cart/cart'
import {
  type RecipientForm,
  emptyOrderForm,
  orderFields,
  type OrderFormValues,
  orderRequest,
} from '@/domain/order/form'
import { nonEmptyText, wholeNumberFrom } from '@/lib/schema'
import { draftStoreOf } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable, isSameFieldValue } from '@/ui/editor/fields'

/** The customer on the phone, if the shop already knows them. */
export type KnownCaller = Pick<
  AdminCustomer,
  'key' | 'full_name' | 'order_count' | 'delivered_count' | 'refused_count'
>

/** The form values of an order by phone. */
export type NewOrderFormValues = OrderFormValues & {
  /** Null for a new customer. */
  caller: KnownCaller | null
  lines: readonly OrderableLine[]
  /** True if the customer has already paid. */
  isPaid: boolean
}

export const emptyNewOrder: NewOrderFormValues = {
  ...emptyOrderForm,
  payment: 'cod',
  caller: null,
  lines: [],
  isPaid: false,
}

/** The fields of the region. They count as one field when two versions are compared. */
const region = {
  'region.province': {
    label: 'address.province',
    stored: areaSchemas.province,
    // The country is filled in automatically, so a different country does not count as a change.
    equal: (a: RecipientForm, b: RecipientForm) =>
      isSameFieldValue({ ...a.region, country: null }, { ...b.region, country: null }),
    show: (form: RecipientForm) => shortAddress(form.region),
  },
  'region.country': { stored: areaSchemas.country, partOf: 'region.province' },
  'region.district': { stored: areaSchemas.district, partOf: 'region.province' },
  'region.ward': { stored: areaSchemas.ward, partOf: 'region.province' },
} as const

const { region: _region, ...fieldsWithoutRegion } = orderFields
const formParts: FieldTable<Omit<OrderFormValues, 'region'>> = fieldTableOf(fieldsWithoutRegion, {})

type OrderParts = RecipientForm & Pick<OrderFormValues, 'note'>
const { lastName, firstName, phone, street, note } = fieldsWithoutRegion
const common: FieldTable<Omit<OrderParts, 'region'>> = fieldTableOf(
  { lastName, firstName, phone, street, note },
  {},
)

/** The fields that two forms share: the form of a new order, and the form of a changed order. */
export const sharedOrderFields: FieldTable<OrderParts> = { ...common, ...region }

/** The label of the lines, and their text in a comparison of two versions. */
export const orderLinesField = {
  label: 'adminOrders.new.lines',
  show: ({ lines }: { lines: readonly Line[] }) =>
    lines.map((line) => `${line.quantity} × ${line.name} ${lineOptions(line)}`).join('\n'),
} as const

export const newOrderFields: FieldTable<NewOrderFormValues> = {
  caller: {
    label: 'adminOrders.new.caller',
    stored: v.nullable(
      v.object({
        key: nonEmptyText,
        full_name: v.string(),
        order_count: wholeNumberFrom(0),
        delivered_count: wholeNumberFrom(0),
        refused_count: wholeNumberFrom(0),
      }),
    ),
    show: ({ caller }) => caller?.full_name ?? '',
  },
  lines: { ...orderLinesField, stored: v.array(orderLineSchema) },
  ...formParts,
  ...region,
  isPaid: { label: 'adminOrders.new.paid', stored: v.boolean() },
  // These values belong to the checkout, and this form has no fields for them. They never differ from the
  // defaults.
  payment: { stored: v.literal('cod'), partOf: 'isPaid' },
  setDefault: { stored: v.literal(false), partOf: 'isPaid' },
  agreed: { stored: v.literal(false), partOf: 'isPaid' },
}

/**
 * Keeps unsaved orders in this browser tab only, because they contain a phone number and a delivery address.
 */
export const newOrderDrafts = draftStoreOf<NewOrderFormValues>('draft_order', newOrderFields)

/**
 * Returns the request with the total that is on the screen, in VND. Without a total, the request contains
 * none. Returns null while the delivery address is incomplete.
 */
export function newOrderRequest(
  form: NewOrderFormValues,
  quotedTotal: number | null,
): AdminOrderRequest | null {
  const order = orderRequest(form, form.lines)
  return (
    order && {
      ...order,
      customer: form.caller?.key ?? null,
      is_paid: form.isPaid,
      ...(quotedTotal !== null && { quoted_total: quotedTotal }),
    }
  )
}

/** Adds one piece of a variant to the lines. Returns the same array if no further piece is in stock. */
export function withAddedPiece<Own extends Line>(
  lines: readonly Own[],
  variant: AdminVariantRow,
): readonly (Own | OrderableLine)[] {
  const known = lines.find(({ variantId }) => variantId === variant.variant_id)
  if ((known?.quantity ?? 0) >= variant.stock) return lines
  if (known)
    return lines.map((line) =>
      line === known ? { ...line, quantity: line.quantity + 1, stock: variant.stock } : line,
    )
  const { product_id, variant_id, name, price, stock, color, size } = variant
  return [
    ...lines,
    {
      productId: product_id,
      variantId: variant_id,
      quantity: 1,
      price,
      image: null,
      name,
      slug: String(product_id),
      color: color || null,
      size: size || null,
      stock,
    },
  ]
}
