import type { AdminProductRow } from '@/api/generated/model'
import { longName } from './products'

/** A product with one price. */
export const priceRow: AdminProductRow = {
  id: 1,
  name: 'Áo dài cách tân tơ gấm ẩn hoa',
  slug: 'ao-dai-cach-tan-to-gam-an-hoa',
  image: null,
  category_id: 1,
  category_name: 'Áo dài',
  brand: '',
  min_price: 459_000,
  max_price: 459_000,
  stock: 12,
  variant_count: 6,
  status: 'active',
  is_featured: false,
}

/** Products of the back office with one price, with several, and without any. */
export const priceRows: AdminProductRow[] = [
  priceRow,
  { ...priceRow, id: 2, name: longName, min_price: 1_290_000, max_price: 1_490_000 },
  { ...priceRow, id: 3, name: 'Nháp chưa có giá', min_price: 0, max_price: 0, status: 'draft' },
]
