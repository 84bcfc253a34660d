import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FooterSocial } from '@/screens/shell/FooterSocial'
import { site } from '../../support/site'

const meta = {
  component: FooterSocial,
  args: { social: site.social },
} satisfies Meta<typeof FooterSocial>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: /Instagram/ })
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
