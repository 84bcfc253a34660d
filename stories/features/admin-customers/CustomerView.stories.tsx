import preview from '#.storybook/preview'
import type { AdminCustomer, AdminCustomerData } from '@/api/generated/model'
import { CustomerView } from '@/features/admin-customers/CustomerView'

/** A shopper with an account. */
const customer: AdminCustomer = {
  key: 'user-1',
  has_account: true,
  full_name: 'Nguyễn Minh Anh',
  phone: '0912345678',
  email: 'khachhang@moclan.vn',
  order_count: 12,
  delivered_count: 9,
  delivered_total: 18_450_000,
  refused_count: 0,
  cancelled_count: 1,
  last_order_at: '2026-11-21T02:00:00Z',
}

const address = {
  name: customer.full_name,
  phone: customer.phone,
  address: '43 Hai Bà Trưng, Phường Ngã Tư Sở, Quận Đống Đa, Hà Nội',
  is_saved: true,
}

const customerData: AdminCustomerData = {
  customer,
  addresses: [
    address,
    { ...address, address: '12 Lý Tự Trọng, Phường Bến Nghé, Quận 1, TP HCM', is_saved: false },
    ...['3', '5'].map((number) => ({
      ...address,
      phone: '0987654321',
      address: `${number} Tràng Tiền, Phường Tràng Tiền, Quận Hoàn Kiếm, Hà Nội`,
      is_saved: false,
    })),
  ],
}

/** An account that has never ordered. */
const newCustomerData: AdminCustomerData = {
  customer: {
    ...customer,
    phone: '',
    order_count: 0,
    delivered_count: 0,
    delivered_total: 0,
    cancelled_count: 0,
    last_order_at: null,
  },
  addresses: [],
}

/** Every text as long as it gets. */
const longCustomerData: AdminCustomerData = {
  customer: {
    ...customer,
    full_name: 'Công Tằng Tôn Nữ Nguyễn Phúc Hoàng Minh Khánh Phương Quỳnh Như',
    email: `${'x'.repeat(60)}@${'y'.repeat(80)}.vn`,
    delivered_total: 1_234_567_890_000,
  },
  addresses: [{ ...address, address: 'Số 123/45/67/8A hẻm '.repeat(10) }],
}

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
