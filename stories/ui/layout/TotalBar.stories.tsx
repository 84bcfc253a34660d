import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/actions/Button'
import { TotalBar } from '@/ui/layout/TotalBar'

const meta = {
  component: TotalBar,
  args: {
    label: 'Tổng cộng',
    amount: '768.000VND',
    children: (
      <Button size="lg" block>
        Thanh toán
      </Button>
    ),
  },
} satisfies Meta<typeof TotalBar>

export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Beside: Story = { args: { beside: true } }

export const BesideOnAPhone: Story = {
  args: { beside: true },
  globals: { viewport: { value: 'phone' } },
}

export const LargeAmount: Story = {
  args: { beside: true, amount: '98.901.000.000VND' },
  globals: { viewport: { value: 'phone' } },
}
