import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { SheetCell } from '@/ui/sheet/SheetCell'

const meta = preview.meta({
  // One screen uses it so far.
  component: SheetCell,
  parameters: {
    guide: {
      use: [
        'One value in a table that `useSheet` runs. `250k` becomes `250.000`; what is no number stays as typed.',
      ],
      keyboard: [
        ['Arrow keys, Enter', 'go to the cell beside or below'],
        ['F2', 'puts the caret into the text'],
        ['Shift+arrows', 'selects cells'],
        ['Ctrl+D', 'fills down'],
        ['Escape', 'takes back what was typed'],
      ],
      reader: 'A text field with the names of its row and column; a problem is its description.',
    },
  },
  args: { row: 0, column: 0, label: 'Giá bán, Đỏ sơn, S', text: '459.000', onWrite: fn() },
  render: (args) => (
    <table aria-label="Phân loại" style={{ width: 160 }}>
      <tbody>
        <tr>
          <SheetCell {...args} />
        </tr>
      </tbody>
    </table>
  ),
})

export const Amount = meta.story({})

export const Code = meta.story({ args: { kind: 'code', text: 'ML012-1-M' } })

/** It is not saved yet. */
export const Changed = meta.story({ args: { changed: true } })

/** One of several that are selected. */
export const Selected = meta.story({ args: { selected: true } })
export const WithProblem = meta.story({ args: { text: 'rẻ', problem: 'không phải là số' } })

export const Phone = meta.story({
  args: { phoneLabel: 'S' },
  globals: { viewport: { value: 'phone' } },
})
