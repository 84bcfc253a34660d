import type { ActivityKind } from '@/api/generated/model'
import type { TableName } from '../../db/tables'

/** How the rows of a table belong to a thing whose changes are kept, and which of their columns are. */
export type Recorded = {
  kind: ActivityKind
  /** The column with the id of the thing; null for things that there is one of. */
  owner: string | null
  /** The table with the thing itself, and its column with the name. */
  thing: { table: TableName; name: string } | null
  /** Columns, and what the contract calls them where that differs. */
  columns: Readonly<Record<string, string>>
  /** Columns that tell the rows of one thing apart; their values stand before the name of a field. */
  label?: readonly string[]
}

const same = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))
const product = { kind: 'product', thing: { table: 'products', name: 'name' } } as const
const order = { kind: 'order', thing: { table: 'orders', name: 'code' } } as const

/** What is recorded, by table. Versions, slugs and positions of options are not worth a line. */
export const recorded: Readonly<Partial<Record<TableName, Recorded>>> = {
  products: {
    ...product,
    owner: 'id',
    columns: {
      ...same('name', 'brand', 'status', 'is_featured', 'category_id', 'description', 'images'),
      ...same('image_notes'),
      ...same('tags', 'size_chart', 'meta_title', 'meta_description', 'meta_keywords'),
      ...same('shipping_notes', 'internal_notes'),
      weight_grams: 'weight',
      length_cm: 'length',
      width_cm: 'width',
      height_cm: 'height',
    },
  },
  variants: {
    ...product,
    owner: 'product_id',
    columns: same('price', 'original_price', 'stock', 'sku'),
    label: ['colour', 'size'],
  },
  orders: {
    ...order,
    owner: 'id',
    columns: same('status', 'payment_status', 'carrier', 'tracking_number'),
  },
  order_notes: { ...order, owner: 'order_id', columns: { text: 'note' } },
  categories: {
    kind: 'category',
    owner: 'id',
    thing: { table: 'categories', name: 'name' },
    columns: same('name', 'slug', 'parent_id', 'is_active', 'image', 'position'),
  },
  banners: {
    kind: 'banner',
    owner: 'id',
    thing: { table: 'banners', name: 'title_1' },
    columns: same('title_1', 'title_2', 'link', 'image_url', 'order'),
  },
  sections: {
    kind: 'homepage',
    owner: null,
    thing: null,
    columns: same('is_active', 'position', 'content'),
    label: ['section_key'],
  },
  site: {
    kind: 'settings',
    owner: null,
    thing: null,
    columns: same('website', 'contact', 'social', 'seo'),
  },
  menu: {
    kind: 'settings',
    owner: null,
    thing: null,
    columns: same('name', 'final_url', 'is_active'),
    label: ['name'],
  },
}
