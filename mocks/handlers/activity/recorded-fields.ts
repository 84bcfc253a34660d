import type { ActivityKind } from '@/api/generated/model'
import { banner, category, menuItem, section, site } from '@/domain/content/description'
import { orderContent, orderWork, paymentCheck } from '@/domain/order/description'
import { product, variant } from '@/domain/product/description'
import { voucher } from '@/domain/voucher/description'
import { loggedNames } from '@/lib/description'
import type { RowOf, TableName } from '../../db/tables'

/** How the rows of a table belong to a thing whose changes are kept, and which of their columns are. */
export type Recorded<Name extends string = string> = {
  kind: ActivityKind
  /** The column with the id of the thing; null for things that there is one of. */
  owner: Name | null
  /** The table with the thing itself, and its column with the name. */
  thing: { table: TableName; name: string } | null
  columns: readonly Name[]
  /** What the log calls a column, where that differs. */
  fields?: Readonly<Partial<Record<string, string>>>
  /** Columns that tell the rows of one thing apart; their values stand before the name of a field. */
  label?: readonly Name[]
}

/** The notes have a table of their own. */
const { note: _note, ...orderColumns } = orderWork
/** The lines have a table of their own, and the customer's note has another name in the log. */
const { quantity: _quantity, customer_note: _customerNote, ...ofOrderRow } = orderContent
const ofProduct = { kind: 'product', thing: { table: 'products', name: 'name' } } as const
const ofOrder = { kind: 'order', thing: { table: 'orders', name: 'code' } } as const
const ofSettings = { kind: 'settings', owner: null, thing: null } as const
const { menu: _menu, ...siteColumns } = site

/** What is recorded, by table: what the descriptions say, and the positions of sections, which have no field of their own. */
export const recorded: { readonly [Table in TableName]?: Recorded<keyof RowOf<Table> & string> } = {
  products: { ...ofProduct, owner: 'id', columns: loggedNames(product) },
  variants: {
    ...ofProduct,
    owner: 'product_id',
    columns: loggedNames(variant),
    label: ['color', 'size'],
  },
  orders: {
    ...ofOrder,
    owner: 'id',
    columns: [...loggedNames(orderColumns), ...loggedNames(ofOrderRow), 'note'],
    fields: { note: 'customer_note' },
  },
  order_items: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['quantity'],
    label: ['product_name', 'color', 'size'],
  },
  payments: { ...ofOrder, owner: 'order_id', columns: loggedNames(paymentCheck) },
  order_returns: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['state'],
    fields: { state: 'return_state' },
  },
  order_refunds: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['method', 'amount', 'reference'],
    fields: { method: 'refund_method', amount: 'refund_amount', reference: 'refund_reference' },
  },
  cash_settlements: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['statement', 'amount'],
    fields: { statement: 'cash_statement', amount: 'cash_amount' },
  },
  order_notes: { ...ofOrder, owner: 'order_id', columns: ['text'], fields: { text: 'note' } },
  categories: {
    kind: 'category',
    owner: 'id',
    thing: { table: 'categories', name: 'name' },
    columns: loggedNames(category),
  },
  banners: {
    kind: 'banner',
    owner: 'id',
    thing: { table: 'banners', name: 'title_1' },
    columns: loggedNames(banner),
  },
  vouchers: {
    kind: 'voucher',
    owner: 'id',
    thing: { table: 'vouchers', name: 'code' },
    columns: loggedNames(voucher),
  },
  sections: {
    kind: 'homepage',
    owner: null,
    thing: null,
    columns: [...loggedNames(section), 'position'],
    label: ['section_key'],
  },
  site: { ...ofSettings, columns: loggedNames(siteColumns) },
  menu: { ...ofSettings, columns: loggedNames(menuItem), label: ['name'] },
}
