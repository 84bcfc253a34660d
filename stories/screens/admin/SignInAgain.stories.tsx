import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SignInAgain } from '@/screens/admin/SignInAgain'

const meta = {
  component: SignInAgain,
  args: { open: true, email: 'staff@moclan.vn' },
} satisfies Meta<typeof SignInAgain>

export default meta
type Story = StoryObj<typeof meta>

/** Over the screen, which keeps what was typed. */
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
