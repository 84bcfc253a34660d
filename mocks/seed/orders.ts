import { orderTotals, subtotalOf } from '@/domain/cart/totals'
import type {
  OrderItemRow,
  OrderRow,
  OrderStatus,
  PaymentMethod,
  PaymentRow,
  PaymentStatus,
  Tables,
} from '~mocks/db/tables'
import { orderNotes, staffNotes } from './copy/people'
import { orderCode } from '~mocks/rules/orders'
import { orderPlans, type OrderPlan } from './order-plans'
import { deliveryAddress } from './delivery-addresses'
import { fakerFor, type WorldSeed } from './random'
import { timeline } from './timeline'
import { joinedName, personName, phoneNumber } from './users'
import type { SimpleFaker } from '@faker-js/faker'

type Shop = Pick<Tables, 'users' | 'products' | 'variants'>
type OrderTables = Pick<
  Tables,
  'orders' | 'order_items' | 'order_events' | 'order_notes' | 'payments'
>

/** PayPal is paid at once, cash on delivery. */
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
  return faker.helpers.arrayElements(shown, count).map((product, index) => {
    const variant = faker.helpers.arrayElement(
      shop.variants.filter((row) => row.product_id === product.id),
    )
    return {
      id: orderId * 10 + index + 1,
      order_id: orderId,
      product_id: product.id,
      variant_id: variant.id,
      product_name: product.name,
      color: variant.colour,
      size: variant.size,
      quantity: faker.datatype.boolean(0.2) ? 2 : 1,
      price: variant.price,
      image_url: variant.image_url,
    }
  })
}

function recipient({ user }: OrderPlan, faker: SimpleFaker) {
  return user
    ? { user_id: user.id, full_name: user.full_name, phone: user.phone }
    : { user_id: null, full_name: joinedName(personName(faker)), phone: phoneNumber(faker) }
}

function orderRow(
  plan: OrderPlan,
  id: number,
  at: Date,
  items: OrderItemRow[],
  faker: SimpleFaker,
) {
  const { subtotal, shipping, discount, total } = orderTotals(subtotalOf(items))
  const payment_method: PaymentMethod = faker.datatype.boolean(0.3) ? 'paypal' : 'cod'
  return {
    id,
    code: orderCode(id, at),
    ...recipient(plan, faker),
    ...deliveryAddress(faker),
    note: faker.datatype.boolean(0.25) ? faker.helpers.arrayElement(orderNotes) : '',
    status: plan.status,
    payment_method,
    payment_status: paymentStatusOf(payment_method, plan.status),
    coupon_code: null,
    subtotal,
    discount_amount: discount,
    shipping_amount: shipping,
    total_amount: total,
    idempotency_key: null,
    ...parcelOf(plan.status, id),
    created_at: at.toISOString(),
  }
}

/** The parcel of an order on its way or delivered; the number follows from the order, so that no other row changes. */
function parcelOf(status: OrderPlan['status'], id: number) {
  const isSent = status === 'shipped' || status === 'delivered'
  const carrier = id % 3 === 0 ? 'Viettel Post' : 'Giao Hàng Nhanh'
  return isSent
    ? { carrier, tracking_number: `${id % 3 === 0 ? 'VTP' : 'GHN'}${260_000_000 + id * 7919}` }
    : { carrier: '', tracking_number: '' }
}

function paymentRow(order: OrderRow, faker: SimpleFaker): PaymentRow {
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
    created_at: order.created_at,
  }
}

/** Returns the orders of the last sixty days with their items, events, notes and payments. Later orders have higher ids. */
export function orderTables(world: WorldSeed, shop: Shop): OrderTables {
  const staffName = shop.users.find((user) => user.is_staff)?.full_name ?? 'system'
  const tables: OrderTables = {
    orders: [],
    order_items: [],
    order_events: [],
    order_notes: [],
    payments: [],
  }
  for (const [index, plan] of orderPlans(world, shop.users).entries()) {
    const id = index + 1
    const faker = fakerFor(world, plan.key)
    const createdAt = new Date(world.now.getTime() - plan.hoursAgo * 3_600_000)
    const items = itemRows(id, shop, faker)
    const steps = timeline(plan.status, createdAt, plan.hoursAgo, staffName, faker)
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
  return tables
}
