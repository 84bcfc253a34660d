import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoreProducts } from '@/features/catalogue/more/MoreProducts'
import { specials } from '~mocks/seed/catalogue/specials'
import { summaries } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['At the end of a product page. Each row may fail without the other.'],
}

const meta = {
  component: MoreProducts,
  parameters: { guide },
  args: { slug: specials.onSale, viewed: [] },
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
  args: { viewed: summaries(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
}
