// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const voucherGoodsShape: Shape = {
  fields: { id: 'whole', name: 'text', slug: 'text', is_gone: 'flag' },
  optional: ['is_gone'],
}
const voucherStateShape: Shape = { oneOf: ['running', 'planned', 'ended', 'used_up', 'stopped'] }
const adminVoucherShape: Shape = {
  fields: {
    id: 'whole',
    code: 'text',
    percent: { orNull: 'whole' },
    amount: { orNull: 'whole' },
    minimum: { orNull: 'whole' },
    starts_on: { orNull: 'text' },
    ends_on: { orNull: 'text' },
    max_uses: { orNull: 'whole' },
    is_listed: 'flag',
    is_stopped: 'flag',
    is_for_all: 'flag',
    products: { list: voucherGoodsShape },
    categories: { list: voucherGoodsShape },
    use_count: 'whole',
    state: voucherStateShape,
    updated_at: 'moment',
  },
  optional: ['updated_at'],
  defaults: {
    percent: null,
    amount: null,
    minimum: null,
    starts_on: null,
    ends_on: null,
    max_uses: null,
    is_listed: false,
    is_stopped: false,
    is_for_all: false,
    products: [],
    categories: [],
    use_count: 0,
  },
}
const paginationShape: Shape = {
  fields: {
    current_page: 'whole',
    last_page: 'whole',
    per_page: { orNull: 'whole' },
    total: { orNull: 'whole' },
  },
  defaults: { current_page: 1, last_page: 1, per_page: null, total: null },
}
const adminVoucherListDataShape: Shape = {
  fields: { vouchers: { list: adminVoucherShape }, pagination: paginationShape },
  defaults: { pagination: {} },
  alsoAt: { vouchers: ['/data', '/data/data'], pagination: ['/meta', '/data/meta', '/pagination'] },
}

export const adminVouchersAnswer: AnswerShape = {
  operation: 'adminVouchers',
  personal: true,
  data: adminVoucherListDataShape,
}

export const createVoucherAnswer: AnswerShape = {
  operation: 'createVoucher',
  takesKey: true,
  data: adminVoucherShape,
}

export const updateVoucherAnswer: AnswerShape = {
  operation: 'updateVoucher',
  data: adminVoucherShape,
}

export const deleteVoucherAnswer: AnswerShape = { operation: 'deleteVoucher' }
