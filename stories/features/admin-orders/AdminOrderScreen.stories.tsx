import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { AdminOrderScreen } from '@/features/admin-orders/AdminOrderScreen'
import type { Play } from '../../support/play'
import { orderWithRequestedReturn } from '../../support/seed'

const meta = preview.meta({
  component: AdminOrderScreen,
  args: { id: 58 },
})

export const Processing = meta.story({
  parameters: {
    shows: [
      ['button', { name: 'Bàn giao đơn' }],
      ['button', { name: 'In phiếu' }],
    ],
  },
})

export const NotFound = meta.story({
  args: { id: 9999 },
  parameters: { shows: [/^Không tìm thấy đơn hàng/] },
})

/** PayPal has not answered whether it took the money. */
export const PaymentUnclear = meta.story({
  args: { id: 60 },
  parameters: { scenario: ['payments.unclear'] },
})

/** Clicks a step of the return, and then confirms the step in its window. */
const takeStep = async ({ canvas, userEvent }: Parameters<Play>[0], name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

/** The order has a return that waits for its next step. */
export const Returned = meta.story({
  tags: ['§10.17.1'],
  args: { id: orderWithRequestedReturn ?? 0 },
  parameters: { shows: [['button', { name: 'Đồng ý' }]] },
})

/**
 * The staff member counts the returned pieces as new or damaged. The window then asks for the amount of the
 * refund.
 */
export const Refunding = meta.story({
  args: Returned.input.args,
  play: async (context) => {
    await takeStep(context, 'Đồng ý')
    await takeStep(context, 'Nhận hàng trả')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Hoàn tiền' }))
    await expect(await screen.findByRole('textbox', { name: 'Số tiền hoàn' })).toBeVisible()
  },
})

/** An exchange for another size shows the bill of the new order. */
export const Exchanging = meta.story({
  ...Returned.input,
  tags: ['§10.17.6'],
  // In tests, React warns because the parts of the window load after the click has ended. These warnings are
  // expected.
  parameters: {
    expectedMessages: [/suspended inside an `act` scope/, /not wrapped in act/],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await takeStep(context, 'Đồng ý')
    await takeStep(context, 'Nhận hàng trả')
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi hàng' }))
    const product = await screen.findByRole('combobox', { name: 'Thêm sản phẩm' })
    await userEvent.clear(product)
    await userEvent.type(product, 'tu anh be m')
    await userEvent.click(await screen.findByRole('option', { name: /Tú Anh · Be · M/ }))
    await expect(await screen.findByText(/^Món trả được hoàn đúng/)).toBeVisible()
  },
})

/** A staff member enters a return for a customer on the phone. */
export const ReturnByPhone = meta.story({
  tags: ['§10.17.1'],
  args: { id: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo yêu cầu đổi trả' }))
    await expect(await screen.findByRole('dialog', { name: 'Tạo yêu cầu đổi trả' })).toBeVisible()
  },
})
