import {
  type OperationId,
  type Operations,
  operationTable,
} from '../../mocks/contract/operations.gen'
import type { Sample } from '../../mocks/pipeline/samples/sample'

type DataOf<Op extends OperationId> = Operations[Op]['response'] extends { data: infer Data }
  ? Data
  : never

/** What earlier calls answered; undefined where nothing could be read. */
export type Known = <Op extends OperationId>(operation: Op) => DataOf<Op> | undefined

export type Read = {
  operation: OperationId
  /** Null where what it needs is not known. */
  request: (known: Known) => Sample<OperationId> | null
}

const read = <Op extends OperationId>(
  operation: Op,
  request: (known: Known) => Sample<Op> | null,
): Read =>
  // The asker takes the sample of any operation; only here is it known which one it is.
  ({ operation, request: request as Read['request'] })

const byId = (row: { id: number } | undefined) => row && { params: { id: row.id } }
const bySlug = (row: { slug: string } | undefined) => row && { params: { slug: row.slug } }

/** Calls whose requests need something that an earlier one answered, or are no GET. */
const needing: readonly Read[] = [
  read('productsByCategory', (known) => bySlug(known('categoryList')?.[0]) ?? null),
  read('productDetail', (known) => bySlug(known('productList')?.products[0]) ?? null),
  read('relatedProducts', (known) => bySlug(known('productList')?.products[0]) ?? null),
  read('productsByIds', (known) => {
    const product = known('productList')?.products[0]
    return product ? { body: { product_ids: [product.id] } } : null
  }),
  read('syncCartProducts', (known) => {
    const product = known('productDetail')?.product
    const variant = product?.variants[0]
    if (!product || !variant) return null
    return { body: { items: [{ productId: product.id, variantId: variant.id, quantity: 1 }] } }
  }),
  read('quoteOrder', (known) => {
    const product = known('productDetail')?.product
    const variant = product?.variants[0]
    if (!product || !variant) return null
    const items = [{ product_id: product.id, variant_id: variant.id, quantity: 1 }]
    return { body: { items, payment_method: 'cod' } }
  }),
  read('districts', (known) => byId(known('provinces')?.[0]) ?? null),
  read('provinceWards', (known) => byId(known('provinces')?.[0]) ?? null),
  read('wards', (known) => byId(known('districts')?.[0]) ?? null),
  read('searchAddress', (known) => {
    const ward = known('wards')?.[0]
    return ward ? { query: { q: ward.name } } : null
  }),
  read('order', (known) => {
    const order = known('orders')?.orders[0]
    return order ? { params: { code: order.code } } : null
  }),
  read('adminProduct', (known) => byId(known('adminProducts')?.products[0]) ?? null),
  read('adminCategory', (known) => byId(known('adminCategories')?.[0]) ?? null),
  read('adminOrder', (known) => byId(known('adminOrders')?.orders[0]) ?? null),
  read('adminCustomer', (known) => {
    const customer = known('adminCustomers')?.customers[0]
    return customer ? { params: { key: customer.key } } : null
  }),
]

const special = new Set(needing.map(({ operation }) => operation))

/** Calls that nothing can be asked of without what only a person knows. */
const beyond: ReadonlySet<string> = new Set([
  'adminDashboard',
  'fullAddress',
  'lookUpOrder',
  'paypalStatus',
  'productImport',
  'productImportOutcomes',
])

const operations = Object.keys(operationTable).filter(
  (name): name is OperationId => name in operationTable,
)

/** What a host can be asked without changing anything: first what needs nothing. */
export const reads: readonly Read[] = [
  ...operations
    .filter(
      (name) => operationTable[name].method === 'GET' && !special.has(name) && !beyond.has(name),
    )
    .map((name) => ({ operation: name, request: () => ({}) as Sample<OperationId> })),
  ...needing,
]
