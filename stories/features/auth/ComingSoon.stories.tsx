import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ComingSoon } from '@/features/auth/ComingSoon'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For a button whose feature does not exist yet: it says so instead of doing nothing.'],
  reader: 'The answer is a status beside the button.',
}

const meta = {
  component: ComingSoon,
  parameters: { guide },
  args: { children: 'Quên mật khẩu?', variant: 'quiet' },
} satisfies Meta<typeof ComingSoon>

export default meta
type Story = StoryObj<typeof meta>

export const Unpressed: Story = {}

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quên mật khẩu?' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Sắp ra mắt')
  },
}

export const Block: Story = {
  ...Pressed,
  args: { variant: 'secondary', block: true },
}
