import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'
import type { ProductSummary } from '@/api/generated/model'
import { WishlistShelf } from '@/screens/wishlist/WishlistShelf'
import { longName, summaries, summary } from '../../support/products'
import { signIn } from '../../support/shopper'

const kept = (products: ProductSummary[]) =>
  http.get('/api/wishlist', () =>
    HttpResponse.json({ success: true, message: '', data: { products } }),
  )

const meta = {
  component: WishlistShelf,
  args: { onChoose: fn() },
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof WishlistShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(kept(summaries(4))),
  play: async ({ canvas, args, userEvent }) => {
    const [choose] = await canvas.findAllByRole('button', { name: /^Chọn size/ })
    await userEvent.click(choose ?? canvas.getByRole('main'))
    await expect(args.onChoose).toHaveBeenCalledWith(summaries(1)[0])
  },
}

/** A sold-out product offers no choice; the button's name equals its text. */
export const LongNamesSoldOutOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    const long = { ...summary, name: longName, original_price: 1_590_000 }
    msw.use(kept([long, { ...long, id: 2, in_stock: false }, ...summaries(3).slice(2)]))
  },
  play: async ({ canvas }) => {
    const soldOut = await canvas.findByRole('button', { name: `Hết hàng: ${longName}` })
    await expect(soldOut).toBeDisabled()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(kept([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa lưu sản phẩm nào')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toBeVisible()
  },
}

export const Failing: Story = {
  parameters: {
    scenario: ['login:shopper', 'wishlist.html'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Có lỗi xảy ra khi tải danh sách yêu thích')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['login:shopper', 'wishlist.timeout'] } }
