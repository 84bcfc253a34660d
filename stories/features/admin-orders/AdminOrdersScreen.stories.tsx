import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { adminSettings, updateSettings } from '@/api/generated/admin-settings/admin-settings'
import { AdminOrdersScreen } from '@/features/admin-orders/AdminOrdersScreen'

const meta = preview.meta({
  component: AdminOrdersScreen,
  parameters: { path: '/admin/orders' },
})

/** The tab with all orders is open. Each tab shows how many orders it has. */
export const All = meta.story({
  tags: ['§10.2.1'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tất cả 60' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: 'Chờ xác nhận COD 1' })).toBeVisible()
  },
})

/**
 * The tab of cash orders that wait for confirmation has no filter by payment. The links to the other tabs
 * drop that filter.
 */
export const Queue = meta.story({
  parameters: { path: '/admin/orders?status=pending&payment_method=cod' },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', { name: 'Tất cả 60' })
    await expect(all).toHaveAttribute('href', '/admin/orders')
    await expect(canvas.queryByRole('combobox', { name: /^Thanh toán/ })).not.toBeInTheDocument()
  },
})

/** The window for a carrier's file shows whether customers may open a parcel before they pay. */
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở tệp vận chuyển' }))
    await expect(await screen.findByText(/không cho xem hàng/)).toBeVisible()
  },
})

/** The window lists the unusable rows of a carrier's file, each with its reason. */
export const CarrierAnswerRefused = meta.story({
  parameters: { path: '/admin/orders?status=processing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở tệp vận chuyển' }))
    const rows = 'Mã đơn khách hàng,Mã đơn GHN\nML-0,GHN1\n,GHN2\n'
    const pick = await screen.findByLabelText('Chọn tệp của ĐVVC')
    await userEvent.upload(pick, new File([rows], 'tra-loi.csv', { type: 'text/csv' }))
    await expect(await screen.findByText('Dòng 2: ML-0 GHN1 – không có đơn này')).toBeVisible()
    await expect(screen.getByText('Dòng 3: GHN2 – thiếu mã đơn')).toBeVisible()
  },
})

/**
 * The tab of cash that carriers owe. The sum is above the list, and the columns show the carrier and the age
 * of each debt.
 */
export const Owed = meta.story({
  tags: ['§10.22.2'],
  parameters: { path: '/admin/orders?payment_state=owed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^ĐVVC đang giữ .*VND$/)).toBeVisible()
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads).toEqual(
      expect.arrayContaining(['Đơn vị vận chuyển', 'Giữ từ', 'Đã chờ', 'ĐVVC giữ']),
    )
  },
})

/** The statement of a carrier pays too little for one order, has one unknown row, and lacks some orders. */
export const CarrierStatement = meta.story({
  parameters: { path: '/admin/orders?payment_state=owed' },
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^ML\d/ })
    const code = link?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: 'Đối soát COD' }))
    const rows = `Mã đơn khách hàng,Tiền thu hộ\n${code},1000\nML-0,250.000\n`
    const pick = await screen.findByLabelText('Chọn bảng kê COD')
    await userEvent.upload(pick, new File([rows], 'DS-2711.csv', { type: 'text/csv' }))
    await expect(await screen.findByText(/^ĐVVC chuyển thiếu tiền cho 1 đơn/)).toBeVisible()
  },
})

/** Orders with an unclear payment have a tab of their own. */
export const UnclearPayments = meta.story({
  tags: ['§10.18.1'],
  parameters: { path: '/admin/orders?payment_state=unclear', scenario: ['payments.unclear'] },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation'))
    await expect(await tabs.findByRole('link', { name: 'Thanh toán cần kiểm tra 3' })).toBeVisible()
    await expect((await canvas.findAllByText('PayPal chưa trả lời')).length).toBeGreaterThan(0)
  },
})

/**
 * Each button of the bar changes the status of orders, and shows how many of the selected orders allow this
 * change.
 */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByRole('button', { name: 'In phiếu (20)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Bàn giao \(/ })).toBeEnabled()
  },
})

/** Selected orders that are finished can only be printed and exported. */
export const NothingToMove = meta.story({
  parameters: { path: '/admin/orders?status=delivered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByRole('button', { name: 'Xác nhận (0)' })).toBeDisabled()
  },
})

/** An order that was just confirmed keeps its row, and the row has an undo button. */
export const Confirmed = meta.story({
  parameters: { path: '/admin/orders?status=pending&payment_method=cod' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xác nhận đơn/ }))
    await expect(await canvas.findByRole('button', { name: 'Hoàn tác' })).toBeVisible()
  },
})
