import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Order, OrderStatus } from '@/api/generated/model'
import { imageRules } from '@/domain/content/image-file'
import { OrderArticle, OrderScreen } from '@/screens/account/OrderScreen'
import { shippedOrder } from '../../features/orders/order-world'
import { noisyFile } from '../../support/image-files'
import type { Play } from '../../support/play'
import { seedOrder, seedReturnable } from '../../support/seed'
import { withToaster } from '../../support/with-toaster'

/** Returns the order as it was when it reached a status. */
const reached = (status: OrderStatus, at: string, note: string | null = null): Order => ({
  ...shippedOrder,
  status,
  events: [...shippedOrder.events.filter((event) => event.at < at), { status, at, note, by: null }],
})

const meta = preview.meta({
  component: OrderArticle,
  args: { order: shippedOrder, onChanged: fn() },
  parameters: { scenario: ['login:shopper'], path: '/account/orders/ML26112100042' },
  decorators: [withToaster],
})

/** Just placed: the next step, and the latest day of delivery. */
export const Pending = meta.story({
  tags: ['§9.16e', '§2.12.6'],
  args: {
    order: { ...reached('pending', '2026-11-18T03:00:00Z'), created_at: new Date().toISOString() },
  },
  parameters: {
    shows: [/^Giao đến TP. Hồ Chí Minh chậm nhất Thứ/, /^Tiếp theo: cửa hàng xác nhận/],
  },
})

/** The delivery day has passed. */
export const Shipped = meta.story({
  tags: ['§9.16e'],
  parameters: {
    shows: [/^Đơn đã quá ngày dự kiến Thứ 6, 20\/11/, ['link', { name: /^GHN0042/ }]],
  },
})

/** Shows the reason of the cancellation, and the payment until it is refunded. */
export const CancelledAndPaid = meta.story({
  tags: ['§10.18.8'],
  args: {
    order: {
      ...reached(
        'cancelled',
        '2026-11-19T02:00:00Z',
        'Khách hàng đổi ý và muốn đặt lại với địa chỉ khác ở Phường Thảo Điền, TP. Thủ Đức',
      ),
      payment_status: 'successful',
    },
  },
  parameters: { shows: [/^Cửa hàng đang giữ .*VND của đơn đã hủy này/] },
})

/** The same for an order of another shopper. */
export const NotFound = meta.story({
  render: () => <OrderScreen code="ML00000000000" />,
  parameters: { shows: ['Không tìm thấy đơn hàng', ['link', { name: 'Tất cả đơn hàng' }]] },
})

const pending = seedOrder('pending')
const street = () => screen.getByRole('combobox', { name: /^Địa chỉ/ })
const save: Play = ({ userEvent }) =>
  userEvent.click(screen.getByRole('button', { name: 'Lưu nơi nhận' }))

/** Opens the window and types another street. */
const changeDelivery: Play = async (context) => {
  const { canvas, userEvent } = context
  const name = 'Đổi nơi nhận'
  await userEvent.click(canvas.getByRole('button', { name }))
  // The window loads with the lists of places.
  await screen.findByRole('dialog', { name })
  await screen.findByRole('combobox', { name: /Phường/ })
  await userEvent.clear(street())
  await userEvent.type(street(), '5 Hàng Bún')
}

/** The fields hold the order's address, read into the selectors. */
export const ChangesDelivery = meta.story({
  tags: ['§2.16.2'],
  args: { order: pending },
  play: async (context) => {
    await changeDelivery(context)
    const [, first = ''] = pending.full_name.split(/ (.*)/)
    await expect(screen.getByRole('textbox', { name: /^Tên/ })).toHaveValue(first)
    await expect(screen.getByRole('combobox', { name: /Tỉnh/ })).not.toHaveValue('')
  },
})

/** Nothing changes at a total that the shopper has not seen. One more click agrees to it. */
export const OtherTotal = meta.story({
  tags: ['§2.16.4'],
  args: { order: pending },
  parameters: { scenario: ['login:shopper', 'bill.changed'] },
  play: async (context) => {
    await changeDelivery(context)
    await save(context)
    const notice = await screen.findByRole('group', { name: 'Đổi nơi nhận làm tổng tiền thay đổi' })
    await expect(notice).toHaveTextContent('Phí giao hàng: 45.000VND, trước đó 30.000VND')
    await waitFor(() => expect(notice).toHaveFocus())
    await context.userEvent.click(screen.getByRole('button', { name: 'Đồng ý và đổi' }))
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalled())
  },
})

export const ChangeNotOffered = meta.story({
  tags: ['§2.16.5'],
  args: { order: pending },
  parameters: { scenario: ['login:shopper', 'changeDelivery.404'] },
  play: async (context) => {
    await changeDelivery(context)
    await save(context)
    await expect(await screen.findByText(/liên hệ cửa hàng/)).toBeVisible()
  },
})

/** Returns one unit in exchange for another size. */
const askReturn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Đổi hoặc trả hàng' }))
  await screen.findByRole('dialog')
  const [quantity] = screen.getAllByRole('combobox', { name: 'Số lượng muốn trả' })
  if (quantity) await userEvent.selectOptions(quantity, '1')
  const sizes = within(await screen.findByRole('radiogroup', { name: 'Size muốn đổi' }))
  const inStock = sizes.getAllByRole<HTMLInputElement>('radio').find(({ disabled }) => !disabled)
  if (inStock) await userEvent.click(inStock)
}

/** An exchange offers the sizes in stock. */
export const AsksReturn = meta.story({
  tags: ['§2.16.7c'],
  args: { order: seedReturnable() },
  play: askReturn,
})

/**
 * A camera's photo that is larger than the shop takes is made smaller. A photo that the browser can't read is
 * named in an error.
 */
export const LargePhoto = meta.story({
  tags: ['§2.16.7b'],
  args: { order: seedReturnable() },
  play: async (context) => {
    await askReturn(context)
    const photo = await noisyFile('loi.png', 1600)
    await expect(photo.size).toBeGreaterThan(imageRules.maxBytes)
    const picker = await screen.findByLabelText('Thêm ảnh')
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_1.png', { type: 'image/png' })
    await context.userEvent.upload(picker, [photo, heic])
    await expect(await screen.findByText(/^IMG_1.png: trình duyệt này không mở được/)).toBeVisible()
    await screen.findByRole('button', { name: 'Bỏ ảnh 1' })
  },
})
