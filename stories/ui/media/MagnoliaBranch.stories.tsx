import type { Meta, StoryObj } from '@storybook/react-vite'
import { MagnoliaBranch } from '@/ui/media/MagnoliaBranch'

const meta = { component: MagnoliaBranch } satisfies Meta<typeof MagnoliaBranch>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Small: Story = { args: { width: 120 } }
