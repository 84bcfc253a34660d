import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'

const meta = {
  component: OrderPagePending,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderPagePending>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
