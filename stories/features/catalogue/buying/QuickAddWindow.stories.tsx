import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { QuickAddWindow } from '@/features/catalogue/buying/QuickAddWindow'
import { specials } from '~mocks/seed/catalogue/specials'
import { summary } from '../../../support/products'

const meta = preview.meta({
  component: QuickAddWindow,
  args: { product: summary, open: true, onClose: fn() },
})

/** The chooser starts with the colour that the card shows. */
export const InAColour = meta.story({
  args: { color: 'Đỏ sơn' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Đỏ sơn' })).toBeChecked()
    await expect(screen.getByRole('button', { name: 'M' })).toBeEnabled()
  },
})

/** Every size of the product is sold out. */
export const SoldOut = meta.story({
  args: { product: { name: 'Áo dài gấm lụa Thủy Mộc', slug: specials.soldOut } },
})
