import type * as Api from '@/api/generated/model'
import { banner, category, menuItem, section, site } from '@/domain/content/description'
import { product, variant } from '@/domain/product/description'
import { voucher } from '@/domain/voucher/description'
import { isRecord, memberOf } from '@/lib/json'
import { partColumns } from '../rules/order-parts'
import {
  type Column,
  describedColumns,
  flag,
  canHold,
  json,
  number,
  numberOrNull,
  oneOf,
  pointer,
  pointerOrNull,
  text,
  textOrNull,
} from './column'

/** The menu is left out of the site's columns, because it has a table of its own. */
const { menu: _menu, ...ofSite } = site

const ofOrder = { id: number, order_id: pointer('orders', 'cascade') }
const dates = { created_at: text, updated_at: text }

/**
 * The columns of all tables of the mock database. A table comes after the tables that it points to. A record
 * that staff edit has the columns of its description (ADR 30).
 */
export const columns = {
  users: {
    id: number,
    full_name: text,
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    // The password is not hashed, because no account of the mock world is real.
    password: text,
    is_staff: flag,
    permissions: json<readonly Api.Permission[]>(),
    created_at: text,
  },
  /**
   * Sessions of users. A null `expires_at` means that the session never expires. A null `seen_at` means that
   * the session never ends for lack of use.
   */
  tokens: {
    token: text,
    user_id: pointer('users', 'cascade'),
    created_at: text,
    expires_at: textOrNull,
    seen_at: textOrNull,
  },
  /** Failed sign-ins and failed order look-ups. After too many of them, the caller has to wait. */
  misses: { id: number, caller: text, guesses: json<readonly string[]>(), at: text },
  categories: {
    id: number,
    ...describedColumns<Api.AdminCategory, typeof category>(category),
    parent_id: pointerOrNull('categories', 'refuse'),
    level: oneOf<Api.CategoryLevel>('number'),
    ...dates,
  },
  /** Earlier slugs of a category, and slugs of deleted categories whose links now lead to this category. */
  category_addresses: { slug: text, category_id: pointer('categories', 'cascade') },
  products: {
    id: number,
    slug: text,
    ...describedColumns<Api.AdminProduct, typeof product>(product),
    category_id: pointerOrNull('categories', 'refuse'),
    sold_count: number,
    ...dates,
  },
  product_colours: {
    id: number,
    product_id: pointer('products', 'cascade'),
    position: number,
    name: text,
    code: text,
    image: textOrNull,
  },
  product_sizes: {
    id: number,
    product_id: pointer('products', 'cascade'),
    position: number,
    name: text,
  },
  variants: {
    id: number,
    product_id: pointer('products', 'cascade'),
    ...describedColumns<Api.AdminVariant, typeof variant>(variant),
  },
  banners: {
    id: number,
    ...describedColumns<Api.Banner, typeof banner>(banner),
    ...dates,
  },
  vouchers: {
    id: number,
    ...describedColumns<Api.AdminVoucher, typeof voucher>(voucher),
    ...dates,
  },
  sections: {
    ...describedColumns<Api.HomepageSection, typeof section>(section),
    position: number,
    updated_at: text,
  },
  site: {
    id: number,
    ...describedColumns<Api.Site, typeof ofSite>(ofSite),
    updated_at: text,
  },
  menu: {
    id: number,
    ...describedColumns<Api.MenuItem, typeof menuItem>(menuItem),
    parent_id: pointerOrNull('menu', 'cascade'),
  },
  orders: {
    id: number,
    code: text,
    user_id: pointerOrNull('users', 'refuse'),
    // The ids of provinces, districts and wards are plain numbers, because these places are not in the
    // database. Since July 2025 an address may have no district.
    ...partColumns,
    status: oneOf<Api.OrderStatus>(),
    payment_status: oneOf<Api.PaymentStatus>(),
    subtotal: number,
    discount_amount: number,
    shipping_amount: number,
    total_amount: number,
    bill_lines: json<Api.BillLine[]>(),
    /** The terms of the order when it was placed. The list is empty until staff change the order. */
    placed: json<Api.PlacedTerms[]>(),
    /** The returned order whose goods this order replaces. Null for an ordinary order. */
    exchange_of: pointerOrNull('orders', 'refuse'),
    // The carrier's name. Empty until the order ships.
    carrier: text,
    tracking_number: text,
    ...dates,
  },
  /** Copies of the bought goods. They keep the ids of products and variants that are removed later. */
  order_items: {
    ...ofOrder,
    product_id: number,
    variant_id: number,
    product_name: text,
    color: text,
    size: text,
    sku: text,
    quantity: number,
    price: number,
    granted: json<Api.BillLine[]>(),
    image_url: textOrNull,
  },
  /** The steps of an order, such as `shipped`. `by` is the name of a staff member, or `system`. */
  order_events: {
    ...ofOrder,
    status: oneOf<Api.OrderStatus>(),
    note: text,
    at: text,
    by: text,
  },
  order_notes: { ...ofOrder, text, at: text, by: text },
  order_returns: {
    ...ofOrder,
    state: oneOf<Api.ReturnState>(),
    items: json<Api.ReturnLine[]>(),
    note: text,
    photos: json<string[]>(),
    answer: textOrNull,
    requested_at: text,
    events: json<Api.ReturnEvent[]>(),
    received: json<Api.ReceivedLine[]>(),
    /**
     * `exchange_id` is the order that replaces the returned goods. `credit` is the part of the returned
     * order's money that pays for the new order.
     */
    exchange_id: pointerOrNull('orders', 'refuse'),
    credit: number,
  },
  order_refunds: {
    ...ofOrder,
    /** The return that was refunded. Null when a cancelled order was refunded. */
    return_id: pointerOrNull('order_returns', 'cascade'),
    method: oneOf<Api.RefundMethod>(),
    amount: number,
    reference: text,
    at: text,
  },
  /** Orders that staff merged into another order, with everything that undoing the merge needs. */
  order_merges: {
    id: number,
    /** The order that the merge closed. */
    order_id: pointer('orders', 'cascade'),
    into_id: pointer('orders', 'cascade'),
    /** The amount of the closed order's money that pays for the order which took its lines. */
    credit: number,
    /** The ids of the lines that the merge added to the other order. */
    item_ids: json<readonly number[]>(),
    /**
     * `bill`, `placed` and `note` belong to the order that took the lines. `status` and `payment_status`
     * belong to the closed order. All five are values from before the merge.
     */
    bill: json<Api.Bill>(),
    placed: json<Api.PlacedTerms[]>(),
    note: text,
    status: oneOf<Api.OrderStatus>(),
    payment_status: oneOf<Api.PaymentStatus>(),
    /**
     * The version that both orders got by the merge. If one of them has another version now, the merge can't
     * be undone.
     */
    version: text,
  },
  /** Cash that couriers collected from shoppers, as carriers list it in their statements. */
  cash_settlements: {
    ...ofOrder,
    statement: text,
    amount: number,
    at: text,
    by: text,
  },
  /** Photos that shoppers uploaded for a return, each with the URL from the mock server's response. */
  return_photos: {
    ...ofOrder,
    url: text,
    /** The picture as a data URL. */
    picture: text,
  },
  payments: {
    payment_id: text,
    order_id: pointer('orders', 'cascade'),
    method: oneOf<Api.PaymentMethod>(),
    status: oneOf<Api.PaymentStatus>(),
    /** The `token` in PayPal's return URL. Null for cash on delivery. */
    token: textOrNull,
    approval: oneOf<'approved' | 'declined' | null>('text?'),
    /** True when the shop got the money before the parcel left, by transfer or over the counter. */
    is_prepaid: flag,
    /**
     * `asked_cents` is the amount that PayPal was asked to charge, and `received_cents` is the amount that
     * PayPal took, both in US cents. Null for cash, and while the amount is not known.
     */
    asked_cents: numberOrNull,
    received_cents: numberOrNull,
    /**
     * `check_result` is the result that a staff member recorded by hand, or an empty text. `checked_from` is
     * the payment's status before the staff member recorded this result.
     */
    check_result: oneOf<Api.CheckResult | ''>(),
    check_reason: text,
    check_by: text,
    check_at: text,
    checked_from: oneOf<Api.PaymentStatus | ''>(),
    created_at: text,
  },
  addresses: {
    id: number,
    user_id: pointer('users', 'cascade'),
    name: text,
    phone: text,
    address: text,
    is_default: flag,
  },
  wishlist: {
    user_id: pointer('users', 'cascade'),
    product_id: pointer('products', 'cascade'),
    added_at: text,
  },
  restock_notices: {
    id: number,
    variant_id: pointer('variants', 'cascade'),
    email: textOrNull,
    phone: textOrNull,
    created_at: text,
  },
  /** The stored responses to requests with an `Idempotency-Key`. `content` is the content of the request. */
  stored_answers: { id: text, content: text, body: json<object>(), at: text },
  product_imports: {
    id: number,
    file_name: text,
    dry_run: flag,
    status: oneOf<Api.ImportStatus>(),
    total: number,
    rows_per_second: number,
    /** The rows that the import still has to write. Rows of one product are in one list. */
    waiting: json<Api.ProductImportRow[][]>(),
    /** The outcomes of the finished rows, in the order in which they finished. */
    outcomes: json<Api.ImportOutcome[]>(),
    by: text,
    created_at: text,
    finished_at: textOrNull,
  },
  activity: {
    id: number,
    at: text,
    by: text,
    kind: oneOf<Api.ActivityKind>(),
    action: oneOf<Api.ActivityAction>(),
    object_id: numberOrNull,
    // The name of the changed thing at the time of the entry.
    name: text,
    changes: json<Api.FieldChange[]>(),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>

export type TableName = keyof typeof columns
export type RowOf<Table extends TableName> = {
  -readonly [Name in keyof (typeof columns)[Table]]: (typeof columns)[Table][Name] extends Column<
    infer Value
  >
    ? Value
    : never
}
export type Tables = { [Table in TableName]: RowOf<Table>[] }
export type Key = number | string

export type UserRow = RowOf<'users'>
export type TokenRow = RowOf<'tokens'>
export type CategoryRow = RowOf<'categories'>
export type ProductRow = RowOf<'products'>
export type ProductColourRow = RowOf<'product_colours'>
export type ProductSizeRow = RowOf<'product_sizes'>
export type VariantRow = RowOf<'variants'>
export type BannerRow = RowOf<'banners'>
export type VoucherRow = RowOf<'vouchers'>
export type SectionRow = RowOf<'sections'>
export type SiteRow = RowOf<'site'>
export type MenuItemRow = RowOf<'menu'>
export type OrderRow = RowOf<'orders'>
export type OrderItemRow = RowOf<'order_items'>
export type OrderEventRow = RowOf<'order_events'>
export type OrderReturnRow = RowOf<'order_returns'>
export type OrderRefundRow = RowOf<'order_refunds'>
export type CashSettlementRow = RowOf<'cash_settlements'>
export type PaymentRow = RowOf<'payments'>
export type AddressRow = RowOf<'addresses'>
export type WishlistRow = RowOf<'wishlist'>
export type ImportJobRow = RowOf<'product_imports'>
export type ActivityRow = RowOf<'activity'>

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(columns, name)
}

export const tableNames: readonly TableName[] = Object.keys(columns).filter(isTableName)

export function columnsOf(table: TableName): readonly (readonly [name: string, Column])[] {
  return Object.entries(columns[table])
}

export function wishKey(userId: Key, productId: Key): string {
  return `${userId}:${productId}`
}

const keyColumns: Partial<Record<TableName, string>> = {
  tokens: 'token',
  sections: 'section_key',
  category_addresses: 'slug',
  payments: 'payment_id',
}

export function keyOf(table: TableName, row: object): Key {
  const column = (name: string): Key => {
    const key = memberOf(row, name)
    if (typeof key === 'number' || typeof key === 'string') return key
    throw new Error(`A row of ${table} lacks its key`)
  }
  if (table === 'wishlist') return wishKey(column('user_id'), column('product_id'))
  return column(keyColumns[table] ?? 'id')
}

/**
 * Returns the object as a row of the table. Throws when a column is missing or has a value of another type.
 */
export function rowOf<Table extends TableName>(table: Table, row: unknown): RowOf<Table> {
  if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
  return row
}

export function isRowOf<Table extends TableName>(
  table: Table,
  value: unknown,
): value is RowOf<Table> {
  if (!isRecord(value)) return false
  const wanted = columnsOf(table)
  return (
    Object.keys(value).length === wanted.length &&
    wanted.every(([name, column]) => canHold(column, value[name]))
  )
}
