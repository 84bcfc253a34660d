import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from '@/screens/crash/CrashScreen'

const meta = {
  component: CrashScreen,
  args: { reset: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CrashScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
