import type { Meta, StoryObj } from '@storybook/react-vite'
import { VoucherBanner } from '@/screens/voucher/VoucherBanner'

const meta = {
  component: VoucherBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VoucherBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
