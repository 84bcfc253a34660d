import type { AdminProductRow } from '@/api/generated/model'
import { gallery } from './pictures'

/** A row of the list of products; the seed has a product with its id. */
export const productRow: AdminProductRow = {
  id: 1,
  name: 'Áo sơ mi lụa tơ tằm Nhã Uyên',
  slug: 'ao-so-mi-lua-nha-uyen',
  image: gallery('ao-so-mi-lua-nha-uyen')[0] ?? null,
  category_id: 11,
  category_name: 'Áo sơ mi',
  brand: 'Mộc Lan',
  min_price: 450_000,
  max_price: 520_000,
  stock: 18,
  variant_count: 6,
  status: 'active',
  is_featured: true,
  updated_at: '2026-11-20T03:00:00.000Z',
}
