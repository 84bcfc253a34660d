import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthLogo } from '@/features/auth/AuthLogo'

const meta = {
  component: AuthLogo,
  args: { src: '/artwork/brand/logo.svg' },
} satisfies Meta<typeof AuthLogo>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

/** Without a logo, the flower takes its place (Product §2). */
export const Waiting: Story = {
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible()
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument()
  },
}

export const Missing: Story = {
  args: { src: '/artwork/brand/none.svg' },
  parameters: { expectedMessages: [/Failed to load resource/] },
}
