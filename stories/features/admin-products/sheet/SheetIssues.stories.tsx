import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { editKey, type SheetEdit } from '@/domain/admin/variant-sheet'
import { SheetIssues } from '@/features/admin-products/sheet/SheetIssues'
import { variantRow, variantRows } from '../../../support/variant-rows'
import type { Guide } from '../../../../.storybook/docs/guide'

const price: SheetEdit = {
  row: variantRow,
  field: 'price',
  before: 459_000,
  text: '429.000',
  left: { theirs: 439_000 },
}
const [, second = variantRow] = variantRows
const contested = [price, { ...price, row: second, text: '399.000' }]
const wrong: SheetEdit[] = [
  { ...price, field: 'stock', text: 'nhiều', left: null },
  { ...price, row: second, field: 'stock', text: '7', left: { reason: 'Phân loại này đã bị xóa' } },
]
const editsOf = (edits: readonly SheetEdit[]) =>
  new Map(edits.map((edit) => [editKey(edit.row.variant_id, edit.field), edit]))

const guide: Guide = {
  use: ['Above the button that saves: every cell that was left, and what to do about it.'],
  anatomy: [
    ['Two numbers', 'Somebody else has changed the cell: theirs or ours, one by one or all.'],
    ['A reason', 'Leads to its cell.'],
  ],
  reader: 'A group; the buttons name the number that they keep.',
}

const meta = {
  component: SheetIssues,
  parameters: { guide },
  args: {
    edits: editsOf([...contested, ...wrong]),
    contested,
    wrong,
    onSettle: fn(),
    onGo: fn(() => true),
  },
} satisfies Meta<typeof SheetIssues>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ 399.000' }))
    await expect(args.onSettle).toHaveBeenCalledWith([contested[1]], 'mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy hết của người khác' }))
    await expect(args.onSettle).toHaveBeenCalledWith(contested, 'theirs')
    await userEvent.click(canvas.getByRole('button', { name: /Tồn kho.*S: không phải là số/ }))
    await expect(args.onGo).toHaveBeenCalledWith(wrong[0])
  },
}

export const One: Story = { args: { contested: [price], wrong: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
