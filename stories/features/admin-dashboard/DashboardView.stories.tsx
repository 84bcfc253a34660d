import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardView } from '@/features/admin-dashboard/DashboardView'
import { month, monthFigures, quietFigures } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The figures of a period once they are there. An empty period says so in each card.'],
}

const meta = {
  component: DashboardView,
  parameters: { guide },
  args: { data: monthFigures, days: month },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DashboardView>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** Nothing was sold in these days; stock and the latest orders do not depend on them. */
export const NoOrders: Story = { args: { data: quietFigures } }
