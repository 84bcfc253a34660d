import preview from '#.storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { keepMade } from '@/features/admin-orders/slips-made'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'
import { order } from '../../../support/admin-orders'
import type { Play } from '../../../support/play'
import { seedAsked } from '../../../support/seed'

const meta = preview.meta({
  component: AdminOrderScreen,
  args: { id: 58 },
  globals: { viewport: { value: 'desktop' } },
})

export const Processing = meta.story({
  parameters: {
    shows: [
      ['button', { name: 'Giao cho vận chuyển' }],
      ['button', { name: 'In phiếu' }],
    ],
  },
})

/** The slip says where the customer wanted it before: the page says so until it is printed again. */
export const SlipOfBefore = meta.story({
  tags: ['§10.15.10'],
  beforeEach: () => {
    keepMade('slip', [{ ...order, id: 58 }])
    const { print } = window
    window.print = () => window.dispatchEvent(new Event('afterprint'))
    return () => {
      window.print = print
    }
  },
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByText(/in trước khi khách đổi nơi nhận/)
    await userEvent.click(canvas.getByRole('button', { name: 'Giao cho vận chuyển' }))
    const shipping = within(await screen.findByRole('dialog'))
    await userEvent.click(await shipping.findByRole('button', { name: 'In lại phiếu' }))
    await userEvent.click(await screen.findByRole('button', { name: 'In phiếu của 1 đơn' }))
    const printed = await shipping.findByText('Đã in lại phiếu.')
    await waitFor(() => expect(printed.parentElement).toHaveFocus())
    await expect(page).not.toBeInTheDocument()
    await userEvent.click(shipping.getByRole('button', { name: 'Giao cho vận chuyển' }))
    await expect(await canvas.findByRole('button', { name: 'Đã giao thành công' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  args: { id: 9999 },
  parameters: { shows: ['Không tìm thấy đơn hàng'] },
})

export const Loading = meta.story({ parameters: { scenario: ['adminOrder.timeout'] } })

export const PhoneInEnglish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const Failing = meta.story({
  parameters: { scenario: ['adminOrder.500'] },
})

/** PayPal has not answered, and the form of a mark says what it lacks. */
export const PaymentUnclear = meta.story({
  tags: ['§10.18.4'],
  args: { id: 60 },
  parameters: { scenario: ['payments.unclear'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi kết quả' }))
    await expect(await canvas.findByText('Vui lòng chọn kết quả')).toBeVisible()
    await expect(canvas.getByText('Vui lòng ghi căn cứ')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hỏi lại PayPal' })).toBeEnabled()
  },
})

/** A mark by hand, and the way back. */
export const PaymentMarked = meta.story({
  tags: ['§10.18.4', '§10.18.5'],
  args: { id: 60 },
  parameters: { scenario: ['payments.unclear'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Chưa thanh toán' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Căn cứ/ }),
      'Không thấy giao dịch. '.repeat(8),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi kết quả' }))
    await expect(await canvas.findByText('Đã kiểm tra tay: chưa thanh toán')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Bỏ kết quả này' })).toBeVisible()
  },
})

/** Paid, then cancelled: the shop holds its money until somebody notes that it went back, and not more than that. */
export const ToRefund = meta.story({
  tags: ['§10.18.7', '§10.18.8'],
  args: { id: 60 },
  parameters: { scenario: ['payments.unclear'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'Đã thanh toán' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Căn cứ/ }), '8AB')
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi kết quả' }))
    await canvas.findByText('Đã kiểm tra tay: đã thanh toán')
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hết hàng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    const amount = await canvas.findByRole('textbox', { name: 'Số tiền hoàn' })
    await expect(canvas.getByText(/^Đơn đã hủy\. Cửa hàng còn giữ /)).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '99tr')
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi đã hoàn tiền' }))
    await expect(await canvas.findByText(/^Nhập số tiền từ 1 đến /)).toBeVisible()
  },
})

/** Presses a step of the return, and the same in its window. */
const take = async ({ canvas, userEvent }: Parameters<Play>[0], name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

/** What a shopper asks back waits for its next step. */
export const Returned = meta.story({
  tags: ['§10.17.1'],
  args: { id: seedAsked ?? 0 },
  parameters: { shows: [['button', { name: 'Đồng ý' }]] },
})

export const ReturnedOnAPhone = meta.story({
  ...Returned.input,
  globals: { viewport: { value: 'phone' } },
})

/** A refusal says why. */
export const Declining = meta.story({
  args: Returned.input.args,
  tags: ['§10.17.3'],
  play: async (context) => {
    await take(context, 'Từ chối')
    await expect(await screen.findByText('Vui lòng cho khách biết lý do')).toBeVisible()
  },
})

/** As new or damaged, line by line; then the money. */
export const Refunding = meta.story({
  args: Returned.input.args,
  tags: ['§10.17.4', '§10.17.5'],
  play: async (context) => {
    await take(context, 'Đồng ý')
    await take(context, 'Đã nhận hàng')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Hoàn tiền' }))
    const amount = await screen.findByRole('textbox', { name: 'Số tiền hoàn' })
    await context.userEvent.clear(amount)
    await context.userEvent.type(amount, '99tr')
    await context.userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Hoàn tiền' }),
    )
    await expect(await screen.findByText(/^Vui lòng nhập số tiền, nhiều nhất/)).toBeVisible()
  },
})

/** The same in another size: its bill, and that it is even. */
export const Exchanging = meta.story({
  ...Returned.input,
  tags: ['§10.17.6'],
  // The press that opens the window ends before its parts are loaded: React's advice to tests, not a fault of the screen.
  parameters: {
    expectedMessages: [/suspended inside an `act` scope/, /not wrapped in act/],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await take(context, 'Đồng ý')
    await take(context, 'Đã nhận hàng')
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi hàng' }))
    const product = await screen.findByRole('combobox', { name: 'Thêm sản phẩm' })
    await userEvent.clear(product)
    await userEvent.type(product, 'tu anh be m')
    await userEvent.click(await screen.findByRole('option', { name: /Tú Anh · Be · M/ }))
    await expect(await screen.findByText(/^Hàng trả của đơn/)).toBeVisible()
  },
})

/** The host does not take returns: what was typed stays. */
export const ReturnNotOffered = meta.story({
  ...Returned.input,
  tags: ['§10.17.10'],
  parameters: { scenario: ['moveReturn.404'] },
  play: async (context) => {
    await take(context, 'Đồng ý')
    await expect(await screen.findByText('Máy chủ chưa nhận việc đổi trả tại đây')).toBeVisible()
  },
})

/** A caller sends something back. */
export const ReturnByPhone = meta.story({
  tags: ['§10.17.1'],
  args: { id: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Khách gọi đổi trả' }))
    await expect(await screen.findByRole('dialog', { name: 'Khách gọi đổi trả' })).toBeVisible()
  },
})
