import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackToOrders } from '@/screens/admin/orders/BackToOrders'
import { Button } from '@/ui/actions/Button'

const meta = {
  component: BackToOrders,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BackToOrders>

export default meta
type Story = StoryObj<typeof meta>

export const WithActionsOnAPhone: Story = {
  args: { children: <Button variant="secondary">In phiếu</Button> },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
