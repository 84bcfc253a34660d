import preview from '#.storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: VoucherScreen,
  parameters: { layout: 'fullscreen', path: '/voucher' },
})

/** Three identical cards and a link to the products (Product §2). */
const samples: Play = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  await expect(canvas.getAllByText('Giảm 14%')).toHaveLength(3)
  await expect(canvas.getByText(/giảm 14% cho đơn hàng của bạn/)).toBeVisible()
  const shop = canvas.getByRole('link', { name: 'Mua sắm ngay' })
  await expect(shop).toHaveAttribute('href', '/products')
}

export const Usual = meta.story({ tags: ['§2.14.1'], play: samples })

/** Staff have ended the last one: nothing is promised. */
export const None = meta.story({
  tags: ['§2.14.1'],
  beforeEach: ({ msw }) => {
    const none = { success: true, message: '', data: [] }
    msw.use(http.get('*/api/vouchers', () => HttpResponse.json(none)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hiện chưa có mã giảm giá/)).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})
