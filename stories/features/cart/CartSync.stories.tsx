import preview from '#.storybook/preview'
import { screen } from 'storybook/test'
import { CartSync } from '@/features/cart/CartSync'
import { keepCart, lineKinds } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: CartSync,
  beforeEach: () => keepCart([{ ...lineKinds.usual, image: null }]),
  decorators: [withToaster],
})

/** The server refuses the cart. The message joins the errors of all fields (Product §8). */
export const Invalid = meta.story({
  tags: ['§8.5.1'],
  parameters: { scenario: ['syncCartProducts.invalid'] },
  play: async () => {
    await screen.findByText(/^Có sản phẩm trong giỏ hàng không đặt được\. Hãy xem lại giỏ hàng/)
  },
})
