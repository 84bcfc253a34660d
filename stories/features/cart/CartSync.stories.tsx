import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { CartSync } from '@/features/cart/CartSync'
import { keepCart, lineKinds } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: CartSync,
  beforeEach: () => keepCart([{ ...lineKinds.usual, image: null }]),
  decorators: [withToaster],
})

/** Product §8: the field errors, joined. */
export const Invalid = meta.story({
  tags: ['§8.5.1'],
  parameters: { scenario: ['syncCartProducts.invalid'] },
  play: async () => {
    await screen.findByText('Giỏ hàng không hợp lệ')
  },
})

export const Offline = meta.story({
  tags: ['§8.3.2'],
  parameters: { scenario: ['syncCartProducts.offline'] },
  play: async () => {
    await screen.findByText('Không thể kết nối tới server')
  },
})

/** Unreadable lines are dropped, and a message tells the shopper. */
export const LinesLost = meta.story({
  beforeEach: () => localStorage.setItem('cart', '[{"productId":1,"quantity":-3}]'),
  play: async () => {
    await screen.findByText(/Một phần giỏ hàng đã lưu bị hỏng/)
    await expect(localStorage.getItem('cart')).toBe('[]')
  },
})
