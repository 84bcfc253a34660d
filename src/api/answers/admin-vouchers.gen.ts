// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { paginationShape } from './catalogue.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'
import { voucherGoodsShape } from './vouchers.gen.ts'

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
