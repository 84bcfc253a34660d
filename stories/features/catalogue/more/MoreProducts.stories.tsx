import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { MoreProducts } from '@/features/catalogue/more/MoreProducts'
import { specials } from '~mocks/seed/catalogue/specials'
import { summaries } from '../../../support/products'

const meta = preview.meta({
  component: MoreProducts,
  args: { slug: specials.onSale, viewed: [] },
})

export const FirstVisit = meta.story({})

export const LaterVisit = meta.story({
  tags: ['§2.6.4'],
  args: { viewed: summaries(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
})

/** A failure is an empty list (Product §8). */
export const Failed = meta.story({
  tags: ['§8.6.8a'],
  parameters: { scenario: ['relatedProducts.500'], shows: ['Không tìm thấy sản phẩm liên quan'] },
})
