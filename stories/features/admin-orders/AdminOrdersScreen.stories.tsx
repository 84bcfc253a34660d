import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { adminSettings, updateSettings } from '@/api/generated/admin-settings/admin-settings'
import { AdminOrdersScreen } from '@/features/admin-orders/AdminOrdersScreen'

const meta = preview.meta({
  component: AdminOrdersScreen,
  parameters: { path: '/admin/orders' },
})

/** Each tab shows its number of orders. */
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
 * The other tabs link without the payment filter of the queue, and the queue itself offers no payment filter.
 */
export const Queue = meta.story({
  parameters: { path: '/admin/orders?status=pending&payment_method=cod' },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', { name: 'Tất cả 60' })
    await expect(all).toHaveAttribute('href', '/admin/orders')
    await expect(canvas.queryByRole('combobox', { name: /^Thanh toán/ })).not.toBeInTheDocument()
  },
})

/** The carrier window tells the setting for opening a parcel before paying. */
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

/** Each refused row of a carrier's answer is named with its reason. */
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

/** A carrier's statement with an order paid short, an unknown row, and missing orders. */
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

/** Unclear payments have their own tab. */
export const UnclearPayments = meta.story({
  tags: ['§10.18.2'],
  parameters: { path: '/admin/orders?payment_state=unclear', scenario: ['payments.unclear'] },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation'))
    await expect(await tabs.findByRole('link', { name: 'Thanh toán cần kiểm tra 3' })).toBeVisible()
    await expect((await canvas.findAllByText('PayPal chưa trả lời')).length).toBeGreaterThan(0)
  },
})

/** Each button of the bar counts the orders that allow its move. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByRole('button', { name: 'In phiếu (20)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Bàn giao \(/ })).toBeEnabled()
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

/** A confirmed order keeps its row, and offers undo. */
export const Confirmed = meta.story({
  parameters: { path: '/admin/orders?status=pending&payment_method=cod' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xác nhận đơn/ }))
    await expect(await canvas.findByRole('button', { name: 'Hoàn tác' })).toBeVisible()
  },
})
