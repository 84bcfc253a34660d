import type {
  Bill,
  DeliveryRequest,
  FieldErrors,
  OrderRequest,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@/api/generated/model'
import { orderWork } from '@/domain/order/description'
import { shopDay } from '@/lib/dates'
import { pickFields } from '@/lib/description'
import { isPhone } from '@/lib/kinds/phone'
import type { PaymentRow, ProductRow, VariantRow } from '../db/tables'
import { type AddressModel, wrongUnitId } from './addresses'
import { type StoredParts, storedParts } from './order-parts'

const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

export function allowedTransitions(status: OrderStatus): readonly OrderStatus[] {
  return moves[status]
}

/** How long staff can undo a change of an order's status, in ms. */
export const undoMs = 10 * 60_000

/**
 * Returns the status that an order had before it got this status. Undefined when the change of status can't
 * be undone.
 */
export function statusBefore(status: OrderStatus): OrderStatus | undefined {
  if (status === 'cancelled') return undefined
  return orderStatuses.find((one) => one !== 'cancelled' && moves[one].includes(status))
}

export const orderTabs = {
  processing: ['pending', 'processing', 'shipped'],
  completed: ['delivered', 'cancelled'],
} as const satisfies Record<string, readonly OrderStatus[]>

export const orderStatuses = orderWork.status.values

/**
 * Returns the status of a payment after its order has moved. The payment of a cancelled order keeps its
 * status if it has brought money, or may have, because the money has to be refunded (Product §10.18).
 */
export function paymentAfter(
  status: OrderStatus,
  method: PaymentMethod,
  { status: payment, approval }: Pick<PaymentRow, 'status' | 'approval'>,
): PaymentStatus {
  if (status === 'delivered' && method === 'cod') return 'successful'
  return status === 'cancelled' && payment === 'pending' && approval !== 'approved'
    ? 'cancelled'
    : payment
}

/** Returns the parts of a bill that an order stores: its lines, and its amounts in whole VND. */
export function amountsOf({ lines, total }: Bill) {
  const sumOf = (...codes: readonly string[]) =>
    lines.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0)
  return {
    subtotal: sumOf('subtotal'),
    discount_amount: 0 - sumOf('discount', 'promotion', 'coupon'),
    shipping_amount: sumOf('shipping'),
    total_amount: total,
    bill_lines: [...lines],
  }
}

/** Returns the order code that shoppers see, such as `ML261121-0042`. The date is in the shop's time zone. */
export function orderCode(id: number, createdAt: Date): string {
  const day = shopDay(createdAt).slice(2).replaceAll('-', '')
  return `ML${day}-${String(id).padStart(4, '0')}`
}

export type OrderInput = StoredParts & Pick<OrderRequest, 'items'>

/** Returns the facts about a bought product and variant that an order copies, such as the name. */
export const copyForOrder = (product: ProductRow, variant: VariantRow) => ({
  product_id: product.id,
  variant_id: variant.id,
  product_name: product.name,
  color: variant.color,
  size: variant.size,
  sku: variant.sku,
  image_url: variant.image_url ?? product.images[0] ?? null,
})

/** The person who receives an order, and the address. */
type Recipient = Omit<DeliveryRequest, 'order_phone' | 'quoted_total'>

export const tidyRecipient = (request: Recipient): Recipient =>
  pickFields(storedParts(request), [
    'full_name',
    'phone',
    'address',
    'province_id',
    'district_id',
    'ward_id',
  ])

export function recipientErrors(model: AddressModel, recipient: Recipient): FieldErrors {
  const { full_name, phone, address } = recipient
  const wrongId = wrongUnitId(model, recipient)
  return {
    ...(!full_name && { full_name: ['Vui lòng nhập tên'] }),
    ...(!isPhone(phone) && {
      phone: ['Số điện thoại không hợp lệ. Chỉ dùng chữ số, dấu cách, +, - và ngoặc đơn.'],
    }),
    ...(!address && { address: ['Vui lòng nhập địa chỉ'] }),
    ...(wrongId && { [wrongId]: ['Vui lòng chọn đầy đủ địa chỉ hành chính'] }),
  }
}

/** Returns the parts of a request that an order stores. */
export const orderInputOf = (request: OrderRequest): OrderInput => ({
  ...storedParts(request),
  items: request.items.map((item) => pickFields(item, ['product_id', 'variant_id', 'quantity'])),
})
