import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { openGrid } from '@/features/admin-products/variants/use-variant-grid'
import { VariantTable } from '@/features/admin-products/variants/VariantTable'
import type { Guide } from '../../../../.storybook/docs/guide'
import { smallGrid } from '../../../support/variant-grid'

const guide: Guide = {
  use: ['Colours by sizes, one layer at a time; one colour at a time on phones.'],
  keyboard: [
    ['Arrow keys, Enter', 'move as in a spreadsheet'],
    ['Ctrl+V', 'pastes a block of a spreadsheet'],
  ],
  reader: 'A table with heads for colours and sizes.',
}

const meta = {
  component: VariantTable,
  parameters: { guide },
  args: {
    state: openGrid(smallGrid),
    layer: 'price',
    shownColor: 'Đỏ sơn',
    wanted: false,
    onWrite: fn(),
    history: { typed: fn(), fill: fn(), paste: fn() },
    onLeave: fn(),
  },
  argTypes: { shownColor: { options: ['Đỏ sơn', 'Đỏ mận'], control: 'inline-radio' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VariantTable>

export default meta
type Story = StoryObj<typeof meta>

export const Prices: Story = {}

/** One colour at a time. */
export const Phone: Story = {
  args: { shownColor: 'Đỏ mận' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** Prices are wanted, and missing. */
export const PricesMissing: Story = {
  args: {
    state: openGrid({
      ...smallGrid,
      variants: smallGrid.variants.map((one) => ({ ...one, price: 0 })),
    }),
    wanted: true,
  },
}
