import preview from '#.storybook/preview'
import { CustomerOrders } from '@/features/admin-orders/CustomerOrders'

const meta = preview.meta({
  component: CustomerOrders,
  args: { customer: 'user-1' },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({})

export const Empty = meta.story({
  args: { customer: 'user-9999' },
  parameters: { shows: ['Chưa có đơn hàng nào'] },
})

export const Failing = meta.story({
  parameters: { scenario: ['adminOrders.500empty'] },
})
