import preview from '#.storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'
import { answer } from '../../support/answers'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: VoucherScreen,
  parameters: { layout: 'fullscreen', path: '/voucher' },
})

/** The page shows three cards with the same sample voucher, and a link to the products (Product §2). */
const samples: Play = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  await expect(canvas.getAllByText('Giảm 14%')).toHaveLength(3)
  await expect(canvas.getByText(/giảm 14% cho đơn hàng của bạn/)).toBeVisible()
  const shop = canvas.getByRole('link', { name: 'Mua sắm ngay' })
  await expect(shop).toHaveAttribute('href', '/products')
}

export const Usual = meta.story({ tags: ['§2.14.1'], play: samples })

/** Staff have ended the last voucher, so the page offers no voucher code. */
export const None = meta.story({
  tags: ['§2.14.1'],
  beforeEach: ({ msw }) => msw.use(http.get('*/api/vouchers', () => answer([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hiện chưa có mã giảm giá/)).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

/** Staff have changed the voucher, and the page shows the new terms. */
export const Changed = meta.story({
  tags: ['§10.19.2', '§2.14.1'],
  beforeEach: ({ msw }) => {
    const terms = { percent: 5, amount: null, minimum: 2_000_000, is_for_all: true }
    const days = { starts_on: null, ends_on: '2026-12-31', products: [], categories: [] }
    const data = [{ code: 'MOCLAN14', ...terms, ...days }]
    msw.use(http.get('*/api/vouchers', () => answer(data)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Giảm 5%')).toHaveLength(3)
    await expect(canvas.getAllByText('Cho đơn từ 2.000.000VND')).toHaveLength(3)
    await expect(canvas.queryByText(/14%/)).toBeNull()
  },
})

/** The list of vouchers does not load, so the page offers no voucher code. */
export const Failed = meta.story({
  tags: ['§2.14.1', '§10.19.2'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/vouchers', () => new HttpResponse(null, { status: 500 })))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Chưa tải được danh sách mã giảm giá. Vui lòng thử lại.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByText('MOCLAN14')).toBeNull()
  },
})
