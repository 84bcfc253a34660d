import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the shape and size of what comes, so that nothing moves when it is there.'],
  avoid: [
    'For waits that people caused by a press: show `loading` on the button.',
    'Longer than the content: an empty answer must not be taller than its placeholder.',
  ],
  reader: 'Hidden; the container says `aria-busy`.',
}

const meta = { component: Skeleton, parameters: { guide } } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible()
  },
}

export const Sized: Story = { args: { width: '120px', height: '44px' } }
export const Round: Story = { args: { width: '64px', ratio: '1', radius: 'pill' } }
export const Text: Story = { render: () => <SkeletonText lines={4} /> }
