import type { Meta, StoryObj } from '@storybook/react-vite'
import { LowStockList } from '@/features/admin-dashboard/LowStockList'
import { monthFigures } from '../../support/dashboard'
import { longName } from '../../support/products'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["Variants that run out, whatever the period; each leads to its product's form."],
  reader: 'A list named by its heading; the count is read in words.',
}

const meta = {
  component: LowStockList,
  parameters: { guide },
  args: { variants: monthFigures.low_stock },
} satisfies Meta<typeof LowStockList>

export default meta
type Story = StoryObj<typeof meta>

export const RunningOut: Story = {}

export const None: Story = { args: { variants: [] } }

export const LongNamesOnAPhone: Story = {
  args: {
    variants: monthFigures.low_stock.map((one) => ({ ...one, name: longName })),
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
