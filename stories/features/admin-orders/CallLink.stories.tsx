import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { CallLink } from '@/features/admin-orders/CallLink'

const meta = preview.meta({
  component: CallLink,
  args: { name: 'Nguyễn Minh Anh', phone: '0912345678' },
})

export const Vietnamese = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Gọi Nguyễn Minh Anh, 0912 345 678' })
    await expect(link).toHaveAttribute('href', 'tel:0912345678')
  },
})

/** A number that the shop can not group stays as typed. */
export const Foreign = meta.story({ args: { phone: '+65 8123 4567' } })
