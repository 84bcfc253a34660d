import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BulkBar, ProductsScreen } from '@/features/admin-products/list/ProductsScreen'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: ProductsScreen,
  parameters: { path: '/admin/products' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [withToaster],
})

/** Products can be filtered by the back office's categories. */
export const All = meta.story({
  tags: ['§10.2.2', '§10.2.3a', '§10.2.3b'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /Áo sơ mi/ })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Danh mục' }), '11')
    await expect(await canvas.findByRole('button', { name: 'Xóa bộ lọc' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Danh mục' })).toHaveValue('11')
  },
})

export const PhoneInEnglish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** What was asked for shows at once, and is taken back where the server refuses it. */
export const Refused = meta.story({
  parameters: { scenario: ['bulkUpdateProducts.403'] },
  play: async ({ canvas, userEvent }) => {
    const [featured] = await canvas.findAllByRole('switch', { checked: false })
    if (!featured) throw new Error('All are featured')
    await userEvent.click(featured)
    await expect(featured).toBeChecked()
    await waitFor(() => expect(featured).not.toBeChecked())
    await expect(await screen.findByText(/Bạn không có quyền thực hiện thao tác này/)).toBeVisible()
  },
})

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByText('Đã chọn 20 sản phẩm')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }))
    await expect(canvas.getByText('66 sản phẩm')).toHaveFocus()
  },
})

export const Loading = meta.story({ parameters: { scenario: ['adminProducts.timeout'] } })

export const Failed = meta.story({
  parameters: {
    scenario: ['adminProducts.403'],
    shows: ['Bạn không có quyền thực hiện thao tác này'],
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('region', { name: 'Thao tác hàng loạt' })).toBeVisible()
    // A card has no columns that say what a figure is.
    const [left] = canvas.getAllByText(/^Còn \d/)
    await expect(left).toBeVisible()
    await expect(left?.closest('tr')?.offsetHeight).toBeLessThanOrEqual(112)
  },
})

/** A span of prices, the stock and the status fit on two lines of a phone of 345 px. */
export const NarrowPhone = meta.story({
  parameters: { path: '/admin/products?q=Nguyệt+Cát' },
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ width: 313 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const range = await canvas.findByText(/^– \d/)
    await expect(range).toBeVisible()
    await expect(range.closest('tr')?.offsetHeight).toBeLessThanOrEqual(112)
  },
})

/** A draft is in no shop yet: its menu has one entry less. */
export const MenuOfADraft = meta.story({
  parameters: { path: '/admin/products?status=draft' },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    await userEvent.click(menu ?? document.body)
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
  },
})

type Canvas = { findByRole: (role: 'checkbox', options: { name: string }) => Promise<HTMLElement> }
type User = { click: (element: HTMLElement) => Promise<void> }

/** Presses a button of the bar while the whole page is chosen; what it opens. */
async function askedOfAll(canvas: Canvas, userEvent: User, button: string) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
  const bar = await screen.findByRole('region', { name: 'Thao tác hàng loạt' })
  await userEvent.click(within(bar).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

/** The first five are named. */
export const AskedBeforeDeleting = meta.story({
  parameters: { path: '/admin/products?q=áo+dài' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askedOfAll(canvas, userEvent, 'Xóa')
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6)
  },
})

/** Before and after; nothing goes out without a number, nor below 0. */
export const NewPrices = meta.story({
  tags: ['§10.3.2e'],
  parameters: { path: '/admin/products?q=Nguyệt+Cát' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askedOfAll(canvas, userEvent, 'Đổi giá')
    const percent = dialog.getByLabelText('Phần trăm (%)')
    await userEvent.type(percent, '900')
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi giá' }))
    await expect(percent).toHaveAccessibleDescription('Nhập một số nguyên từ 1 đến 500')
    await userEvent.selectOptions(dialog.getByLabelText('Cách đổi'), 'Giảm một số tiền')
    await userEvent.clear(dialog.getByLabelText('Số tiền (VND)'))
    await userEvent.type(dialog.getByLabelText('Số tiền (VND)'), '9tr')
    await expect(dialog.getAllByText('không đổi được')).not.toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi giá' }))
    await expect(await canvas.findByText(/sản phẩm chưa đổi được/)).toBeVisible()
  },
})

const bar = {
  count: 3,
  categories: [
    { value: '1', label: 'Áo' },
    { value: '11', label: '\u00A0\u00A0\u00A0Áo sơ mi' },
  ],
  isPending: false,
  onRun: fn(),
  onPrice: fn(),
  onDelete: fn(),
  onClear: fn(),
}

/** Choosing an action does nothing yet; the button does it. */
export const BulkToCategory = meta.story({
  render: () => <BulkBar {...bar} />,
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByLabelText('Thao tác với sản phẩm đã chọn')
    await userEvent.selectOptions(action, 'Chuyển sang danh mục')
    await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), '11')
    await expect(bar.onRun).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng' }))
    await expect(bar.onRun).toHaveBeenCalledWith({ action: 'category', category_id: 11 })
  },
})

/** One request takes so many. */
export const BulkTooMany = meta.story({
  render: () => <BulkBar {...bar} count={1001} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Áp dụng' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Bỏ chọn' })).toBeEnabled()
  },
})
