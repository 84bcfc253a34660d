import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthLogo } from '@/features/auth/AuthLogo'
import { brandPicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the forms of the popup.'],
}

const meta = {
  component: AuthLogo,
  parameters: { guide },
  args: { src: brandPicture('logo') },
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
  args: { src: brandPicture('none') },
  parameters: { expectedMessages: [/Failed to load resource/] },
}
