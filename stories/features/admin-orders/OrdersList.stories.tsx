import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { OrdersList } from '@/features/admin-orders/OrdersList'

const meta = preview.meta({
  component: OrdersList,
  args: { search: {}, onSearch: fn(), pages: () => null, slips: () => null },
})

export const All = meta.story({
  parameters: { shows: ['60 đơn hàng'] },
})

/** Each button of the bar takes the orders that can make its move. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByRole('button', { name: 'In phiếu (20)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Giao hàng \(/ })).toBeEnabled()
  },
})

export const ChosenOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select ML/ })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('button', { name: 'Print slips (1)' })).toBeVisible()
  },
})

/** A confirmed order stays in its row and says so. */
export const Confirmed = meta.story({
  args: { search: { status: 'pending', payment_method: 'cod' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xác nhận đơn/ }))
    await expect(await canvas.findByRole('button', { name: 'Hoàn tác' })).toBeVisible()
  },
})
