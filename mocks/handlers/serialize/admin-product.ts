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
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    category_id: row.category_id,
    description: row.description,
    images: row.images,
    image_notes: row.image_notes,
    colors: colorsOf(db, row),
    sizes: sizes.map(({ name }) => name),
    variants: variants
      .filter(({ colour, size }) => colour !== '' || size !== '')
      .map(adminVariantOf),
    price: min,
    stock,
    sku: plain?.sku ?? '',
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    size_chart: row.size_chart,
    weight: row.weight_grams,
    length: row.length_cm,
    width: row.width_cm,
    height: row.height_cm,
    shipping_notes: row.shipping_notes,
    status: row.status,
    is_featured: row.is_featured,
    tags: row.tags,
    internal_notes: row.internal_notes,
    brand: row.brand,
    created_at: row.created_at,
    updated_at: row.updated_at,
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
