import type { ProductColor } from '@/api/generated/model'
import type { VariantGrid } from '@/domain/admin/variant-grid'

const colors = [
  { name: 'Đỏ sơn', color_code: '#a2281f' },
  { name: 'Đỏ mận', color_code: '#61202f' },
] satisfies [ProductColor, ProductColor]
const sizes = ['S', 'M', 'L']

/** Two colours in three sizes, with two prices. */
export const smallGrid = {
  colors: colors,
  sizes,
  variants: colors.flatMap(({ name }, row) =>
    sizes.map((size, column) => ({
      id: 1 + row * sizes.length + column,
      color: name,
      size,
      price: 459_000 + row * 40_000,
      original_price: null,
      stock: 4 + column * 3,
      image_url: null,
    })),
  ),
} satisfies VariantGrid
