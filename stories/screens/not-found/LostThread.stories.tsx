import type { Meta, StoryObj } from '@storybook/react-vite'
import { LostThread } from '@/screens/not-found/LostThread'

const meta = {
  component: LostThread,
} satisfies Meta<typeof LostThread>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
