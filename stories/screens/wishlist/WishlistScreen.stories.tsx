import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, screen } from 'storybook/test'
import type { ProductSummary } from '@/api/generated/model'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'
import { answer } from '../../support/answers'
import { summary } from '../../support/products'
import { withToaster } from '../../support/with-toaster'

const kept = (products: ProductSummary[]) => http.get('/api/wishlist', () => answer({ products }))

const meta = preview.meta({
  component: WishlistScreen,
  parameters: { layout: 'fullscreen', scenario: ['login:shopper'], path: '/wishlist' },
  decorators: [withToaster],
})

export const Filled = meta.story({})

export const Visitor = meta.story({
  parameters: { scenario: [], shows: ['Bạn chưa đăng nhập'] },
})

/** The first product in stock has its window for colour and size open. */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Chọn size/ })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

/** A sold-out product has no window for colour and size. The button's name is the same as its text. */
export const SoldOut = meta.story({
  beforeEach: ({ msw }) => msw.use(kept([{ ...summary, in_stock: false }])),
  play: async ({ canvas }) => {
    const soldOut = await canvas.findByRole('button', { name: `Hết hàng: ${summary.name}` })
    await expect(soldOut).toBeDisabled()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(kept([])),
  parameters: { shows: ['Bạn chưa lưu sản phẩm nào', ['link', { name: 'Xem tất cả sản phẩm' }]] },
})
