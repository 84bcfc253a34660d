// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { paginationShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const adminCustomerShape: Shape = {
  fields: {
    key: 'text',
    has_account: 'flag',
    full_name: 'text',
    phone: 'text',
    email: { orNull: 'text' },
    order_count: 'whole',
    delivered_count: 'whole',
    delivered_total: 'whole',
    cancelled_count: 'whole',
    refused_count: 'whole',
    last_order_at: { orNull: 'moment' },
  },
  defaults: {
    has_account: false,
    full_name: '',
    phone: '',
    email: null,
    order_count: 0,
    delivered_count: 0,
    delivered_total: 0,
    cancelled_count: 0,
    refused_count: 0,
    last_order_at: null,
  },
}
const adminCustomerListDataShape: Shape = {
  fields: { customers: { list: adminCustomerShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: {
    customers: ['/data', '/data/data'],
    pagination: ['/meta', '/data/meta', '/pagination'],
  },
}
const customerAddressShape: Shape = {
  fields: { name: 'text', phone: 'text', address: 'text', is_saved: 'flag' },
  defaults: { name: '', phone: '', is_saved: false },
}
const adminCustomerDataShape: Shape = {
  fields: { customer: adminCustomerShape, addresses: { list: customerAddressShape } },
  defaults: { addresses: [] },
}

export const adminCustomersAnswer: AnswerShape = {
  operation: 'adminCustomers',
  personal: true,
  data: adminCustomerListDataShape,
}

export const adminCustomerAnswer: AnswerShape = {
  operation: 'adminCustomer',
  personal: true,
  data: adminCustomerDataShape,
}
