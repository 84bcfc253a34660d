import preview from '#.storybook/preview'
import { Tag } from '@/ui/data/Tag'

const meta = preview.meta({
  component: Tag,
  parameters: {
    guide: {
      use: ['For a status in one to three words: “Chờ xác nhận”, “Đã giao”.'],
      avoid: [
        'For a count: write the number beside the words.',
        'As a button: it does nothing when clicked.',
      ],
      pictures: [
        {
          yes: () => <Tag tone="warning">Chờ xác nhận</Tag>,
          no: () => <Tag tone="warning">Đơn này đang chờ nhân viên gọi điện xác nhận</Tag>,
          why: 'A status is read in a column, at a glance: a sentence belongs into a notice.',
        },
      ],
      reader: 'Reads the words; the colour repeats what they say.',
    },
  },
  args: { children: 'Đang giao' },
})

export const Plain = meta.story({})
export const Waiting = meta.story({ args: { tone: 'warning', children: 'Chờ xác nhận' } })
export const Over = meta.story({ args: { tone: 'quiet', children: 'Đã hủy' } })
export const Positive = meta.story({ args: { tone: 'positive' } })
export const Danger = meta.story({ args: { tone: 'danger' } })
