import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { ProductsScreen } from '@/features/admin-products/list/ProductsScreen'
import type { Play } from '../../../support/play'
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
    // Cards have no column heads, so the stock is shown in words. The test measures the second card, because
    // the first product has an unusually long name.
    const [, left] = canvas.getAllByText(/^Còn \d/)
    await expect(left).toBeVisible()
    await expect(left?.closest('tr')?.offsetHeight).toBeLessThanOrEqual(112)
  },
})

/** Selects all products of the page and clicks a button of the bar. Returns the dialog. */
async function openForAll({ canvas, userEvent }: Parameters<Play>[0], button: string) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }))
  const bar = await screen.findByRole('region', { name: 'Thao tác hàng loạt' })
  await userEvent.click(within(bar).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

/** The question before deleting names the first five products. */
export const AskedBeforeDeleting = meta.story({
  parameters: { path: '/admin/products?q=áo+dài' },
  play: async (context) => {
    const dialog = await openForAll(context, 'Xóa')
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6)
  },
})

/** A price change by more than the allowed percentage is refused. */
export const NewPrices = meta.story({
  tags: ['§10.3.2d'],
  parameters: { path: '/admin/products?q=Nguyệt+Cát' },
  play: async (context) => {
    const dialog = await openForAll(context, 'Đổi giá')
    const percent = dialog.getByLabelText('Phần trăm (%)')
    await context.userEvent.type(percent, '900')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Đổi giá' }))
    await expect(percent).toHaveAccessibleDescription('Nhập một số nguyên từ 1 đến 500')
  },
})
