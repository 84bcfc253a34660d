import preview from '#.storybook/preview'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { item, longItem, order } from './order-world'

const meta = preview.meta({ component: OrderReceipt, args: { order } })

/** Recipient, address, items and the server's amounts (Product §2). */
export const OneItem = meta.story({})

/** A host that does not say what shipping costs: no amount is made up. */
export const ShippingUnknown = meta.story({
  args: { order: { ...order, bill: null, shipping_amount: null } },
})

export const LongNamesOnAPhone = meta.story({
  tags: ['§3.18'],
  args: {
    order: {
      ...order,
      full_name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Phương Thảo Ngọc Quỳnh',
      items: [item, longItem],
    },
  },
  globals: { viewport: { value: 'phone' } },
})
