import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdminAside } from '@/screens/admin/AdminAside'
import { seedUser } from '../../support/seed'

const meta = {
  component: AdminAside,
  args: { user: seedUser('staff') },
  parameters: { layout: 'fullscreen', path: '/admin/products' },
} satisfies Meta<typeof AdminAside>

export default meta
type Story = StoryObj<typeof meta>

/** Beside the screen; the room where one is stands out. */
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

/** A bar on top. The account opens by its button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
}

/** The user is still on the way. */
export const Loading: Story = { args: { user: undefined } }
