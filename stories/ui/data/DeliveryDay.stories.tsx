import preview from '#.storybook/preview'
import { DeliveryDay } from '@/ui/data/DeliveryDay'

const meta = preview.meta({
  component: DeliveryDay,
  parameters: {
    guide: {
      use: ['When an order arrives: on a product, at checkout, on the page of an order.'],
      avoid: ['In a table with numbers of days.'],
    },
  },
  args: { days: { from: '2026-11-25', to: '2026-11-26' }, place: 'Hà Nội' },
})

export const ToAPlace = meta.story({
  parameters: { shows: ['Giao đến Hà Nội chậm nhất Thứ Năm, 26/11'] },
})

export const Anywhere = meta.story({
  args: { place: undefined },
  parameters: { shows: ['Giao hàng từ Thứ Tư, 25/11 đến Thứ Năm, 26/11'] },
})
