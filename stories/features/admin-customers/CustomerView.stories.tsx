import preview from '#.storybook/preview'
import { CustomerView } from '@/features/admin-customers/CustomerView'
import { customerData, longCustomerData, newCustomerData } from '../../support/customers'

const meta = preview.meta({
  component: CustomerView,
  args: { data: customerData },
  globals: { viewport: { value: 'desktop' } },
})

export const Account = meta.story({})

export const Guest = meta.story({
  args: {
    data: {
      ...customerData,
      customer: { ...customerData.customer, key: 'guest-7', has_account: false, email: null },
    },
  },
})

export const WithoutOrders = meta.story({ args: { data: newCustomerData } })

export const Phone = meta.story({
  args: { data: longCustomerData },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
