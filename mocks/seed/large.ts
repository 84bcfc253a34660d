import type { Tables } from '~mocks/db/tables'
import { orderCode } from '~mocks/rules/orders'

const largeSize = 10_000

/** Each round of copied orders is older by this, so that 10,000 of them span about a year. */
const orderRoundMs = 2 * 86_400_000
const productRoundMs = 60_000

const earlier = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString()

type Owner = { id: number; created_at: string; updated_at: string }

/** A copy: its id, and how many times its model has been copied, itself included. */
type Copy = { id: number; round: number }

function forEachCopy<Model extends Owner>(
  models: readonly Model[],
  make: (model: Model, copy: Copy) => void,
): void {
  for (let id = models.length + 1; id <= largeSize; id += 1) {
    const model = models[(id - 1) % models.length]
    if (model) make(model, { id, round: Math.floor((id - 1) / models.length) })
  }
}

/** Returns the rows that hang on `models`, and copies of them for each copy of their model. */
function withCopies<Row extends object, Model extends Owner>(
  rows: readonly Row[],
  { models, ownerOf }: { models: readonly Model[]; ownerOf: (row: Row) => number },
  copyRow: (row: Row, copy: Copy, nth: number) => Row,
): Row[] {
  const own = Map.groupBy(rows, ownerOf)
  const all = [...rows]
  forEachCopy(models, ({ id }, copy) => {
    let nth = 0
    for (const row of own.get(id) ?? []) all.push(copyRow(row, copy, (nth += 1)))
  })
  return all
}

function copyProducts({ products }: Tables): Tables['products'] {
  const self = { models: products, ownerOf: ({ id }: { id: number }) => id }
  return withCopies(products, self, (product, { id, round }) => ({
    ...product,
    id,
    name: `${product.name} ${round + 1}`,
    slug: `${product.slug}-${round + 1}`,
    created_at: earlier(product.created_at, round * productRoundMs),
    updated_at: earlier(product.updated_at, round * productRoundMs),
  }))
}

function copyParts<Row extends { id: number; product_id: number }>(
  rows: readonly Row[],
  { products: models }: Tables,
): Row[] {
  const below = { models, ownerOf: ({ product_id }: Row) => product_id }
  return withCopies(rows, below, (row, { id }, nth) => ({
    ...row,
    id: id * 100 + nth,
    product_id: id,
  }))
}

/** Copies variants; a code begins with the number of its product. */
function copyVariants(seed: Tables): Tables['variants'] {
  return copyParts(seed.variants, seed).map((row) => ({
    ...row,
    sku: row.sku.replace(/^ML\d+/, `ML${String(row.product_id).padStart(3, '0')}`),
  }))
}

function copyOrders({ orders }: Tables): Tables['orders'] {
  const self = { models: orders, ownerOf: ({ id }: { id: number }) => id }
  return withCopies(orders, self, (order, { id, round }) => {
    const created_at = earlier(order.created_at, round * orderRoundMs)
    const updated_at = earlier(order.updated_at, round * orderRoundMs)
    return { ...order, id, code: orderCode(id, new Date(created_at)), created_at, updated_at }
  })
}

const byOrder = ({ orders: models }: Tables) => ({
  models,
  ownerOf: ({ order_id }: { order_id: number }) => order_id,
})

function copyItems(seed: Tables): Tables['order_items'] {
  return withCopies(seed.order_items, byOrder(seed), (row, { id }, nth) => ({
    ...row,
    id: id * 10 + nth,
    order_id: id,
  }))
}

function copyEvents(seed: Tables): Tables['order_events'] {
  return withCopies(seed.order_events, byOrder(seed), (row, { id, round }, nth) => ({
    ...row,
    id: id * 10 + nth,
    order_id: id,
    at: earlier(row.at, round * orderRoundMs),
  }))
}

function copyPayments(seed: Tables): Tables['payments'] {
  return withCopies(seed.payments, byOrder(seed), ({ token, ...payment }, { id, round }) => ({
    ...payment,
    payment_id: `PAY-${String(id).padStart(6, '0')}`,
    order_id: id,
    token: token && `${token}-${id}`,
    created_at: earlier(payment.created_at, round * orderRoundMs),
  }))
}

const makers: { [Table in keyof Tables]?: (seed: Tables) => Tables[Table] } = {
  products: copyProducts,
  product_colours: (seed) => copyParts(seed.product_colours, seed),
  product_sizes: (seed) => copyParts(seed.product_sizes, seed),
  variants: copyVariants,
  orders: copyOrders,
  order_items: copyItems,
  order_events: copyEvents,
  payments: copyPayments,
}

/**
 * Returns a world with 10,000 products and 10,000 orders: those of the seed, then copies of them. Deterministic. Each
 * table is made when it is first read: all 260,000 rows take a second, and a page needs few of them.
 */
export function largeWorld(seed: Tables): Tables {
  const tables = { ...seed }
  for (const [name, make] of Object.entries(makers)) {
    let rows: readonly object[] | null = null
    const get = () => (rows ??= make(seed))
    Object.defineProperty(tables, name, { enumerable: true, get })
  }
  return tables
}
