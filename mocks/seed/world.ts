import type { Tables } from '../db/tables'
import { bannerRows, categoryRows, menuRows, sectionRows, siteRow } from './home'
import { orderTables } from './orders'
import { addressRows, userRows, wishlistRows } from './people'
import { productTables } from './products'
import type { WorldSeed } from './random'
import { activityRows, importRows } from './staff-work'
import { voucherRows } from './vouchers'

const shopAgeMs = 400 * 86_400_000

type WorldOptions = WorldSeed & {
  /**
   * The text before `/artwork/…` in URLs of pictures: the path of the demo without its last slash, or the
   * origin of the mock server.
   */
  assetBase: string
}

export function createWorld({ seed, now, assetBase }: WorldOptions): Tables {
  const world: WorldSeed = { seed, now }
  const setUpAt = new Date(now.getTime() - shopAgeMs).toISOString()
  const users = userRows(world)
  const categories = categoryRows(assetBase, setUpAt)
  const productRows = productTables(world, categories, assetBase)
  const orderRows = orderTables(world, { users, ...productRows })
  const { products, variants } = productRows
  const imports = importRows(world, users, products, variants)
  return {
    users,
    tokens: [],
    categories,
    ...productRows,
    banners: bannerRows(assetBase, setUpAt),
    vouchers: voucherRows(world, categories),
    sections: sectionRows(assetBase, setUpAt, productRows.products),
    site: [siteRow(assetBase, setUpAt)],
    menu: menuRows(categories),
    ...orderRows,
    order_merges: [],
    category_addresses: [],
    misses: [],
    return_photos: [],
    addresses: addressRows(world, users),
    wishlist: wishlistRows(world, users, productRows.products),
    restock_notices: [],
    stored_answers: [],
    product_imports: imports,
    activity: activityRows(orderRows.orders, orderRows.order_events, imports, variants),
  }
}

const made = new Map<string, Tables>()

/**
 * Returns the tables of a world, and keeps them for the next call. Callers may share the tables, because rows
 * are never changed.
 */
export function seedTables(options: WorldOptions): Tables {
  const { seed, now, assetBase } = options
  const key = `${seed} ${now.toISOString()} ${assetBase}`
  const tables = made.get(key) ?? createWorld(options)
  made.set(key, tables)
  return tables
}

export function emptyWorld(seed: Tables): Tables {
  return {
    ...seed,
    products: [],
    product_colours: [],
    product_sizes: [],
    variants: [],
    banners: [],
    sections: seed.sections.map((section) => ({ ...section, is_active: false })),
    orders: [],
    order_items: [],
    order_events: [],
    order_notes: [],
    order_returns: [],
    order_merges: [],
    payments: [],
    addresses: [],
    wishlist: [],
    restock_notices: [],
    product_imports: [],
    activity: [],
  }
}
