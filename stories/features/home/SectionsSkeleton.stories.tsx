import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionsSkeleton } from '@/features/home/SectionsSkeleton'

const meta = {
  component: SectionsSkeleton,
} satisfies Meta<typeof SectionsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
