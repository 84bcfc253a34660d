import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Failure } from '@/ui/feedback/Failure'
import { keepReloaded, missingPart } from '../../support/missing-part'

const meta = {
  component: Failure,
  args: { error: new Error('Không vẽ được'), message: 'Có lỗi xảy ra', onRetry: fn() },
  beforeEach: keepReloaded,
} satisfies Meta<typeof Failure>

export default meta
type Story = StoryObj<typeof meta>

export const CanBeTriedAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Trying again would not help: the page has to be loaded anew. */
export const MissingPart: Story = {
  args: { error: missingPart },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vui lòng tải lại trang')
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
}
