import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

const meta = {
  component: AdminOrderScreen,
  args: { id: 58 },
  globals: { viewport: { value: 'desktop' } },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn hàng')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['adminOrder.timeout'] } }

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Failing: Story = {
  parameters: { scenario: ['adminOrder.500'] },
}
