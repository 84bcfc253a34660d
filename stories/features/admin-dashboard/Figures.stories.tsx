import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from '@/features/admin-dashboard/Figures'
import { month, monthFigures, quietFigures } from '../../support/dashboard'

const meta = {
  component: Figures,
  args: { data: monthFigures, days: month },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Figures>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const FromNothing: Story = { args: { data: quietFigures } }
