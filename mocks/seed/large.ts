import type { Tables } from '~mocks/db/tables'
import { orderCode } from '~mocks/rules/orders'

type ProductTables = Pick<Tables, 'products' | 'product_colours' | 'product_sizes' | 'variants'>
type OrderTables = Pick<
  Tables,
  'orders' | 'order_items' | 'order_events' | 'order_notes' | 'payments'
>

/** The number of products, and of orders, in a large world. */
const largeSize = 10_000

/** Each round of copied orders is older by this, so that 10,000 of them span about a year. */
const orderRoundMs = 2 * 86_400_000
/** Each round of copied products is older by this. */
const productRoundMs = 60_000

const earlier = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString()

/** Copies the rows of a product or an order; their ids follow from the id of the copy, `owner`. */
function children<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  owner: number,
  perOwner: number,
): Row[] {
  return (rows ?? []).map((row, index) => ({ ...row, id: owner * perOwner + index + 1 }))
}

/** Copies products up to `largeSize`, each with its own name. */
function copyProducts(seed: ProductTables): ProductTables {
  const { products } = seed
  const copies: ProductTables = {
    products: [...products],
    product_colours: [...seed.product_colours],
    product_sizes: [...seed.product_sizes],
    variants: [...seed.variants],
  }
  const colours = Map.groupBy(seed.product_colours, ({ product_id }) => product_id)
  const sizes = Map.groupBy(seed.product_sizes, ({ product_id }) => product_id)
  const variants = Map.groupBy(seed.variants, ({ product_id }) => product_id)
  for (let id = products.length + 1; id <= largeSize; id += 1) {
    const product = products[(id - 1) % products.length]
    if (!product) break
    const round = Math.floor((id - 1) / products.length)
    const ofCopy = <Row extends { id: number; product_id: number }>(rows: Map<number, Row[]>) =>
      children(rows.get(product.id), id, 100).map((row) => ({ ...row, product_id: id }))
    copies.products.push({
      ...product,
      id,
      name: `${product.name} ${round + 1}`,
      slug: `${product.slug}-${round + 1}`,
      created_at: earlier(product.created_at, round * productRoundMs),
      updated_at: earlier(product.updated_at, round * productRoundMs),
    })
    copies.product_colours.push(...ofCopy(colours))
    copies.product_sizes.push(...ofCopy(sizes))
    copies.variants.push(...ofCopy(variants))
  }
  return copies
}

/** Copies orders up to `largeSize`, each round older than the one before. */
function copyOrders(seed: OrderTables): OrderTables {
  const { orders } = seed
  const copies: OrderTables = {
    orders: [...orders],
    order_items: [...seed.order_items],
    order_events: [...seed.order_events],
    order_notes: [...seed.order_notes],
    payments: [...seed.payments],
  }
  const items = Map.groupBy(seed.order_items, ({ order_id }) => order_id)
  const events = Map.groupBy(seed.order_events, ({ order_id }) => order_id)
  const payments = Map.groupBy(seed.payments, ({ order_id }) => order_id)
  for (let id = orders.length + 1; id <= largeSize; id += 1) {
    const order = orders[(id - 1) % orders.length]
    if (!order) break
    const age = Math.floor((id - 1) / orders.length) * orderRoundMs
    const created_at = earlier(order.created_at, age)
    const code = orderCode(id, new Date(created_at))
    const updated_at = earlier(order.updated_at, age)
    copies.orders.push({ ...order, id, code, created_at, updated_at })
    for (const row of children(items.get(order.id), id, 10))
      copies.order_items.push({ ...row, order_id: id })
    for (const row of children(events.get(order.id), id, 10))
      copies.order_events.push({ ...row, order_id: id, at: earlier(row.at, age) })
    for (const { token, ...payment } of payments.get(order.id) ?? []) {
      const payment_id = `PAY-${String(id).padStart(6, '0')}`
      const copied = token && `${token}-${id}`
      copies.payments.push({ ...payment, payment_id, order_id: id, token: copied, created_at })
    }
  }
  return copies
}

/** Returns a world with 10,000 products and 10,000 orders: those of the seed, then copies of them. Deterministic. */
export function largeWorld(seed: Tables): Tables {
  return { ...seed, ...copyProducts(seed), ...copyOrders(seed) }
}
