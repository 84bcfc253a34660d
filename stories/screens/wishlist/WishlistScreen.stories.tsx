import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, screen } from 'storybook/test'
import type { ProductSummary } from '@/api/generated/model'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'
import { answer } from '../../support/answers'
import type { Play } from '../../support/play'
import { longName, summaries, summary } from '../../support/products'
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

/** Opens the dialog of the first product that can be had. */
const choose: Play = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Chọn size/ })
  if (first) await userEvent.click(first)
  await expect(await screen.findByRole('dialog')).toBeVisible()
}

export const Choosing = meta.story({ play: choose })

/** A sold-out product offers no choice; the button's name equals its text. */
export const LongNamesSoldOutOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    const long = { ...summary, name: longName, original_price: 1_590_000 }
    msw.use(kept([long, { ...long, id: 2, in_stock: false }, ...summaries(3).slice(2)]))
  },
  play: async ({ canvas }) => {
    const soldOut = await canvas.findByRole('button', { name: `Hết hàng: ${longName}` })
    await expect(soldOut).toBeDisabled()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(kept([])),
  parameters: { shows: ['Bạn chưa lưu sản phẩm nào', ['link', { name: 'Xem tất cả sản phẩm' }]] },
})
