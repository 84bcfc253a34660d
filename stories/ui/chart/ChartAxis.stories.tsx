import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartAxis } from '@/ui/chart/ChartAxis'

const meta = {
  component: ChartAxis,
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
