// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const voucherGoodsShape: Shape = { fields: { id: 'whole', name: 'text', slug: 'text' } }
const voucherShape: Shape = {
  fields: {
    code: 'text',
    percent: { orNull: 'whole' },
    amount: { orNull: 'whole' },
    minimum: { orNull: 'whole' },
    starts_on: { orNull: 'text' },
    ends_on: { orNull: 'text' },
    products: { list: voucherGoodsShape },
    categories: { list: voucherGoodsShape },
  },
  defaults: {
    percent: null,
    amount: null,
    minimum: null,
    starts_on: null,
    ends_on: null,
    products: [],
    categories: [],
  },
}

export const vouchersAnswer: AnswerShape = { operation: 'vouchers', data: { list: voucherShape } }
