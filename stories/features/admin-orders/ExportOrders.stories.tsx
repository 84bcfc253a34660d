import preview from '#.storybook/preview'
import { ExportOrders } from '@/features/admin-orders/ExportOrders'

const meta = preview.meta({
  component: ExportOrders,
  args: { search: {} },
})

export const Ready = meta.story({})
