import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GridCell } from '@/features/admin-products/variants/GridCell'
import { smallGrid } from '../../../support/variant-grid'
import type { Guide } from '../../../../.storybook/docs/guide'

const [variant] = smallGrid.variants

const guide: Guide = {
  use: ['One number of one variant. `250k` becomes `250.000`; what is no number stays as typed.'],
  keyboard: [
    ['Arrow keys', 'go to the cell beside'],
    ['Enter', 'goes to the cell below'],
  ],
  reader: 'Named by layer, colour and size; a problem is its description.',
}

const meta = {
  component: GridCell,
  parameters: { guide },
  args: {
    color: 'Đỏ sơn',
    size: 'S',
    layer: 'price',
    row: 0,
    column: 0,
    variant,
    typed: undefined,
    wanted: false,
    repeated: false,
    selected: false,
    onWrite: fn(),
  },
  render: (args) => (
    <table aria-label="Phân loại" style={{ width: 160 }}>
      <tbody>
        <tr>
          <GridCell {...args} />
        </tr>
      </tbody>
    </table>
  ),
} satisfies Meta<typeof GridCell>

export default meta
type Story = StoryObj<typeof meta>

export const Price: Story = {}

/** What is no number stays as typed, with the reason. */
export const NotANumber: Story = { args: { typed: 'rẻ' } }

/** The code of a variant, which no other may have. */
export const RepeatedCode: Story = {
  args: { layer: 'sku', variant: variant && { ...variant, sku: 'ML012-1-S' }, repeated: true },
}

/** The product can't be sold without it. */
export const Missing: Story = {
  args: { variant: variant && { ...variant, price: 0 }, wanted: true },
}
