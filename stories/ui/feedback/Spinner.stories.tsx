import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '@/ui/feedback/Spinner'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}

export const Labelled: Story = {
  args: { label: 'Đang tải phường/xã' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải phường/xã')
  },
}
