import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CartLines } from '@/features/cart/CartLines'
import { keepCart, lineKinds, manyLines } from '../../support/lines'
import { withToaster } from '../../support/with-toaster'

const { usual, long, gone, soldOut, dearer } = lineKinds

const meta = preview.meta({
  component: CartLines,
  args: { edited: null, onEdit: fn() },
  beforeEach: () => keepCart([usual, long, dearer]),
})

export const AllSelected = meta.story({
  tags: ['§2.9.2', '§4.5.5a'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bỏ chọn tất cả' }))
    await expect(canvas.getByRole('checkbox', { name: 'Chọn tất cả' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: `Chọn ${usual.name}` })).not.toBeChecked()
  },
})

/** What was removed comes back as it was selected. */
export const Cleared = meta.story({
  tags: ['§4.5.5b'],
  decorators: [withToaster],
  beforeEach: () => keepCart([usual, long, dearer], [long]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }))
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('checkbox', { name: `Chọn ${long.name}` })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: `Chọn ${usual.name}` })).not.toBeChecked()
  },
})

export const SomeSelected = meta.story({
  beforeEach: () => keepCart([usual, long, dearer], [long]),
})

/** What can't be bought is left out of "all". */
export const WithUnavailable = meta.story({
  beforeEach: () => keepCart([usual, gone, soldOut], [usual]),
})

export const NothingAvailable = meta.story({ beforeEach: () => keepCart([gone, soldOut], []) })

export const OnAPhone = meta.story({
  beforeEach: () => keepCart(Object.values(lineKinds), [usual, long]),
  globals: { viewport: { value: 'phone' } },
})

/** Only visible lines are rendered; screen readers get the total number. */
export const AThousandLines = meta.story({
  beforeEach: () => keepCart(manyLines(1000)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize'))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3')
    // The row with the focus stays, wherever the page is scrolled to.
    const [, focused] = canvas.getAllByRole('button')
    focused?.focus()
    window.scrollTo(0, 100_000)
    const last = () => canvas.getAllByRole('listitem').at(-1)
    await waitFor(() => expect(Number(last()?.ariaPosInSet)).toBeGreaterThan(100))
    await expect(focused).toHaveFocus()
  },
})

/** A line with an open panel stays rendered, since the panel is placed beside it. */
export const EditedFarAway = meta.story({
  args: { edited: { key: '7:1500', state: 'open' } },
  beforeEach: () => keepCart(manyLines(1000)),
  play: async ({ canvas }) => {
    const name = /^Chọn .* 501$/
    await expect(await canvas.findByRole('checkbox', { name })).toBeInTheDocument()
  },
})

/** At the stock's limit a press says what is left; the button stays under the finger, as it does when the note goes. */
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
    await userEvent.click(canvas.getByRole('button', { name: /^Giảm/ }))
    await expect(left).toBeEmptyDOMElement()
    await expect(place()).toEqual(before)
  },
})
