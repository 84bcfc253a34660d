import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { storeDeviceOrder } from '@/features/orders/device-orders'
import { OrderTrackScreen } from '@/screens/order-track/OrderTrackScreen'
import type { Play } from '../../support/play'
import { seedOrder } from '../../support/seed'

const pending = seedOrder('pending')

const meta = preview.meta({
  component: OrderTrackScreen,
  args: { code: '' },
  parameters: { layout: 'fullscreen', path: '/orders/track' },
})

/** Types a phone number and looks the order up. */
const lookUp = async ({ canvas, userEvent }: Parameters<Play>[0], phone: string) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Số điện thoại' }), phone)
  await userEvent.click(canvas.getByRole('button', { name: 'Tra cứu đơn' }))
}

/**
 * The found order looks as on its owner's page, but without the button to cancel. The focus moves to the
 * order.
 */
export const Found = meta.story({
  tags: ['§2.15.1'],
  args: { code: pending.code },
  play: async (context) => {
    const { canvas } = context
    await lookUp(context, '+84 912 345 678')
    await expect(
      await canvas.findByRole('heading', { level: 2, name: `Đơn hàng ${pending.code}` }),
    ).toHaveFocus()
    await expect(canvas.getByRole('list', { name: 'Hành trình đơn hàng' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Hủy đơn hàng' })).toBeNull()
  },
})

/**
 * The order was placed on this device, so the page shows the last digits of its phone number. The typed
 * values stay.
 */
export const NotFound = meta.story({
  args: { code: 'ML261121-0042' },
  beforeEach: () => storeDeviceOrder({ code: 'ML261121-0042', phone: '0912 345 678' }),
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText('Số có ba số cuối là 678')).toBeVisible()
    await lookUp(context, '0900 000 000')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không tìm thấy đơn')
    await expect(canvas.getByRole('textbox', { name: 'Mã đơn hàng' })).toHaveValue('ML261121-0042')
  },
})
