import type { ActivityKind } from '@/api/generated/model'
import { banner, category, menuItem, section, site } from '@/domain/content/description'
import { orderState } from '@/domain/order/description'
import { product, variant } from '@/domain/product/description'
import { type Described, type LoggedName, loggedNames } from '@/lib/description'
import type {
  BannerRow,
  MenuItemRow,
  SectionRow,
  SiteRow,
  CategoryRow,
  OrderRow,
  ProductRow,
  TableName,
  VariantRow,
} from '../../db/tables'

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

type Columns<D extends Described, Row> = {
  readonly [Name in Exclude<LoggedName<D>, keyof Row>]: keyof Row & string
}

function kept<Row>() {
  return <D extends Described>(description: D, columns: Columns<D, Row>): Recorded['columns'] => {
    const columnOf: Readonly<Record<string, string>> = columns
    return Object.fromEntries(
      loggedNames(description).map((name) => [columnOf[name] ?? name, name]),
    )
  }
}

/** The notes have a table of their own. */
const { note: _note, ...orderColumns } = orderState
const ofProduct = { kind: 'product', thing: { table: 'products', name: 'name' } } as const
const ofOrder = { kind: 'order', thing: { table: 'orders', name: 'code' } } as const

/** What is recorded, by table: what the descriptions say, and the positions of sections, which have no field of their own. */
export const recorded: Readonly<Partial<Record<TableName, Recorded>>> = {
  products: {
    ...ofProduct,
    owner: 'id',
    columns: kept<ProductRow>()(product, {}),
  },
  variants: {
    ...ofProduct,
    owner: 'product_id',
    columns: kept<VariantRow>()(variant, {}),
    label: ['colour', 'size'],
  },
  orders: {
    ...ofOrder,
    owner: 'id',
    columns: kept<OrderRow>()(orderColumns, {}),
  },
  order_notes: { ...ofOrder, owner: 'order_id', columns: { text: 'note' } },
  categories: {
    kind: 'category',
    owner: 'id',
    thing: { table: 'categories', name: 'name' },
    columns: kept<CategoryRow>()(category, {}),
  },
  banners: {
    kind: 'banner',
    owner: 'id',
    thing: { table: 'banners', name: 'title_1' },
    columns: kept<BannerRow>()(banner, {}),
  },
  sections: {
    kind: 'homepage',
    owner: null,
    thing: null,
    columns: { ...kept<SectionRow>()(section, {}), position: 'position' },
    label: ['section_key'],
  },
  site: {
    kind: 'settings',
    owner: null,
    thing: null,
    columns: kept<SiteRow>()(site, {}),
  },
  menu: {
    kind: 'settings',
    owner: null,
    thing: null,
    columns: kept<MenuItemRow>()(menuItem, {}),
    label: ['name'],
  },
}
