import type { Database } from '../../db/database'
import type { ProductRow } from '../../db/tables'
import { freeSlug } from '../../rules/slugs'
import { blankColumns } from '../product-writes'
import { nextVersion } from '../../rules/versions'
import { dye } from '../../seed/catalogue/palette'
import type { UnitPlan } from './import-unit'

/** The columns of a product that a file can change. */
export type ProductPatch = Pick<
  ProductRow,
  'name' | 'brand' | 'status' | 'is_featured' | 'category_id'
>

const dyes = Object.values(dye)
/** Of a colour whose name says nothing to the shop; staff choose it in the editor. */
const unknownColour = '#b8b0a4'

function saveProductRow(db: Database, { product, patch }: UnitPlan, now: Date): ProductRow {
  if (product) {
    const { id, name, slug, updated_at } = product
    const next = name === patch.name ? slug : slugOf(db, patch.name, id)
    const version = nextVersion(updated_at, now)
    return db.update('products', id, { ...patch, slug: next, updated_at: version })
  }
  const at = now.toISOString()
  return db.insert('products', {
    ...blankColumns,
    ...patch,
    sold_count: 0,
    id: db.nextId('products'),
    slug: slugOf(db, patch.name, null),
    created_at: at,
    updated_at: at,
  })
}

function slugOf(db: Database, name: string, ownId: number | null): string {
  const isTaken = (slug: string) =>
    db.where('products', 'slug', slug).some(({ id }) => id !== ownId)
  return freeSlug(name, isTaken, 'san-pham')
}

/** Adds the options that new variants bring. */
function addOptions(db: Database, productId: number, colour: string, size: string): void {
  const colours = db.where('product_colours', 'product_id', productId)
  if (colour !== '' && !colours.some(({ name }) => name === colour)) {
    db.insert('product_colours', {
      id: db.nextId('product_colours'),
      product_id: productId,
      position: colours.length + 1,
      name: colour,
      code: dyes.find(({ name }) => name === colour)?.code ?? unknownColour,
      image: null,
    })
  }
  const sizes = db.where('product_sizes', 'product_id', productId)
  if (size !== '' && !sizes.some(({ name }) => name === size)) {
    const position = sizes.length + 1
    const id = db.nextId('product_sizes')
    db.insert('product_sizes', { id, product_id: productId, position, name: size })
  }
}

/** Writes a product and the variants that its rows name. The others stay. */
export function saveUnit(db: Database, plan: UnitPlan, now: Date): ProductRow {
  return db.transaction(() => {
    const product = saveProductRow(db, plan, now)
    for (const { before, after } of plan.variants) {
      if (before) {
        db.update('variants', before.id, after)
        continue
      }
      addOptions(db, product.id, after.colour, after.size)
      db.insert('variants', { ...after, id: db.nextId('variants'), product_id: product.id })
    }
    return product
  })
}
