import type { AdminProduct, AdminProductRow, AdminVariant } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { ProductRow, VariantRow } from '../../db/tables'
import { productOffer, variantsOf } from '../shop-view'
import { byPosition } from './content'
import { colorsOf } from './product'

function adminVariantOf(row: VariantRow): AdminVariant {
  const { id, colour, size, sku, price, original_price, stock, image_url } = row
  return { id, color: colour, size, sku, price, original_price, stock, image_url }
}

/** Returns a product for its editor. One without colours and sizes has a price and stock, but no variants. */
export function adminProductOf(db: Database, row: ProductRow): AdminProduct {
  const { min, stock } = productOffer(db, row)
  const sizes = db.where('product_sizes', 'product_id', row.id).toSorted(byPosition)
  const variants = variantsOf(db, row)
  const plain = variants.find(({ colour, size }) => colour === '' && size === '')
  const { sold_count: _sold, ...own } = row
  return {
    ...own,
    colors: colorsOf(db, row),
    sizes: sizes.map(({ name }) => name),
    variants: variants
      .filter(({ colour, size }) => colour !== '' || size !== '')
      .map(adminVariantOf),
    price: min,
    stock,
    sku: plain?.sku ?? '',
  }
}

/** Returns a product for the list of the back office. */
export function adminProductRowOf(db: Database, row: ProductRow): AdminProductRow {
  const { min, max, stock } = productOffer(db, row)
  const { id, name, slug, images, category_id, brand, status, is_featured, updated_at } = row
  return {
    id,
    name,
    slug,
    image: images[0] ?? null,
    category_id,
    category_name: category_id === null ? null : db.get('categories', category_id).name,
    brand,
    min_price: min,
    max_price: max,
    stock,
    variant_count: variantsOf(db, row).length,
    status,
    is_featured,
    updated_at,
  }
}
