import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartAxis } from '@/ui/chart/ChartAxis'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside a chart that draws its own grid lines; `axisTicks` finds round values.'],
  avoid: ['Alone: a chart has it inside already.'],
  reader: 'Hidden: the chart says its values itself.',
}

const meta = {
  component: ChartAxis,
  parameters: { guide },
  args: { ticks: [0, 20, 40, 60], format: (value) => `${value} tr` },
  argTypes: { ticks: { control: false } },
  render: (args) => (
    <div style={{ display: 'grid', width: 64, height: 220 }}>
      <ChartAxis {...args} />
    </div>
  ),
} satisfies Meta<typeof ChartAxis>

export default meta
type Story = StoryObj<typeof meta>

export const Millions: Story = {}
