import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdminLayout } from '@/screens/admin/AdminLayout'
import { signIn, signInAsStaff } from '../../support/shopper'

const meta = {
  component: AdminLayout,
  parameters: { layout: 'fullscreen', path: '/admin' },
} satisfies Meta<typeof AdminLayout>

export default meta
type Story = StoryObj<typeof meta>

/** Visitors sign in at the address they came for. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Staff: Story = {
  parameters: { scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sản phẩm' })).toBeVisible()
  },
}

/** A shopper's account opens nothing here (Product §10.1). */
export const NotStaff: Story = {
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/khach@moclan.vn/)).toBeVisible()
  },
}

/** Until the user is known, nothing is asked from the back office. */
export const Waiting: Story = {
  parameters: { scenario: ['login:staff', 'currentUser.timeout'] },
  beforeEach: signInAsStaff,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
