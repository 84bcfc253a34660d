import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PricePreview } from '@/features/admin-products/list/PricePreview'
import { priceRow, priceRows } from '../../../support/price-rows'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the window that changes the prices of several products.'],
  keyboard: [['↑, ↓', 'scroll, with the focus in it']],
}

const meta = {
  component: PricePreview,
  parameters: { guide },
  args: { products: priceRows, change: { kind: 'amount', value: 20_000, step: 1000 } },
} satisfies Meta<typeof PricePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Raised: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('479.000VND')).toBeVisible()
  },
}

export const NothingTyped: Story = { args: { change: null } }

export const Many: Story = {
  args: {
    products: Array.from({ length: 80 }, (_, id) => ({ ...priceRow, id })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('và 30 sản phẩm khác')).toBeInTheDocument()
  },
}
