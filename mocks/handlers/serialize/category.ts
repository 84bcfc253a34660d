import type { AdminCategory } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { CategoryRow } from '../../db/tables'
import { categoryFamily } from '../shop-view'

/** Counts the products of a category and its children, hidden ones included. */
export function productCount(db: Database, category: CategoryRow): number {
  const ids = [...categoryFamily(db, category)]
  return ids.reduce((sum, id) => sum + db.where('products', 'category_id', id).length, 0)
}

export function adminCategoryOf(db: Database, row: CategoryRow): AdminCategory {
  const { id, parent_id, name, slug, image, level, position, is_active, updated_at } = row
  return {
    id,
    parent_id,
    name,
    slug,
    image,
    level,
    position,
    is_active,
    product_count: productCount(db, row),
    updated_at,
  }
}
