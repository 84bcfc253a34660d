import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, fn } from 'storybook/test'
import { CartScreen } from '@/screens/cart/CartScreen'
import { answer } from '../../support/answers'
import { keepCart, lineKinds, cartUnchanged } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const { usual, long } = lineKinds

const meta = preview.meta({
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/cart' },
  // The layout asks the server about the cart. The server's world does not have these lines, so the server's
  // response is replaced.
  beforeEach({ msw }) {
    msw.use(cartUnchanged)
    keepCart([usual, long])
  },
  decorators: [withToaster],
})

/**
 * The cart has one line of each kind. Some lines say that the product is gone, that few pieces are left, or
 * that the price is new.
 */
export const EveryKindOfLine = meta.story({
  parameters: {
    shows: [
      'Không còn bán. Hãy chọn món khác.',
      'Chỉ còn 3 sản phẩm',
      'Giá đã thay đổi, trước đó 399.000VND',
    ],
  },
  beforeEach: () => keepCart(Object.values(lineKinds), [usual]),
})

/** No line is selected, so there is nothing to discount. */
export const NothingSelected = meta.story({
  tags: ['§9.7a'],
  beforeEach: () => keepCart([usual], []),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Giảm giá đơn hàng')).not.toBeInTheDocument()
    const button = canvas.getByRole('button', { name: 'Thanh toán' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(
      'Vui lòng chọn ít nhất một sản phẩm để thanh toán',
    )
  },
})

/**
 * A link offers its products above the cart, and names the ones that are gone. The cart changes only after a
 * click.
 */
export const ALink = meta.story({
  args: { link: { add: '7:71:2,9999:99999', code: 'MOCLAN14' }, onLinkDone: fn() },
  beforeEach({ msw }) {
    const variant = { id: 71, price: usual.price, stock: 20, attribute_values: [] }
    const known = { ...usual, variant, product: null }
    msw.use(http.post('/api/cart/products', () => answer({ cart_products: [known] })))
    keepCart([])
  },
})

export const Empty = meta.story({
  tags: ['§2.9.1'],
  beforeEach: () => keepCart([]),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Xem sản phẩm' })
    await expect(link).toHaveAttribute('href', '/products')
  },
})
