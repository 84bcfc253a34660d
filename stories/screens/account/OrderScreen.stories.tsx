import preview from '#.storybook/preview'
import { OrderScreen } from '@/screens/account/OrderScreen'
import { seedOrder } from '../../support/seed'

const meta = preview.meta({
  component: OrderScreen,
  args: { code: 'ML00000000000' },
  parameters: { scenario: ['login:shopper'] },
})

const { code } = seedOrder('shipped')

export const Shipped = meta.story({
  args: { code },
  parameters: {
    shows: [
      ['heading', { name: new RegExp(code) }],
      ['button', { name: 'Mua lại' }],
    ],
  },
})

/** Also for an order of another shopper. */
export const NotFound = meta.story({
  parameters: { shows: ['Không tìm thấy đơn hàng', ['link', { name: 'Tất cả đơn hàng' }]] },
})
