import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportOrders } from '@/features/admin-orders/ExportOrders'

const meta = {
  component: ExportOrders,
  args: { search: {} },
} satisfies Meta<typeof ExportOrders>

export default meta
export const Ready: StoryObj<typeof meta> = {}
