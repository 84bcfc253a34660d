import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { CartScreen } from '@/screens/cart/CartScreen'
import { keepCart, lineKinds, nothingNew } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const { usual, long } = lineKinds

const meta = preview.meta({
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/cart' },
  // The frame asks the server about the cart, and these lines are not of its world.
  beforeEach({ msw }) {
    msw.use(nothingNew)
    keepCart([usual, long])
  },
  decorators: [withToaster],
})

/** Deselected lines do not count. */
export const OneDeselected = meta.story({
  tags: ['§2.9.1', '§4.5.5a'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Chọn ${long.name}` }))
    await expect(canvas.getByText('768.000VND')).toBeVisible()
  },
})

export const NothingSelected = meta.story({ beforeEach: () => keepCart([usual], []) })

export const EveryKindOfLine = meta.story({
  beforeEach: () => keepCart(Object.values(lineKinds), [usual]),
})

export const Phone = meta.story({
  ...EveryKindOfLine.input,
  globals: { viewport: { value: 'phone' } },
})

export const Empty = meta.story({
  tags: ['§2.9.3'],
  beforeEach: () => keepCart([]),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Xem sản phẩm' })
    await expect(link).toHaveAttribute('href', '/products')
  },
})
