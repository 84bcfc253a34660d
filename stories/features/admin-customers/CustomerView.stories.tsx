import preview from '#.storybook/preview'
import { CustomerView } from '@/features/admin-customers/CustomerView'
import { customerData, longCustomerData, newCustomerData } from '../../support/customers'

const meta = preview.meta({
  component: CustomerView,
  args: {
    data: customerData,
  },
})

export const WithoutOrders = meta.story({ args: { data: newCustomerData } })

export const Phone = meta.story({
  args: { data: longCustomerData },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
