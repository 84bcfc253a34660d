import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionsSkeleton } from '@/features/home/SectionsSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the sections load: the shape of the first one.'],
}

const meta = {
  component: SectionsSkeleton,
  parameters: { guide },
} satisfies Meta<typeof SectionsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
