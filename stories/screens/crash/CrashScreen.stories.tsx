import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import { keepReloaded, missingPart } from '../../support/missing-part'

const meta = {
  component: CrashScreen,
  args: { error: new Error('Không vẽ được'), reset: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: keepReloaded,
} satisfies Meta<typeof CrashScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}

/** A chunk is missing even after a reload. */
export const MissingPart: Story = {
  args: { error: missingPart },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tải lại trang' })).toBeVisible()
  },
}
