import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthLogo } from '@/features/auth/AuthLogo'

const meta = {
  component: AuthLogo,
  args: { src: '/artwork/brand/logo.svg' },
} satisfies Meta<typeof AuthLogo>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const Waiting: Story = { args: { src: undefined } }

export const Missing: Story = {
  args: { src: '/artwork/brand/none.svg' },
  parameters: { expectedMessages: [/Failed to load resource/] },
}
