import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductCrumbs } from '@/features/catalogue/product/ProductCrumbs'
import { longName, shirt } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above a product.'],
}

const meta = {
  component: ProductCrumbs,
  parameters: { guide },
  args: { product: shirt },
} satisfies Meta<typeof ProductCrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/', '/category/shirts', '/category/ao-so-mi'])
  },
}

export const OneLevel: Story = {
  args: { product: { ...shirt, category: { id: 1, name: 'Áo', slug: 'shirts', parent: null } } },
}

export const WithoutCategory: Story = { args: { product: { ...shirt, category: null } } }

export const LongNameOnAPhone: Story = {
  args: { product: { ...shirt, name: longName } },
  globals: { viewport: { value: 'phone' } },
}
