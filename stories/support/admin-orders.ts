import type { AdminOrderData, Order, OrderItem } from '@/api/generated/model'
import { billOf } from '@/domain/order/bill'
import { blankOrder } from '@/domain/order/order.fixtures'
import { garmentPicture } from './pictures'

const item: OrderItem = {
  id: 1,
  product_id: 1,
  variant_id: 11,
  product_name: 'Đầm lụa vạt chéo Đông Quỳnh',
  slug: 'dam-lua-vat-cheo-dong-quynh',
  color: 'Xanh cổ vịt',
  size: 'S',
  quantity: 2,
  price: 1_390_000,
  variant: { image_url: garmentPicture('dam-lua-vat-cheo-dong-quynh') },
}

/** A pending cash order. Staff still have to call the customer. */
export const order: Order = {
  ...blankOrder,
  id: 60,
  code: 'ML261121-0060',
  email: 'minhanh@example.com',
  address: '43 Hai Bà Trưng, Phường Ngã Tư Sở, Quận Đống Đa, Hà Nội',
  note: 'Giao giờ hành chính, gọi trước 10 phút giúp mình.',
  subtotal: 3_400_000,
  discount_amount: 165_000,
  total_amount: 3_265_000,
  bill: billOf(3_400_000),
  items: [
    item,
    {
      ...item,
      id: 2,
      product_name: 'Quần ống rộng linen Mạc Nhiên',
      slug: null,
      quantity: 1,
      price: 620_000,
      variant: null,
    },
  ],
  events: [
    { status: 'pending', at: '2026-11-21T02:00:00Z', note: 'Đơn hàng đã được tạo.', by: null },
  ],
  created_at: '2026-11-21T02:00:00Z',
}

/** An order in which every text has its greatest length. */
export const longOrder: Order = {
  ...order,
  full_name: 'Công Tằng Tôn Nữ Nguyễn Phúc Hoàng Minh Khánh Phương Quỳnh Như',
  address: 'Số 123/45/67/8A hẻm '.repeat(10),
  note: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30) + 'https://'.padEnd(120, 'x'),
  items: order.items.map((one) => ({ ...one, product_name: 'Đầm maxi xếp tầng '.repeat(8) })),
  events: [
    { status: 'pending', at: '2026-11-21T02:00:00Z', note: null, by: null },
    { status: 'cancelled', at: '2026-11-21T04:00:00Z', note: 'Khách đổi ý. '.repeat(20), by: null },
  ],
}

/** Returns the order with the changes of status that its present status allows. */
export function orderData(other: Partial<AdminOrderData> = {}): AdminOrderData {
  return {
    order,
    allowed_transitions: ['processing', 'cancelled'],
    notes: [],
    updated_at: '2026-11-21T02:00:00Z',
    ...other,
  }
}
