import type { SimpleFaker } from '@faker-js/faker'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { canChangeDelivery } from '@/domain/order/status'
import { discountsByLine } from '@/domain/order/terms'
import { pickFields } from '@/lib/description'
import type {
  OrderEventRow,
  OrderItemRow,
  OrderRefundRow,
  OrderReturnRow,
  OrderRow,
  PaymentRow,
  Tables,
  UserRow,
} from '~mocks/db/tables'
import { storedParts } from '~mocks/rules/order-parts'
import { amountsOf, copyForOrder, orderCode } from '~mocks/rules/orders'
import { uncheckedPayment, usdCentsOf } from '../rules/payments'
import { accounts } from './accounts'
import people from './copy/people.json'
import { deliveryAddress, joinedName, personName, phoneNumber } from './people'
import { fakerFor, type WorldSeed } from './random'

const { cancelReasons, orderNotes, sampleReturns, staffNotes } = people

type Shop = Pick<Tables, 'users' | 'products' | 'variants'>
type OrderTables = Pick<
  Tables,
  | 'orders'
  | 'order_items'
  | 'order_events'
  | 'order_notes'
  | 'order_returns'
  | 'order_refunds'
  | 'cash_settlements'
  | 'payments'
>

/**
 * Returns the payment status of an order. PayPal orders are paid at once, cash orders on delivery, and
 * cancelled orders not at all.
 */
function paymentStatusOf(method: PaymentMethod, status: OrderStatus): PaymentStatus {
  if (status === 'cancelled') return 'cancelled'
  return method === 'paypal' || status === 'delivered' ? 'successful' : 'pending'
}

function itemRows(orderId: number, shop: Shop, faker: SimpleFaker): OrderItemRow[] {
  const shown = shop.products.filter((product) => product.status === 'active')
  const count = faker.helpers.weightedArrayElement([
    { value: 1, weight: 5 },
    { value: 2, weight: 3 },
    { value: 3, weight: 1 },
  ])
  const items = faker.helpers.arrayElements(shown, count).map((product, index) => {
    const variant = faker.helpers.arrayElement(
      shop.variants.filter((row) => row.product_id === product.id),
    )
    return {
      id: orderId * 10 + index + 1,
      order_id: orderId,
      ...copyForOrder(product, variant),
      quantity: faker.datatype.boolean(0.2) ? 2 : 1,
      price: variant.price,
    }
  })
  const granted = discountsByLine(billOf(subtotalOf(items)), items)
  return items.map((item, index) => ({ ...item, granted: granted[index] ?? [] }))
}

function recipient({ user }: OrderPlan, faker: SimpleFaker) {
  return user
    ? { user_id: user.id, full_name: user.full_name, phone: user.phone, email: user.email }
    : { user_id: null, full_name: joinedName(personName(faker)), phone: phoneNumber(faker) }
}

function orderRow(
  plan: OrderPlan,
  id: number,
  at: Date,
  items: OrderItemRow[],
  faker: SimpleFaker,
) {
  const payment_method: PaymentMethod = faker.datatype.boolean(0.3) ? 'paypal' : 'cod'
  return {
    id,
    code: orderCode(id, at),
    ...storedParts({}),
    ...recipient(plan, faker),
    ...deliveryAddress(faker),
    note: faker.datatype.boolean(0.25) ? faker.helpers.arrayElement(orderNotes) : '',
    status: plan.status,
    payment_method,
    payment_status: paymentStatusOf(payment_method, plan.status),
    ...amountsOf(billOf(subtotalOf(items))),
    placed: [],
    exchange_of: null,
    ...parcelOf(plan.status, id),
    created_at: at.toISOString(),
  }
}

function parcelOf(status: OrderPlan['status'], id: number) {
  const isSent = status === 'shipped' || status === 'delivered'
  const carrier = id % 3 === 0 ? 'Viettel Post' : 'Giao Hàng Nhanh'
  return isSent
    ? { carrier, tracking_number: `${id % 3 === 0 ? 'VTP' : 'GHN'}${260_000_000 + id * 7919}` }
    : { carrier: '', tracking_number: '' }
}

function paymentRow(order: OrderRow, faker: SimpleFaker): PaymentRow {
  const asked_cents = order.payment_method === 'paypal' ? usdCentsOf(order.total_amount) : null
  return {
    payment_id: `PAY-${String(order.id).padStart(6, '0')}`,
    order_id: order.id,
    method: order.payment_method,
    status: order.payment_status,
    token:
      order.payment_method === 'paypal'
        ? `EC-${faker.string.alphanumeric({ length: 17, casing: 'upper' })}`
        : null,
    approval:
      order.payment_method === 'paypal' && order.payment_status === 'successful'
        ? 'approved'
        : null,
    is_prepaid: false,
    asked_cents,
    ...uncheckedPayment,
    received_cents: order.payment_status === 'successful' ? asked_cents : null,
    created_at: order.created_at,
  }
}

export function orderTables(world: WorldSeed, shop: Shop): OrderTables {
  const staffName = shop.users.find((user) => user.is_staff)?.full_name ?? 'system'
  const tables: OrderTables = {
    orders: [],
    order_items: [],
    order_events: [],
    order_notes: [],
    order_returns: [],
    order_refunds: [],
    cash_settlements: [],
    payments: [],
  }
  for (const [index, plan] of orderPlans(world, shop.users).entries()) {
    const id = index + 1
    const faker = fakerFor(world, plan.key)
    const createdAt = new Date(world.now.getTime() - plan.hoursAgo * 3_600_000)
    const items = itemRows(id, shop, faker)
    const steps = timeline(plan, createdAt, staffName, faker)
    const updated_at = steps.at(-1)?.at ?? createdAt.toISOString()
    const order: OrderRow = { ...orderRow(plan, id, createdAt, items, faker), updated_at }
    tables.orders.push(order)
    tables.order_items.push(...items)
    tables.order_events.push(
      ...steps.map((step, at) => ({ id: id * 10 + at + 1, order_id: id, ...step })),
    )
    tables.payments.push(paymentRow(order, faker))
    if (faker.datatype.boolean(0.15)) {
      const text = faker.helpers.arrayElement(staffNotes)
      tables.order_notes.push({ id, order_id: id, text, at: updated_at, by: staffName })
    }
  }
  // The shopper has two open orders for the same address, so that staff can merge them (Product §10.24).
  const isOpen = (one: OrderRow) => one.user_id === accounts.shopper.id && canChangeDelivery(one)
  const [earlier, later] = tables.orders.filter(isOpen)
  if (earlier && later)
    Object.assign(earlier, pickFields(later, ['address', 'province_id', 'district_id', 'ward_id']))
  tables.order_returns = returnRows(tables, staffName)
  tables.order_refunds = refundRows(tables)
  tables.cash_settlements = settlementRows(tables, world.now, staffName)
  return tables
}

/**
 * Returns the cash that carriers have paid to the shop. All cash orders that were delivered more than a week
 * ago are settled, in one statement for each carrier. The last amount is too low, so that one order shows a
 * shortage.
 */
function settlementRows(
  { orders }: OrderTables,
  now: Date,
  by: string,
): Tables['cash_settlements'] {
  const before = now.getTime() - 7 * 24 * 3_600_000
  const settled = orders.filter(
    ({ status, payment_method, updated_at }) =>
      status === 'delivered' && payment_method === 'cod' && Date.parse(updated_at) < before,
  )
  return settled.map(({ id, carrier, total_amount, updated_at }, index) => ({
    id: index + 1,
    order_id: id,
    statement: carrier === 'Viettel Post' ? 'VTP-1411' : 'GHN-1411',
    amount: index === settled.length - 1 ? total_amount - 50_000 : total_amount,
    at: hoursLater(updated_at, 72),
    by,
  }))
}

/**
 * Returns two returns. The shopper's last delivery but one was refunded in part. Another buyer asks to return
 * their last delivery.
 */
function returnRows({ orders, order_items }: OrderTables, staffName: string): OrderReturnRow[] {
  const delivered = orders.filter(({ status }) => status === 'delivered')
  const isOwn = ({ user_id }: OrderRow) => user_id === accounts.shopper.id
  const refunded = delivered.filter(isOwn).at(-2)
  const asked = delivered.findLast((order) => !isOwn(order))
  return [
    ...(refunded
      ? [returnRow(1, refunded, { state: 'refunded', answer: sampleReturns.answer })]
      : []),
    ...(asked ? [returnRow(2, asked, { state: 'requested', answer: null })] : []),
  ]

  function returnRow(
    id: number,
    order: OrderRow,
    rest: Pick<OrderReturnRow, 'state' | 'answer'>,
  ): OrderReturnRow {
    const item = order_items.find(({ order_id }) => order_id === order.id)
    const line = { item_id: item?.id ?? 0, quantity: 1 } as const
    const isRefund = rest.state === 'refunded'
    const requested_at = hoursLater(order.updated_at, 1)
    const steps = isRefund ? refundedSteps : refundedSteps.slice(0, 1)
    return {
      id,
      order_id: order.id,
      ...rest,
      events: steps.map((state, index) => ({
        state,
        at: hoursLater(requested_at, index * 20),
        by: index === 0 ? null : staffName,
      })),
      received: isRefund ? [{ item_id: line.item_id, as_new: 0, damaged: 1 }] : [],
      exchange_id: null,
      credit: 0,
      items: [
        isRefund
          ? { ...line, reason: 'faulty', wish: 'refund', size: null }
          : { ...line, reason: 'fit', wish: 'exchange', size: 'L' },
      ],
      note: isRefund ? sampleReturns.faulty : sampleReturns.fit,
      photos: [],
      requested_at,
    }
  }
}

const refundedSteps = ['requested', 'approved', 'received', 'refunded'] as const

const hoursLater = (at: string, hours: number) =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString()

/** Returns the refund for the first return: a bank transfer of the price that was paid. */
function refundRows({ orders, order_items, order_returns }: OrderTables): OrderRefundRow[] {
  return order_returns.flatMap(({ id, order_id, state, items, events }) => {
    const order = orders.find((row) => row.id === order_id)
    const back = order_items.find((row) => row.id === items[0]?.item_id)
    if (state !== 'refunded' || !order || !back) return []
    const off = back.granted.reduce((sum, { amount }) => sum + amount, 0)
    const amount = back.price + Math.round(off / back.quantity)
    const at = events.at(-1)?.at ?? order.updated_at
    return [
      { id, order_id, return_id: id, method: 'transfer', amount, reference: `FT26${order_id}`, at },
    ]
  })
}

type Step = Pick<OrderEventRow, 'status' | 'note' | 'at' | 'by'>

/** The steps that lead to each status, along the changes of status that Product §10.6 allows. */
const stepsTo: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  shipped: ['pending', 'processing', 'shipped'],
  delivered: ['pending', 'processing', 'shipped', 'delivered'],
  cancelled: ['pending', 'cancelled'],
}

const stepHours: Record<OrderStatus, { min: number; max: number }> = {
  pending: { min: 0, max: 0 },
  processing: { min: 1, max: 8 },
  shipped: { min: 10, max: 30 },
  delivered: { min: 20, max: 60 },
  cancelled: { min: 1, max: 12 },
}

const notes: Record<Exclude<OrderStatus, 'cancelled'>, string> = {
  pending: 'Đơn hàng đã được tạo.',
  processing: 'Đã xác nhận, đang chuẩn bị hàng.',
  shipped: 'Đã bàn giao cho đơn vị vận chuyển.',
  delivered: 'Giao hàng thành công.',
}

/**
 * Returns the steps of an order, spread over the `hoursAgo` since the shopper placed it. With `lastHoursAgo`,
 * the last step is that many hours old.
 */
function timeline(
  { status, hoursAgo, lastHoursAgo }: OrderPlan,
  createdAt: Date,
  staffName: string,
  faker: SimpleFaker,
): Step[] {
  const statuses = stepsTo[status]
  const gaps = statuses.map((step) => faker.number.float(stepHours[step]))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  // A new order has less time between its steps, so that no step is in the future.
  const usual = total === 0 ? 0 : Math.min(1, (hoursAgo * 0.9) / total)
  const pace = lastHoursAgo === undefined ? usual : (hoursAgo - lastHoursAgo) / total
  let elapsed = 0
  return statuses.map((step, index): Step => {
    elapsed += (gaps[index] ?? 0) * pace
    return {
      status: step,
      note: step === 'cancelled' ? faker.helpers.arrayElement(cancelReasons) : notes[step],
      at: new Date(createdAt.getTime() + elapsed * 3_600_000).toISOString(),
      by: index === 0 ? 'system' : staffName,
    }
  })
}

/** The facts from which `orders` makes an order. `user` is null for a guest. */
type OrderPlan = {
  key: string
  user: UserRow | null
  hoursAgo: number
  status: OrderStatus
  lastHoursAgo?: number | undefined
}

/**
 * The shopper's orders: one in every status, and a recent delivery, so that both tabs of Product §2 have
 * orders.
 */
const shopperOrders: readonly (readonly [
  hoursAgo: number,
  status: OrderStatus,
  lastHoursAgo?: number,
])[] = [
  [3, 'pending'],
  [22, 'processing'],
  [65, 'shipped'],
  [9 * 24, 'delivered', 3 * 24],
  [15 * 24, 'cancelled'],
  [26 * 24, 'delivered'],
  [47 * 24, 'delivered'],
]

const otherOrders = 53
const days = 60

function likelyStatuses(hoursAgo: number): readonly OrderStatus[] {
  if (hoursAgo < 24) return ['pending', 'pending', 'processing']
  if (hoursAgo < 72) return ['processing', 'shipped', 'shipped', 'cancelled']
  if (hoursAgo < 120) return ['shipped', 'delivered', 'delivered']
  return ['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled']
}

/** Plans the orders of the last sixty days, oldest first. The number of orders per day grows. */
function orderPlans(world: WorldSeed, users: readonly UserRow[]): OrderPlan[] {
  const shopper = users.find((user) => user.id === accounts.shopper.id) ?? null
  const buyers = users.filter((user) => !user.is_staff && user !== shopper)
  const own = shopperOrders.map(([hoursAgo, status, lastHoursAgo], index) => ({
    key: `order:shopper:${index}`,
    user: shopper,
    hoursAgo,
    status,
    lastHoursAgo,
  }))
  const others = Array.from({ length: otherOrders }, (_, index) => {
    const key = `order:${index}`
    const faker = fakerFor(world, `${key}:plan`)
    const part = (index + faker.number.float({ min: 0.1, max: 0.9 })) / otherOrders
    const hoursAgo = days * 24 * part ** 1.3
    return {
      key,
      user: faker.datatype.boolean(0.65) ? faker.helpers.arrayElement(buyers) : null,
      hoursAgo,
      status: faker.helpers.arrayElement(likelyStatuses(hoursAgo)),
    }
  })
  return [...own, ...others].toSorted((a, b) => b.hoursAgo - a.hoursAgo)
}
