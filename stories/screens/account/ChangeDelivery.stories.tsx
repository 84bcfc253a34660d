import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ChangeDelivery } from '@/screens/account/ChangeDelivery'
import type { Play } from '../../support/play'
import { seedOrder } from '../../support/seed'
import { withToaster } from '../../support/with-toaster'

const order = seedOrder('pending')

const meta = preview.meta({
  component: ChangeDelivery,
  args: {
    order,
    fallback: { current: null },
    onChanged: fn(),
    refresh: fn(() => Promise.resolve(order)),
  },
  parameters: { scenario: ['login:shopper'], path: '/account/orders/ML26112100042' },
  decorators: [withToaster],
})

const name = 'Đổi nơi nhận'
const street = () => screen.getByRole('combobox', { name: /^Địa chỉ/ })
const save: Play = ({ userEvent }) =>
  userEvent.click(screen.getByRole('button', { name: 'Lưu nơi nhận' }))

/** Opens the window and types another street. */
const change: Play = async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name }))
  // The window and the lists of places load with it.
  await screen.findByRole('dialog', { name }, { timeout: 10_000 })
  await screen.findByRole('combobox', { name: /Phường/ }, { timeout: 10_000 })
  await userEvent.clear(street())
  await userEvent.type(street(), '5 Hàng Bún')
}

/** The fields hold what the order has: its address is read into the selectors. */
export const Open = meta.story({
  tags: ['§2.16.2'],
  play: async (context) => {
    await change(context)
    const [, first = ''] = order.full_name.split(/ (.*)/)
    await expect(screen.getByRole('textbox', { name: /^Tên/ })).toHaveValue(first)
    await expect(screen.getByRole('combobox', { name: /Tỉnh/ })).not.toHaveValue('')
  },
})

/** Nothing is changed at a total that she has not seen; one more click agrees to it. */
export const OtherTotal = meta.story({
  tags: ['§2.16.4'],
  parameters: { scenario: ['login:shopper', 'bill.changed'] },
  play: async (context) => {
    await change(context)
    await save(context)
    const notice = await screen.findByRole('group', { name: 'Nơi nhận mới làm đổi tổng tiền' })
    await expect(notice).toHaveTextContent('Phí vận chuyển: 45.000VND, trước đó 30.000VND')
    await waitFor(() => expect(notice).toHaveFocus())
    await context.userEvent.click(screen.getByRole('button', { name: 'Đồng ý và đổi nơi nhận' }))
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalled())
  },
})

export const NotOffered = meta.story({
  tags: ['§2.16.5'],
  parameters: { scenario: ['login:shopper', 'changeDelivery.404'] },
  play: async (context) => {
    await change(context)
    await save(context)
    await expect(await screen.findByText(/liên hệ cửa hàng/)).toBeVisible()
  },
})
