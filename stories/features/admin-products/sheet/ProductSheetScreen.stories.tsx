import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import type { AdminVariantRow } from '@/api/generated/model'
import { blankVariantRow } from '@/domain/product/product.fixtures'
import { editKey, type SheetEdit } from '@/domain/product/variant-sheet'
import { ProductSheetScreen, SheetIssues } from '@/features/admin-products/sheet/ProductSheetScreen'
import type { Play } from '../../../support/play'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: ProductSheetScreen,
  parameters: { path: '/admin/products/sheet' },
  decorators: [withToaster],
})

/** The filter shows only variants that are sold out. */
export const SoldOut = meta.story({
  parameters: { path: '/admin/products/sheet?stock=out' },
})

async function stocksOf({ canvas }: Parameters<Play>[0]) {
  const [first, second] = await canvas.findAllByRole('textbox', { name: /^Tồn kho/ })
  if (!first || !second) throw new Error('The seed has few variants')
  return [first, second] as const
}

const row: AdminVariantRow = {
  ...blankVariantRow,
  variant_id: 101,
  name: 'Áo dài cách tân tơ gấm ẩn hoa',
  color: 'Đỏ sơn',
  size: 'S',
  price: 459_000,
  stock: 4,
}
const second = { ...row, variant_id: 102, size: 'M' }

const price: SheetEdit = {
  row,
  field: 'price',
  before: 459_000,
  text: '429.000',
  left: { remote: 439_000 },
}
const contested = [price, { ...price, row: second, text: '399.000' }]
const wrong: SheetEdit[] = [
  { ...price, field: 'stock', text: 'nhiều', left: null },
  {
    ...price,
    row: second,
    field: 'stock',
    text: '7',
    left: { reason: 'Phân loại này đã bị xóa. Hãy tải lại trang.' },
  },
]
const issues = {
  edits: new Map(
    [...contested, ...wrong].map((edit) => [editKey(edit.row.variant_id, edit.field), edit]),
  ),
  contested,
  wrong,
  settle: fn(),
}
const onGo = fn()

/** The staff member settles conflicts one by one or all at once. Each reason links to its cell. */
export const Issues = meta.story({
  render: () => <SheetIssues sheet={issues} onGo={onGo} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ 399.000' }))
    await expect(issues.settle).toHaveBeenCalledWith([contested[1]], 'local')
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng hết bản mới' }))
    await expect(issues.settle).toHaveBeenCalledWith(contested, 'remote')
    await userEvent.click(canvas.getByRole('button', { name: /Tồn kho.*S: nhập số nguyên từ 0/ }))
    await expect(onGo).toHaveBeenCalledWith(wrong[0])
  },
})

/** On a phone, each variant is a block of three numbers. Changed cells stand out. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const [first, second] = await stocksOf(context)
    await userEvent.type(first, '7')
    await userEvent.type(second, 'x')
    await expect(canvas.getByText('2 ô đã đổi · 1 ô cần sửa')).toBeVisible()
  },
})

/** Pastes a block of numbers, fills one cell down, undoes that step, and saves with Ctrl+S. */
export const PastedAndSaved = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const [first, second] = await stocksOf(context)
    await userEvent.click(first)
    await userEvent.paste('71\n72\n')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await expect(second).toHaveValue('71')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(second).toHaveValue('72')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByText('Đã lưu 2 ô')).toBeVisible()
  },
})
