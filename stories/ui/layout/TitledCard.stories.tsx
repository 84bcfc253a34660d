import preview from '#.storybook/preview'
import { Tag } from '@/ui/data/Tag'
import { TitledCard } from '@/ui/layout/TitledCard'

const meta = preview.meta({
  component: TitledCard,
  parameters: {
    guide: {
      use: ['For a part of a back office page: who gets an order, what it holds, its notes.'],
      avoid: ['For figures with a drawing: take a `ChartCard`.'],
      reader: 'A region named by its heading.',
    },
  },
  args: { title: 'Trạng thái', children: 'Đặt lúc 09:00, 21/11/2026' },
})

export const Plain = meta.story({})

export const WithAnAside = meta.story({
  args: { aside: <Tag tone="warning">Chờ xác nhận</Tag> },
})
