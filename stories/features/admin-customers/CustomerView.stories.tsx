import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CustomerView } from '@/features/admin-customers/CustomerView'
import { customerData, longCustomerData, newCustomerData } from '../../support/customers'

const meta = {
  component: CustomerView,
  args: {
    data: customerData,
    call: (name, phone) => (
      <a href={`tel:${phone}`} aria-label={`Gọi ${name}, ${phone}`}>
        {phone}
      </a>
    ),
  },
  argTypes: { call: { control: false } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomerView>

export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18.450.000VND')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'khachhang@moclan.vn' })).toHaveAttribute(
      'href',
      'mailto:khachhang@moclan.vn',
    )
  },
}

export const Guest: Story = {
  args: {
    data: {
      ...customerData,
      customer: { ...customerData.customer, key: 'guest-7', has_account: false, email: null },
    },
  },
}

export const WithoutOrders: Story = { args: { data: newCustomerData } }

export const Phone: Story = {
  args: { data: longCustomerData },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
