import preview from '#.storybook/preview'
import { Timeline } from '@/ui/data/Timeline'

const steps = [
  { title: 'Chờ xác nhận', at: '2026-11-18T02:00:00Z', note: null },
  { title: 'Đang xử lý', at: '2026-11-18T09:30:00Z', note: 'Khách xác nhận qua điện thoại' },
  { title: 'Đang giao', at: '2026-11-19T18:10:00Z', note: null },
]

const meta = preview.meta({
  title: 'data/Timeline (history, steps)',
  component: Timeline,
  parameters: {
    guide: {
      use: ['For what has happened to something, the latest event first: the life of an order.'],
      avoid: ['For steps that are still to come: write a list.'],
      reader: 'A list, named by its heading.',
    },
  },
  args: { steps, 'aria-label': 'Hành trình đơn hàng' },
})

/** The timeline shows the latest step first. Times are in the shop's time zone, not the browser's. */
export const UnderWay = meta.story({})
