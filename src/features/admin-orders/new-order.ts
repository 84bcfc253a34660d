import * as v from 'valibot'
import type { AdminCustomer, AdminOrderRequest, AdminVariantRow } from '@/api/generated/model'
import { shortAddress, storedUnits } from '@/domain/address/cascade'
import { type Line, optionsText, type OrderLine, storedOrderLine } from '@/domain/cart/cart'
import {
  type Delivery,
  emptyOrderForm,
  orderFields,
  type OrderFormValues,
  orderRequest,
} from '@/domain/order/form'
import { filledText, wholeFrom } from '@/lib/schema'
import { draftStore } from '@/ui/editor/drafts'
import { describedFields, type FieldTable, isEqual } from '@/ui/editor/fields'

/** What the form shows of a customer whom the shop knows. */
export type Caller = Pick<
  AdminCustomer,
  'key' | 'full_name' | 'order_count' | 'delivered_count' | 'refused_count'
>

/** An order that a customer gives by phone. */
export type NewOrder = OrderFormValues & {
  /** Null for somebody new. */
  caller: Caller | null
  lines: readonly OrderLine[]
  /** The shop has the money already. */
  isPaid: boolean
}

export const emptyOrder: NewOrder = {
  ...emptyOrderForm,
  payment: 'cod',
  caller: null,
  lines: [],
  isPaid: false,
}

/** The region's levels are one field where versions are compared. */
const region = {
  'region.province': {
    label: 'address.province',
    stored: storedUnits.province,
    // There is one country, which fills itself in.
    equal: (one: Delivery, other: Delivery) =>
      isEqual({ ...one.region, country: null }, { ...other.region, country: null }),
    show: (form: Delivery) => shortAddress(form.region),
  },
  'region.country': { stored: storedUnits.country, partOf: 'region.province' },
  'region.district': { stored: storedUnits.district, partOf: 'region.province' },
  'region.ward': { stored: storedUnits.ward, partOf: 'region.province' },
} as const

const { region: _region, ...described } = orderFields
const formParts: FieldTable<Omit<OrderFormValues, 'region'>> = describedFields(described, {})

type OrderParts = Delivery & Pick<OrderFormValues, 'note'>
const { lastName, firstName, phone, street, note } = described
const common: FieldTable<Omit<OrderParts, 'region'>> = describedFields(
  { lastName, firstName, phone, street, note },
  {},
)

/** What the forms of a new and of a changed order have in common. */
export const orderParts: FieldTable<OrderParts> = { ...common, ...region }

/** Shows lines where versions are compared: one below the other. */
export const orderLines = {
  label: 'adminOrders.new.lines',
  show: ({ lines }: { lines: readonly Line[] }) =>
    lines.map((line) => `${line.quantity} × ${line.name} ${optionsText(line)}`).join('\n'),
} as const

export const newOrderFields: FieldTable<NewOrder> = {
  caller: {
    label: 'adminOrders.new.caller',
    stored: v.nullable(
      v.object({
        key: filledText,
        full_name: v.string(),
        order_count: wholeFrom(0),
        delivered_count: wholeFrom(0),
        refused_count: wholeFrom(0),
      }),
    ),
    show: ({ caller }) => caller?.full_name ?? '',
  },
  lines: { ...orderLines, stored: v.array(storedOrderLine) },
  ...formParts,
  ...region,
  isPaid: { label: 'adminOrders.new.paid', stored: v.boolean() },
  // The checkout's own, which nobody is asked for here.
  payment: { stored: v.literal('cod'), partOf: 'isPaid' },
  setDefault: { stored: v.literal(false), partOf: 'isPaid' },
  agreed: { stored: v.literal(false), partOf: 'isPaid' },
}

/** As long as the tab lives: it holds somebody's number and address. */
export const newOrderDrafts = draftStore<NewOrder>('draft_order', newOrderFields)

/** Returns what is sent, at the total that was shown; null while the address is not complete. */
export function newOrderRequest(
  form: NewOrder,
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

/** Returns the lines with one more piece of a variant; the same lines where no more are in stock. */
export function withPiece<Own extends Line>(
  lines: readonly Own[],
  variant: AdminVariantRow,
): readonly (Own | OrderLine)[] {
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
