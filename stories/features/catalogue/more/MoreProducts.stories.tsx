import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoreProducts } from '@/features/catalogue/more/MoreProducts'
import { specials } from '~mocks/seed/catalogue/specials'
import type { Guide } from '../../../../.storybook/docs/guide'
import { summaries } from '../../../support/products'

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
  tags: ['§2.6.4'],
  args: { viewed: summaries(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
}

export const Phone: Story = { ...LaterVisit, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { parameters: { scenario: ['relatedProducts.timeout'] } }

/** A failure is an empty list (Product §8). */
export const Failed: Story = {
  tags: ['§8.6.8a'],
  parameters: { scenario: ['relatedProducts.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy sản phẩm liên quan')).toBeVisible()
  },
}

export const FailedInEnglish: Story = {
  tags: ['§8.6.8a'],
  parameters: { scenario: ['relatedProducts.notFound'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No related products found')).toBeVisible()
  },
}
