import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { CartLines } from '@/features/cart/CartLines'
import { keepCart, lineKinds, manyLines } from '../../support/lines'

const { usual, long, dearer } = lineKinds

const meta = preview.meta({
  component: CartLines,
  args: { edited: undefined, onEdit: fn() },
  beforeEach: () => keepCart([usual, long, dearer]),
})

export const Usual = meta.story({
  tags: ['§2.9.1'],
  beforeEach: () => keepCart([usual]),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Áo sơ mi lụa tơ tằm Nhã Uyên/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', '/products/ao-so-mi-lua-nha-uyen?variant=71')
    await expect(link).toHaveAccessibleName(/mở trong tab mới/i)
    await expect(canvas.getByText('918.000VND')).toBeVisible()
  },
})

/** The columns stay aligned with amounts of any length. */
export const AmountsOfAnyLength = meta.story({
  play: async ({ canvas }) => {
    const starts = canvas.getAllByRole('group').map((stepper) => stepper.getBoundingClientRect().x)
    await expect(new Set(starts).size).toBe(1)
  },
})

/** Of a thousand lines, only the visible lines are rendered. Screen readers still get the total number. */
export const AThousandLines = meta.story({
  beforeEach: () => keepCart(manyLines(1000)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize'))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3')
    window.scrollTo(0, 100_000)
    const last = () => canvas.getAllByRole('listitem').at(-1)
    await waitFor(() => expect(Number(last()?.ariaPosInSet)).toBeGreaterThan(100))
  },
})

/**
 * When the quantity has reached the stock, a click on + says how many pieces are left. The button stays in
 * its place.
 */
export const AtTheStocksLimit = meta.story({
  beforeEach: () => keepCart([{ ...usual, quantity: 2, stock: 3 }]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: usual.name })
    const place = () => group.getBoundingClientRect().toJSON()
    const before = place()
    const plus = canvas.getByRole('button', { name: /^Tăng/ })
    const left = canvas.getAllByRole('status').at(-1)
    await userEvent.click(plus)
    await expect(left).toBeEmptyDOMElement()
    await userEvent.click(plus)
    await expect(left).toHaveTextContent('Chỉ còn 3 sản phẩm')
    await expect(place()).toEqual(before)
  },
})
