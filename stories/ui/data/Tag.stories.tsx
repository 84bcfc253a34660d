import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '@/ui/data/Tag'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For a status in one to three words: “Chờ xác nhận”, “Đã giao”.'],
  avoid: [
    'For a count: write the number beside the words.',
    'As a button: it does nothing when pressed.',
  ],
  pictures: [
    {
      yes: () => <Tag tone="warning">Chờ xác nhận</Tag>,
      no: () => <Tag tone="warning">Đơn này đang chờ nhân viên gọi điện xác nhận</Tag>,
      why: 'A status is read in a column, at a glance: a sentence belongs into a notice.',
    },
  ],
  reader: 'Reads the words; the colour repeats what they say.',
}

const meta = {
  component: Tag,
  parameters: { guide },
  args: { children: 'Đang giao' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Waiting: Story = { args: { tone: 'warning', children: 'Chờ xác nhận' } }
export const Over: Story = { args: { tone: 'quiet', children: 'Đã hủy' } }
export const Positive: Story = { args: { tone: 'positive' } }
export const Danger: Story = { args: { tone: 'danger' } }
