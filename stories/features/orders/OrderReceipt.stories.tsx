import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { item, longItem, order } from './order-world'

const meta = preview.meta({ component: OrderReceipt, args: { order } })

/** Recipient, address, items and the server's amounts (Product §2). */
export const OneItem = meta.story({
  tags: ['§2.11.1'],
  play: async ({ canvas, canvasElement }) => {
    for (const fact of [order.code, order.full_name, order.phone, order.address, item.product_name])
      await expect(canvas.getByText(fact)).toBeVisible()
    for (const detail of ['Màu sắc: Đỏ sơn mài', 'Size: M', 'Số lượng: 02', '459.000VND'])
      await expect(canvas.getByText(detail)).toBeVisible()
    for (const amount of ['918.000VND', '−150.000VND', '30.000VND', '−15.000VND', '783.000VND'])
      await expect(canvas.getByText(amount)).toBeVisible()
    await expect(canvasElement.querySelector('li img')).toBeInTheDocument()
  },
})

export const WithoutColourAndSize = meta.story({
  args: { order: { ...order, items: [{ ...item, color: '', size: '' }] } },
})

/** A host that sends no bill: its amounts. */
export const NoDiscount = meta.story({
  tags: ['§9.7d', '§9.7g'],
  args: { order: { ...order, bill: null, discount_amount: 0, total_amount: 948_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('948.000VND')).toBeVisible()
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
  },
})

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
