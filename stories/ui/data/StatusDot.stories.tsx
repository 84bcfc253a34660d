import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusDot } from '@/ui/data/StatusDot'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In rows and lists of the back office, where many statuses stand below each other.'],
  avoid: ['In the shop, and where one status stands alone: take `Tag`.'],
}

const meta = {
  component: StatusDot,
  parameters: { guide },
  args: { tone: 'accent', children: 'Chờ xác nhận' },
} satisfies Meta<typeof StatusDot>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
      {(['accent', 'warning', 'ink', 'positive', 'quiet'] as const).map((tone) => (
        <li key={tone}>
          <StatusDot tone={tone}>{tone}</StatusDot>
        </li>
      ))}
    </ul>
  ),
}
