import type { AdminProduct } from '@/api/generated/model'
import { blankProduct } from '@/domain/product/product.fixtures'
import { gallery } from './pictures'

const colors = [
  { name: 'Đỏ sơn mài', color_code: '#a3211b' },
  { name: 'Xanh ngọc', color_code: '#9bb8a3' },
]

/** A product with texts and pictures, in two colours and two sizes. */
export const product: AdminProduct = {
  ...blankProduct,
  name: 'Áo sơ mi lụa Hà Đông',
  slug: 'ao-so-mi-lua-ha-dong',
  category_id: 11,
  description: '<p>Lụa tơ tằm dệt tay.</p><h3>Chất liệu</h3><ul><li><p>100% tơ tằm</p></li></ul>',
  images: gallery('ao-so-mi-lua-nha-uyen').slice(0, 2),
  colors,
  sizes: ['M', 'L'],
  variants: colors.flatMap(({ name }, row) =>
    ['M', 'L'].map((size, column) => ({
      id: 1 + row * 2 + column,
      color: name,
      size,
      price: 490_000 + row * 20_000,
      original_price: null,
      stock: 4 + column,
      image_url: null,
    })),
  ),
  price: 490_000,
  stock: 18,
  meta_keywords: 'áo sơ mi, lụa',
  size_chart: '<table><tbody><tr><th><p>Cỡ</p></th><td><p>M</p></td></tr></tbody></table>',
  weight: 250,
  length: 30,
  width: 22.5,
  height: 3,
  is_featured: true,
  tags: ['lụa', 'áo sơ mi'],
  brand: 'Mộc Lan',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
}
