import type { OrderLine } from './cart'

/** A line of a cart for tests: two of a shirt, in red and M, at 250.000 ₫ each. */
export const shirtLine: OrderLine = {
  productId: 7,
  variantId: 71,
  quantity: 2,
  price: 250_000,
  image: null,
  name: 'Áo sơ mi lụa',
  slug: 'ao-so-mi-lua',
  color: 'Đỏ',
  size: 'M',
}
