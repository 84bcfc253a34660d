import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { ProductsScreen } from '@/features/admin-products/list/ProductsScreen'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: ProductsScreen,
  parameters: { path: '/admin/products' },
  decorators: [withToaster],
})

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
    await expect(await canvas.findByText('Đã chọn 20 sản phẩm')).toBeVisible()
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

type Canvas = { findByRole: (role: 'checkbox', options: { name: string }) => Promise<HTMLElement> }
type User = { click: (element: HTMLElement) => Promise<void> }

/** Clicks a button of the bar while the whole page is chosen; what it opens. */
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

/** Before and after; nothing goes out without a number. */
export const NewPrices = meta.story({
  tags: ['§10.3.2e'],
  parameters: { path: '/admin/products?q=Nguyệt+Cát' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askedOfAll(canvas, userEvent, 'Đổi giá')
    const percent = dialog.getByLabelText('Phần trăm (%)')
    await userEvent.type(percent, '900')
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi giá' }))
    await expect(percent).toHaveAccessibleDescription('Nhập một số nguyên từ 1 đến 500')
  },
})
