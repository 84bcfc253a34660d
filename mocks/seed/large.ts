import type { RowOf, TableName, Tables } from '~mocks/db/tables'
import { orderCode } from '~mocks/rules/orders'

const largeSize = 10_000

/**
 * How much older each round of copied orders is than the round before, in ms. 10,000 orders then cover about
 * a year.
 */
const orderRoundMs = 2 * 86_400_000
const productRoundMs = 60_000

const earlier = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString()

/**
 * The place of a copied row: the id of the copied product or order, the number of the round, and the position
 * of the row among the rows of that product or order. The position starts at 1.
 */
type Copy = { id: number; round: number; nth: number }

/**
 * Returns the rows that belong to `models`, and then copies of them for new models, until there are
 * `largeSize` models.
 */
function withCopies<Table extends TableName>(
  rows: readonly RowOf<Table>[],
  models: readonly { id: number }[],
  owner: keyof RowOf<Table>,
  copied: (row: RowOf<Table>, copy: Copy) => Partial<RowOf<Table>>,
): RowOf<Table>[] {
  const own = Map.groupBy<unknown, RowOf<Table>>(rows, (row) => row[owner])
  const all = [...rows]
  for (let id = models.length + 1; id <= largeSize; id += 1) {
    const model = models[(id - 1) % models.length]
    const round = Math.floor((id - 1) / models.length)
    let nth = 0
    for (const row of own.get(model?.id) ?? []) {
      all.push({ ...row, ...copied(row, { id, round, nth: (nth += 1) }) })
    }
  }
  return all
}

const part = ({ id, nth }: Copy) => ({ id: id * 100 + nth, product_id: id })

const makers: { [Table in TableName]?: (seed: Tables) => RowOf<Table>[] } = {
  products: ({ products }) =>
    withCopies<'products'>(products, products, 'id', (row, { id, round }) => ({
      id,
      name: `${row.name} ${round + 1}`,
      name_en: row.name_en && `${row.name_en} ${round + 1}`,
      slug: `${row.slug}-${round + 1}`,
      created_at: earlier(row.created_at, round * productRoundMs),
      updated_at: earlier(row.updated_at, round * productRoundMs),
    })),
  product_colours: ({ product_colours: rows, products }) =>
    withCopies<'product_colours'>(rows, products, 'product_id', (_, copy) => part(copy)),
  product_sizes: ({ product_sizes: rows, products }) =>
    withCopies<'product_sizes'>(rows, products, 'product_id', (_, copy) => part(copy)),
  // The code of a variant begins with the number of its product, so each copy gets a code of its own.
  variants: ({ variants, products }) =>
    withCopies<'variants'>(variants, products, 'product_id', ({ sku }, copy) => ({
      ...part(copy),
      sku: sku.replace(/^ML\d+/, `ML${String(copy.id).padStart(3, '0')}`),
    })),
  orders: ({ orders }) =>
    withCopies<'orders'>(orders, orders, 'id', (row, { id, round }) => {
      const created_at = earlier(row.created_at, round * orderRoundMs)
      const updated_at = earlier(row.updated_at, round * orderRoundMs)
      return { id, code: orderCode(id, new Date(created_at)), created_at, updated_at }
    }),
  order_items: ({ order_items, orders }) =>
    withCopies<'order_items'>(order_items, orders, 'order_id', (_, { id, nth }) => ({
      id: id * 10 + nth,
      order_id: id,
    })),
  order_events: ({ order_events, orders }) =>
    withCopies<'order_events'>(order_events, orders, 'order_id', ({ at }, { id, round, nth }) => ({
      id: id * 10 + nth,
      order_id: id,
      at: earlier(at, round * orderRoundMs),
    })),
  payments: ({ payments, orders }) =>
    withCopies<'payments'>(
      payments,
      orders,
      'order_id',
      ({ token, created_at }, { id, round }) => ({
        payment_id: `PAY-${String(id).padStart(6, '0')}`,
        order_id: id,
        token: token && `${token}-${id}`,
        created_at: earlier(created_at, round * orderRoundMs),
      }),
    ),
}

/**
 * Returns the tables of the large world. A table is made when it is first read, because all 260,000 rows take
 * a second and a page needs few of them.
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
