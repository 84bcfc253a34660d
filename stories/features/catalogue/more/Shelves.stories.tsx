import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { MoreProducts } from '@/features/catalogue/more/Shelves'
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

/**
 * Without an answer there are no similar products, and recently viewed ones show as they were stored (Product
 * §8).
 */
export const Failed = meta.story({
  tags: ['§8.6.8a', '§8.6.8b'],
  args: { viewed: summaries(4) },
  parameters: {
    scenario: ['relatedProducts.500', 'productsByIds.500'],
    shows: ['Không tìm thấy sản phẩm liên quan'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(summaries(1)[0]?.name ?? '?')).toHaveLength(4)
  },
})
