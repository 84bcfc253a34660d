// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { paginationShape } from './catalogue.gen.ts'
import { returnStateShape, returnWishShape } from './orders.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const adminReturnRowShape: Shape = {
  fields: {
    id: 'whole',
    order_id: 'whole',
    code: 'text',
    full_name: 'text',
    phone: 'text',
    state: returnStateShape,
    requested_at: { orNull: 'moment' },
    unit_count: 'whole',
    wishes: { list: returnWishShape },
  },
  defaults: { requested_at: null, unit_count: 0, wishes: [] },
}
const adminReturnListDataShape: Shape = {
  fields: {
    returns: { list: adminReturnRowShape },
    open_count: { orNull: 'whole' },
    pagination: paginationShape,
  },
  defaults: { open_count: null, pagination: {} },
  alsoAt: {
    returns: ['/data', '/data/data'],
    open_count: ['/open_count', '/meta/open_count'],
    pagination: ['/meta', '/data/meta', '/pagination'],
  },
}

export const adminReturnsAnswer: AnswerShape = {
  operation: 'adminReturns',
  personal: true,
  data: adminReturnListDataShape,
}
