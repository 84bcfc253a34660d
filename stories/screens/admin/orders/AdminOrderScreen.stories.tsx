import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'
import { signInStaff } from '../../../support/admin-orders'

const meta = {
  component: AdminOrderScreen,
  args: { id: 58 },
  parameters: { scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof AdminOrderScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Giao cho vận chuyển' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'In phiếu' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { id: 9999 },
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn hàng')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminOrder.timeout'] } }

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Failing: Story = {
  parameters: {
    scenario: ['login:staff', 'adminOrder.500'],
    expectedMessages: [/Failed to load resource/],
  },
}
