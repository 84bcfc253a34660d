import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ProductPageShelves } from '@/features/catalogue/more/Shelves'
import { specials } from '~mocks/seed/catalogue/specials'
import { summaries } from '../../../support/products'

const meta = preview.meta({
  component: ProductPageShelves,
  args: { slug: specials.onSale, viewed: [] },
})

export const FirstVisit = meta.story({})

export const LaterVisit = meta.story({
  tags: ['§2.6.1'],
  args: { viewed: summaries(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
})

/**
 * Both requests fail. The similar products are missing, and the recently viewed products are shown as the
 * browser stored them (Product §8).
 */
export const Failed = meta.story({
  tags: ['§8.6.8'],
  args: { viewed: summaries(4) },
  parameters: {
    scenario: ['relatedProducts.500', 'productsByIds.500'],
    shows: ['Không tìm thấy sản phẩm liên quan'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(summaries(1)[0]?.name ?? '?')).toHaveLength(4)
  },
})
