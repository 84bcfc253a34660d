import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionsSkeleton } from '@/features/home/SectionsSkeleton'

const meta = {
  component: SectionsSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
