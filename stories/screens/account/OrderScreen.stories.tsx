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

/** Returns an order as it was when it reached a status. */
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

/** An order that was just placed shows its next step, and the latest day of delivery. */
export const Pending = meta.story({
  tags: ['§9.16c', '§2.12.4'],
  args: {
    order: { ...reached('pending', '2026-11-18T03:00:00Z'), created_at: new Date().toISOString() },
  },
  parameters: {
    shows: [/^Giao đến TP. Hồ Chí Minh chậm nhất Thứ/, /^Tiếp theo: cửa hàng xác nhận/],
  },
})

/** The order is on its way, but its delivery day has passed. */
export const Shipped = meta.story({
  tags: ['§9.16c'],
  parameters: {
    shows: [/^Đơn đã quá ngày dự kiến Thứ Sáu, 20\/11/, ['link', { name: /^GHN0042/ }]],
  },
})

/**
 * A cancelled order shows the reason. Until the money is refunded, the page says that the shop will refund
 * it.
 */
export const CancelledAndPaid = meta.story({
  tags: ['§10.18.7'],
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
  parameters: { shows: [/^Cửa hàng sẽ hoàn lại .*VND của đơn đã hủy này/] },
})

/** The order does not exist, or belongs to another shopper. Both look the same. */
export const NotFound = meta.story({
  render: () => <OrderScreen code="ML00000000000" />,
  parameters: {
    shows: [
      /^Không tìm thấy đơn hàng/,
      ['link', { name: 'Tất cả đơn hàng' }],
      ['link', { name: 'Tra cứu bằng mã đơn' }],
    ],
  },
})

const pending = seedOrder('pending')
const street = () => screen.getByRole('combobox', { name: /^Địa chỉ/ })
const save: Play = ({ userEvent }) =>
  userEvent.click(screen.getByRole('button', { name: 'Lưu nơi nhận' }))

/** Opens the window for the delivery details and types another street. */
const changeDelivery: Play = async (context) => {
  const { canvas, userEvent } = context
  const name = 'Đổi nơi nhận'
  await userEvent.click(canvas.getByRole('button', { name }))
  // The window loads together with the lists of provinces and wards.
  await screen.findByRole('dialog', { name })
  await screen.findByRole('combobox', { name: /Phường/ })
  await userEvent.clear(street())
  await userEvent.type(street(), '5 Hàng Bún')
}

/** The window starts with the order's address, split into street and selectors. */
export const ChangesDelivery = meta.story({
  tags: ['§2.16.1'],
  args: { order: pending },
  play: async (context) => {
    await changeDelivery(context)
    const [, first = ''] = pending.full_name.split(/ (.*)/)
    await expect(screen.getByRole('textbox', { name: /^Tên/ })).toHaveValue(first)
    await expect(screen.getByRole('combobox', { name: /Tỉnh/ })).not.toHaveValue('')
  },
})

/** The new address changes the total. Nothing changes until the shopper agrees with one more click. */
export const OtherTotal = meta.story({
  tags: ['§2.16.3'],
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
  tags: ['§2.16.1'],
  args: { order: pending },
  parameters: { scenario: ['login:shopper', 'changeDelivery.404'] },
  play: async (context) => {
    await changeDelivery(context)
    await save(context)
    await expect(await screen.findByText(/liên hệ cửa hàng/)).toBeVisible()
  },
})

/** Asks to exchange one piece for another size. */
const askReturn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Đổi hoặc trả hàng' }))
  await screen.findByRole('dialog')
  const [quantity] = screen.getAllByRole('combobox', { name: 'Số lượng đổi hoặc trả' })
  if (quantity) await userEvent.selectOptions(quantity, '1')
  const sizes = within(await screen.findByRole('radiogroup', { name: 'Size muốn đổi' }))
  const inStock = sizes.getAllByRole<HTMLInputElement>('radio').find(({ disabled }) => !disabled)
  if (inStock) await userEvent.click(inStock)
}

/** The window for a return offers the sizes in stock for an exchange. */
export const AsksReturn = meta.story({
  tags: ['§2.16.7'],
  args: { order: seedReturnable() },
  play: askReturn,
})

/**
 * A photo that is too large is made smaller. A photo that the browser can't read gives an error with its
 * name.
 */
export const LargePhoto = meta.story({
  tags: ['§2.16.7'],
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
