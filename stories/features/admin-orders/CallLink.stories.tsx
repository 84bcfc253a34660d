import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallLink } from '@/features/admin-orders/CallLink'

const meta = {
  component: CallLink,
  args: { name: 'Nguyễn Minh Anh', phone: '0912345678' },
} satisfies Meta<typeof CallLink>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Gọi Nguyễn Minh Anh, 0912 345 678' })
    await expect(link).toHaveAttribute('href', 'tel:0912345678')
  },
}

/** A number that the shop can not group stays as typed. */
export const Foreign: Story = { args: { phone: '+65 8123 4567' } }
