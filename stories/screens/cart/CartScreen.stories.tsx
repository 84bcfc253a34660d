import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, fn } from 'storybook/test'
import { CartScreen } from '@/screens/cart/CartScreen'
import { answer } from '../../support/answers'
import { keepCart, lineKinds, nothingNew } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const { usual, long } = lineKinds

const meta = preview.meta({
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/cart' },
  // The layout asks the server about the cart, but these lines are not in its world.
  beforeEach({ msw }) {
    msw.use(nothingNew)
    keepCart([usual, long])
  },
  decorators: [withToaster],
})

/** Lines say when they are gone, when few are left and when their price has changed. */
export const EveryKindOfLine = meta.story({
  parameters: {
    shows: [
      'Sản phẩm này không còn được bán',
      'Chỉ còn 3 sản phẩm',
      'Giá đã thay đổi, trước đây 399.000VND',
    ],
  },
  beforeEach: () => keepCart(Object.values(lineKinds), [usual]),
})

/** There is nothing to discount. */
export const NothingSelected = meta.story({
  tags: ['§9.7d'],
  beforeEach: () => keepCart([usual], []),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
    const button = canvas.getByRole('button', { name: 'Thanh toán' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(
      'Vui lòng chọn ít nhất một sản phẩm để thanh toán',
    )
  },
})

/**
 * A link offers its lines above the cart and names the ones that are gone. Nothing is in the cart before a
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
  tags: ['§2.9.3'],
  beforeEach: () => keepCart([]),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Xem sản phẩm' })
    await expect(link).toHaveAttribute('href', '/products')
  },
})
