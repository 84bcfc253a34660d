import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Busy } from '@/ui/feedback/Busy'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `Async`, over the skeleton, while a busy server is left in peace.'],
  avoid: ['For other errors: `ErrorState`.'],
  reader: 'A status: “the server is busy, trying again at 09:00:30”.',
}

const meta = {
  component: Busy,
  parameters: { guide },
  args: { error: { retryAt: Date.now() + 30_000 } },
  argTypes: { error: { control: false } },
} satisfies Meta<typeof Busy>

export default meta
type Story = StoryObj<typeof meta>

/** Says when the server is asked again. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\d\d:\d\d:\d\d/)
  },
}

/** Any other error is for somebody else. */
export const OtherError: Story = {
  tags: ['shows-nothing'],
  args: { error: new Error('broken') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
