import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { CardGrid } from '@/features/catalogue/CardGrid'
import { longName, summaries, summary } from '../../support/products'

const meta = preview.meta({
  component: CardGrid,
  parameters: {
    guide: {
      use: ['For products in two, three or four columns: lists, wishlist.'],
      avoid: ['For one row below something else: `MoreProducts`.'],
    },
  },
  args: { products: summaries(8) },
})

export const Eight = meta.story({})

const colors = ['#8c1c13', '#f4ecd8', '#2b3a55', '#5a7d6c', '#c9a66b', '#1f1f1f'].map(
  (color_code) => ({ name: color_code, color_code }),
)

/**
 * On sale, with a range of prices, with both, sold out, with many colours or none, a long name, no picture, a
 * broken one.
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

/** A chosen colour shows the product in it, and its page opens in it. */
export const ChoosingAColour = meta.story({
  tags: ['§2.7.8'],
  args: {
    products: [
      {
        ...summary,
        colors: summary.colors.map((color, at) => ({
          ...color,
          image: summary.images[at] ?? summary.image,
          variant_id: at + 1,
        })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('radio', { name: 'Trắng ngà' })
    await userEvent.click(second)
    await expect(second).toBeChecked()
    const { href } = canvas.getByRole<HTMLAnchorElement>('link')
    await expect(href).toMatch(/[?]variant=2$/)
  },
})
