import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FooterContact } from '@/screens/shell/FooterContact'
import { site } from '../../support/site'

const meta = {
  component: FooterContact,
  args: { contact: site.contact },
} satisfies Meta<typeof FooterContact>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '028 1234 5678' })
    await expect(call).toHaveAttribute('href', 'tel:02812345678')
  },
}

/** Reserves its space. */
export const Waiting: Story = { args: { contact: undefined } }
