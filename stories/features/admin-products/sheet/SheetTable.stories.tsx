import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { editKey, type SheetEdits } from '@/domain/admin/variant-sheet'
import { SheetTable } from '@/features/admin-products/sheet/SheetTable'
import type { Guide } from '../../../../.storybook/docs/guide'
import { variantRow, variantRows } from '../../../support/variant-rows'

const edits: SheetEdits = new Map([
  [
    editKey(101, 'stock'),
    { row: variantRow, field: 'stock', before: 4, text: '24', left: null } as const,
  ],
  [
    editKey(101, 'price'),
    { row: variantRow, field: 'price', before: 459_000, text: 'rẻ', left: null } as const,
  ],
])
const undoKey = { onFocus: fn(), onInput: fn(), onKeyDown: fn() }
const verbs = { typed: fn(), fill: fn(), paste: fn(), undoKey }

const guide: Guide = {
  use: ['A page of variants by their numbers, edited as in a spreadsheet.'],
  keyboard: [
    ['Arrow keys, Enter', 'move between cells'],
    ['Shift+arrows', 'selects cells'],
    ['Ctrl+D', 'fills the first of them down'],
    ['Delete', 'empties them'],
    ['Ctrl+V', 'pastes a block of a spreadsheet'],
  ],
  reader: 'A table with a row for each variant; a cell says its column, product and variant.',
}

const meta = {
  component: SheetTable,
  parameters: { guide },
  args: {
    rows: variantRows,
    sheet: { edits: new Map(), history: verbs, write: fn() },
    isBusy: false,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SheetTable>

export default meta
type Story = StoryObj<typeof meta>

/** Three cells are selected and filled down. */
export const FilledDown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = (size: string) =>
      canvas.getByRole('textbox', { name: new RegExp(`Tồn.*${size}$`) })
    await userEvent.click(cell('S'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('Đang chọn 3 ô')).toBeInTheDocument()
    await userEvent.keyboard('{Control>}d{/Control}')
    const filled = [variantRows[1], variantRows[2]].map((row) => ({
      row,
      field: 'stock',
      text: '4',
    }))
    await expect(args.sheet.history.fill).toHaveBeenLastCalledWith(filled)
  },
}

/** Changed cells stand out, and one that is no number says so. */
export const Changed: Story = { args: { sheet: { edits, history: verbs, write: fn() } } }

/** The next page is on its way. */
export const Busy: Story = { args: { isBusy: true } }

/** Each variant is a block of three numbers. */
export const Phone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = {
  ...Changed,
  globals: { viewport: { value: 'tablet' }, locale: 'en' },
}

const largest = 999_999_999_999
const dear = { ...variantRow, price: largest, original_price: largest, stock: 99_999 }

/** Twelve digits, the most that a price has, can be read whole. */
export const Dear: Story = {
  args: { rows: [dear] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    for (const price of canvas.getAllByDisplayValue('999.999.999.999'))
      await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth)
  },
}
