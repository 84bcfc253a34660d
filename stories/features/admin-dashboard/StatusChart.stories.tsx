import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChart } from '@/features/admin-dashboard/StatusChart'
import { month, monthFigures } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Orders of the period by status; each status leads to its orders.'],
}

const meta = {
  component: StatusChart,
  parameters: { guide },
  args: { counts: monthFigures.status_counts, days: month, empty: undefined },
} satisfies Meta<typeof StatusChart>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}
