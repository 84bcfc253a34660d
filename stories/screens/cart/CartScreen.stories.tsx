import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartScreen } from '@/screens/cart/CartScreen'
import { keepCart, lineKinds, nothingNew } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const { usual, long } = lineKinds

const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/cart' },
  // The frame asks the server about the cart, and these lines are not of its world.
  beforeEach({ msw }) {
    msw.use(nothingNew)
    keepCart([usual, long])
  },
  decorators: [withToaster],
} satisfies Meta<typeof CartScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Deselected lines do not count. */
export const OneDeselected: Story = {
  tags: ['§2.9.1', '§4.5.5a'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Chọn ${long.name}` }))
    await expect(canvas.getByText('768.000VND')).toBeVisible()
  },
}

export const NothingSelected: Story = { beforeEach: () => keepCart([usual], []) }

export const EveryKindOfLine: Story = {
  beforeEach: () => keepCart(Object.values(lineKinds), [usual]),
}

export const Phone: Story = { ...EveryKindOfLine, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  tags: ['§2.9.3'],
  beforeEach: () => keepCart([]),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Xem sản phẩm' })
    await expect(link).toHaveAttribute('href', '/products')
  },
}
