import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoreProducts } from '@/features/catalogue/more/MoreProducts'
import { keepViewed } from '@/features/catalogue/more/viewed'
import { specials } from '~mocks/seed/catalogue/specials'
import { shirt, summaries } from '../../../support/products'

const meta = {
  component: MoreProducts,
  args: { product: { ...shirt, id: 50, slug: specials.onSale } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MoreProducts>

export default meta
type Story = StoryObj<typeof meta>

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
  },
}

export const LaterVisit: Story = {
  beforeEach: () => {
    for (const product of summaries(3)) keepViewed(product)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
}
