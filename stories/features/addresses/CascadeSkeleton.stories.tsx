import type { Meta, StoryObj } from '@storybook/react-vite'
import { CascadeSkeleton } from '@/features/addresses/CascadeSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the code of the selectors loads, in their height.'],
}

const meta = {
  component: CascadeSkeleton,
  parameters: { guide },
} satisfies Meta<typeof CascadeSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
