import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DashboardFigures } from '@/features/admin-dashboard/DashboardFigures'
import { signInAsStaff } from '../../support/shopper'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'Everything below the range: it reads the figures and keeps the previous ones, paler, while new ones load.',
  ],
}

const meta = {
  component: DashboardFigures,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { search: {} },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DashboardFigures>

export default meta
type Story = StoryObj<typeof meta>

export const LastMonth: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext')
  },
}

export const Failing: Story = {
  parameters: {
    scenario: ['login:staff', 'adminDashboard.500'],
    expectedMessages: [/Failed to load resource/],
  },
}
