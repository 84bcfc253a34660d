import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Price } from '@/ui/data/Price'

const meta = preview.meta({
  component: Price,
  args: { value: 250_000 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5_000_000, step: 10_000 } },
    max: { control: { type: 'range', min: 0, max: 5_000_000, step: 10_000 } },
    original: { control: { type: 'range', min: 0, max: 5_000_000, step: 10_000 } },
  },
  parameters: {
    guide: {
      use: [
        'Wherever an amount of money is shown: cards, product page, cart, orders.',
        'With `original` for a sale: the price turns red, and the old one is struck through beside it.',
        'With `max` for a product whose variants differ in price.',
      ],
      avoid: ['For an amount that people type: take `FormVndField`.'],
      reader:
        'Says “sale price” and “original price” before the amounts, because a struck-through price sounds like any other.',
    },
  },
})

export const Plain = meta.story({
  parameters: { shows: ['250.000VND'] },
})

export const Range = meta.story({
  args: { max: 390_000 },
})

/** Screen readers announce which price is the old one and which is the new one. */
export const Sale = meta.story({
  args: { original: 390_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Giá bán 250.000VND Giá gốc 390.000VND')
  },
})
/** In a narrow column the two amounts may stand on two lines, but no amount breaks. */
export const NarrowColumn = meta.story({
  args: { value: 1_250_000, original: 12_390_000 },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
})
