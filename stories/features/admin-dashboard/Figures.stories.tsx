import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from '@/features/admin-dashboard/Figures'
import { month, monthFigures, quietFigures } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'Revenue, orders, average value, cancellations: four cards, each compared with the period before.',
  ],
}

const meta = {
  component: Figures,
  parameters: { guide },
  args: { data: monthFigures, days: month },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Figures>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const FromNothing: Story = { args: { data: quietFigures } }
