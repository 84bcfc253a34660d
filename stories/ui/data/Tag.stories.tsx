import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '@/ui/data/Tag'

const meta = {
  component: Tag,
  args: { children: 'Đang giao' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Accent: Story = { args: { tone: 'accent' } }

export const Positive: Story = { args: { tone: 'positive' } }

export const Danger: Story = { args: { tone: 'danger' } }

export const Compact: Story = { args: { compact: true } }
