import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { UnsavedDialog } from '@/ui/overlays/UnsavedDialog'

const meta = {
  component: UnsavedDialog,
  args: { text: 'Bản nháp vẫn còn trên máy này.', onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ở lại' }))
    await expect(args.onStay).toHaveBeenCalled()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}
