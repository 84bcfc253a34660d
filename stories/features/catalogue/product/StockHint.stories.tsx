import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StockHint } from '@/features/catalogue/product/StockHint'
import { productOf } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const product = productOf([{ stock: 20 }, { stock: 5 }, { stock: 0 }])
const [plenty, few, none] = product.variants

const guide: Guide = {
  use: ['Below the options: in stock, few left, sold out.'],
  reader: 'A status: read when the choice changed.',
}

const meta = {
  component: StockHint,
  parameters: { guide },
  args: { variant: plenty ?? null, product },
} satisfies Meta<typeof StockHint>

export default meta
type Story = StoryObj<typeof meta>

export const Plenty: Story = {}

export const Few: Story = {
  args: { variant: few ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chỉ còn 5 sản phẩm')
  },
}

export const SoldOut: Story = { args: { variant: none ?? null } }

export const NoSuchVariant: Story = { args: { variant: null } }

/** The answer has no variants: there is nothing to choose and nothing to buy. */
export const NotForSale: Story = {
  args: { variant: null, product: { variants: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sản phẩm này chưa được bán')
  },
}
