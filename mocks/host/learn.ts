import type {
  AuthData,
  Category,
  CategoryLink,
  Order,
  Product,
  ProductSummary,
  SavedAddress,
  User,
} from '@/api/generated/model'
import { picked } from '@/lib/description'
import { type OperationId, operationTable } from '../contract/operations.gen'
import contract from '../contract/schemas.gen.json'
import type { Database } from '../db/database'
import { type CategoryRow, keyOf, type RowOf, type TableName } from '../db/tables'
import { blankColumns, blankVariant } from '../handlers/product-writes'
import { permissions as allPermissions } from '../rules/permissions'

type Answer = { operation: OperationId; body: unknown; token: string | null; now: Date }
type Lesson = { db: Database; token: string | null; at: string }

function put<Table extends TableName>(db: Database, table: Table, row: RowOf<Table>): void {
  const key = keyOf(table, row)
  if (db.find(table, key)) db.update(table, key, row)
  else db.insert(table, row)
}

/** A row of the world that has the slug of another one of the host gives it up. */
function freeSlug(
  db: Database,
  table: 'products' | 'categories',
  { id, slug }: { id: number; slug: string },
): void {
  for (const row of db.where(table, 'slug', slug)) {
    if (row.id !== id) db.update(table, row.id, { slug: `${slug}-${row.id}` })
  }
}

type CategoryRoot = Pick<Category, 'id' | 'name' | 'slug' | 'parent_id'>

/** `more` is what only the list of categories says. */
function putCategory(
  { db, at }: Lesson,
  root: CategoryRoot,
  more: Partial<CategoryRow> = {},
): void {
  freeSlug(db, 'categories', root)
  const { parent_id } = root
  const parent = parent_id === null ? undefined : db.find('categories', parent_id)
  put(db, 'categories', {
    name_en: '',
    image: null,
    position: db.tables.categories.length + 1,
    level: parent ? 2 : 1,
    created_at: at,
    updated_at: at,
    ...db.find('categories', root.id),
    ...root,
    ...more,
    parent_id: parent?.id ?? null,
    is_active: true,
  })
}

function learnCategory(lesson: Lesson, { image, level, position, ...root }: Category): void {
  putCategory(lesson, root, { image, level, position })
}

function learnLink(lesson: Lesson, { parent, ...link }: CategoryLink): void {
  if (parent) putCategory(lesson, { ...parent, parent_id: null })
  putCategory(lesson, { ...link, parent_id: parent?.id ?? null })
}

/** Returns true for a product that is new to the world, or that took the place of another one. */
function learnProduct(
  { db, at }: Lesson,
  product: ProductSummary | Product,
  category_id: number | null,
): boolean {
  freeSlug(db, 'products', product)
  const known = db.find('products', product.id)
  const isSame = known?.slug === product.slug
  put(db, 'products', {
    ...blankColumns,
    sold_count: 0,
    created_at: at,
    updated_at: at,
    ...(isSame && known),
    ...picked(product, ['id', 'name', 'slug', 'images']),
    // Every product of the host is for sale: a mocked cart must not find it hidden.
    category_id:
      category_id ??
      known?.category_id ??
      db.tables.categories.find((row) => row.is_active)?.id ??
      null,
    status: 'active',
  })
  return !isSame
}

const partTables = ['variants', 'product_colours', 'product_sizes'] as const

function dropParts(db: Database, product_id: number): void {
  for (const table of partTables) {
    for (const { id } of db.where(table, 'product_id', product_id)) db.remove(table, id)
  }
}

/** A list says no variants. A product that was never opened has one, of the price that the list says. */
function learnSummary(lesson: Lesson, summary: ProductSummary): void {
  const { db } = lesson
  if (!learnProduct(lesson, summary, null)) return
  dropParts(db, summary.id)
  db.insert('variants', {
    ...blankVariant,
    id: db.nextId('variants'),
    product_id: summary.id,
    price: summary.min_price,
    original_price: summary.original_price,
    stock: summary.in_stock ? 10 : 0,
  })
}

function learnDetail(lesson: Lesson, product: Product): void {
  const { db } = lesson
  if (product.category) learnLink(lesson, product.category)
  learnProduct(lesson, product, product.category?.id ?? null)
  dropParts(db, product.id)
  const product_id = product.id
  for (const { type, values } of product.attributes) {
    for (const [index, { id, value, color_code }] of values.entries()) {
      const own = { id, product_id, position: index + 1, name: value }
      if (type === 'size') put(db, 'product_sizes', own)
      else put(db, 'product_colours', { ...own, code: color_code ?? '', image: null })
    }
  }
  for (const variant of product.variants) {
    const valueOf = (type: string) =>
      variant.attributes.find(({ attribute_type }) => attribute_type === type)?.value ?? ''
    put(db, 'variants', {
      ...blankVariant,
      ...picked(variant, ['id', 'price', 'original_price', 'stock', 'image_url']),
      product_id,
      color: valueOf('color'),
      size: valueOf('size'),
    })
  }
}

function learnUser({ db, token, at }: Lesson, { id, is_staff, permissions, ...user }: User): void {
  if (id === null) return
  const known = db.find('users', id)
  put(db, 'users', {
    password: '',
    created_at: at,
    ...known,
    ...user,
    id,
    is_staff: is_staff ?? false,
    permissions: is_staff ? allPermissions.filter((one) => permissions?.includes(one) ?? true) : [],
  })
  if (token) put(db, 'tokens', { token, user_id: id, created_at: at, expires_at: null })
}

/** Who the caller of a real call is, as far as the world knows. */
const callerOf = ({ db, token }: Lesson): number | null =>
  (token && db.find('tokens', token)?.user_id) || null

function learnAddress(lesson: Lesson, { default: is_default, ...address }: SavedAddress): void {
  const user_id = callerOf(lesson)
  if (user_id !== null)
    put(lesson.db, 'addresses', {
      ...picked(address, ['id', 'name', 'phone', 'address']),
      user_id,
      is_default,
    })
}

function learnOrder(lesson: Lesson, order: Order): void {
  const { db, at } = lesson
  const known = db.find('orders', order.id)
  for (const row of db.where('orders', 'code', order.code)) {
    if (row.id !== order.id) db.update('orders', row.id, { code: `${row.code}-${row.id}` })
  }
  const created_at = order.created_at ?? known?.created_at ?? at
  put(db, 'orders', {
    // A host says an address in words: the units of the world are others.
    province_id: 0,
    district_id: null,
    ward_id: 0,
    exchange_of: null,
    credit: 0,
    ...known,
    ...picked(order, [
      'id',
      'code',
      'status',
      'payment_status',
      'full_name',
      'phone',
      'email',
      'address',
    ]),
    ...picked(order, ['subtotal', 'discount_amount', 'total_amount']),
    user_id: callerOf(lesson) ?? known?.user_id ?? null,
    note: order.note ?? '',
    payment_method: order.payment_method ?? 'cod',
    coupon_code: order.bill?.lines.find(({ code }) => code === 'coupon')?.label ?? null,
    shipping_amount: order.shipping_amount ?? 0,
    carrier: order.shipment?.carrier ?? '',
    tracking_number: order.shipment?.tracking_number ?? '',
    created_at,
    updated_at: known?.updated_at ?? at,
  })
  for (const item of order.items) {
    put(db, 'order_items', {
      ...picked(item, ['id', 'product_name', 'color', 'size', 'quantity', 'price']),
      sku: item.sku ?? '',
      order_id: order.id,
      product_id: item.product_id ?? 0,
      variant_id: item.variant_id ?? 0,
      image_url: item.variant?.image_url ?? null,
    })
  }
}

/** What the world keeps, by the name of its schema in the contract. */
const teachers = {
  Category: learnCategory,
  CategoryLink: learnLink,
  ProductSummary: learnSummary,
  Product: learnDetail,
  AuthData: (lesson: Lesson, { user, token }: AuthData) => learnUser({ ...lesson, token }, user),
  User: learnUser,
  SavedAddress: learnAddress,
  Order: learnOrder,
}

type Schema = {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  [rule: string]: unknown
}

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas

const isTaught = (name: string): name is keyof typeof teachers => Object.hasOwn(teachers, name)

/** Finds the parts of an answer that have a teacher: outer ones first. */
function* lessonsIn(schema: Schema, value: unknown): Generator<[keyof typeof teachers, object]> {
  if (typeof value !== 'object' || value === null) return
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) {
    if (isTaught(name)) yield [name, value]
    else yield* lessonsIn(schemas[name] ?? {}, value)
    return
  }
  for (const part of schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [])
    yield* lessonsIn(part, value)
  if (Array.isArray(value)) {
    for (const item of value) yield* lessonsIn(schema.items ?? {}, item)
    return
  }
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    yield* lessonsIn(part, Reflect.get(value, key))
  }
}

/**
 * Puts what a host answered into the world, by id and slug: products with their variants, categories, users with their
 * tokens, addresses and orders. So a mocked cart, bill or order over a real catalogue is right. The answer must fit the contract.
 */
export function learn(db: Database, { operation, body, token, now }: Answer): void {
  const answers: Readonly<Record<string, Readonly<Record<string, Schema>>>> =
    contract.operations[operation].answers
  const { status } = operationTable[operation]
  const schema = answers[status]?.['application/json']
  if (!schema) return
  const lesson = { db, token, at: now.toISOString() }
  db.transaction(function learnAll() {
    for (const [name, value] of lessonsIn(schema, body)) {
      // The schema has just checked that the value is the one of this teacher.
      Reflect.apply(teachers[name], undefined, [lesson, value])
    }
  })
}
