import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CustomerLink } from '@/features/admin-customers/CustomerLink'
import type { Guide } from '../../../.storybook/docs/guide'
import { customer, longCustomerData } from '../../support/customers'

const guide: Guide = { use: ['The name of a customer in the list; its whole card is the target.'] }

const meta = {
  component: CustomerLink,
  args: { id: customer.key, name: customer.full_name },
  parameters: { guide },
} satisfies Meta<typeof CustomerLink>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/admin/customers/user-1')
  },
}

export const LongText: Story = {
  args: { name: longCustomerData.customer.full_name },
  globals: { viewport: { value: 'phone' } },
}
