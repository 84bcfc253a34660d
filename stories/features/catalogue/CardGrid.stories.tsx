import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import type { ProductSummary } from '@/api/generated/model'
import { CardGrid } from '@/features/catalogue/CardGrid'
import { longName, summaries, summary } from '../../support/products'

const meta = preview.meta({
  component: CardGrid,
  parameters: {
    guide: {
      use: ['For products in two, three or four columns: lists, wishlist.'],
      avoid: ['For one row below something else: `ProductPageShelves`.'],
    },
  },
  args: { products: summaries(8) },
})

export const Eight = meta.story({})

const colors = ['#8c1c13', '#f4ecd8', '#2b3a55', '#5a7d6c', '#c9a66b', '#1f1f1f'].map(
  (color_code) => ({ name: color_code, color_code }),
)

/**
 * One card of each kind: on sale, with a range of prices, with both, sold out, with many colours or none,
 * with a long name, without a picture, and with a broken picture.
 */
export const EveryKind = meta.story({
  parameters: { shows: ['−32%', 'Hết hàng', '+2'] },
  args: {
    products: [
      { original_price: 1_890_000 },
      { max_price: 1_590_000 },
      { max_price: 1_590_000, original_price: 1_890_000 },
      { in_stock: false },
      { colors },
      { colors: [] },
      { name: longName, max_price: 12_590_000 },
      { image: null, images: [] },
      { image: 'data:image/png;base64,x', images: [] },
    ].map((other, index) => ({ ...summary, id: index + 1, ...other })),
  },
})

/**
 * Returns a list with one product. Each of its colours has a variant, and the facts that `factsOf` gives for
 * its index.
 */
const inColours = (factsOf: (at: number) => Partial<ProductSummary['colors'][number]>) => {
  const coloured = summary.colors.map((color, at) => ({
    ...color,
    variant_id: at + 1,
    ...factsOf(at),
  }))
  return [{ ...summary, colors: coloured }]
}

/** The list is filtered by a colour, so each card shows the product in that colour. */
export const OfAFilteredColour = meta.story({
  tags: ['§2.7.4f'],
  args: { products: inColours((at) => ({ is_match: at === 1 })) },
  play: async ({ canvas }) => {
    const { href } = canvas.getByRole<HTMLAnchorElement>('link')
    await expect(href).toMatch(/[?]variant=2$/)
  },
})

/** The text spacing of WCAG 1.4.12 cuts no name off, at 320 px. */
export const TextSpacing = meta.story({
  tags: ['§14.2g'],
  args: { products: [{ ...summary, name: 'Áo sơ mi tay ngắn cổ danton phối ren Hạ Chi' }] },
  render: (args) => (
    <div style={{ width: 320, letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 }}>
      <CardGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByRole('heading')
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1)
  },
})

/** The shopper picks a colour on a card. The card and the product's page then show that colour. */
export const ChoosingAColour = meta.story({
  tags: ['§2.7.8'],
  args: { products: inColours((at) => ({ image: summary.images[at] ?? summary.image })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: new RegExp(summary.name) })).toBeVisible()
    const second = canvas.getByRole('radio', { name: 'Trắng ngà' })
    await userEvent.click(second)
    await expect(second).toBeChecked()
    const { href } = canvas.getByRole<HTMLAnchorElement>('link')
    await expect(href).toMatch(/[?]variant=2$/)
  },
})
