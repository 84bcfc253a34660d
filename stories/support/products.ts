import type { Product, ProductSummary, Variant } from '@/api/generated/model'
import { blankProductPage } from '@/domain/product/product.fixtures'
import { gallery, garmentPicture, nthPicture } from './pictures'

export const longName =
  'Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa tay bồng cổ vuông phối ren dệt thủ công phiên bản giới hạn'

/** A typical product in a list. */
export const summary: ProductSummary = {
  id: 1,
  name: 'Áo dài lụa Hà Đông Nguyệt Cát',
  slug: 'ao-dai-lua-ha-dong-nguyet-cat',
  image: garmentPicture('ao-dai-lua-ha-dong-nguyet-cat'),
  images: gallery('ao-dai-lua-ha-dong-nguyet-cat').slice(0, 2),
  price: 1_290_000,
  min_price: 1_290_000,
  max_price: 1_290_000,
  original_price: null,
  in_stock: true,
  colors: [
    { name: 'Đỏ sơn', color_code: '#8c1c13' },
    { name: 'Trắng ngà', color_code: '#f4ecd8' },
  ],
}

/** Returns this many different products for a list. */
export function summaries(count: number): ProductSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    ...summary,
    id: index + 1,
    image: nthPicture(index),
    images: [],
    price: 390_000 + index * 50_000,
    min_price: 390_000 + index * 50_000,
    max_price: 390_000 + index * 50_000,
  }))
}

type Stock = { color?: string; size?: string; stock: number; price?: number; original?: number }

function variantOf({ color, size, stock, price = 459_000, original }: Stock, id: number): Variant {
  return {
    id,
    price,
    original_price: original ?? null,
    stock,
    image_url: null,
    attributes: [
      ...(color ? [{ attribute_type: 'color' as const, value: color }] : []),
      ...(size ? [{ attribute_type: 'size' as const, value: size }] : []),
    ],
  }
}

const codes: Partial<Record<string, string>> = {
  'Trắng ngà': '#f4ecd8',
  'Đỏ sơn': '#8c1c13',
  'Xanh chàm': '#2b3a55',
}

/** Returns a product with these variants. Their ids are 1, 2, 3 and so on. */
export function productOf(stocks: readonly Stock[], other: Partial<Product> = {}): Product {
  const distinct = (values: (string | undefined)[]) =>
    [...new Set(values.filter((value) => value !== undefined))].map((value, index) => ({
      id: index + 1,
      value,
      color_code: codes[value] ?? null,
    }))
  const colors = distinct(stocks.map(({ color }) => color))
  const sizes = distinct(stocks.map(({ size }) => size))
  return {
    ...blankProductPage,
    name: 'Áo sơ mi lụa tơ tằm Nhã Uyên',
    slug: 'ao-so-mi-lua-nha-uyen',
    image: garmentPicture('ao-so-mi-lua-nha-uyen'),
    images: gallery('ao-so-mi-lua-nha-uyen').slice(0, 3),
    price: 459_000,
    min_price: 459_000,
    max_price: 459_000,
    description: '<p>Lụa tơ tằm dệt tay, cổ đứng, cúc bọc vải.</p>',
    size_chart:
      '<table><tr><th>Size</th><th>Ngực (cm)</th></tr><tr><td>S</td><td>82</td></tr></table>',
    category: {
      id: 12,
      name: 'Áo sơ mi',
      slug: 'ao-so-mi',
      parent: { id: 1, name: 'Áo', slug: 'shirts' },
    },
    colors: [],
    attributes: [
      ...(colors.length > 0 ? [{ type: 'color' as const, name: 'Màu sắc', values: colors }] : []),
      ...(sizes.length > 0 ? [{ type: 'size' as const, name: 'Size', values: sizes }] : []),
    ],
    variants: stocks.map((stock, index) => variantOf(stock, index + 1)),
    ...other,
  }
}

/** A product whose options have every state: available, unavailable in a combination, and sold out. */
export const shirt = productOf([
  { color: 'Trắng ngà', size: 'S', stock: 12 },
  { color: 'Trắng ngà', size: 'M', stock: 3 },
  { color: 'Trắng ngà', size: 'L', stock: 0 },
  { color: 'Đỏ sơn', size: 'S', stock: 0 },
  { color: 'Đỏ sơn', size: 'L', stock: 8, price: 399_000, original: 459_000 },
  { color: 'Xanh chàm', size: 'S', stock: 0 },
  { color: 'Xanh chàm', size: 'M', stock: 0 },
])
