import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { session } from '@/api/session'
import { cartUnitsAtom } from '@/features/cart/state'
import { WishlistScreen } from '@/screens/wishlist/WishlistScreen'
import { Toaster } from '@/ui/toast/Toaster'
import { signIn } from '../../support/shopper'

const meta = {
  component: WishlistScreen,
  parameters: { layout: 'fullscreen', scenario: ['login:shopper'], path: '/wishlist' },
  beforeEach: signIn,
  render: () => (
    <>
      <WishlistScreen />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof WishlistScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(5))
  },
}

export const Visitor: Story = {
  beforeEach: () => session.clear(),
  parameters: { scenario: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bạn chưa đăng nhập')).toBeVisible()
  },
}

/** A dialog asks for colour and size, adds to the cart and gives the focus back to the card. */
export const ChosenForTheCart: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const choose = await canvas.findAllByRole('button', { name: /^Chọn size/ })
    const free = choose.find((button) => !button.hasAttribute('disabled'))
    await userEvent.click(free ?? canvas.getByRole('main'))
    await userEvent.click(await screen.findByRole('button', { name: 'Thêm vào giỏ' }))
    await expect(loaded.world.store.get(cartUnitsAtom)).toBe(1)
    await waitFor(() => expect(free).toHaveFocus())
  },
}

export const Loading: Story = { parameters: { scenario: ['login:shopper', 'wishlist.timeout'] } }

export const FailingOnAPhone: Story = {
  parameters: {
    scenario: ['login:shopper', 'wishlist.500'],
    expectedMessages: [/Failed to load resource/],
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
