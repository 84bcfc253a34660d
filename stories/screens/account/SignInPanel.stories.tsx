import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SignInPanel } from '@/screens/account/SignInPanel'

const meta = { component: SignInPanel } satisfies Meta<typeof SignInPanel>

export default meta
type Story = StoryObj<typeof meta>

export const BelowAHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  },
}

export const AsTheScreen: Story = {
  args: { titleAs: 'h1' },
  globals: { viewport: { value: 'phone' } },
}
