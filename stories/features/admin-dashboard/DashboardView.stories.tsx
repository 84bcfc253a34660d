import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardView } from '@/features/admin-dashboard/DashboardView'
import { month, monthFigures, quietFigures } from '../../support/dashboard'

const meta = {
  component: DashboardView,
  args: { data: monthFigures, days: month },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DashboardView>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** Nothing was sold in these days; stock and the latest orders do not depend on them. */
export const NoOrders: Story = { args: { data: quietFigures } }
