import type { Meta, StoryObj } from '@storybook/react-vite'
import { GridTotals } from '@/features/admin-products/variants/GridTotals'
import { smallGrid } from '../../../support/variant-grid'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below the grid: number of variants, their prices, all pieces.'],
}

const meta = {
  component: GridTotals,
  parameters: { guide },
  args: { grid: smallGrid },
} satisfies Meta<typeof GridTotals>

export default meta
type Story = StoryObj<typeof meta>

export const TwoByThree: Story = {}

export const OnePrice: Story = {
  args: {
    grid: {
      ...smallGrid,
      variants: smallGrid.variants.map((one) => ({ ...one, price: 459_000 })),
    },
  },
  globals: { locale: 'en' },
}
