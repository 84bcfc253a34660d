import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { SaveVariantsRequest } from '@/api/generated/model'
import { editKey, type SheetEdit } from '@/domain/product/variant-sheet'
import { SheetIssues, VariantSheetView } from '@/features/admin-products/sheet/VariantSheetView'
import { tokenKey } from '@/lib/kept-keys'
import { variantRow, variantRows } from '../../../support/variant-rows'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: VariantSheetView,
  args: { search: {}, empty: () => <p>–</p>, pages: () => null },
  parameters: {
    path: '/admin/products/sheet',
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [withToaster],
})

type Canvas = {
  findAllByRole: (role: 'textbox', options: { name: RegExp }) => Promise<HTMLElement[]>
}

/** The first cells of a column. */
const cellsOf = async (canvas: Canvas, column: string) =>
  (await canvas.findAllByRole('textbox', { name: new RegExp(`^${column}`) })).filter(
    (cell): cell is HTMLInputElement => cell instanceof HTMLInputElement,
  )

async function stocksOf(canvas: Canvas) {
  const [first, second, third, fourth] = await cellsOf(canvas, 'Tồn kho')
  if (!first || !second || !third || !fourth) throw new Error('The seed has few variants')
  return [first, second, third, fourth] as const
}

/** A block is pasted, one cell filled down, a step taken back, the rest saved by key and taken back again. */
export const PastedAndSaved = meta.story({
  tags: ['§10.3.3a', '§10.3.3d'],
  play: async ({ canvas, userEvent }) => {
    const [first, second, , fourth] = await stocksOf(canvas)
    const before = [first.value, second.value]
    await userEvent.click(first)
    await userEvent.paste('71\n72\n')
    await expect(second).toHaveValue('72')
    await userEvent.keyboard(
      '{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}',
    )
    await expect(fourth).toHaveValue('72')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(fourth).not.toHaveValue('72')
    await expect(canvas.getByText('2 ô đã đổi')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByText('Đã lưu 2 ô')).toBeVisible()
    await expect(canvas.getByText('Chưa có thay đổi')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Hoàn tác' }).at(-1) ?? first)
    await waitFor(() => expect([first.value, second.value]).toEqual(before))
  },
})

/** Typed and filled down without leaving the cell: each of both is taken back by a press of the keys. */
export const TypedFilledAndUndone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await stocksOf(canvas)
    const before = [first.value, second.value]
    first.focus()
    await userEvent.keyboard('77{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await expect(second).toHaveValue('77')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect([first.value, second.value]).toEqual(['77', before[1]])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect([first.value, second.value]).toEqual(before)
  },
})

/** Somebody else was faster with one of two cells: the other one is saved, and this one waits for a choice. */
export const Contested = meta.story({
  tags: ['§10.3.3a', '§10.3.3d'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await stocksOf(canvas)
    const was = Number(first.value)
    const [{ variant_id }] = await firstRows()
    first.focus()
    await userEvent.keyboard('81{ArrowDown}82')
    const answer = await saveBehind({
      changes: [{ variant_id, field: 'stock', before: was, after: 33 }],
    })
    await expect(answer.ok).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText(/người khác đã đổi thành 33, bạn nhập 81/)).toBeVisible()
    await expect(canvas.getByText('1 ô đã đổi · 1 ô cần sửa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ 81' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('Chưa có thay đổi')).toBeVisible()
    const [{ stock }] = await firstRows()
    await expect(stock).toBe(81)
  },
})

/** The session ends while somebody works: nothing is lost, and nothing is said twice. */
export const SignedOut = meta.story({
  tags: ['§10.3.3a', '§10.3.3d'],
  parameters: { scenario: ['saveVariants.401*1'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await stocksOf(canvas)
    first.focus()
    await userEvent.keyboard('91')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lưu' })).toBeEnabled())
    await expect(first).toHaveValue('91')
    await expect(screen.queryByText(/Có lỗi xảy ra/)).toBeNull()
  },
})

/** The server does not answer: the cells stay changed. */
export const NotSaved = meta.story({
  parameters: { scenario: ['saveVariants.500empty'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await cellsOf(canvas, 'Giá bán')
    if (!first) throw new Error('The seed has no variants')
    first.focus()
    await userEvent.keyboard('350k')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await screen.findByText('Có lỗi xảy ra khi lưu giá và tồn kho')).toBeVisible()
    await expect(canvas.getByText('1 ô đã đổi')).toBeVisible()
  },
})

/** The bar says that the server is asked. */
export const Saving = meta.story({
  parameters: { scenario: ['saveVariants.timeout'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await stocksOf(canvas)
    first.focus()
    await userEvent.keyboard('91')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(canvas.getByRole('button', { name: 'Bỏ thay đổi' })).toBeDisabled()
  },
})

/** Nothing could be saved; dropped, it can be had back. */
export const AllWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await stocksOf(canvas)
    await userEvent.click(first)
    await userEvent.keyboard('nhiều')
    await expect(canvas.getByRole('button', { name: 'Lưu' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }))
    await expect(first).not.toHaveValue('nhiều')
  },
})

const price: SheetEdit = {
  row: variantRow,
  field: 'price',
  before: 459_000,
  text: '429.000',
  left: { remote: 439_000 },
}
const [, second = variantRow] = variantRows
const contested = [price, { ...price, row: second, text: '399.000' }]
const wrong: SheetEdit[] = [
  { ...price, field: 'stock', text: 'nhiều', left: null },
  { ...price, row: second, field: 'stock', text: '7', left: { reason: 'Phân loại này đã bị xóa' } },
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

/** Two numbers: one by one or all. A reason leads to its cell. */
export const Issues = meta.story({
  render: () => <SheetIssues sheet={issues} onGo={onGo} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ 399.000' }))
    await expect(issues.settle).toHaveBeenCalledWith([contested[1]], 'local')
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy hết của người khác' }))
    await expect(issues.settle).toHaveBeenCalledWith(contested, 'remote')
    await userEvent.click(
      canvas.getByRole('button', { name: /Tồn kho.*S: phải là số nguyên từ 0/ }),
    )
    await expect(onGo).toHaveBeenCalledWith(wrong[0])
  },
})

export const IssuesOnAPhone = meta.story({
  render: Issues.input.render,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const Loading = meta.story({ parameters: { scenario: ['adminVariants.timeout'] } })

export const Failed = meta.story({
  parameters: { scenario: ['adminVariants.500empty'] },
})

export const NoMatch = meta.story({ args: { search: { q: 'không có gì như thế' } } })

/** Each variant is a block of three numbers; changed cells stand out. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await stocksOf(canvas)
    await userEvent.type(first, '7')
    await userEvent.type(second, 'x')
    await expect(canvas.getByText('2 ô đã đổi · 1 ô cần sửa')).toBeVisible()
  },
})

/** Twelve digits, the most that a price has, can be read whole. */
export const DearOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const [price] = await cellsOf(canvas, 'Giá bán')
    if (!price) throw new Error('The seed has no variants')
    await userEvent.clear(price)
    await userEvent.type(price, '999999999999')
    await expect(price).toHaveValue('999.999.999.999')
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth)
  },
})

const headers = () => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${localStorage.getItem(tokenKey) ?? ''}`,
})

/** What the server has: its first rows. */
async function firstRows(): Promise<readonly [{ variant_id: number; stock: number }]> {
  const answer = await fetch('/api/admin/products/variants?per_page=100', { headers: headers() })
  return (await answer.json()).data.variants
}

/** Saves as a colleague, past the screen. */
function saveBehind(request: SaveVariantsRequest): Promise<Response> {
  const body = JSON.stringify(request)
  return fetch('/api/admin/products/variants', { method: 'POST', headers: headers(), body })
}
