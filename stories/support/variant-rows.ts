import type { AdminVariantRow } from '@/api/generated/model'
import { blankVariantRow } from '@/domain/product/product.fixtures'

/** A variant as the sheet shows it. */
export const variantRow: AdminVariantRow = {
  ...blankVariantRow,
  product_id: 1,
  variant_id: 101,
  name: 'Áo dài cách tân tơ gấm ẩn hoa',
  brand: 'Mộc Lan',
  category_name: 'Áo dài',
  status: 'active',
  color: 'Đỏ sơn',
  size: 'S',
  sku: 'ML001-1-S',
  price: 459_000,
  stock: 4,
  updated_at: '2026-11-21T02:00:00Z',
}

/** Three sizes of one product, and one product without choices. */
export const variantRows: readonly AdminVariantRow[] = [
  variantRow,
  { ...variantRow, variant_id: 102, size: 'M', sku: 'ML001-1-M', original_price: 590_000 },
  { ...variantRow, variant_id: 103, size: 'L', sku: 'ML001-1-L', stock: 0 },
  {
    ...variantRow,
    product_id: 2,
    variant_id: 201,
    name: 'Khăn lụa tơ tằm vẽ tay họa tiết hoa mộc lan nở rộ trong vườn thượng uyển',
    color: '',
    size: '',
    sku: '',
    price: 1_290_000,
  },
]
