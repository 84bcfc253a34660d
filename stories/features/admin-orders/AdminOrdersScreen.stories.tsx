import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { adminSettings, updateSettings } from '@/api/generated/admin-settings/admin-settings'
import { AdminOrdersScreen } from '@/features/admin-orders/AdminOrdersScreen'

const meta = preview.meta({
  component: AdminOrdersScreen,
  parameters: { path: '/admin/orders' },
})

/** Every tab shows its number of orders. */
export const All = meta.story({
  tags: ['§10.2.2', '§10.2.3a', '§10.2.3b'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tất cả 60' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: 'Chờ xác nhận COD 1' })).toBeVisible()
  },
})

/**
 * Leaving the queue clears its payment filter: the other tabs count all payments. In the queue the payment is
 * settled, so that it is no filter.
 */
export const Queue = meta.story({
  parameters: { path: '/admin/orders?status=pending&payment_method=cod' },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', { name: 'Tất cả 60' })
    await expect(all).toHaveAttribute('href', '/admin/orders')
    await expect(canvas.queryByRole('combobox', { name: /^Thanh toán/ })).not.toBeInTheDocument()
  },
})

/** The window of the carriers' files says what the settings say of a look into the parcel. */
export const CarrierFileWithoutALook = meta.story({
  tags: ['§9.17d'],
  parameters: { path: '/admin/orders?status=processing' },
  async beforeEach() {
    const { site } = (await adminSettings()).data
    const website = { ...site.website, parcel_look: 'closed' as const }
    await updateSettings({ site: { ...site, website } })
  },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /ML\d/ })
    if (box) await userEvent.click(box)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tệp của đơn vị vận chuyển' }))
    await expect(await screen.findByText(/không cho xem hàng/)).toBeVisible()
  },
})

/** An answer of a carrier whose rows are all of no use: each is named with its reason. */
export const CarrierAnswerRefused = meta.story({
  parameters: { path: '/admin/orders?status=processing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tệp của đơn vị vận chuyển' }))
    const rows = 'Mã đơn khách hàng,Mã đơn GHN\nML-0,GHN1\n,GHN2\n'
    const pick = await screen.findByLabelText('Chọn tệp của đơn vị vận chuyển')
    await userEvent.upload(pick, new File([rows], 'tra-loi.csv', { type: 'text/csv' }))
    await expect(await screen.findByText('Dòng 2: ML-0 GHN1 – không có đơn này')).toBeVisible()
    await expect(screen.getByText('Dòng 3: GHN2 – thiếu mã đơn')).toBeVisible()
  },
})

/** Cash that carriers owe, and their statement beside it: short, not ours, and what is missing. */
export const CarrierStatement = meta.story({
  parameters: { path: '/admin/orders?payment_state=owed' },
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^ML\d/ })
    const code = link?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập bảng kê COD' }))
    const rows = `Mã đơn khách hàng,Tiền thu hộ\n${code},1000\nML-0,250.000\n`
    const pick = await screen.findByLabelText('Chọn bảng kê của đơn vị vận chuyển')
    await userEvent.upload(pick, new File([rows], 'DS-2711.csv', { type: 'text/csv' }))
    await expect(await screen.findByText('1 đơn trả thiếu: phần còn lại vẫn chờ')).toBeVisible()
  },
})

/** A tab of its own for payments of which nobody knows whether they came. */
export const UnclearPayments = meta.story({
  tags: ['§10.18.2'],
  parameters: { path: '/admin/orders?payment_state=unclear', scenario: ['payments.unclear'] },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation'))
    await expect(await tabs.findByRole('link', { name: 'Tiền cần xem 3' })).toBeVisible()
    await expect((await canvas.findAllByText('PayPal chưa trả lời')).length).toBeGreaterThan(0)
  },
})

/** Each button of the bar takes the orders that can make its move. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByRole('button', { name: 'In phiếu (20)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Giao hàng \(/ })).toBeEnabled()
  },
})

/** Finished orders can only be printed and exported. */
export const NothingToMove = meta.story({
  parameters: { path: '/admin/orders?status=delivered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByRole('button', { name: 'Xác nhận (0)' })).toBeDisabled()
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
  parameters: { path: '/admin/orders?status=pending&payment_method=cod' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xác nhận đơn/ }))
    await expect(await canvas.findByRole('button', { name: 'Hoàn tác' })).toBeVisible()
  },
})
