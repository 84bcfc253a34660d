import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelatedProducts } from '@/features/catalogue/more/RelatedProducts'
import { specials } from '~mocks/seed/catalogue/specials'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Loaded when it comes near the screen; nothing when it fails.'],
}

const meta = {
  component: RelatedProducts,
  parameters: { guide },
  args: { slug: specials.onSale },
} satisfies Meta<typeof RelatedProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenario: ['relatedProducts.timeout'] },
  globals: { viewport: { value: 'desktop' } },
}

/** A failure is an empty list (Product §8). */
export const Failed: Story = {
  parameters: { scenario: ['relatedProducts.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy sản phẩm liên quan')).toBeVisible()
  },
}

export const FailedInEnglish: Story = {
  parameters: { scenario: ['relatedProducts.notFound'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No related products found')).toBeVisible()
  },
}
