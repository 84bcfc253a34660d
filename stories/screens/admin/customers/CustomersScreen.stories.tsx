import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = { use: ['Everybody who has an account or has ordered.'] }

const meta = {
  component: CustomersScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { guide, scenario: ['login:staff'], path: '/admin/customers' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof CustomersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nguyễn Minh Anh' })).toHaveAttribute(
      'href',
      '/admin/customers/user-1',
    )
  },
}

/** A number is found in every way of writing one. */
export const FoundByPhone: Story = {
  args: { search: { q: '+84 912.345.678' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nguyễn Minh Anh' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
