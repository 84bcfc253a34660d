import preview from '#.storybook/preview'
import { Tag } from '@/ui/data/Tag'

const meta = preview.meta({
  title: 'data/Tag (small status label, badge, chip, pill)',
  component: Tag,
  parameters: {
    guide: {
      use: ['For a status in one to three words: “Chờ xác nhận”, “Đã giao”.'],
      avoid: [
        'For a count: write the number beside the words.',
        'For a sentence, which belongs into a notice: a status is read in a column, at a glance.',
        'As a button, because a click on a tag does nothing.',
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
