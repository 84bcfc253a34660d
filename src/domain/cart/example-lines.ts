import type { OrderableLine } from './cart'

/** An example cart line for tests: two red shirts in size M at 250.000 ₫ each. */
export const shirtLine: OrderableLine = {
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
