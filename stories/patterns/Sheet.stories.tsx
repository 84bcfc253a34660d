import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const Sheet = meta.story({
  render: () => (
    <Pattern
      title="A sheet of cells"
      lead="Prices and stock of many variants, as in a spreadsheet: arrows, paste, fill down, undo; one save."
      rules={[
        [
          'Keys',
          'Arrows move, letters begin to type, Enter goes down, Esc puts the old value back, Ctrl+Z takes back.',
        ],
        [
          'Paste',
          'A block of Excel or Google Sheets lands as it stands; what does not fit is named, cell by cell.',
        ],
        ['Saved', 'Only changed cells are sent. What somebody else changed first is asked about.'],
        ['Not for', 'One value of one record: its form says more.'],
      ]}
      parts={[
        {
          title: 'The screen',
          what: 'Changed cells are marked until they are saved.',
          show: ['screens/admin/product-sheet/ProductSheetScreen', 'SoldOut'],
          size: [1200, 760],
        },
        {
          title: 'A cell with a problem',
          what: 'The reason stands at the cell.',
          show: ['ui/sheet/SheetCell', 'WithProblem'],
          size: [480, 200],
        },
      ]}
    />
  ),
})
