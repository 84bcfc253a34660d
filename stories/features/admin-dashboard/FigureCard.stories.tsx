import type { Meta, StoryObj } from '@storybook/react-vite'
import { FigureCard } from '@/features/admin-dashboard/FigureCard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One figure of a period and how it changed.'],
  avoid: ['For a figure without a period before it: the change would mean nothing.'],
  anatomy: [
    ['Name', 'A link where there is a list behind the figure.'],
    ['Value', 'Formatted, in the size of a heading.'],
    ['Change', 'Arrow, words and colour say the same.'],
  ],
  reader: 'A term with two descriptions; the arrow is hidden, the words say it.',
}

const meta = {
  component: FigureCard,
  parameters: { guide },
  args: {
    name: 'Doanh thu',
    value: '128.450.000VND',
    change: { direction: 'up', by: 0.125 },
    words: 'tăng 12,5% so với kỳ trước',
  },
  argTypes: {
    name: { control: 'text' },
    change: {
      options: ['up', 'down', 'same'],
      mapping: {
        up: { direction: 'up', by: 0.125 },
        down: { direction: 'down', by: 0.125 },
        same: { direction: 'same', by: 0 },
      },
      control: 'inline-radio',
    },
  },
  render: (args) => (
    <dl>
      <FigureCard {...args} />
    </dl>
  ),
} satisfies Meta<typeof FigureCard>

export default meta
type Story = StoryObj<typeof meta>

export const Better: Story = {}

export const Worse: Story = {
  args: { change: { direction: 'down', by: 0.2 }, words: 'giảm 20% so với kỳ trước' },
}

/** More cancellations are worse, whatever way the arrow points. */
export const MoreIsBad: Story = {
  args: { name: 'Tỉ lệ hủy', value: '8%', words: 'tăng 2 điểm', moreIsGood: false },
}

export const Unchanged: Story = {
  args: { change: { direction: 'same', by: 0 }, words: 'không đổi so với kỳ trước' },
}
