import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: new RegExp(code) })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Mua lại' })).toBeVisible()
  },
})

/** Also for an order of another shopper. */
export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn hàng')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tất cả đơn hàng' })).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: { scenario: ['login:shopper', 'order.offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không thể kết nối tới server')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
})

export const Loading = meta.story({ parameters: { scenario: ['login:shopper', 'order.timeout'] } })

/** A very long code in the address. */
export const EndlessCode = meta.story({ args: { code: 'ML'.repeat(120) } })
