import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceRange } from '@/features/admin-products/list/PriceRange'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The price of a product in the list of the back office.'],
  avoid: ['In the shop, and for sale prices: `Price`.'],
}

const meta = {
  component: PriceRange,
  parameters: { guide },
  args: { min: 450_000, max: 520_000 },
} satisfies Meta<typeof PriceRange>

export default meta
type Story = StoryObj<typeof meta>

export const Range: Story = {}

export const OneAmount: Story = { args: { max: 450_000 } }

export const Long: Story = { args: { min: 999_000_000, max: 1_000_000_000 } }
