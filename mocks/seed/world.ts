import type { Tables } from '~mocks/db/tables'
import { addressRows } from './delivery-addresses'
import { bannerRows } from './banners'
import { categoryRows } from './categories'
import { menuRows } from './menu'
import { orderTables } from './orders'
import { productTables } from './products'
import type { WorldSeed } from './random'
import { sectionRows } from './sections'
import { siteRow } from './site'
import { userRows } from './users'
import { wishlistRows } from './wishlists'

/** How long before `now` the staff set up the shop's content. */
const shopAgeMs = 400 * 86_400_000

type WorldOptions = WorldSeed & {
  /** Stands before each `/artwork/…` path: '' in the browser, an origin for a server elsewhere. */
  assetBase: string
}

/** The mock world at its beginning. The same options give the same rows. */
export function createWorld({ seed, now, assetBase }: WorldOptions): Tables {
  const world: WorldSeed = { seed, now }
  const setUpAt = new Date(now.getTime() - shopAgeMs).toISOString()
  const users = userRows(world)
  const categories = categoryRows(assetBase, setUpAt)
  const goods = productTables(world, categories, assetBase)
  return {
    users,
    tokens: [],
    categories,
    ...goods,
    banners: bannerRows(assetBase, setUpAt),
    sections: sectionRows(assetBase, setUpAt),
    site: [siteRow(assetBase, setUpAt)],
    menu: menuRows(categories),
    ...orderTables(world, { users, ...goods }),
    addresses: addressRows(world, users),
    wishlist: wishlistRows(world, users, goods.products),
    stored_answers: [],
  }
}

const made = new Map<string, Tables>()

/** The rows a world begins with, made once for the same options: nobody changes a row. */
export function seedTables(options: WorldOptions): Tables {
  const { seed, now, assetBase } = options
  const key = `${seed} ${now.toISOString()} ${assetBase}`
  const tables = made.get(key) ?? createWorld(options)
  made.set(key, tables)
  return tables
}
