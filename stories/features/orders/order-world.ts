import type { Order, OrderItem } from '@/api/generated/model'
import { billOf } from '@/domain/order/bill'
import type { PlacedItem, PlacedOrder } from '@/domain/order/ledger'
import { blankOrder } from '@/domain/order/order.fixtures'
import { garmentPicture } from '../../support/pictures'

type OrderedItem = PlacedItem & Pick<OrderItem, 'id'>

export const item: OrderedItem = {
  id: 1,
  product_name: 'Áo dài cách tân tơ gấm ẩn hoa',
  color: 'Đỏ sơn mài',
  size: 'M',
  quantity: 2,
  price: 459_000,
  variant: {
    image_url: garmentPicture('ao-dai-cach-tan-to-gam-an-hoa'),
  },
}

export const longItem: OrderedItem = {
  id: 2,
  product_name:
    'Đầm dạ hội lụa tơ tằm Vạn Phúc thêu tay họa tiết hoa mộc lan phối ren Ữ Ẫ Ổ Ặ Ỵ ợ bản giới hạn',
  color: 'Xanh ngọc bích phối vàng hoàng yến',
  size: 'S–XXL',
  quantity: 12,
  price: 12_990_000,
  variant: null,
}

export const order = {
  code: 'ML26112100042',
  full_name: 'Nguyễn Thị Lan',
  phone: '0912 345 678',
  email: 'lan@example.com',
  address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
  subtotal: 918_000,
  discount_amount: 165_000,
  shipping_amount: 30_000,
  total_amount: 783_000,
  bill: billOf(918_000),
  items: [item],
} satisfies PlacedOrder

/** An order of the shopper that is on its way. */
export const shippedOrder: Order = {
  ...blankOrder,
  ...order,
  id: 42,
  status: 'shipped',
  shipment: { carrier: 'Giao Hàng Nhanh', tracking_number: 'GHN0042' },
  created_at: '2026-11-18T03:00:00Z',
  items: order.items.map((item) => ({ ...item, product_id: 1, variant_id: 1, slug: 'ao-dai' })),
  events: [
    { status: 'pending', at: '2026-11-18T03:00:00Z', note: null, by: null },
    { status: 'processing', at: '2026-11-18T07:30:00Z', note: null, by: null },
    { status: 'shipped', at: '2026-11-19T18:10:00Z', note: null, by: null },
  ],
}
