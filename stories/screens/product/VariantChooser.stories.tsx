import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { VariantChooser } from '@/screens/product/VariantChooser'
import { specials } from '~mocks/seed/catalogue/specials'
import { summary } from '../../support/products'

const meta = {
  component: VariantChooser,
  args: { product: summary, open: true, onClose: fn() },
} satisfies Meta<typeof VariantChooser>

export default meta
type Story = StoryObj<typeof meta>

/** It begins with the colour of the card. */
export const InAColour: Story = {
  args: { color: 'Đỏ sơn' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Đỏ sơn' })).toBeChecked()
    await expect(screen.getByRole('button', { name: 'M' })).toBeEnabled()
  },
}

/** Sold out in every size. */
export const SoldOut: Story = {
  args: { product: { name: 'Áo dài gấm lụa Thủy Mộc', slug: specials.soldOut } },
  play: async () => {
    for (const size of ['S', 'M'])
      await expect(await screen.findByRole('button', { name: size })).toBeDisabled()
  },
}

export const Loading: Story = { parameters: { scenario: ['productDetail.slow'] } }

/** Another try is offered in place. */
export const Failed: Story = {
  parameters: { scenario: ['productDetail.serverError*2'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
