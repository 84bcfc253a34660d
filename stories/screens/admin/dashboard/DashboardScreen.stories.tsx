import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

const meta = {
  component: DashboardScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { layout: 'fullscreen', path: '/admin' },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  tags: ['§10.3.1a', '§10.3.1b', '§10.3.1c', '§10.3.1d'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext')
  },
}

export const Phone: Story = { ...Month, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenario: ['adminDashboard.timeout'] },
}

export const Failing: Story = {
  parameters: { scenario: ['adminDashboard.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
