import type { Meta, StoryObj } from '@storybook/react-vite'
import { RevenueChart } from '@/features/admin-dashboard/RevenueChart'
import { monthFigures } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Revenue by day, with the same figures as a table.'],
  keyboard: [['Left, Right', 'read another day']],
}

const meta = {
  component: RevenueChart,
  parameters: { guide },
  args: { points: monthFigures.revenue_by_day, empty: undefined },
} satisfies Meta<typeof RevenueChart>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const Week: Story = {
  args: { points: monthFigures.revenue_by_day.slice(-7) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
