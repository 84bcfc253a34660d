import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { cartUnitsAtom } from '@/features/cart/state'
import { VariantChooser } from '@/screens/wishlist/VariantChooser'
import { specials } from '~mocks/seed/catalogue/specials'
import { longName } from '../../support/products'

const meta = {
  component: VariantChooser,
  args: {
    product: { name: 'Áo dài lụa Hà Đông Nguyệt Cát', slug: specials.priceRange },
    open: true,
    onClose: fn(),
  },
} satisfies Meta<typeof VariantChooser>

export default meta
type Story = StoryObj<typeof meta>

/** Adds one to the cart and closes. */
export const Choosing: Story = {
  play: async ({ args, loaded, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Thêm vào giỏ' }))
    await expect(loaded.world.store.get(cartUnitsAtom)).toBe(1)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const SoldOut: Story = {
  args: { product: { name: 'Áo dài gấm lụa Thủy Mộc', slug: specials.soldOut } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Thêm vào giỏ' })).toBeDisabled()
  },
}

export const LongNameOnAPhone: Story = {
  args: { product: { name: longName, slug: specials.longColour.slug } },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { parameters: { scenario: ['productDetail.timeout'] } }

export const Failing: Story = {
  parameters: {
    scenario: ['productDetail.html'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible())
  },
}
