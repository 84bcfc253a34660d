import type { Order, OrderItem, OrderReturn } from '@/api/generated/model'

/** An example item for tests: two white shirts. */
export const blankItem: OrderItem = {
  id: 1,
  product_id: 7,
  variant_id: 71,
  product_name: 'Áo sơ mi lụa',
  slug: 'ao-so-mi-lua',
  color: 'Trắng ngà',
  size: 'M',
  quantity: 2,
  price: 250_000,
  variant: null,
}

/** An example order for tests: a new cash order of two shirts without a discount. */
export const blankOrder: Order = {
  id: 7,
  code: 'ML261121-0007',
  status: 'pending',
  payment_method: 'cod',
  payment_status: 'pending',
  full_name: 'Nguyễn Minh Anh',
  phone: '0912345678',
  email: null,
  address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
  note: null,
  subtotal: 500_000,
  discount_amount: 0,
  shipping_amount: 30_000,
  total_amount: 530_000,
  bill: null,
  items: [blankItem],
  events: [],
  shipment: null,
  created_at: null,
  exchange_of: null,
  returns: [],
}

/** An example return for tests: a request without any items. */
export const blankReturn: OrderReturn = {
  id: 1,
  state: 'requested',
  requested_at: null,
  items: [],
  note: null,
  photos: [],
  answer: null,
  events: [],
  received: [],
  refunds: [],
  exchange: null,
}
