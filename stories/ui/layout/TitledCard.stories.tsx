import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '@/ui/data/Tag'
import { TitledCard } from '@/ui/layout/TitledCard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For a part of a back office page: who gets an order, what it holds, its notes.'],
  avoid: ['For figures with a drawing: take a `ChartCard`.'],
  reader: 'A region named by its heading.',
}

const meta = {
  component: TitledCard,
  parameters: { guide },
  args: { title: 'Trạng thái', children: 'Đặt lúc 09:00, 21/11/2026' },
} satisfies Meta<typeof TitledCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithAnAside: Story = {
  args: { aside: <Tag tone="warning">Chờ xác nhận</Tag> },
}
