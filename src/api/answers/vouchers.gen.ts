// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

export const voucherGoodsShape: Shape = {
  fields: { id: 'whole', name: 'text', slug: 'text', is_gone: 'flag' },
  optional: ['is_gone'],
}
const voucherShape: Shape = {
  fields: {
    code: 'text',
    percent: { orNull: 'whole' },
    amount: { orNull: 'whole' },
    minimum: { orNull: 'whole' },
    starts_on: { orNull: 'text' },
    ends_on: { orNull: 'text' },
    is_for_all: 'flag',
    products: { list: voucherGoodsShape },
    categories: { list: voucherGoodsShape },
  },
  defaults: {
    percent: null,
    amount: null,
    minimum: null,
    starts_on: null,
    ends_on: null,
    is_for_all: false,
    products: [],
    categories: [],
  },
}

export const vouchersAnswer: AnswerShape = { operation: 'vouchers', data: { list: voucherShape } }
