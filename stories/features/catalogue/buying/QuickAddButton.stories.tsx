import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { cartUnitCountAtom } from '@/features/cart/state'
import { QuickAddButton } from '@/features/catalogue/buying/QuickAddButton'
import { summary } from '../../../support/products'

const meta = preview.meta({
  component: QuickAddButton,
  args: { product: summary, color: undefined, isNear: false },
})

/**
 * The window and the product load when the button is hovered or focused. A click on a size adds the product
 * and closes the window.
 */
export const Adding = meta.story({
  tags: ['§2.7.7'],
  play: async ({ canvas, loaded, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: /^Chọn size và thêm vào giỏ/ })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'M' }))
    await expect(loaded.world.store.get(cartUnitCountAtom)).toBe(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** A card shows the sizes in its colour while a mouse is on the card. */
export const OnACard = meta.story({
  tags: ['§2.7.7'],
  args: { isNear: true },
  play: async ({ canvas, loaded, userEvent }) => {
    const hidden = true
    await userEvent.click(await canvas.findByRole('button', { name: 'M', hidden }))
    await expect(loaded.world.store.get(cartUnitCountAtom)).toBe(1)
  },
})
