import preview from '#.storybook/preview'
import type { StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import type { ProductSummary } from '@/api/generated/model'
import { MoreProducts } from '@/features/catalogue/more/MoreProducts'
import { specials } from '~mocks/seed/catalogue/specials'
import { answer } from '../../../support/answers'
import { summaries } from '../../../support/products'

const meta = preview.meta({
  component: MoreProducts,
  args: { slug: specials.onSale, viewed: [] },
  globals: { viewport: { value: 'desktop' } },
})

const phone = { viewport: { value: 'phone' } }

const related = (related_products: ProductSummary[]): StoryObj['beforeEach'] =>
  function answerRelated({ msw }) {
    msw.use(http.get('/api/products/:slug/related', () => answer({ related_products })))
  }

export const FirstVisit = meta.story({})

export const LaterVisit = meta.story({
  tags: ['§2.6.4'],
  args: { viewed: summaries(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
})

/** Two would stand alone in a second row. */
export const Six = meta.story({
  beforeEach: related(summaries(6)),
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(4),
})

/** The strip of a phone has no rows. */
export const SixOnAPhone = meta.story({
  ...Six.input,
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(6),
})

export const Loading = meta.story({ parameters: { scenario: ['relatedProducts.timeout'] } })

/** A failure is an empty list (Product §8). */
export const Failed = meta.story({
  tags: ['§8.6.8a'],
  parameters: { scenario: ['relatedProducts.500'], shows: ['Không tìm thấy sản phẩm liên quan'] },
})
