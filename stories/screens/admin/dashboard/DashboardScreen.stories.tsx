import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'
import { signInAsStaff } from '../../../support/shopper'

const meta = {
  component: DashboardScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { layout: 'fullscreen', path: '/admin', scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
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

export const English: Story = { ...Month, globals: { locale: 'en' } }

/** A range without orders; low stock and latest orders do not depend on the range. */
export const NoOrders: Story = {
  args: { search: { from: '2020-01-01', to: '2020-01-07' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Không có đơn hàng nào/)).toHaveLength(3)
    await expect(canvas.getByText('Sắp hết hàng')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: ['login:staff', 'adminDashboard.timeout'] },
}

export const Failing: Story = {
  parameters: { scenario: ['login:staff', 'adminDashboard.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
